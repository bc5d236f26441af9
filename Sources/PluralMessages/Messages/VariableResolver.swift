/// Finds out, once for a message, which arguments its placeholders and variables take.
///
/// A placeholder without a position takes its turn, and so does a variable. What a variable's text
/// takes does not count outside: otherwise the text after it would depend on which text was chosen.
struct VariableResolver {
  private let variables: [String: MessageVariable]
  private(set) var choices: [MessageChoice] = []
  /// Each variable, resolved, at each place where its turns begin.
  private var known: [Place: (choice: Int, extent: Extent)] = [:]
  private var placeCounts: [String: Int] = [:]
  /// The variables that are being resolved: whoever meets one is inside it, at whichever place.
  private var open: Set<String> = []

  /// A variable with what its texts inherit from around it.
  private struct Place: Hashable {
    let name: String
    let chooser: MessageChoice.Chooser
    let turn: Int
  }

  /// What a text leads to at most.
  private struct Extent {
    var textCount = 0
    var byteCount = 0
  }

  init(variables: [String: MessageVariable]) {
    self.variables = variables
  }

  /// The format of a message, with arguments and choices.
  mutating func resolve(_ template: MessageTemplate) throws(MessageError) -> MessageTemplate {
    try resolve(template, turn: 0, firstVariable: 0).template
  }

  /// The texts of a message that depend on a number.
  mutating func resolve(_ variable: MessageVariable) throws(MessageError) -> MessageChoice {
    try Self.check(variable.selector)
    let variants = try variable.variants.mapTemplates { (template) throws(MessageError) in
      template.hasVariables ? try resolve(template) : template
    }
    let chooser: MessageChoice.Chooser =
      switch variable.selector {
      case .firstNumber: MessageVariable.firstNumber(in: variants)
      case .position(let position): .position(position)
      case .name(let name), .nameOrNext(let name): .name(name)
      case .next: .position(0)
      }
    return MessageChoice(variable, variants, chooser: chooser, source: "the choice of a form")
  }

  /// Finds the faults of variables that no text leads to.
  mutating func checkUnused() throws(MessageError) {
    for (name, variable) in variables.sorted(by: { $0.key < $1.key }) where placeCounts[name] == nil
    {
      _ = try resolve(name, variable, position: nil, turn: 0, source: "%#@\(name)@")
    }
  }

  // MARK: Formats

  /// - Parameters:
  ///   - turn: The position of the first argument that is taken in turn.
  ///   - firstVariable: The first position that a variable may take in turn.
  private mutating func resolve(
    _ template: MessageTemplate,
    turn: Int,
    firstVariable: Int
  ) throws(MessageError) -> (template: MessageTemplate, Extent) {
    var extent = Extent(byteCount: template.source.utf8.count)
    guard let parts = template.parts, turn > 0 || template.hasVariables else {
      return (template, extent)
    }
    var turn = turn
    var segments: [MessageTemplate.Segment] = []
    segments.reserveCapacity(parts.count)
    for part in parts {
      switch part {
      case .text: segments.append(part)
      case .placeholder(let placeholder):
        segments.append(.placeholder(Self.resolved(placeholder, &turn)))
      case .variable(let reference):
        guard let variable = variables[reference.name] else {
          throw MessageError(.unknownVariable(reference.name))
        }
        try Self.check(variable.selector)
        turn = max(turn, firstVariable)
        let position = Self.position(of: reference, variable, &turn)
        let (choice, inner) = try resolve(
          reference.name,
          variable,
          position: position,
          turn: turn,
          source: reference.source
        )
        extent.textCount += inner.textCount
        extent.byteCount += inner.byteCount
        try check(extent)
        segments.append(
          .variable(
            MessageTemplate.VariableReference(
              after: reference.textBefore,
              name: reference.name,
              position: reference.position,
              source: reference.source,
              choice: choice
            )
          )
        )
      }
    }
    return (MessageTemplate(template, segments: segments), extent)
  }

