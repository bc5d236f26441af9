import LegacyPlurals
import Plurals

extension MessageDiagnostic {
  /// The kinds of findings, with what each is about.
  public enum Kind: Hashable, Sendable {
    // MARK: Calls

    /// No catalogue that was asked has the key.
    case missingKey
    /// The message is of another kind than the one asked for.
    case wrongKind(expected: MessageKind)
    /// A message with keys does not have a member.
    case missingMember(String)
    /// A placeholder's argument, at a position from 0, is not among those that are given.
    case missingArgument(placeholder: String, position: Int, count: Int)
    /// A placeholder's named argument is not given.
    case missingNamedArgument(placeholder: String, name: String)
    /// An argument is of a type that a placeholder cannot show.
    case typeMismatch(placeholder: String, expected: ArgumentType, found: GivenArgument)
    /// A message chooses by an argument that is no number.
    case noNumber(found: GivenArgument)

    // MARK: Texts

    /// A placeholder that cannot be read, or not as it was meant.
    case placeholder(PlaceholderProblem)
    /// A format names a variable that the message does not have.
    case unknownVariable(String)
    /// A variable's text leads back to the variable itself.
    case recursiveVariable(String)
    /// There is no text for a category of the language.
    case missingCategory(PluralCategory, type: PluralRuleType, available: PluralCategorySet)
    /// There is a text for a category that the language does not have.
    case unreachableCategory(PluralCategory, language: String, used: PluralCategorySet)
    /// A list of word forms does not fit its rule, or the rule's number is unknown.
    case wordForms(LegacyPluralError)
    /// No rule is chosen for a list of word forms.
    case missingRule

    // MARK: Files

    /// A file or folder cannot be read.
    case unreadable(FileProblem)
    /// The text of a file is not written as its format prescribes.
    case syntax(SyntaxProblem)
    /// A value is of a type that it must not have in its place.
    case wrongType(CatalogElement, expected: [ValueType], found: ValueType)
    /// Something that must be there is not.
    case missing(CatalogElement)
    /// Something is there twice, first on a line where that is known.
    case duplicate(CatalogElement, firstLine: Int?)
    /// A name is none of those that may stand in its place.
    case unknownName(String, of: NameKind)
    /// A value is none that its element may have.
    case invalidValue(String, of: CatalogElement)
    /// Something is beyond a limit.
    case limit(MessageLimit)
  }
}

/// The kinds of messages.
public enum MessageKind: String, Hashable, Sendable, CaseIterable {
  /// One text.
  case text
  /// Texts of which a number chooses one.
  case plural
  /// A text for each of some keys.
  case members
}

/// The types of arguments that placeholders ask for.
public enum ArgumentType: String, Hashable, Sendable, CaseIterable {
  /// A whole number, which has 64 bits or is written in digits.
  case integer
  /// Any number.
  case number
  /// One character.
  case character
}

/// An argument as findings tell about it.
public struct GivenArgument: Hashable, Sendable {
  /// The types of arguments.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A whole number.
    case integer
    /// Another number.
    case number
    /// Text.
    case text
    /// A range of numbers.
    case range
  }

  /// Its type.
  public let kind: Kind
  /// The argument as text.
  public let text: String

  /// Creates a description of an argument.
  public init(kind: Kind, text: String) {
    self.kind = kind
    self.text = text
  }
}

/// A placeholder with what is wrong with it, and its place in the format.
public struct PlaceholderProblem: Hashable, Sendable {
  /// The reasons for which a placeholder is told about.
  public enum Reason: Hashable, Sendable {
    /// A position is not above 0.
    case positionBelowOne
    /// A variable has no name, or no `@` after it.
    case variableWithoutEnd
    /// The format ends before the conversion.
    case endsEarly
    /// There is no such conversion.
    case unknownConversion
    /// A width or precision is to be taken from an argument.
    case sizeFromArgument
    /// A width or precision is larger than ``MessageLimit/width``.
    case sizeAboveLimit
    /// A percent sign of another script begins no placeholder.
    case fullWidthSign
    /// A number is a width, where a position is likely to be meant.
    case widthInsteadOfPosition(Int)
  }

