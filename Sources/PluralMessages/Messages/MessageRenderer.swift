import LegacyPlurals
import Plurals

/// Makes the text of one message.
struct MessageRenderer {
  let settings: MessageSettings
  private let key: String?
  let arguments: [MessageArgument]
  private let named: [String: MessageArgument]
  private let variables: [String: MessageVariable]
  private var output = ""
  /// The variables whose texts are being made.
  private var open: [String] = []
  /// How many variables' texts were made.
  private var variableCount = 0
  /// The first position that variables without one may take: behind what the one around them took.
  private var firstPosition = 0

  init(
    _ settings: MessageSettings,
    key: String?,
    variables: [String: MessageVariable] = [:],
    arguments: [MessageArgument],
    named: [String: MessageArgument]
  ) {
    self.settings = settings
    self.key = key
    self.variables = variables
    self.arguments = arguments
    self.named = named
  }

  /// The text of a message's content.
  mutating func text(of content: Message.Content) throws(MessageError) -> String {
    var turn = 0
    switch content {
    case .text(let template):
      guard let parts = template.parts else { return template.source }
      if let text = simpleText(parts, own: arguments.first) { return text }
      try append(template, own: arguments.first, &turn)
    case .plural(let variable):
      var selectorTurn = 0
      let (argument, _) = try self.argument(of: variable, position: nil, "", &selectorTurn)
      let (template, own) = try choose(variable, argument)
      if let parts = template.parts, let text = simpleText(parts, own: own) { return text }
      try append(template, own: own, &turn)
    case .forms(let forms):
      try append(forms)
    case .verbatim(_, let fault):
      throw MessageError(fault, key: key)
    case .keyed:
      throw MessageError(.wrongKind(expected: "one text"), key: key)
    }
    return output
  }

  /// The text of a template by itself.
  mutating func text(of template: MessageTemplate) throws(MessageError) -> String {
    var turn = 0
    try append(template, own: arguments.first, &turn)
    return output
  }

  // MARK: Parts

  /// Appends a text.
  ///
  /// - Parameters:
  ///   - own: The number that the text was chosen by.
  ///   - turn: The position of the argument for the next placeholder without one.
  private mutating func append(
    _ template: MessageTemplate,
    own: MessageArgument?,
    _ turn: inout Int
  ) throws(MessageError) {
    guard let parts = template.parts else {
      output += template.source
      return
    }
    // About what the text will take, so that it is moved in memory at most once more.
    output.reserveCapacity(output.utf8.count + template.source.utf8.count + 16 * parts.count)
    for segment in parts {
      switch segment {
      case .text(let text): output += text
      case .placeholder(let placeholder):
        try append(placeholder, own: own, &turn)
      case .variable(let reference):
        try append(reference, &turn)
      }
    }
  }

  private mutating func append(
    _ reference: MessageTemplate.VariableReference,
    _ turn: inout Int
  ) throws(MessageError) {
    guard let variable = variables[reference.name] else {
      throw MessageError(.unknownVariable(reference.name), key: key)
    }
    guard !open.contains(reference.name) else {
      throw MessageError(.recursiveVariable(reference.name), key: key)
    }
    // Readers refuse such messages; one that a program makes is found out only here.
    variableCount += 1
    guard open.count < Message.maximumVariableDepth, variableCount <= Message.maximumVariableCount,
      output.utf8.count <= Message.maximumByteCount
    else {
      throw MessageError(
        .malformed(
          "its variables are nested deeper than \(Message.maximumVariableDepth), or stand for more than "
            + "\(Message.maximumVariableCount) texts or \(Message.maximumByteCount) bytes"
        ),
        key: key
      )
    }
    turn = max(turn, firstPosition)
    let (argument, position) = try argument(
      of: variable,
      position: reference.position,
      reference.source,
      &turn
    )
    let (template, own) = try choose(variable, argument)
    let outerPosition = firstPosition
    open.append(reference.name)
    firstPosition = (position ?? -1) + 1
    defer {
      open.removeLast()
      firstPosition = outerPosition
    }
    // Placeholders without a position begin with the argument that chose. What they take does not
    // count outside: otherwise the text after the variable would depend on which text was chosen.
    var innerTurn = position ?? turn
    try append(template, own: own, &innerTurn)
  }

  private mutating func append(_ forms: MessageForms) throws(MessageError) {
    guard let argument = arguments.first else {
      throw MessageError(
        .missingArgument(placeholder: "the list of forms", position: 0, count: 0),
        key: key
      )
    }
    guard let number = argument.wholeNumber else {
      throw MessageError(
        .typeMismatch(
          placeholder: "the list of forms",
          expected: "an integer up to \(Int.max)",
          found: argument.typeDescription
        ),
        key: key
      )
    }
    var turn = 0
    let shown = settings.options.numberStyle?.show(argument) ?? argument
    let category = settings.rules.category(for: shown.operands ?? PluralOperands(number))
    try append(forms.template(for: number, category), own: argument, &turn)
  }

