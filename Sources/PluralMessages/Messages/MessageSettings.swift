import Plurals

/// What all messages of a catalogue are shown with, behind one reference.
final class MessageSettings: Sendable {
  let rules: PluralRules
  let options: MessageOptions
  /// The digits of numbers; nil for ASCII's.
  let digits: LocalDigits?
  /// Whether an integer is shown in ASCII digits and nothing else.
  let showsNumbersAsTheyAre: Bool

  init(rules: PluralRules, options: MessageOptions, digits: LocalDigits?) {
    self.rules = rules
    self.options = options
    self.digits = digits
    showsNumbersAsTheyAre = digits == nil && options.numberStyle == nil
  }

  convenience init(rules: PluralRules, options: MessageOptions, language: String) {
    let digits = options.digits == .native ? LocalDigits(language: language) : nil
    self.init(rules: rules, options: options, digits: digits)
  }
}
