extension LegacyPluralRule {
  /// Creates the rule that a catalogue names, as in `"JJ_PLURAL_FORM_RULE" = "7";`.
  ///
  ///     try LegacyPluralRule(parsing: " 7\n")    // 7 Russian
  ///
  /// - Parameter text: The rule's number in decimal digits, with or without white space around them.
  /// - Throws: ``LegacyPluralError/notANumber(_:)``, or ``LegacyPluralError/unknownRule(_:)`` for a
  ///   number that is no rule, such as JJPluralForm's 999999 before a rule is chosen.
  public init(parsing text: some StringProtocol) throws(LegacyPluralError) {
    var digits = text[...]
    while let first = digits.first, first.isWhitespace { digits.removeFirst() }
    while let last = digits.last, last.isWhitespace { digits.removeLast() }
    guard !digits.isEmpty,
      digits.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 })
    else {
      throw .notANumber(String(text))
    }
    guard let number = Int(digits), let rule = LegacyPluralRule(rawValue: number) else {
      throw .unknownRule(String(digits))
    }
    self = rule
  }
}
