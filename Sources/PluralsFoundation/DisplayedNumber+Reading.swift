import Foundation

/// The symbols that a number is written with.
struct NumberSymbols {
  var decimalSeparators: [[Unicode.Scalar]]
  var groupingSeparators: [[Unicode.Scalar]]
  /// What stands before the exponent of scientific notation.
  ///
  /// A function, because only numbers that go on behind their digits ask for it.
  var exponentSymbols: () -> [[Unicode.Scalar]]

  /// The scalars of a symbol but for directional marks, which are not part of a number; nil if none
  /// is left.
  static func scalars(_ symbol: String?) -> [Unicode.Scalar]? {
    let scalars = visibleScalars(symbol ?? "")
    return scalars.isEmpty ? nil : scalars
  }

  static func visibleScalars(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter { $0.isASCII || $0.properties.generalCategory != .format }
  }
}

extension DisplayedNumber {
  /// Reads the first number in a text; nil if there are no digits.
  init?(text: [Unicode.Scalar], symbols: NumberSymbols) {
    var reader = TextReader(text: text, symbols: symbols)
    guard let number = reader.number() else { return nil }
    self = number
  }
}

private struct TextReader {
  let text: [Unicode.Scalar]
  let symbols: NumberSymbols
  var digits = DigitReader()
  var position = 0

  mutating func number() -> DisplayedNumber? {
    guard goToStart() else { return nil }
    var number = DisplayedNumber()
    number.integer = readDigits(grouped: true)
    if let length = match(symbols.decimalSeparators), digit(at: position + length) != nil {
      position += length
      number.fraction = readDigits(grouped: false)
    }
    number.exponent = readExponent()
    return number
  }

  /// Goes to the first digit, or to a decimal separator before it that nothing else explains.
  private mutating func goToStart() -> Bool {
    while position < text.count {
      if digit(at: position) != nil { return true }
      let isAfterWord = position > 0 && text[position - 1].properties.isAlphabetic
      if !isAfterWord, let length = match(symbols.decimalSeparators),
        digit(at: position + length) != nil
      {
        return true
      }
      position += 1
    }
    return false
  }

  private mutating func readDigits(grouped: Bool) -> [UInt8] {
    var read: [UInt8] = []
    while true {
      if let digit = digit(at: position) {
        read.append(digit)
        position += 1
      } else if grouped, !read.isEmpty, match(symbols.decimalSeparators) == nil,
        let length = match(symbols.groupingSeparators), digit(at: position + length) != nil
      {
        position += length
      } else {
        return read
      }
    }
  }

  /// Reads "E6", "×10^−3" and the like; 0 if there is no exponent.
  private mutating func readExponent() -> Int {
    var reader = digits
    guard text[position...].contains(where: { reader.digit($0) != nil }),
      let length = match(symbols.exponentSymbols())
    else { return 0 }
    position += length
    var isNegative = false
    if position < text.count, digit(at: position) == nil {
      switch text[position] {
      case "-", "\u{2212}", "\u{FE63}", "\u{FF0D}": isNegative = true
      case "+", "\u{FE62}", "\u{FF0B}": break
      default: return 0
      }
      position += 1
    }
    // More digits than any exponent has must not overflow.
    let value = readDigits(grouped: false).prefix(9).reduce(0) { $0 * 10 + Int($1) }
    return isNegative ? -value : value
  }

  /// A digit at a position, which fixes the numbering system.
  private mutating func digit(at position: Int) -> UInt8? {
    position < text.count ? digits.digit(text[position]) : nil
  }

  /// The length of the longest of some symbols at the position.
  private func match(_ candidates: [[Unicode.Scalar]]) -> Int? {
    candidates.filter { text[position...].starts(with: $0) }.map(\.count).max()
  }
}
