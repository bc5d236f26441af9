/// The limits of what the compiler accepts, so that no rule text can exhaust memory or time.
public enum PluralRuleLimits {
  /// The longest rule text, in UTF-8 code units.
  public static let textLength = 1 << 16

  /// The largest value in a condition, 10^18. ``/Plurals/PluralOperands`` relies on it for numbers of any
  /// length.
  public static let value: UInt64 = 1_000_000_000_000_000_000

  /// The most relations in one rule.
  public static let relations = 500

  /// The most samples in one rule, with ranges expanded.
  public static let samples = 100_000

  /// The most values and ranges in one rule.
  public static let ranges = 2_000
}
