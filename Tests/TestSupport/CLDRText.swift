import Foundation

/// What a simple scan finds in the repository's CLDR files, without an XML parser.
enum CLDRText {
  /// The text of a file without its comments.
  static func file(_ name: String) -> String {
    let file = packageDirectory.appendingPathComponent("cldr/\(name).xml")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      preconditionFailure("no file cldr/\(name).xml")
    }
    let pieces = text.components(separatedBy: "<!--")
    return pieces[0]
      + pieces.dropFirst().map { $0.components(separatedBy: "-->").dropFirst().joined() }.joined()
  }

  /// An element's start tag, and the text from there to the next one of its name.
  typealias Element = (tag: Substring, rest: Substring)

  /// The elements with a name.
  static func elements(_ name: String, in text: some StringProtocol) -> [Element] {
    text.components(separatedBy: "<" + name + " ").dropFirst().map { piece in
      let tag = piece.prefix { $0 != ">" }
      return (tag, piece[tag.endIndex...].dropFirst())
    }
  }

  static func attribute(_ name: String, of element: Element) -> String {
    guard let start = element.tag.range(of: name + "=\"") else {
      preconditionFailure("no attribute \(name) in \(element.tag)")
    }
    return String(element.tag[start.upperBound...].prefix { $0 != "\"" })
  }

  static func locales(of element: Element) -> [String] {
    attribute("locales", of: element).split(separator: " ").map(String.init)
  }
}
