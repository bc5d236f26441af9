/// What a catalogue's messages are shown with.
public struct MessageOptions: Sendable {
  /// When a text for `zero` is taken.
  public enum Zero: String, Hashable, Sendable, CaseIterable {
    /// For the numbers to which CLDR gives the category `zero`, as in Arabic and Latvian.
    case cldr
    /// For the number 0 in every language, as Apple's systems do, and for those numbers too.
    case apple
  }

  /// The digits of numbers.
  public enum Digits: String, Hashable, Sendable, CaseIterable {
    /// 0 to 9.
    case latin
    /// Those that the catalogue's language writes numbers with.
    case native
  }

  /// When a text for `zero` is taken.
  public var zero: Zero
  /// The digits of numbers.
  public var digits = Digits.latin
  /// How numbers are shown for which the format says no more than that they are there.
  public var numberStyle: NumberStyle?
  /// Whether a category without a text is an error, not a case for the text for `other`.
  public var isStrict = false
  /// Is told what is wrong with a message that can be shown nevertheless.
  public var report: (@Sendable (MessageError) -> Void)?

  /// Creates options.
  ///
  /// - Parameter zero: When a text for `zero` is taken.
  public init(zero: Zero = .cldr) {
    self.zero = zero
  }
}