  private mutating func append(
    _ placeholder: MessageTemplate.Placeholder,
    own: MessageArgument?,
    _ turn: inout Int
  ) throws(MessageError) {
    let argument: MessageArgument
    switch placeholder.reference {
    case .next:
      argument = try self.argument(at: turn, placeholder.source)
      turn += 1
    case .position(let position):
      argument = try self.argument(at: position, placeholder.source)
    case .own:
      if let own {
        argument = own
      } else {
        argument = try self.argument(at: 0, placeholder.source)
      }
    case .name(let name):
      if let value = named[name] {
        argument = value
      } else if name == "count", let own {
        argument = own
      } else {
        throw MessageError(
          .missingNamedArgument(placeholder: placeholder.source, name: name),
          key: key
        )
      }
    }
    // Most placeholders by far.
    switch argument {
    case .text(let text) where placeholder.conversion == .object:
      output += text
      return
    case .integer(let value)
    where placeholder.conversion.isPlain && settings.digits == nil
      && settings.options.numberStyle == nil:
      output += String(value)
      return
    default: break
    }
    do throws(MessageError) {
      output += try shown(argument, placeholder.conversion, placeholder.source)
    } catch {
      throw MessageError(error.kind, key: key)
    }
  }

  private func argument(
    at position: Int,
    _ placeholder: String
  ) throws(MessageError) -> MessageArgument {
    guard position < arguments.count else {
      throw MessageError(
        .missingArgument(
          placeholder: placeholder,
          position: position,
          count: arguments.count
        ),
        key: key
      )
    }
    return arguments[position]
  }

  /// An argument as it is shown.
  private func shown(
    _ argument: MessageArgument,
    _ conversion: Conversion,
    _ placeholder: String
  ) throws(MessageError) -> String {
    var argument = argument
    if case .text = argument {
      return try ConversionFormatter.text(of: argument, conversion, placeholder: placeholder)
    }
    if conversion.isPlain, let style = settings.options.numberStyle {
      argument = style.show(argument)
    }
    let text = try ConversionFormatter.text(of: argument, conversion, placeholder: placeholder)
    guard let digits = settings.digits, conversion.isDecimal else { return text }
    return digits.localized(text)
  }

  // MARK: Choosing

  /// The argument that a variable chooses by, and its position.
  private func argument(
    of variable: MessageVariable,
    position: Int?,
    _ source: String,
    _ turn: inout Int
  ) throws(MessageError) -> (MessageArgument, position: Int?) {
    let source = source.isEmpty ? "the choice of a form" : source
    if let position { return (try argument(at: position, source), position) }
    switch variable.selector {
    case .position(let position):
      // `%#@files@ in %@`, where the variable names the first argument: the text is the second.
      if position == turn { turn += 1 }
      return (try argument(at: position, source), position)
    case .name(let name):
      if let value = named[name] { return (value, nil) }
      guard let first = arguments.first else {
        throw MessageError(.missingNamedArgument(placeholder: source, name: name), key: key)
      }
      return (first, 0)
    case .next, .firstNumber:
      let position = turn
      turn += 1
      return (try argument(at: position, source), position)
    }
  }

  /// The text that a number chooses, and the number as the text shows it.
  private func choose(
    _ variable: MessageVariable,
    _ argument: MessageArgument
  ) throws(MessageError) -> (MessageTemplate, own: MessageArgument) {
    if let number = argument.wholeNumber, let template = variable.template(exactly: number) {
      return (template, argument)
    }
    let offset = variable.offset
    let own = offset == 0 ? argument : argument.reduced(by: offset)
    guard let operands = operands(of: own, variable.conversion) else {
      throw MessageError(.noNumber(found: argument.typeDescription), key: key)
    }
    if settings.options.zero == .apple, operands.i == 0, operands.t == 0,
      let template = variable.template(for: .zero)
    {
      return (template, own)
    }
    let category = settings.rules.category(for: operands)
    if let template = variable.template(for: category) { return (template, own) }
    let fault = MessageError(
      .missingCategory(category.rawValue, available: variable.variants.categories.map(\.rawValue)),
      key: key
    )
    guard !settings.options.isStrict, let template = variable.template(for: .other) else {
      throw fault
    }
    settings.options.report?(fault)
    return (template, own)
  }

  /// The operands of a number as it is shown.
  private func operands(
    of argument: MessageArgument,
    _ conversion: Conversion
  ) -> PluralOperands? {
    if case .text = argument { return nil }
    if conversion.isPlain, let style = settings.options.numberStyle {
      return style.show(argument).operands
    }
    return ConversionFormatter.operands(
      of: argument,
      conversion,
      shownAs: try ConversionFormatter.text(of: argument, conversion, placeholder: "")
    )
  }
}