  /// A placeholder that takes its turn, and so do the arguments for its width and precision before it.
  private static func resolved(
    _ placeholder: MessageTemplate.Placeholder,
    _ turn: inout Int
  ) -> MessageTemplate.Placeholder {
    func next(_ reference: MessageTemplate.ArgumentReference) -> MessageTemplate.ArgumentReference {
      guard case .turn = reference else { return reference }
      defer { turn += 1 }
      return .turn(turn)
    }
    let sizes = placeholder.sizes.map {
      MessageTemplate.ArgumentSizes(
        width: $0.width.map(next),
        precision: $0.precision.map(next)
      )
    }
    return MessageTemplate.Placeholder(
      after: placeholder.textBefore,
      reference: next(placeholder.reference),
      conversion: placeholder.conversion,
      sizes: sizes,
      source: placeholder.source
    )
  }

  /// The position of the argument that a variable chooses by; nil for one with a name.
  private static func position(
    of reference: MessageTemplate.VariableReference,
    _ variable: MessageVariable,
    _ turn: inout Int
  ) -> Int? {
    if let position = reference.position { return position }
    switch variable.selector {
    case .position(let position):
      // `%#@files@ in %@`, where the variable names the first argument: the text is the second.
      if position == turn { turn += 1 }
      return position
    case .name: return nil
    case .next, .firstNumber, .nameOrNext:
      defer { turn += 1 }
      return turn
    }
  }

  // MARK: Variables

  private mutating func resolve(
    _ name: String,
    _ variable: MessageVariable,
    position: Int?,
    turn: Int,
    source: String
  ) throws(MessageError) -> (choice: Int, Extent) {
    let chooser: MessageChoice.Chooser
    if case .nameOrNext(let argument) = variable.selector, let position {
      chooser = .name(argument, else: position)
    } else if let position {
      chooser = .position(position)
    } else if case .name(let argument) = variable.selector {
      chooser = .name(argument)
    } else {
      chooser = .position(turn)
    }
    let place = Place(name: name, chooser: chooser, turn: position ?? turn)
    if let known = known[place] { return (known.choice, known.extent) }
    guard !open.contains(name) else { throw MessageError(.recursiveVariable(name)) }
    guard open.count < MessageLimit.variableNesting.maximum else {
      throw MessageError(.limit(.variableNesting))
    }
    placeCounts[name, default: 0] += 1
    guard placeCounts[name, default: 0] <= MessageLimit.variablePositions.maximum else {
      throw MessageError(.limit(.variablePositions))
    }
    open.insert(name)
    var most = Extent()
    // Placeholders without a position begin with the argument that chose.
    let variants = try variable.variants.mapTemplates { (template) throws(MessageError) in
      let (resolved, extent) = try resolve(
        template,
        turn: place.turn,
        firstVariable: position.map { $0 + 1 } ?? 0
      )
      most.textCount = max(most.textCount, extent.textCount)
      most.byteCount = max(most.byteCount, extent.byteCount)
      return resolved
    }
    open.remove(name)
    most.textCount += 1
    try check(most)
    choices.append(MessageChoice(variable, variants, chooser: chooser, source: source))
    known[place] = (choices.count - 1, most)
    return (choices.count - 1, most)
  }

  private static func check(_ selector: MessageVariable.Selector) throws(MessageError) {
    if case .position(let position) = selector,
      !(0..<MessageLimit.position.maximum ~= position)
    {
      throw MessageError(.limit(.position))
    }
  }

  private func check(_ extent: Extent) throws(MessageError) {
    guard extent.textCount <= MessageLimit.variableTexts.maximum else {
      throw MessageError(.limit(.variableTexts))
    }
    guard extent.byteCount <= MessageLimit.variableSize.maximum else {
      throw MessageError(.limit(.variableSize))
    }
  }
}
