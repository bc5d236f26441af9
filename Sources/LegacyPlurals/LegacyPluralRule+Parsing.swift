extension LegacyPluralRule {
  /// Creates the rule that a catalogue names, as in `"JJ_PLURAL_FORM_RULE" = "7";`.
  ///
  /// - Parameter text: The rule's number in decimal digits.
  /// - Throws: ``LegacyPluralError/notANumber(_:)``, or ``LegacyPluralError/unknownRule(_:)`` for a
  ///   number that is no rule, such as JJPluralForm's 999999 before a rule is chosen.
  public init(parsing text: some StringProtocol) throws(LegacyPluralError) {
    let digits = text.utf8
    guard !digits.isEmpty, digits.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) else {
      throw .notANumber(String(text))
    }
    guard let number = Int(text), let rule = LegacyPluralRule(rawValue: number) else {
      throw .unknownRule(String(text))
    }
    self = rule
  }
}
