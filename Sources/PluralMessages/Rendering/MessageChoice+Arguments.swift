import Plurals

extension MessageChoice {
  /// The argument that chooses, of a choice by name.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - position: The position of the argument that chooses if none has the name.
  func argument(
    named name: String,
    at position: Int,
    in arguments: [any MessageArgumentConvertible],
    _ named: NamedArguments
  ) -> MessageArgument? {
    if let value = named[name] { return value }
    if position < arguments.count {
      let argument = arguments[position].messageArgument
      if argument.isNumber || variable.firstArgument == .choosing { return argument }
      // As in "%s has %d cats".
      return arguments.lazy.map(\.messageArgument).first { $0.isNumber } ?? argument
    }
    for shown in shownNames {
      if let value = named[shown], value.isNumber { return value }
    }
    // A variable stands beside others, whose numbers are not its own.
    guard variable.firstArgument == .first else { return nil }
    return named.names.lazy.compactMap { named[$0] }.first { $0.isNumber }
  }

  /// The text for the first interval of a category that holds a number.
  func intervalText(
    for number: MessageArgument,
    _ category: PluralCategory,
    _ takesOther: Bool
  ) -> MessageTemplate? {
    var texts = variants.intervals[category]
    if texts == nil, takesOther, variants[category] == nil { texts = variants.intervals[.other] }
    guard let texts else { return nil }
    if let whole = number.wholeNumber {
      return texts.first { $0.interval.contains(whole) }?.template
    }
    guard let value = number.floatingPoint else { return nil }
    return texts.first { $0.interval.contains(value) }?.template
  }
}

extension MessageArgument {
  /// Whether the argument is a number, or a range of numbers.
  fileprivate var isNumber: Bool {
    switch value {
    case .text: false
    case .styled(let styled): styled.number.isNumber
    case .integer, .unsigned, .double, .float, .number, .range: true
    }
  }
}
