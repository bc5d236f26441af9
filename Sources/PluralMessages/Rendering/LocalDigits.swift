import Foundation

/// The ten digits of a numbering system.
struct LocalDigits: Hashable, Sendable {
  private let digits: [String]

  /// A language's own digits, whichever are usual in a country: those of an extension `nu` if the
  /// identifier has one, else CLDR's native ones. Nil if these are ASCII's.
  init?(language: String) {
    guard let identifier = FoundationLocale.identifier(for: language) else { return nil }
    let formatter = NumberFormatter()
    let system = FoundationLocale.numberingSystem(of: language) ?? "native"
    formatter.locale = Locale(identifier: identifier + "@numbers=" + system)
    formatter.numberStyle = .none
    let digits = (0...9).map { formatter.string(from: NSNumber(value: $0)) ?? String($0) }
    guard digits != (0...9).map(String.init), digits.allSatisfy({ $0.count == 1 }) else {
      return nil
    }
    self.digits = digits
  }

  /// A number with its digits replaced.
  func localized(_ number: String) -> String {
    var text = ""
    for character in number {
      if let digit = character.wholeNumberValue, character.isASCII {
        text += digits[digit]
      } else {
        text.append(character)
      }
    }
    return text
  }
}
