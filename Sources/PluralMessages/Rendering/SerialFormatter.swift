import Foundation
import Plurals
import PluralsFoundation

/// A formatter that one thread at a time may use: formatters are not made to be shared.
// Unchecked, because the compiler cannot see that the lock guards each use.
final class SerialFormatter: @unchecked Sendable {
  private let lock = NSLock()
  private let formatter: NumberFormatter

  init(_ formatter: NumberFormatter) {
    self.formatter = formatter
  }

  /// A number as the formatter shows it.
  func shown(_ number: NSNumber) -> MessageArgument? {
    lock.withLock {
      guard let text = formatter.string(from: number),
        let operands = PluralOperands(number, formattedBy: formatter)
      else { return nil }
      return MessageArgument(shown: text, operands: operands)
    }
  }
}
