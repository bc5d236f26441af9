import Plurals

/// Reads lists of locales and sees to it that no locale is in two of them.
struct LocaleRegister {
  /// The lines of the locales so far.
  private var lines: [LocaleKey: Int] = [:]

  init() {
    lines.reserveCapacity(256)
  }

  /// Reads the attribute `locales` of an element.
  mutating func locales(
    of element: XMLElement,
    in file: SupplementalFile
  ) throws(CLDRReadError) -> [String] {
    let text = try file.attributeText("locales", of: element)
    let line = element.line
    var names: [String] = []
    // A language has two letters at least, and white space behind it.
    names.reserveCapacity(text.count / 3 + 1)
    var end = 0
    while let start = text[end...].firstIndex(where: { !$0.isXMLWhiteSpace }) {
      end = text[start...].firstIndex(where: \.isXMLWhiteSpace) ?? text.count
      let name = String(decoding: text[start..<end], as: UTF8.self)
      guard let key = LocaleKey(text[start..<end]) else {
        throw file.error(.malformedLocale(name), at: element)
      }
      if let firstLine = lines.updateValue(line, forKey: key) {
        throw file.error(.duplicateLocale(name, firstLine: firstLine), at: element)
      }
      names.append(name)
    }
    guard !names.isEmpty else { throw file.error(.noLocales, at: element) }
    return names
  }
}

/// A locale's name of a language and at most two more subtags, in which neither case nor the kind of
/// separators counts.
private struct LocaleKey: Hashable {
  /// The subtags, as ``Subtag`` packs them; 0 for none.
  private var first: UInt64 = 0
  private var second: UInt64 = 0
  private var third: UInt64 = 0

  /// The key of a name, or nil unless it has one to three subtags of two to eight letters and digits.
  init?(_ name: ArraySlice<UInt8>) {
    guard name.isLanguageIdentifier(minimumSubtagLength: 2, maximumSubtagCount: 3) else {
      return nil
    }
    for byte in name {
      // What is no letter or digit begins the next subtag.
      if let packed = Subtag.append(byte, to: third) {
        third = packed
      } else {
        (first, second, third) = (second, third, 0)
      }
    }
  }
}

extension [UInt8] {
  /// The parts between XML's white space, of text in UTF-8.
  var xmlWords: [ArraySlice<UInt8>] {
    split(whereSeparator: \.isXMLWhiteSpace)
  }
}

extension UInt8 {
  fileprivate var isXMLWhiteSpace: Bool {
    self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D
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
}
