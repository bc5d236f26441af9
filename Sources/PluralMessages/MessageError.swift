/// What is wrong with a message, a catalogue or a call, and where.
public struct MessageError: Error, Hashable, Sendable {
  /// What is wrong.
  public let kind: Kind
  /// The file, as it was named to the reader; nil for what is not from a file.
  public var file: String?
  /// The line in the file, from 1, where it is known.
  public var line: Int?
  /// The key of the message.
  public var key: String?
  /// The language of the text, in a file that holds several languages.
  public var language: String?

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - kind: What is wrong.
  ///   - file: The file, as it was named to the reader.
  ///   - line: The line in the file, from 1.
  ///   - key: The key of the message.
  ///   - language: The language of the text, in a file that holds several.
  public init(
    _ kind: Kind,
    file: String? = nil,
    line: Int? = nil,
    key: String? = nil,
    language: String? = nil
  ) {
    self.kind = kind
    self.file = file
    self.line = line
    self.key = key
    self.language = language
  }

  /// What can be wrong.
  public enum Kind: Hashable, Sendable {
    /// No catalogue that was asked has the key.
    case missingKey
    /// A format has a placeholder that cannot be read.
    case malformedPlaceholder(PlaceholderFault)
    /// A placeholder's argument is not there.
    case missingArgument(placeholder: String, position: Int, count: Int)
    /// A placeholder's named argument is not there.
    case missingNamedArgument(placeholder: String, name: String)
    /// An argument is of a type that a placeholder cannot show.
    case typeMismatch(placeholder: String, expected: String, found: String)
    /// A message chooses by an argument that is no number.
    case noNumber(found: String)
    /// A format names a variable that the message does not have.
    case unknownVariable(String)
    /// A variable's text leads back to the variable itself.
    case recursiveVariable(String)
    /// There is no form for a category, nor one for all other numbers.
    case missingCategory(String, available: [String])
    /// The message is of another kind than the one asked for, such as one with plurals where one
    /// with keys is wanted.
    case wrongKind(expected: String)
    /// A message with keys does not have a member.
    case missingMember(String)
    /// A file cannot be read.
    case unreadable(String)
    /// A file is not what its format prescribes.
    case malformed(String)
    /// A list of word forms does not fit its rule, or the rule's number is unknown.
    case legacyForms(String)
  }
}

/// What is wrong with a placeholder, and where in its format.
public struct PlaceholderFault: Hashable, Sendable {
  /// The placeholder, as far as it was read.
  public let placeholder: String
  /// Its place in the format, in bytes of UTF-8.
  public let offset: Int
  /// What is wrong with it, or would be right.
  public let reason: String
}

extension MessageError: CustomStringConvertible {
  /// The fault, where it is, and what would be right, in one line.
  public var description: String {
    var text = ""
    if let file { text += file + (line.map { ":\($0)" } ?? "") + ": " }
    let place = [key?.debugDescription, language].compactMap { $0 }
    if !place.isEmpty { text += place.joined(separator: " in ") + ": " }
    return text + kind.description
  }
}

extension MessageError.Kind: CustomStringConvertible {
  /// The fault and what would be right, in one line.
  public var description: String {
    switch self {
    case .missingKey:
      return "there is no message with this key"
    case .malformedPlaceholder(let fault):
      return "placeholder \(fault.placeholder.debugDescription) at byte \(fault.offset): "
        + fault.reason
    case .missingArgument(let placeholder, let position, let count):
      return "\(placeholder) takes argument \(position + 1), but there "
        + (count == 1 ? "is 1 argument" : "are \(count) arguments")
    case .missingNamedArgument(let placeholder, let name):
      return "\(placeholder) takes an argument named \(name.debugDescription), which is not given"
    case .typeMismatch(let placeholder, let expected, let found):
      return "\(placeholder) shows \(expected), but its argument is \(found)"
    case .noNumber(let found):
      return "the message chooses by a number, but the argument is \(found)"
    case .unknownVariable(let name):
      return
        "the format names the variable \(name.debugDescription), which the message does not have"
    case .recursiveVariable(let name):
      return "the variable \(name.debugDescription) leads back to itself"
    case .missingCategory(let category, let available):
      return "there is no form for \(category)"
        + (available.isEmpty ? "" : "; there are forms for \(available.joined(separator: ", "))")
    case .wrongKind(let expected):
      return "the message is not one with \(expected)"
    case .missingMember(let member):
      return "the message has no member \(member.debugDescription)"
    case .unreadable(let reason): return "cannot be read: \(reason)"
    case .malformed(let reason): return reason
    case .legacyForms(let reason): return reason
    }
  }
}
