import LegacyPlurals
import Plurals

extension MessageDiagnostic {
  /// The kinds of findings, with what each is about.
  public enum Kind: Hashable, Sendable {
    // MARK: Calls

    /// No catalogue that was asked has the key.
    case missingKey
    /// No catalogue has the key, but one that differs from it only in the lengths of its integers, as
    /// `%d` differs from `%lld`.
    case keyOfOtherLength(String)
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
    /// A text looks like one for another system, whose signs have no meaning where it is.
    case looksLike(OtherSystem)
    /// A text refers by `$t(key)` to a message that is not there, or is no text and no plural.
    case unknownReference(String)
    /// `$t(key)` in a text leads back to the text itself.
    case recursiveReference(String)
    /// The placeholders of a translation are others than those of the source language.
    case placeholdersDiffer(found: [String], source: [String])
    /// A list of word forms does not fit its rule, or the rule's number is unknown.
    case wordForms(LegacyPluralError)
    /// No rule is chosen for a list of word forms.
    case missingRule

    /// Something that a linter finds by reasoning about numbers and languages.
    case translation(TranslationProblem)
    /// A key has different messages in tables with these names.
    case differsByTable([String])

    // MARK: Files

    /// A file or folder cannot be read.
    case unreadable(FileProblem)
    /// The text of a file is not written as its format prescribes.
    case syntax(SyntaxProblem)
    /// A value is of a type that it must not have in its place.
    case wrongType(CatalogElement, expected: [ValueType], found: ValueType)
    /// Something that must be there is not.
    case missing(CatalogElement)
    /// A translation is new and has no text: the source language's is shown.
    case untranslated
    /// Something is there twice, first on a line where that is known.
    case duplicate(CatalogElement, firstLine: Int?)
    /// A name is none of those that may stand in its place.
    case unknownName(String, of: NameKind)
    /// A value is none that its element may have.
    case invalidValue(String, of: CatalogElement)
    /// Something is beyond a limit.
    case limit(MessageLimit)
    /// Something that Apple's systems act upon is read, but has no effect here.
    case ignored(IgnoredFeature)
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
    /// A percent sign in a text could be read as the beginning of a conversion with a space.
    case percentSign
    /// A width or precision is larger than ``MessageLimit/width``.
    case sizeAboveLimit
    /// A percent sign of another script begins no placeholder.
    case fullWidthSign
    /// A number is a width, where a position is likely to be meant.
    case widthInsteadOfPosition(Int)
    /// What i18next would format is shown as it is.
    case formatIgnored
    /// A section, a comment or a part of Mustache's, none of which is read.
    case section
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
  /// It is a pipe or a socket, where a file is wanted.
  case isPipe
  /// It is a device, where a file is wanted.
  case isDevice
  /// It is larger than ``MessageLimit/fileSize``, in bytes.
  case tooLarge(Int)
  /// A folder holds no messages in a format that is read.
  case holdsNoMessages
  /// It is of a format that is not read.
  case otherFormat
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
  /// A backslash stands before a character that needs none, and is left out.
  case needlessEscape(String)
  /// Apple's systems drop the rest of the file from here.
  case truncating(found: String)
  /// A comment begins within another one, whose end may be missing.
  case nestedComment
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
  case tag, keyTag, closingTag, space
}

/// The encodings of text files.
public enum TextEncoding: String, Hashable, Sendable, CaseIterable {
  case utf8 = "UTF-8"
  case utf16 = "UTF-16"
  case utf32 = "UTF-32"
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
  /// The text for an interval, as it is written.
  case interval(String)
  /// The text for the numbers that are in no interval.
  case restOfIntervals
  /// The options of a reference to another text, as they are written.
  case referenceOptions
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

/// The systems whose texts are recognized where they have no meaning.
public enum OtherSystem: String, Hashable, Sendable, CaseIterable {
  /// ICU's `{n, plural, one {…} other {…}}`.
  case icuMessageFormat
  /// The `{{name}}` of i18next and Mustache.
  case mustache
  /// The `${name}` of JSONlize and JavaScript.
  case dollarBraces
  /// The `%{name}` of Ruby and Lingo.
  case percentBraces
  /// The `{name}` of ICU, Python and others.
  case braces
  /// The `%#@name@` of a `.stringsdict`, for a variable that the message does not have.
  case stringsdictVariable
  /// The `%@` of Apple's systems.
  case appleFormat
  /// The `%(name)s` of Python and gettext.
  case python
  /// i18next's `$t(key)` for another text.
  case i18nextReference
}

/// What Apple's systems act upon, and messages here do not.
public enum IgnoredFeature: String, Hashable, Sendable, CaseIterable {
  /// Texts for several widths: that for the widest is taken.
  case widths
  /// Sets of phrases for App Shortcuts, which are no messages.
  case stringSets
  /// Markup for automatic grammar agreement, `^[…](inflect: true)`.
  case inflection
}
