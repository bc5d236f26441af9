import LegacyPlurals
import Plurals

/// A message of a catalogue.
public struct Message: Sendable {
  /// Behind one reference, because a catalogue hands a message out for each text.
  private let storage: Storage

  private final class Storage: Sendable {
    let content: Content
    let variables: [String: MessageVariable]

    init(_ content: Content, _ variables: [String: MessageVariable]) {
      self.content = content
      self.variables = variables
    }
  }

  var content: Content { storage.content }

  /// The variables that its format names.
  var variables: [String: MessageVariable] { storage.variables }

  enum Content: Hashable, Sendable {
    case text(MessageTemplate)
    case plural(MessageVariable)
    case keyed([String: MessageTemplate])
    case forms(MessageForms)
    /// A text that is no format, and what is wrong with it: it can be shown as it is.
    case verbatim(String, MessageError.Kind)
  }

  /// Creates a message of one text.
  ///
  /// - Parameters:
  ///   - template: The text.
  ///   - variables: What stands for `%#@name@` in it.
  public init(_ template: MessageTemplate, variables: [String: MessageVariable] = [:]) {
    storage = Storage(.text(template), variables)
  }

  /// Creates a message that chooses its text by a number.
  ///
  /// - Parameters:
  ///   - variants: The texts.
  ///   - selector: Which argument is the number.
  ///   - variables: What stands for `%#@name@` in the texts.
  public init(
    _ variants: PluralVariants,
    by selector: MessageVariable.Selector = .firstNumber,
    variables: [String: MessageVariable] = [:]
  ) {
    storage = Storage(
      .plural(MessageVariable(variants, by: selector, takesTurns: true)),
      variables
    )
  }

  /// Creates a message that has a text for each of some keys.
  public init(members: [String: MessageTemplate]) {
    storage = Storage(.keyed(members), [:])
  }

  /// Creates a message of a text that is no format.
  init(verbatim text: String, _ fault: MessageError.Kind) {
    storage = Storage(.verbatim(text, fault), [:])
  }

  /// Creates a message of word forms for a numbered rule.
  public init(forms: MessageForms) {
    storage = Storage(.forms(forms), [:])
  }
}

extension Message: Hashable {
  /// Whether two messages have the same texts.
  public static func == (lhs: Message, rhs: Message) -> Bool {
    lhs.storage === rhs.storage
      || lhs.content == rhs.content && lhs.variables == rhs.variables
  }

  /// Hashes the message.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(content)
    hasher.combine(variables)
  }
}
