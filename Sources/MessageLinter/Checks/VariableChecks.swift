import PluralMessages

/// The checks of variables beside each other.
enum VariableChecks {
  static func findings(_ shape: MessageShape) -> [MessageFinding] {
    var findings = shape.unusedVariables.map {
      MessageFinding(problem: .unusedVariable($0), severity: .error, variable: $0)
    }
    var first: [MessageShape.Argument: MessageShape.Choice] = [:]
    for choice in shape.choices {
      guard let name = choice.variable, case .position(let position) = choice.argument else {
        continue
      }
      guard let other = first[choice.argument] else {
        first[choice.argument] = choice
        continue
      }
      guard other.argumentClass != choice.argumentClass, let otherName = other.variable else {
        continue
      }
      findings.append(
        MessageFinding(
          problem: .clashingVariables(otherName, name, argument: position + 1),
          severity: .error,
          variable: name
        )
      )
    }
    return findings
  }
}