  /// The placeholder, as far as it was read.
  public let placeholder: String
  /// Its place in the format, in bytes of UTF-8.
  public let offset: Int
  /// The fault.
  public let reason: Reason

  /// Creates a fault.
  ///
  /// - Parameters:
  ///   - placeholder: The placeholder, as far as it was read.
  ///   - offset: Its place in the format, in bytes of UTF-8.
  ///   - reason: What is wrong with it.
  public init(placeholder: String, offset: Int, reason: Reason) {
    self.placeholder = placeholder
    self.offset = offset
    self.reason = reason
  }
}

/// The reasons for which a file or folder cannot be read.
public enum FileProblem: Hashable, Sendable {
  /// There is no such file or folder.
  case notFound
  /// The process may not read it.
  case notPermitted
  /// It is a folder, where a file is wanted.
  case isFolder
  /// It is larger than ``MessageLimit/fileSize``, in bytes.
  case tooLarge(Int)
  /// A folder holds no messages in a format that is read.
  case holdsNoMessages
  /// The format cannot be told from its name or content.
  case unknownFormat
  /// The system gave an error of another number.
  case system(code: Int)
}

/// The faults of a file's syntax.
public enum SyntaxProblem: Hashable, Sendable {
  /// Something else stands where one of some elements must; nil at the end of the file.
  case expected(SyntaxElement, found: String?)
  /// Something that begins has no end.
  case unterminated(SyntaxElement)
  /// An escape is none of the format's.
  case invalidEscape(String)
  /// An escape stands for half of a pair of surrogates.
  case halfSurrogate(String)
  /// A control character must be escaped.
  case controlCharacter
  /// Bytes are not in the encoding of the file.
  case encoding(TextEncoding)
  /// The parser of property lists refuses the file, with its own words.
  case propertyList(parserMessage: String)
  /// A binary property list is damaged.
  case binaryPropertyList(BinaryPropertyListProblem)
}

/// The elements of syntax that files are made of.
public enum SyntaxElement: String, Hashable, Sendable, CaseIterable {
  case key, quotedKey, text, semicolon, comment, openBrace
  case value, object, comma, colon, digit, endOfFile, propertyList
}

/// The encodings of text files.
public enum TextEncoding: String, Hashable, Sendable, CaseIterable {
  case utf8 = "UTF-8"
  case utf16 = "UTF-16"
}

/// The faults of binary property lists.
public enum BinaryPropertyListProblem: String, Hashable, Sendable, CaseIterable {
  case cutOff, tableOutside, objectOutside, missingObject, holdsItself, overlaps
  case missingCount, keyIsNoString
}

/// The types of values in files.
public enum ValueType: String, Hashable, Sendable, CaseIterable {
  case object, array, string, number, boolean, null, dictionary, date, data, unknown
}

/// The parts of catalogues that findings name.
public enum CatalogElement: Hashable, Sendable {
  /// The content of the file as a whole.
  case file
  /// The entry of a message.
  case message
  /// The key of a message.
  case key
  /// The value of a field, with the field's name.
  case field(String)
  /// The texts of a message in a language.
  case localization
  /// A language's name.
  case language
  /// A variable of a message, with its name.
  case variable(String)
  /// The text for a category.
  case category(PluralCategory)
  /// The text for a device, with its name.
  case device(String)
  /// The text for an exact number, as it is written.
  case exactNumber(String)
  /// A text, or variations by number or device.
  case texts
}

/// The kinds of names that files may have in one place.
public enum NameKind: String, Hashable, Sendable, CaseIterable {
  /// Plural categories.
  case category
  /// Plural categories, exact numbers and `*`.
  case categoryOrNumber
  /// The types of rules in a `.stringsdict`.
  case ruleType
  /// The members of a message's object.
  case messageMember
}
