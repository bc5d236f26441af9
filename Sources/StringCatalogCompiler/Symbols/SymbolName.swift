import Foundation

/// Names in Swift, made of the words of a key as Xcode does.
package enum SymbolName {
  /// The name of a message's symbol, such as `nFiles`; nil if the text has neither letters nor digits.
  ///
  /// A word of capitals alone keeps its first, one with both keeps all: `URL of iCloud` is `urlOfICloud`.
  ///
  /// - Parameter text: The key, whose placeholders are no words.
  package static func member(_ text: String) -> String? {
    joined(words(text), startsLow: true)
  }

  /// The name of a table's namespace, such as `Paywall`; nil if there are no letters or digits.
  package static func namespace(_ text: String) -> String? {
    joined(words(text), startsLow: false)
  }

  /// The name of a table's namespace, which is none that the file of symbols means something else by.
  static func namespace(ofTable table: String) -> String {
    let name = namespace(table) ?? "Table"
    return takenNames.contains(name) ? name + "Table" : name
  }

  /// What types within `LocalizedStringResource` would hide from the symbols and their helpers.
  private static let takenNames: Set<String> = Set(
    SymbolParameter.ValueType.allCases.map(\.rawValue)
      + [
        "LocalizedStringResource", "BundleDescription", "StringInterpolation",
        "StringLiteralType", "ExtendedGraphemeClusterLiteralType", "UnicodeScalarLiteralType",
      ]
  )

  private static func joined(_ words: [String], startsLow: Bool) -> String? {
    guard !words.isEmpty else { return nil }
    var name = ""
    for (index, word) in words.enumerated() {
      let rest = word.dropFirst()
      let isShouted = word.count > 1 && word == word.uppercased() && word != word.lowercased()
      let initial =
        index == 0 && startsLow ? word.prefix(1).lowercased() : word.prefix(1).uppercased()
      // The capital of some letters is two.
      name += initial.count == 1 ? initial : String(word.prefix(1))
      name += isShouted ? rest.lowercased() : String(rest)
    }
    if let first = name.unicodeScalars.first, first.properties.numericType != nil {
      name = "_" + name
    }
    return name.precomposedStringWithCanonicalMapping
  }

  private static func words(_ text: String) -> [String] {
    var words: [String] = []
    for case .literal(let literal) in FormatPieces(text).pieces {
      var word = String.UnicodeScalarView()
      for scalar in literal.unicodeScalars {
        if isPart(scalar, first: word.isEmpty) {
          word.append(scalar)
        } else if !word.isEmpty {
          words.append(String(word))
          word.removeAll()
        }
      }
      if !word.isEmpty { words.append(String(word)) }
    }
    return words
  }

  /// Whether a scalar belongs to a word; marks such as accents do not begin one.
  private static func isPart(_ scalar: Unicode.Scalar, first: Bool) -> Bool {
    guard !scalar.properties.isDefaultIgnorableCodePoint else { return false }
    return switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter, .modifierLetter,
      .decimalNumber:
      scalar.properties.isXIDContinue
    case .nonspacingMark, .spacingMark: !first && scalar.properties.isXIDContinue
    default: false
    }
  }

  /// A name as it is written in Swift: words of the language between back-ticks.
  package static func source(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }

  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while", "Any", "Self", "Protocol", "Type",
  ]
}
