import Plurals

/// The state that all messages of a catalogue are shown with, behind one reference.
final class MessageSettings: Sendable {
  let language: String
  let rules: PluralRules
  let ordinalRules: PluralRules
  let options: MessageOptions
  /// The numbers for which a text for `zero` is taken.
  let zero: MessageOptions.ZeroReading
  /// The signs of numbers; nil for C's. Foundation is not asked before one is shown.
  var numbers: LocalNumbers? { hasNativeNumbers ? nativeNumbers.value : nil }
  private let hasNativeNumbers: Bool
  private let nativeNumbers: Deferred<LocalNumbers>
  /// Whether the native numbers have ASCII's digits; a Boolean of its own, because each number asks.
  private let hasNativeDigits: Deferred<Bool>
  private let hasNumberStyle: Bool
  /// Whether all numbers are grouped, not only those whose conversion asks for it: as Apple's formatter
  /// does that is given a locale.
  let groupsNumbers: Bool

  init(
    language: String,
    options: MessageOptions,
    usualZero: MessageOptions.ZeroReading = .cldr,
    hasNativeNumbers: Bool,
    numbersOf locale: String? = nil
  ) {
    groupsNumbers = locale != nil
    self.language = language
    rules = PluralRules(locale: language)
    ordinalRules = PluralRules(locale: language, type: .ordinal)
    self.options = options
    zero = options.zero ?? usualZero
    self.hasNativeNumbers = hasNativeNumbers
    hasNumberStyle = options.numberStyle != nil
    let numbers = Deferred { LocalNumbers.native(locale ?? language) }
    nativeNumbers = numbers
    hasNativeDigits = Deferred { !numbers.value.hasASCIIDigits }
  }

  /// Whether an integer without flags, width and precision is shown in ASCII digits, and nothing else.
  func showsAsItIs(_ integer: Int) -> Bool {
    guard !hasNumberStyle, !groupsNumbers || -1_000 < integer && integer < 1_000 else {
      return false
    }
    return !hasNativeNumbers || integer >= 0 && !hasNativeDigits.value
  }

  convenience init(
    language: String,
    options: MessageOptions,
    usualZero: MessageOptions.ZeroReading = .cldr
  ) {
    self.init(
      language: language,
      options: options,
      usualZero: usualZero,
      hasNativeNumbers: options.digits == .native
    )
  }

  /// The rules for a choice.
  func rules(of type: PluralRuleType) -> PluralRules { type == .ordinal ? ordinalRules : rules }

  /// The category of an integer. Rules are not copied for it.
  func category(for number: Int, _ type: PluralRuleType) -> PluralCategory {
    type == .ordinal ? ordinalRules.category(for: number) : rules.category(for: number)
  }
}
