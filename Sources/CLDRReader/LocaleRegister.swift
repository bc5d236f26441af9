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
    let names = try file.attribute("locales", of: element).xmlWords
    guard !names.isEmpty else { throw file.error(.noLocales, at: element) }
    for name in names {
      guard name.isLanguageIdentifier(minimumSubtagLength: 2, maximumSubtagCount: 3) else {
        throw file.error(.malformedLocale(name), at: element)
      }
      if let line = lines.updateValue(element.line, forKey: name.foldedIdentifier) {
        throw file.error(.duplicateLocale(name, firstLine: line), at: element)
      }
    }
    return names
  }
}

extension String {
  /// The parts between XML's white space.
  var xmlWords: [String] {
    utf8.split { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }.map {
      String(Substring($0))
    }
  }

  /// Whether the text is subtags of at most 8 ASCII letters and digits, separated by `_` or `-`.
  func isLanguageIdentifier(
    minimumSubtagLength: Int = 1,
    maximumSubtagCount: Int = .max
  ) -> Bool {
    var subtagCount = 1
    var length = 0
    for byte in utf8 {
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

  /// A language identifier in lower case and with `_`, as nearly all are written.
  fileprivate var foldedIdentifier: String {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    let isFolded = utf8.allSatisfy { $0 >= UInt8(ascii: "_") || digits.contains($0) }
    return isFolded ? self : String(lowercased().map { $0 == "-" ? "_" : $0 })
  }
}
