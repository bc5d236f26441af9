import PluralRuleCompiler
import Plurals

/// An XML file of CLDR that cannot be read: what is wrong, where, and what would be right.
public struct CLDRReadError: Error, Hashable, Sendable {
  /// What is wrong with a file.
  public enum Kind: Hashable, Sendable {
    /// There is no such file.
    case notFound
    /// The file cannot be opened or read, for the system's reason.
    case cannotRead(String)
    /// The file has more bytes than ``CLDRReadLimits/fileSize``.
    case tooLarge(limit: Int)
    /// An element has more attributes than ``CLDRReadLimits/attributes``.
    case tooManyAttributes(limit: Int)
    /// The file has more elements and attributes than ``CLDRReadLimits/nodes``.
    case tooManyNodes(limit: Int)
    /// More elements are in each other than ``CLDRReadLimits/depth``.
    case tooDeep(limit: Int)
    /// The file is no well-formed XML, for the parser's reason.
    case malformed(String)
    /// The document type declares an entity, a default attribute or the like, of this name.
    case declaration(String)
    /// The root is this element.
    case unexpectedRoot(String)
    /// An element that may only have text has a child.
    case unexpectedElement(String, parent: String)
    /// An element has no child of the kind that makes it useful.
    case missingElement(String, parent: String)
    /// An element has no attribute of this name.
    case missingAttribute(String, element: String)
    /// The type of plural rules is neither `cardinal` nor `ordinal`.
    case unknownRuleType(String)
    /// The file has rules of another type than what comes before or its name promises.
    case unexpectedRuleType(PluralRuleType, expected: PluralRuleType)
    /// A list of locales is empty.
    case noLocales
    /// The name of a locale is malformed.
    case malformedLocale(String)
    /// The identifier that an alias is for, or its replacement, is malformed.
    case malformedAlias(String)
    /// The pattern of languages that a distance is for is malformed, or of another length than its peer.
    case malformedPattern(String)
    /// The distance between languages is no number from 0 to 100.
    case malformedDistance(String)
    /// A locale is listed that has been listed on an earlier line.
    case duplicateLocale(String, firstLine: Int)
    /// A category that CLDR does not have.
    case unknownCategory(String)
    /// A set has a second rule for a category.
    case duplicateCategory(PluralCategory, locales: [String])
    /// A set has no rule for `other`.
    case missingOther(locales: [String])
    /// A range table has a second row for the categories of a range's ends.
    case duplicateRange(start: PluralCategory, end: PluralCategory, locales: [String])
    /// The text of a rule cannot be read.
    case ruleSyntax(PluralRuleSyntaxError, locales: [String])
  }

  /// What is wrong.
  public let kind: Kind

  /// The path of the file, or the name of the source, as it was given.
  public let file: String

  /// The line of the fault in the file, from 1; nil if it concerns the file as a whole.
  ///
  /// For a fault in an element's tag it is the line on which the start tag ends.
  public let line: Int?

  init(_ kind: Kind, file: String, line: Int? = nil) {
    self.kind = kind
    self.file = file
    self.line = line
  }
}
