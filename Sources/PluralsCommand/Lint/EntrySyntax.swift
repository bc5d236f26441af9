import Foundation
import PluralMessages

/// Where entries, a name and its value, begin and end in the files of a format.
enum EntrySyntax {
  case strings, propertyList, json

  typealias Scalars = [Unicode.Scalar]

  /// The place of an entry.
  struct Entry {
    /// From the beginning of the name to the end of the value, with the sign that ends it.
    let range: Range<Int>
    let name: Range<Int>
    let value: Range<Int>
  }

  /// nil for a format that has another editor.
  init?(_ format: CatalogFormat) {
    switch format {
    case .strings: self = .strings
    case .stringsdict: self = .propertyList
    case .json: self = .json
    default: return nil
    }
  }

  /// The entry whose name begins at a place, or, in a property list, holds it; nil if none does.
  func entry(at place: Int, in scalars: Scalars) -> Entry? {
    guard scalars.indices.contains(place) else { return nil }
    var scanner = EntryScanner(scalars, at: place)
    switch self {
    case .strings:
      guard let name = scanner.token() else { return nil }
      scanner.skipSpace(comments: true)
      guard scanner.skip("=") else { return nil }
      scanner.skipSpace(comments: true)
      guard let value = scanner.token() else { return nil }
      scanner.skipSpace(comments: true)
      guard scanner.skip(";") else { return nil }
      return Entry(range: place..<scanner.index, name: name, value: value)
    case .json:
      guard scalars[place] == "\"", let name = scanner.token() else { return nil }
      scanner.skipSpace(comments: false)
      guard scanner.skip(":") else { return nil }
      scanner.skipSpace(comments: false)
      guard let value = scanner.jsonValue() else { return nil }
      return Entry(range: place..<value.upperBound, name: name, value: value)
    case .propertyList:
      guard scanner.goBack(to: "<key", within: 200), let name = scanner.element() else {
        return nil
      }
      scanner.skipSpace(comments: false)
      guard let value = scanner.element() else { return nil }
      return Entry(range: name.lowerBound..<value.upperBound, name: name, value: value)
    }
  }

  /// What is taken out with an entry: a line of its own as a whole, and the comma that JSON has beside it.
  func removal(of entry: Entry, in scalars: Scalars) -> Range<Int> {
    var start = entry.range.lowerBound
    var end = entry.range.upperBound
    if self == .json {
      var next = end
      while next < scalars.count, scalars[next].properties.isWhitespace { next += 1 }
      if next < scalars.count, scalars[next] == "," {
        end = next + 1
      } else {
        // The last member takes the comma before it along, and the space between.
        var last = start
        while last > 0, scalars[last - 1].properties.isWhitespace { last -= 1 }
        if last > 0, scalars[last - 1] == "," { return (last - 1)..<end }
      }
    }
    while start > 0, scalars[start - 1] == " " || scalars[start - 1] == "\t" { start -= 1 }
    let isFirst = start == 0 || scalars[start - 1] == "\n" || scalars[start - 1] == "\r"
    var rest = end
    while rest < scalars.count, scalars[rest] == " " || scalars[rest] == "\t" { rest += 1 }
    let isLast = rest == scalars.count || scalars[rest] == "\n" || scalars[rest] == "\r"
    guard isFirst, isLast else { return entry.range.lowerBound..<end }
    end = rest
    if end < scalars.count, scalars[end] == "\r" { end += 1 }
    if end < scalars.count, scalars[end] == "\n" { end += 1 }
    return start..<end
  }

  /// An entry with another name, and what stands before it, to be put in behind it.
  func copy(
    of entry: Entry,
    named old: String,
    as new: String,
    in scalars: Scalars
  ) -> Scalars? {
    let name = String(String.UnicodeScalarView(scalars[entry.name]))
    guard let renamed = Self.renamed(name, old, new) else { return nil }
    var start = entry.range.lowerBound
    while start > 0, scalars[start - 1].properties.isWhitespace { start -= 1 }
    let before = Array(scalars[start..<entry.range.lowerBound])
    let text =
      Array(renamed.unicodeScalars)
      + scalars[entry.name.upperBound..<entry.range.upperBound]
    return (self == .json ? [","] : []) + before + text
  }

  /// A name whose last part, as `one` of `phone_one`, is another; nil if it does not have that.
  static func renamed(_ name: String, _ old: String, _ new: String) -> String? {
    guard let range = name.range(of: old, options: .backwards),
      ["", "\"", "'", "</key>"].contains(name[range.upperBound...]),
      ["", "\"", "'", "<key>"].contains(name[..<range.lowerBound])
        || name[..<range.lowerBound].hasSuffix("_")
    else { return nil }
    return name.replacingCharacters(in: range, with: new)
  }
}
