/// Reads lists of locales and sees to it that no locale is in two of them.
struct LocaleRegister {
  /// The lines of the locales so far, by their names in lower case with `_`.
  private var lines: [String: Int] = [:]

  init() {
    lines.reserveCapacity(256)
  }

  /// Reads the attribute `locales` of an element.
  mutating func locales(
    of element: XMLElement,
    in file: SupplementalFile
  ) throws(CLDRReadError) -> [String] {
    let words = Array(try file.attribute("locales", of: element).utf8).xmlWords
    guard !words.isEmpty else { throw file.error(.noLocales, at: element) }
    let line = element.line
    return try words.map { word throws(CLDRReadError) in
      let name = String(decoding: word, as: UTF8.self)
      guard word.isLanguageIdentifier(minimumSubtagLength: 2, maximumSubtagCount: 3) else {
        throw file.error(.malformedLocale(name), at: element)
      }
      let key = word.isFoldedIdentifier ? name : name.foldedIdentifier
      if let firstLine = lines.updateValue(line, forKey: key) {
        throw file.error(.duplicateLocale(name, firstLine: firstLine), at: element)
      }
      return name
    }
  }
}

extension [UInt8] {
  /// The parts between XML's white space, of text in UTF-8.
  var xmlWords: [ArraySlice<UInt8>] {
    split { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
  }
}

extension Sequence<UInt8> {
  /// Whether the text is subtags of at most 8 ASCII letters and digits, separated by `_` or `-`.
  func isLanguageIdentifier(
    minimumSubtagLength: Int = 1,
    maximumSubtagCount: Int = .max
  ) -> Bool {
    var subtagCount = 1
    var length = 0
    for byte in self {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        length += 1
        guard length <= 8 else { return false }
      case UInt8(ascii: "_"), UInt8(ascii: "-"):
        guard length >= minimumSubtagLength else { return false }
        subtagCount += 1
        length = 0
      default:
        return false
      }
    }
    return length >= minimumSubtagLength && subtagCount <= maximumSubtagCount
  }

  /// Whether a language identifier is in lower case and with `_`, as nearly all are written.
  fileprivate var isFoldedIdentifier: Bool {
    allSatisfy { $0 >= UInt8(ascii: "_") || $0 &- UInt8(ascii: "0") < 10 }
  }
}

extension String {
  /// A language identifier in lower case and with `_`.
  fileprivate var foldedIdentifier: String {
    String(lowercased().map { $0 == "-" ? "_" : $0 })
  }
}
