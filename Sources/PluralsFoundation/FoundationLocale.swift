import Foundation

/// Locales for Foundation's formatters.
///
/// On Linux they end the process if they are given an identifier that ICU refuses, and a language may
/// be any text of a file. They only get subtags that are of the right form.
package enum FoundationLocale {
  /// The locale of a language: its language, script and region, and the numbering system that an
  /// extension `nu` names; that of no language if the identifier is malformed.
  package static func locale(for language: String) -> Locale {
    guard let identifier = identifier(for: language) else { return Locale(identifier: "") }
    let numbers = numberingSystem(of: language).map { "@numbers=" + $0 } ?? ""
    return Locale(identifier: identifier + numbers)
  }

  /// The numbering system that an identifier names, if Foundation knows it.
  package static func numberingSystem(of language: String) -> String? {
    // What is private says nothing to others, and subtags have no case.
    let language = language.lowercased()
    let common = language.range(of: "-x-").map { language[..<$0.lowerBound] } ?? language[...]
    var name: Substring?
    if let range = common.range(of: "-nu-") {
      name = common[range.upperBound...].prefix { $0 != "-" && $0 != "." && $0 != "@" }
    } else if let range = common.range(of: "numbers=") {
      name = common[range.upperBound...].prefix { $0 != ";" }
    }
    guard let name = name.map(String.init), #available(macOS 13, iOS 16, tvOS 16, watchOS 9, *),
      Locale.NumberingSystem.availableNumberingSystems.contains(.init(name))
    else { return nil }
    return name
  }

  /// The identifier of such a locale; nil if the language is malformed.
  package static func identifier(for language: String) -> String? {
    let name = language.prefix { $0 != "." && $0 != "@" }
    let subtags = name.split(whereSeparator: { $0 == "-" || $0 == "_" })
    guard let first = subtags.first, 2...3 ~= first.utf8.count || 5...8 ~= first.utf8.count,
      first.utf8.allSatisfy(isLetter)
    else { return nil }
    var parts = [String(first).lowercased()]
    for subtag in subtags.dropFirst() {
      // The one variant that Foundation knows by this name, and writes numbers by.
      if parts == ["en", "US"], subtag.uppercased() == "POSIX" { parts.append("POSIX") }
      let isScript = parts.count == 1 && subtag.utf8.count == 4 && subtag.utf8.allSatisfy(isLetter)
      let isRegion =
        subtag.utf8.count == 2 && subtag.utf8.allSatisfy(isLetter)
        || subtag.utf8.count == 3 && subtag.utf8.allSatisfy(isDigit)
      let hasRegion = parts.count > 1 && parts.last?.utf8.count != 4
      guard isScript || isRegion && !hasRegion else { break }
      parts.append(isScript ? subtag.capitalized : subtag.uppercased())
    }
    return parts.joined(separator: "_")
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }
}
