import PluralMessages
import Plurals

extension MessageCatalog {
  /// A catalogue with one message, "key", of one text.
  init(
    _ language: String = "en",
    text: String,
    dialect: PlaceholderDialect = .apple,
    options: MessageOptions = MessageOptions()
  ) throws(MessageError) {
    let message = Message(MessageTemplate(text, dialect: dialect))
    self.init(language: language, messages: ["key": message], options: options)
  }

  /// A catalogue with one message, "key", whose texts a number chooses.
  init(
    _ language: String = "en",
    texts: [PluralCategory: String],
    type: PluralRuleType = .cardinal,
    options: MessageOptions = MessageOptions()
  ) throws(MessageError) {
    let message = Message(try PluralVariants(texts, type: type))
    self.init(language: language, messages: ["key": message], options: options)
  }
}

extension PluralVariants {
  /// Texts in Apple's dialect.
  init(
    _ texts: [PluralCategory: String],
    type: PluralRuleType = .cardinal
  ) throws(MessageError) {
    self.init(type: type)
    for (category, text) in texts { self[category] = MessageTemplate(text) }
  }

  /// A text for each category of a language: a format, and the category's name.
  static func named(
    _ format: String,
    _ language: String,
    type: PluralRuleType = .cardinal
  ) throws(MessageError) -> [PluralCategory: String] {
    let rules = PluralRules(locale: language, type: type)
    return Dictionary(
      uniqueKeysWithValues: rules.categories.map { ($0, "\(format) \($0.rawValue)") }
    )
  }
}

extension String {
  /// The text with plain spaces where Foundation has those that break no line.
  var withPlainSpaces: String {
    String(map { ["\u{A0}", "\u{202F}"].contains($0) ? " " : $0 })
  }
}
