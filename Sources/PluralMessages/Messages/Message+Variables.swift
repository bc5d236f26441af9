extension Message {
  /// The most variables that one text may lead to, counting each place where it does.
  private static let maximumVariableCount = 1_000
  /// How deep variables may stand in the texts of variables.
  private static let maximumVariableDepth = 32

  /// Refuses variables that are not there, that lead back to themselves, or whose texts would grow
  /// without measure.
  func checkVariables() throws(MessageError) {
    var check = VariableCheck(variables: variables)
    switch content {
    case .text(let template): try check.visit([template])
    case .plural(let variable): try check.visit(variable.variants.all)
    case .keyed, .forms, .verbatim: break
    }
    // Those that no text leads to may lead to themselves.
    for name in variables.keys.sorted() { _ = try check.visit(name) }
  }

  private struct VariableCheck {
    let variables: [String: MessageVariable]
    /// How many variables the texts of a variable lead to at most; nil while that is being found out.
    var counts: [String: Int?] = [:]
    var depth = 0

    init(variables: [String: MessageVariable]) {
      self.variables = variables
    }

    @discardableResult
    mutating func visit(_ templates: [MessageTemplate]) throws(MessageError) -> Int {
      var most = 0
      for template in templates {
        var count = 0
        for case .variable(let reference) in template.segments {
          count += try visit(reference.name)
          guard count <= Message.maximumVariableCount else {
            throw MessageError(
              .malformed("its variables stand for more than \(Message.maximumVariableCount) texts")
            )
          }
        }
        most = max(most, count)
      }
      return most
    }

    mutating func visit(_ name: String) throws(MessageError) -> Int {
      if let known = counts[name] {
        guard let known else { throw MessageError(.recursiveVariable(name)) }
        return known
      }
      guard let variable = variables[name] else { throw MessageError(.unknownVariable(name)) }
      guard depth < Message.maximumVariableDepth else {
        throw MessageError(
          .malformed("its variables are nested deeper than \(Message.maximumVariableDepth)")
        )
      }
      counts[name] = .some(nil)
      depth += 1
      let count = try visit(variable.variants.all) + 1
      depth -= 1
      counts[name] = count
      return count
    }
  }
}

extension MessageTemplate {
  /// The positions of the arguments that the variables of a format choose by; a variable that the
  /// format names with different arguments has none.
  ///
  /// - Parameter claims: The positions that variables name themselves.
  func variablePositions(claims: [String: Int] = [:]) -> [String: Int] {
    var positions: [String: Int?] = [:]
    var turn = 0
    for segment in segments {
      switch segment {
      case .text: break
      case .placeholder(let placeholder):
        if placeholder.reference == .next { turn += 1 }
      case .variable(let variable):
        let position = variable.position ?? claims[variable.name] ?? turn
        if variable.position == nil, position == turn { turn += 1 }
        if let known = positions[variable.name], known != position {
          positions[variable.name] = .some(nil)
        } else {
          positions[variable.name] = position
        }
      }
    }
    return positions.compactMapValues { $0 }
  }
}

extension MessageVariable {
  /// Creates a variable of one of Apple's catalogues.
  ///
  /// - Parameters:
  ///   - variants: The texts, in which `%arg` stands for the number.
  ///   - selector: Which argument is the number.
  ///   - conversion: How the number is shown, as the catalogue says.
  ///   - position: The position of the number in the format around the variable, where it is known.
  init(
    apple variants: PluralVariants,
    by selector: Selector,
    shownAs conversion: Conversion,
    position: Int?
  ) {
    var variants = variants
    if conversion != .object {
      for category in variants.categories {
        variants[category] = variants[category].map {
          MessageTemplate($0, showingArgumentAs: conversion)
        }
      }
    }
    self.init(variants, by: selector, takesTurns: false, default: conversion, position: position)
  }
}

extension Conversion {
  /// Reads what follows the percent sign of a placeholder, such as `lld` or `.1f`; nil if it is not
  /// exactly one conversion.
  init?(specifier: String) {
    guard specifier != "arg", let template = try? MessageTemplate("%" + specifier),
      template.segments.count == 1, case .placeholder(let placeholder) = template.segments[0],
      placeholder.reference == .next
    else { return nil }
    self = placeholder.conversion
  }
}
