import Foundation
import LegacyPlurals
import Plurals

/// Makes the texts of messages: appends their parts, whose arguments are known.
///
/// What belongs to one message or one call is handed on from part to part, not kept here: what is kept
/// is counted for each text, and what is changed is counted for each use.
struct MessageRenderer {
  private let settings: MessageSettings
  /// Whether a category without a text takes that for `other`.
  private let takesOther: Bool

  init(_ settings: MessageSettings, takesOther: Bool = true) {
    self.settings = settings
    self.takesOther = takesOther && !settings.options.isStrict
  }

  /// The text of a message that has no members.
  func text(
    of message: Message.Storage,
    for request: MessageRequest
  ) throws(MessageError) -> String {
    try TextBuffer.text { (output) throws(MessageError) in
      try append(message, request, to: &output)
    }
  }

  /// The text of a template by itself.
  func text(
    of template: MessageTemplate,
    for request: MessageRequest
  ) throws(MessageError) -> String {
    try TextBuffer.text { (output) throws(MessageError) in
      try append(template.storage, own: nil, [], request, to: &output)
    }
  }

  // MARK: Parts

  private func append(
    _ message: Message.Storage,
    _ request: MessageRequest,
    to output: inout TextBuffer
  ) throws(MessageError) {
    if let choice = message.choice {
      return try append(choice, message.choices, request, to: &output)
    }
    if let template = message.template {
      return try append(template, own: nil, message.choices, request, to: &output)
    }
    switch message.content {
    case .forms(let forms): try append(forms, request, to: &output)
    case .unshowable(_, let fault): throw MessageError(fault)
    case .keyed, .text, .plural: throw MessageError(.wrongKind(expected: .text))
    }
  }

  /// Appends a text.
  ///
  /// - Parameters:
  ///   - own: The number that the text was chosen by.
  ///   - choice: What chose it, if it did so by a name that stands for this number: that is not looked
  ///     up again.
  private func append(
    _ template: MessageTemplate.Storage,
    own: MessageArgument?,
    namedBy choice: MessageChoice? = nil,
    _ choices: [MessageChoice],
    _ request: MessageRequest,
    to output: inout TextBuffer
  ) throws(MessageError) {
    guard let parts = template.segments else {
      output.append(template.source)
      return
    }
    for index in parts.indices {
      if output.isTooLong { throw MessageError(.limit(.shownSize)) }
      switch parts[index] {
      case .placeholder(let placeholder):
        output.append(placeholder.textBefore)
        try append(placeholder, own: own, namedBy: choice, request, to: &output)
      case .variable(let reference):
        output.append(reference.textBefore)
        guard let place = reference.choice else {
          throw MessageError(.unknownVariable(reference.name))
        }
        try append(choices[place], choices, request, to: &output)
      case .text(let text): output.append(text)
      }
    }
  }

  private func append(
    _ placeholder: MessageTemplate.Placeholder,
    own: MessageArgument?,
    namedBy choice: MessageChoice?,
    _ request: MessageRequest,
    to output: inout TextBuffer
  ) throws(MessageError) {
    switch placeholder.reference {
    case .turn(let position), .position(let position):
      guard position < request.arguments.count else {
        return try appendMissing(position, placeholder, own: own, request, to: &output)
      }
      try append(request.arguments[position].messageArgument, at: placeholder, request, to: &output)
    case .own:
      if let own {
        try append(own, at: placeholder, request, to: &output)
      } else if let first = request.arguments.first {
        try append(first.messageArgument, at: placeholder, request, to: &output)
      } else {
        try appendMissing(0, placeholder, own: nil, request, to: &output)
      }
    case .name(let name):
      if let own, let choice, choice.isChosen(byName: name) {
        try append(own, at: placeholder, request, to: &output)
      } else if let value = request.named[name] {
        try append(value, at: placeholder, request, to: &output)
      } else if name == "count", let own {
        try append(own, at: placeholder, request, to: &output)
      } else if settings.options.missingArguments == .placeholder {
        output.append(placeholder.source)
      } else {
        throw MessageError(.missingNamedArgument(placeholder: placeholder.source, name: name))
      }
    }
  }

  private func append(
    _ argument: MessageArgument,
    at placeholder: MessageTemplate.Placeholder,
    _ request: MessageRequest,
    to output: inout TextBuffer
  ) throws(MessageError) {
    // Most placeholders by far.
    switch argument.value {
    case .text(let text) where placeholder.isObject: output.append(text)
    case .integer(let value) where placeholder.isPlain && settings.showsAsItIs(value):
      output.append(value)
    default:
      var conversion = placeholder.conversion
      if let sizes = placeholder.sizes {
        try apply(sizes, of: request, to: &conversion, placeholder.source)
      }
      output.append(try shown(argument, conversion, placeholder.source))
    }
  }

