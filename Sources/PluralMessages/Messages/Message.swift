import LegacyPlurals
import Plurals

/// A message of a catalogue.
public struct Message: Sendable {
  /// Behind one reference, because a catalogue hands a message out for each text.
  let storage: Storage

  final class Storage: Sendable {
    let content: Content
    /// What stands for the variables of its texts, in the places that they name.
    let choices: [MessageChoice]
    /// The variables as they were given.
    let variables: [String: MessageVariable]
    /// The text of a message that is shown as it is written.
    let plainText: String?
    /// Whether it cannot be shown.
    let isUnshowable: Bool
    // What most messages are made of. It is in the content too, but what is taken out of that is a copy.
    let template: MessageTemplate.Storage?
    let choice: MessageChoice?

    init(
      _ content: Content,
      choices: [MessageChoice] = [],
      variables: [String: MessageVariable] = [:]
    ) {
      self.content = content
      self.choices = choices
      self.variables = variables
      if case .text(let text) = content {
        template = text.storage
        plainText = text.parts == nil ? text.source : nil
      } else {
        template = nil
        plainText = nil
      }
      if case .unshowable = content { isUnshowable = true } else { isUnshowable = false }
      if case .plural(let choice) = content { self.choice = choice } else { choice = nil }
    }
  }

  var content: Content { storage.content }

  /// The variables that its format names.
  var variables: [String: MessageVariable] { storage.variables }

  enum Content: Sendable {
    case text(MessageTemplate)
    case plural(MessageChoice)
    case keyed([String: MessageTemplate])
    case forms(WordForms)
    /// The reason why the message cannot be shown, and its text as it is written, if it is one.
    case unshowable(String?, MessageDiagnostic.Kind)
  }

  /// Creates a message of one text.
  ///
  /// Variables that are not there or that lead back to themselves are errors when the message is
  /// shown.
  ///
  /// - Parameters:
  ///   - template: The text.
  ///   - variables: The texts that stand for `%#@name@` in it.
  public init(_ template: MessageTemplate, variables: [String: MessageVariable] = [:]) {
    guard template.hasVariables || !variables.isEmpty else {
      storage = Storage(.text(template))
      return
    }
    var resolver = VariableResolver(variables: variables)
    do throws(MessageError) {
      let resolved = try resolver.resolve(template)
      try resolver.checkUnused()
      storage = Storage(.text(resolved), choices: resolver.choices, variables: variables)
    } catch {
      storage = Storage(.unshowable(template.source, error.kind), variables: variables)
    }
  }

  /// Creates a message that chooses its text by a number.
  ///
  /// - Parameters:
  ///   - variants: The texts.
  ///   - selector: The argument that chooses.
  ///   - variables: The texts that stand for `%#@name@` in them.
  public init(
    _ variants: PluralVariants,
    by selector: MessageVariable.Selector = .firstNumber,
    variables: [String: MessageVariable] = [:]
  ) {
    let variable = MessageVariable(variants, by: selector, firstArgument: .first)
    var resolver = VariableResolver(variables: variables)
    do throws(MessageError) {
      let choice = try resolver.resolve(variable)
      try resolver.checkUnused()
      storage = Storage(.plural(choice), choices: resolver.choices, variables: variables)
    } catch {
      storage = Storage(.unshowable(variants.all.first?.source, error.kind), variables: variables)
    }
  }

  /// Creates a message that has a text for each of some keys.
  public init(members: [String: MessageTemplate]) {
    storage = Storage(.keyed(members))
  }

  /// Creates a message that is there, but cannot be shown.
  init(unshowable fault: MessageDiagnostic.Kind) {
    storage = Storage(.unshowable(nil, fault))
  }

  /// Creates a message of word forms for a numbered rule.
  public init(forms: WordForms) {
    storage = Storage(.forms(forms))
  }

  /// What keeps the message from being shown.
  var fault: MessageDiagnostic.Kind? {
    if case .unshowable(_, let fault) = content { fault } else { nil }
  }

  /// The message as it is written, if it is one text.
  public var source: String? {
    switch content {
    case .text(let template): template.source
    case .unshowable(let text, _): text
    case .plural, .keyed, .forms: nil
    }
  }
}

extension Message: Hashable {
  /// A Boolean value that says that two messages have the same texts.
  public static func == (lhs: Message, rhs: Message) -> Bool {
    if lhs.storage === rhs.storage { return true }
    guard lhs.variables == rhs.variables else { return false }
    return switch (lhs.content, rhs.content) {
    case (.text(let lhs), .text(let rhs)): lhs == rhs
    case (.plural(let lhs), .plural(let rhs)): lhs.variable == rhs.variable
    case (.keyed(let lhs), .keyed(let rhs)): lhs == rhs
    case (.forms(let lhs), .forms(let rhs)): lhs == rhs
    case (.unshowable(let lhs, let fault), .unshowable(let rhs, let other)):
      lhs == rhs && fault == other
    default: false
    }
  }

  /// Hashes the message.
  public func hash(into hasher: inout Hasher) {
    switch content {
    case .text(let template): hasher.combine(template)
    case .plural(let choice): hasher.combine(choice.variable)
    case .keyed(let members): hasher.combine(members)
    case .forms(let forms): hasher.combine(forms)
    case .unshowable(let text, _): hasher.combine(text)
    }
  }
}
