import Plurals

/// A parsed file of CLDR's supplemental data, and what its readers have in common.
struct SupplementalFile {
  /// The element `supplementalData`.
  let root: XMLElement
  private let name: String

  init(_ source: CLDRSource) throws(CLDRReadError) {
    name = source.name
    let text = try XMLText(source.contents(), file: name)
    root = try XMLDocument(parsing: text, file: name).root
    guard root.isNamed("supplementalData") else {
      throw error(.unexpectedRoot(root.name), at: root)
    }
  }

  /// An error at an element, or some lines after its start tag.
  func error(
    _ kind: CLDRReadError.Kind,
    at element: XMLElement,
    lineOffset: Int = 0
  ) -> CLDRReadError {
    CLDRReadError(kind, file: name, line: element.line + lineOffset)
  }

  /// An attribute that an element must have.
  func attribute(
    _ name: StaticString,
    of element: XMLElement
  ) throws(CLDRReadError) -> String {
    guard let value = element.attribute(name) else { throw missing(name, of: element) }
    return value
  }

  /// An attribute that an element must have, in UTF-8.
  func attributeText(
    _ name: StaticString,
    of element: XMLElement
  ) throws(CLDRReadError) -> [UInt8] {
    guard let value = element.attributeText(name) else { throw missing(name, of: element) }
    return value
  }

  private func missing(_ name: StaticString, of element: XMLElement) -> CLDRReadError {
    error(.missingAttribute("\(name)", element: element.name), at: element)
  }

  /// A category that an element must have as its attribute.
  func category(
    _ name: StaticString,
    of element: XMLElement
  ) throws(CLDRReadError) -> PluralCategory {
    try category(named: attribute(name, of: element), at: element)
  }

  /// The categories that an attribute names: its value, or all if the element does not have it.
  func categories(
    _ name: StaticString,
    of element: XMLElement
  ) throws(CLDRReadError) -> [PluralCategory] {
    guard let value = element.attribute(name) else { return PluralCategory.allCases }
    return [try category(named: value, at: element)]
  }

  private func category(
    named name: String,
    at element: XMLElement
  ) throws(CLDRReadError) -> PluralCategory {
    // `PluralCategory(rawValue:)` compares byte by byte, for the sake of Embedded programs; there
    // are hundreds of names in a file. No other text is canonically equivalent to one of them.
    for category in PluralCategory.allCases where category.rawValue == name { return category }
    throw error(.unknownCategory(name), at: element)
  }
}
