/// The ways in which a catalogue's messages are shown.
public struct MessageOptions: Sendable {
  /// The numbers for which a text for `zero` is taken.
  public enum ZeroReading: String, Hashable, Sendable, CaseIterable {
    /// Those to which CLDR gives the category `zero`, as in Arabic and Latvian.
    case cldr
    /// The number 0 in every language, as on Apple's systems, and CLDR's numbers too.
    case apple
  }

  /// The digits of numbers.
  public enum Digits: String, Hashable, Sendable, CaseIterable {
    /// 0 to 9, with the decimal point and the minus of C.
    case latin
    /// Those of the language's default numbering system, or of that which its identifier names
    /// (`ar-u-nu-latn`), with the language's decimal separator and minus.
    case native
  }

  /// The ways to deal with a placeholder whose argument is not given.
  public enum MissingArguments: String, Hashable, Sendable, CaseIterable {
    /// An error.
    case error
    /// The placeholder is shown as it is written.
    case placeholder
  }

  /// The numbers for which a text for `zero` is taken; nil for what the file's format means by it.
  public var zero: ZeroReading?
  /// The digits of numbers.
  public var digits = Digits.latin
  /// The style of numbers for which the format says no more than that they are there.
  public var numberStyle: NumberStyle?
  /// The text between the ends of a range, as in "1–2".
  public var rangeSeparator = "–"
  /// The way to deal with a placeholder whose argument is not given.
  public var missingArguments = MissingArguments.error
  /// A Boolean value that says that a category without a text is an error, not a case for another
  /// text.
  public var isStrict = false
  /// A function that is told each finding about messages that can be shown nevertheless, and about
  /// those for which a call without `try` gives something else.
  public var report: (@Sendable (MessageDiagnostic) -> Void)?

  /// Creates options.
  ///
  /// - Parameters:
  ///   - zero: The numbers for which a text for `zero` is taken; nil for what the file's format means.
  ///   - digits: The digits of numbers.
  ///   - numberStyle: How numbers are shown for which the format says no more.
  public init(
    zero: ZeroReading? = nil,
    digits: Digits = .latin,
    numberStyle: NumberStyle? = nil
  ) {
    self.zero = zero
    self.digits = digits
    self.numberStyle = numberStyle
  }
}