  /// Sets a width and a precision that come from arguments, as C does: a negative width is one to the
  /// left, and a negative precision none.
  private func apply(
    _ sizes: MessageTemplate.ArgumentSizes,
    of request: MessageRequest,
    to conversion: inout Conversion,
    _ source: String
  ) throws(MessageError) {
    func size(_ reference: MessageTemplate.ArgumentReference) throws(MessageError) -> Int {
      guard case .turn(let position) = reference, position < request.arguments.count else {
        if case .position(let position) = reference, position < request.arguments.count {
          return try number(request.arguments[position].messageArgument)
        }
        throw Self.missing(request.arguments.count, source, request.arguments.count)
      }
      return try number(request.arguments[position].messageArgument)
    }
    func number(_ argument: MessageArgument) throws(MessageError) -> Int {
      guard let number = argument.wholeNumber else {
        throw MessageError(
          .typeMismatch(placeholder: source, expected: .integer, found: argument.given)
        )
      }
      let limit = MessageLimit.width.maximum
      return min(max(number, -limit), limit)
    }
    if let width = sizes.width {
      let value = try size(width)
      if value < 0 { conversion.flags.insert(.left) }
      conversion.width = abs(value)
    }
    if let precision = sizes.precision {
      let value = try size(precision)
      conversion.precision = value < 0 ? nil : value
    }
  }

  private func appendMissing(
    _ position: Int,
    _ placeholder: MessageTemplate.Placeholder,
    own: MessageArgument?,
    _ request: MessageRequest,
    to output: inout TextBuffer
  ) throws(MessageError) {
    // A number that has a name is not among the others, but it is what "%d files" shows.
    if position == 0, request.arguments.isEmpty, let own {
      output.append(try shown(own, placeholder.conversion, placeholder.source))
      return
    }
    guard settings.options.missingArguments == .placeholder else {
      throw Self.missing(position, placeholder.source, request.arguments.count)
    }
    output.append(placeholder.source)
  }

  private static func missing(_ position: Int, _ source: String, _ count: Int) -> MessageError {
    MessageError(.missingArgument(placeholder: source, position: position, count: count))
  }

  private func append(
    _ forms: WordForms,
    _ request: MessageRequest,
    to output: inout TextBuffer
  ) throws(MessageError) {
    let source = "the list of forms"
    guard let argument = request.arguments.first?.messageArgument else {
      throw Self.missing(0, source, request.arguments.count)
    }
    let shown = argument.resolved(in: settings)
    let operands = settings.styled(shown).operands
    let template: MessageTemplate
    switch argument.value {
    case .unsigned(let number):
      let category = settings.rules.category(for: operands ?? PluralOperands(number))
      template = forms.template(for: number, category)
    default:
      guard let number = argument.wholeNumber else {
        throw MessageError(
          .typeMismatch(placeholder: source, expected: .integer, found: argument.given)
        )
      }
      let category = settings.rules.category(for: operands ?? PluralOperands(number))
      template = forms.template(for: number, category)
    }
    try append(template.storage, own: shown, [], request, to: &output)
  }

  // MARK: Choosing

  private func append(
    _ choice: MessageChoice,
    _ choices: [MessageChoice],
    _ request: MessageRequest,
    to output: inout TextBuffer
  ) throws(MessageError) {
    let argument: MessageArgument
    var naming: MessageChoice?
    switch choice.chooser {
    case .position(let position):
      guard position < request.arguments.count else {
        return try appendUnchosen(choice, position, choices, request, to: &output)
      }
      argument = request.arguments[position].messageArgument
    case .name(let name, let position):
      if let value = request.named[name] {
        argument = value
        if choice.offset == 0, !value.hasStyle { naming = choice }
      } else if let found = choice.argument(
        named: name,
        at: position,
        in: request.arguments,
        request.named
      ) {
        argument = found
      } else if settings.options.missingArguments == .placeholder {
        return try appendUnchosen(choice, 0, choices, request, to: &output)
      } else {
        throw MessageError(.missingNamedArgument(placeholder: choice.source, name: name))
      }
    }
    // A style shows its number once, to choose by it and to put it into the text.
    let shown = argument.resolved(in: settings)
    if choice.hasExactTexts, let number = argument.wholeNumber,
      let template = choice.variants.exact[number]
    {
      return try append(
        template.storage,
        own: shown,
        namedBy: naming,
        choices,
        request,
        to: &output
      )
    }
    let own = choice.offset == 0 ? shown : shown.reduced(by: choice.offset)
    let category = try category(of: own, for: choice)
    if choice.hasIntervals, let text = choice.intervalText(for: shown, category, takesOther) {
      return try append(text.storage, own: own, namedBy: naming, choices, request, to: &output)
    }
    if let template = choice.variants[category] {
      return try append(template.storage, own: own, namedBy: naming, choices, request, to: &output)
    }
    guard takesOther, let template = choice.variants[.other] else {
      throw MessageError(
        .missingCategory(
          category,
          type: choice.variants.type,
          available: choice.variants.categories
        )
      )
    }
    try append(template.storage, own: own, namedBy: naming, choices, request, to: &output)
  }

