import Foundation
import PluralsFoundation

/// The signs that a language writes numbers with: its digits, decimal separator, minus and groups.
struct LocalNumbers: Hashable, Sendable {
  /// The ten digits; nil for ASCII's.
  private let digits: [String]?
  private let decimalSeparator: String
  private let minusSign: String
  private let groupingSeparator: String
  /// The digits of the last group; 0 for none.
  private let lastGroupSize: Int
  /// The digits of the groups before the last one.
  private let groupSize: Int
  /// The digits of a number's first group in the shortest number that is grouped.
  private let firstGroupSize: Int

  /// The signs of a language, in its default numbering system or in that which an extension `nu` of the
  /// identifier names; a malformed identifier has those of the root locale.
  ///
  /// - Complexity: Foundation is asked once for a language.
  static func native(_ language: String) -> LocalNumbers {
    numbers(language, system: FoundationLocale.numberingSystem(of: language))
  }

  /// The signs of a language for numbers in ASCII's digits.
  static func latin(_ language: String) -> LocalNumbers { numbers(language, system: "latn") }

  private static let cache = LockedValue<[String: LocalNumbers]>([:])
  /// More languages than a program has; a server is told identifiers of any kind.
  private static let largestCache = 256

  /// A language's identifier with the region that is likely: numbering systems differ by region, and
  /// Arabic without one has no own.
  private static func likelyIdentifier(of language: String) -> String {
    guard let identifier = FoundationLocale.identifier(for: language) else { return "" }
    guard #available(macOS 13, iOS 16, tvOS 16, watchOS 9, *) else { return identifier }
    // A region stays, and with it a variant, such as POSIX.
    if Locale(identifier: identifier).region != nil { return identifier }
    let full = Locale.Language(identifier: identifier).maximalIdentifier
    return FoundationLocale.identifier(for: full) ?? identifier
  }

  private static func numbers(_ language: String, system: String?) -> LocalNumbers {
    // A text that is no identifier is not kept; an identifier is short.
    let name = language.utf8.count <= longestName ? language : ""
    let key = (FoundationLocale.identifier(for: name) ?? "") + "@" + (system ?? "")
    if let known = cache.value[key] { return known }
    var identifier = likelyIdentifier(of: name)
    if let system { identifier += "@numbers=" + system }
    let numbers = LocalNumbers(identifier)
    cache.update {
      if $0.count >= largestCache { $0.removeAll() }
      $0[key] = numbers
    }
    return numbers
  }

  /// The most bytes of an identifier whose signs are looked for, with all its extensions.
  private static let longestName = 256

  /// - Parameter identifier: A locale that is safe to hand to Foundation.
  private init(_ identifier: String) {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: identifier)
    formatter.numberStyle = .decimal
    func shown(_ number: Int) -> String { formatter.string(from: NSNumber(value: number)) ?? "" }
    let digits = (0...9).map(shown)
    let areDigits = digits.allSatisfy { $0.count == 1 && $0.first?.isWholeNumber == true }
    self.digits = areDigits && digits != (0...9).map(String.init) ? digits : nil
    decimalSeparator = formatter.decimalSeparator ?? "."
    minusSign = formatter.minusSign ?? "-"
    groupingSeparator = formatter.groupingSeparator ?? ","
    // On Linux the formatter does not know of groups of two digits, as in 1,23,45,678; the style does.
    let style = IntegerFormatStyle<Int>.number.locale(Locale(identifier: identifier))
    let separator = groupingSeparator
    func groups(_ number: Int) -> [Int] {
      style.format(number).components(separatedBy: separator).map(\.count)
    }
    let sizes = Array(groups(111_111_111_111).dropFirst())
    // POSIX has a separator, and no groups.
    let hasGroups = !style.format(1_000_000).allSatisfy(\.isWholeNumber)
    lastGroupSize = hasGroups ? sizes.last ?? formatter.groupingSize : 0
    groupSize = sizes.dropLast().last ?? lastGroupSize
    firstGroupSize = groups(1_000).count > 1 ? 1 : 2
  }

  /// Whether the digits are those that C writes.
  var hasASCIIDigits: Bool { digits == nil }

  // MARK: Showing

  /// A number in ASCII, as C shows it, in the language's signs; a text that is no number stays as it is.
  func localized(_ number: String, grouped: Bool) -> String {
    guard number.utf8.allSatisfy(Self.belongsToNumber) else { return number }
    let isGrouped = grouped && lastGroupSize > 0
    let integerLength = number.utf8.drop { !Self.isDigit($0) }.prefix(while: Self.isDigit).count
    let grouping =
      isGrouped && integerLength >= lastGroupSize + firstGroupSize ? groupingSeparator : ""
    var rest = integerLength
    var isInteger = true
    var text = ""
    for byte in number.utf8 {
      switch byte {
      case UInt8(ascii: "."):
        text += decimalSeparator
        isInteger = false
      case UInt8(ascii: "-"): text += minusSign
      case _ where Self.isDigit(byte):
        text += digits?[Int(byte - UInt8(ascii: "0"))] ?? String(Unicode.Scalar(byte))
        guard isInteger, rest > 0 else { continue }
        rest -= 1
        if rest > 0, endsGroup(rest) { text += grouping }
      default: text.unicodeScalars.append(Unicode.Scalar(byte))
      }
    }
    return text
  }

  /// Whether a group ends before so many digits.
  private func endsGroup(_ rest: Int) -> Bool {
    rest == lastGroupSize
      || rest > lastGroupSize && groupSize > 0
        && (rest - lastGroupSize).isMultiple(of: groupSize)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }

  private static func belongsToNumber(_ byte: UInt8) -> Bool {
    isDigit(byte) || " +-.eE".utf8.contains(byte)
  }
}
