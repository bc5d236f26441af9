import Foundation

/// What a simple scan finds in the repository's CLDR files, without an XML parser.
enum CLDRData {
  /// The locales of `plurals.xml`.
  static let cardinalLocales = locales(in: "plurals", element: "pluralRules")
  /// The locales of `ordinals.xml`.
  static let ordinalLocales = locales(in: "ordinals", element: "pluralRules")
  /// The locales of `pluralRanges.xml`.
  static let rangeLocales = locales(in: "pluralRanges", element: "pluralRanges")

  /// The language aliases of `supplementalMetadata.xml`, in the order of the file.
  static let languageAliases: [(type: String, replacement: String)] = {
    elements("languageAlias", in: text("supplementalMetadata")).map {
      (attribute("type", of: $0), attribute("replacement", of: $0))
    }
  }()

  /// A row of a table of ranges: the names of three categories.
  typealias RangeRow = (start: String, end: String, result: String)

  /// The tables of `pluralRanges.xml`.
  static let ranges: [(locales: [String], rows: [RangeRow])] = {
    text("pluralRanges").components(separatedBy: "</pluralRanges>").dropLast().map { group in
      let rows = elements("pluralRange", in: group).map {
        (attribute("start", of: $0), attribute("end", of: $0), attribute("result", of: $0))
      }
      let head = elements("pluralRanges", in: group)[0]
      return (attribute("locales", of: head).split(separator: " ").map(String.init), rows)
    }
  }()

  private static func locales(in file: String, element: String) -> [String] {
    elements(element, in: text(file)).flatMap {
      attribute("locales", of: $0).split(separator: " ").map(String.init)
    }
  }

  /// The text of a file without its comments.
  private static func text(_ name: String) -> String {
    // <repository>/Tests/PluralsTests/Support/CLDRData.swift
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    let file = folder.appendingPathComponent("cldr/\(name).xml")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      preconditionFailure("no file cldr/\(name).xml")
    }
    let pieces = text.components(separatedBy: "<!--")
    return pieces[0]
      + pieces.dropFirst().map { $0.components(separatedBy: "-->").dropFirst().joined() }.joined()
  }

  /// The start tags of an element, as text.
  private static func elements(_ name: String, in text: String) -> [Substring] {
    text.components(separatedBy: "<" + name + " ").dropFirst().map { $0.prefix { $0 != ">" } }
  }

  private static func attribute(_ name: String, of tag: Substring) -> String {
    guard let start = tag.range(of: name + "=\"") else {
      preconditionFailure("no attribute \(name) in \(tag)")
    }
    return String(tag[start.upperBound...].prefix { $0 != "\"" })
  }
}