  /// Appends the text for most numbers where there is no number to choose by.
  private func appendUnchosen(
    _ choice: MessageChoice,
    _ position: Int,
    _ choices: [MessageChoice],
    _ request: MessageRequest,
    to output: inout TextBuffer
  ) throws(MessageError) {
    guard settings.options.missingArguments == .placeholder,
      let template = choice.variants.all.first
    else { throw Self.missing(position, choice.source, request.arguments.count) }
    try append(template.storage, own: nil, choices, request, to: &output)
  }

  private func category(
    of number: MessageArgument,
    for choice: MessageChoice
  ) throws(MessageError) -> PluralCategory {
    let readsZero = settings.zero == .apple && choice.variants[.zero] != nil
    if case .integer(let value) = number.value, choice.showsInteger,
      settings.options.numberStyle == nil || !choice.conversion.isPlain
    {
      return readsZero && value == 0 ? .zero : settings.category(for: value, choice.variants.type)
    }
    if case .range(let range) = number.value {
      let rules = settings.rules(of: choice.variants.type)
      func category(ofEnd end: MessageArgument) throws(MessageError) -> PluralCategory {
        if let operands = operands(of: end, choice.conversion) {
          return rules.category(for: operands)
        }
        guard end.isNotFinite else { throw MessageError(.noNumber(found: number.given)) }
        return .other
      }
      return rules.category(
        from: try category(ofEnd: range.start),
        to: try category(ofEnd: range.end)
      )
    }
    guard let operands = operands(of: number, choice.conversion) else {
      guard number.isNotFinite else { throw MessageError(.noNumber(found: number.given)) }
      return .other
    }
    if readsZero, operands.i == 0, operands.t == 0 { return .zero }
    return settings.rules(of: choice.variants.type).category(for: operands)
  }

  /// The operands of a number as it is shown.
  private func operands(
    of argument: MessageArgument,
    _ conversion: Conversion
  ) -> PluralOperands? {
    if case .text = argument.value { return nil }
    if let formatted = argument.formatted { return formatted.operands }
    let number = conversion.isPlain ? settings.styled(argument) : argument
    return ConversionFormatter.operands(
      of: number,
      conversion,
      shownAs: try ConversionFormatter.text(of: number, conversion, placeholder: "")
    )
  }

  // MARK: Showing

  /// An argument as it is shown.
  private func shown(
    _ argument: MessageArgument,
    _ conversion: Conversion,
    _ placeholder: String
  ) throws(MessageError) -> String {
    switch argument.value {
    case .text:
      return try ConversionFormatter.text(of: argument, conversion, placeholder: placeholder)
    case .range(let range):
      return try shown(range.start, conversion, placeholder) + settings.options.rangeSeparator
        + shown(range.end, conversion, placeholder)
    case .styled:
      return ConversionFormatter.filled(
        argument.resolved(in: settings).plainText,
        conversion
      )
    case .integer, .unsigned, .double, .float, .number:
      if let formatted = argument.formatted {
        return ConversionFormatter.filled(formatted.text, conversion)
      }
      let number = conversion.isPlain ? settings.styled(argument) : argument
      if let formatted = number.formatted { return formatted.text }
      let text = try ConversionFormatter.text(of: number, conversion, placeholder: placeholder)
      return settings.localized(text, conversion)
    }
  }
}

extension MessageSettings {
  /// A number in C's signs, in those of the language where the options or the conversion ask for it.
  fileprivate func localized(_ number: String, _ conversion: Conversion) -> String {
    let isGrouped = groupsNumbers || conversion.flags.contains(.grouping)
    guard conversion.isDecimal, numbers != nil || isGrouped else { return number }
    let shown = (numbers ?? .latin(language)).localized(
      number.trimmingCharacters(in: .whitespaces),
      grouped: isGrouped
    )
    return ConversionFormatter.filled(shown, conversion)
  }

  /// A number as the catalogue's style shows it.
  fileprivate func styled(_ number: MessageArgument) -> MessageArgument {
    guard let style = options.numberStyle, number.formatted == nil else { return number }
    if case .range(let range) = number.value {
      return MessageArgument(from: style.show(range.start), to: style.show(range.end))
    }
    return style.show(number)
  }
}

extension MessageArgument {
  /// The number with the text that no conversion changes; nil for others.
  fileprivate var formatted: ShownNumber? {
    guard case .number(let number) = value, number.isFormatted else { return nil }
    return number
  }

  /// Whether it, or an end of it, has a style of its own.
  fileprivate var hasStyle: Bool {
    switch value {
    case .styled: true
    case .range(let range): range.start.hasStyle || range.end.hasStyle
    case .integer, .unsigned, .double, .float, .text, .number: false
    }
  }

  /// The argument as its own style shows it in a language, if it has one; of a range the ends.
  fileprivate func resolved(in settings: MessageSettings) -> MessageArgument {
    switch value {
    case .styled(let styled): styled.show(settings.language)
    case .range(let range):
      MessageArgument(
        from: range.start.resolved(in: settings),
        to: range.end.resolved(in: settings)
      )
    case .integer, .unsigned, .double, .float, .text, .number: self
    }
  }
}
