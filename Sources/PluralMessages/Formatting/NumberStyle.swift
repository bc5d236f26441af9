import Foundation
import Plurals

/// How numbers are shown for which a format says no more than that they are there: `%@`, `%d`, `%arg`,
/// `${i}`, `%{name}` and the like.
public struct NumberStyle: Sendable {
  let show: @Sendable (MessageArgument) -> MessageArgument

  /// Creates a style.
  ///
  ///     NumberStyle { number in
  ///       .number(shown: grouped(number), operands)
  ///     }
  ///
  /// The plural category is chosen by the operands of what is shown.
  ///
  /// - Parameter show: Gives a number as it is to be shown, as `MessageArgument.number`.
  public init(_ show: @escaping @Sendable (MessageArgument) -> MessageArgument) {
    self.show = show
  }
}

/// The ten digits of a numbering system.
struct LocalDigits: Hashable, Sendable {
  private let digits: [String]

  /// The digits that a language's numbers are written in; nil if these are ASCII's.
  init?(language: String) {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: language)
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
