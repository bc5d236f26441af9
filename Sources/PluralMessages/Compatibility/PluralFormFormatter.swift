import Foundation
import LegacyPlurals
import Plurals

/// A formatter that chooses among word forms by a numbered rule, as JJPluralForm does.
///
///     let formatter = PluralFormFormatter(rule: .russian, language: "ru")
///     let days = 22
///     try formatter.string(for: days, forms: "%@ день;%@ дня;%@ дней")    // 22 дня
///
/// A form is a format whose one argument is the number as text: `%@` or `%1$@`, with `%%` for a
/// percent sign.
public struct PluralFormFormatter: Sendable {
  /// The rule that forms are for; nil if a call has to say it.
  public var rule: LegacyPluralRule?

  /// The text between two forms.
  public var separator: String

  /// A Boolean value that says that numbers are written in the language's digits, or as the number
  /// style shows them; without, they are plain.
  public var localizesDigits: Bool

  /// The language whose digits are written.
  public var language: String

  /// The style of numbers; nil for their digits alone.
  public var numberStyle: NumberStyle?

  /// Creates a formatter.
  ///
  /// - Parameters:
  ///   - rule: The rule that forms are for; nil if a call has to say it.
  ///   - separator: The text between two forms.
  ///   - localizesDigits: A Boolean value that says that numbers are written in the language's digits,
  ///     or as the number style shows them.
  ///   - language: The language whose digits are written.
  ///   - numberStyle: How numbers are shown; nil for their digits alone.
  public init(
    rule: LegacyPluralRule? = nil,
    separator: String = ";",
    localizesDigits: Bool = true,
    language: String = Locale.current.identifier,
    numberStyle: NumberStyle? = nil
  ) {
    self.rule = rule
    self.separator = separator
    self.localizesDigits = localizesDigits
    self.language = language
    self.numberStyle = numberStyle
  }

  /// Creates a formatter for a catalogue's language, with the rule that it names by the key
  /// `JJ_PLURAL_FORM_RULE`, if it does.
  ///
  /// - Parameter catalog: The catalogue.
  /// - Throws: ``MessageError`` if there is no rule with this number.
  public init(catalog: MessageCatalog) throws(MessageError) {
    self.init(language: catalog.language)
    if let number = catalog[WordFormLists.ruleKey]?.source {
      rule = try WordFormLists.rule(named: number)
    }
  }

  /// The form for a number, with the number in it.
  ///
  /// - Parameters:
  ///   - number: The number, of 64 bits at most; its sign is shown, but does not choose.
  ///   - forms: The forms, separated.
  ///   - rule: The rule for this call.
  ///   - separator: The separator for this call.
  ///   - localizesDigits: A Boolean value that says whether this call writes the language's digits, or
  ///     the formatter's style; a style that the call names is taken in any case.
  ///   - numberStyle: How this call shows the number.
  /// - Throws: ``MessageError`` if no rule is chosen, if the number of forms is not the rule's, or if
  ///   a form cannot be read or asks for more than the number.
  public func string(
    for number: some BinaryInteger,
    forms: String,
    rule: LegacyPluralRule? = nil,
    separator: String? = nil,
    localizesDigits: Bool? = nil,
    numberStyle: NumberStyle? = nil
  ) throws(MessageError) -> String {
    guard let rule = rule ?? self.rule else { throw MessageError(.missingRule) }
    let isLocal = localizesDigits ?? self.localizesDigits
    var options = MessageOptions()
    options.numberStyle = numberStyle ?? (isLocal ? self.numberStyle : nil)
    let settings = MessageSettings(
      language: language,
      options: options,
      hasNativeNumbers: isLocal && options.numberStyle == nil
    )
    let forms = try WordForms(
      forms,
      separator: separator ?? self.separator,
      rule: rule,
      rules: settings.rules
    )
    let request = MessageRequest("", arguments: [MessageArgument(number)])
    return try MessageRenderer(settings).text(of: Message(forms: forms).storage, for: request)
  }

  private static let sharedValue = LockedValue(PluralFormFormatter())

  /// The formatter of the process, which any thread may read and replace.
  public static var shared: PluralFormFormatter {
    get { sharedValue.value }
    set { sharedValue.value = newValue }
  }
}
