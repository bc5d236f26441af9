/// The integers that are written out in a text.
enum WrittenNumbers {
  /// An integer as it is written.
  struct Number: Hashable {
    let value: UInt64
    let text: String
  }

  /// Finds the integers of a text, in the digits of any script and with groups of three, but no fractions
  /// and no digits that belong to a word, as in "MP3".
  ///
  /// - Complexity: Linear in the length of the text.
  static func all(in text: String) -> [Number] {
    let scalars = Array(text.unicodeScalars)
    var found: [Number] = []
    var index = 0
    while index < scalars.count {
      guard digit(scalars[index]) != nil else {
        index += 1
        continue
      }
      let start = index
      var value: UInt64? = 0
      var hasFraction = false
      var last = index
      while index < scalars.count {
        if let digit = digit(scalars[index]) {
          value = value.flatMap { value in
            let (product, overflowed) = value.multipliedReportingOverflow(by: 10)
            let (sum, overflowedToo) = product.addingReportingOverflow(UInt64(digit))
            return overflowed || overflowedToo ? nil : sum
          }
          index += 1
          last = index
        } else if isSeparator(scalars[index]), index + 1 < scalars.count,
          digit(scalars[index + 1]) != nil
        {
          let length = scalars[(index + 1)...].prefix { digit($0) != nil }.count
          if length != 3 { hasFraction = true }
          index += 1
        } else {
          break
        }
      }
      let isInWord = start > 0 && scalars[start - 1].properties.isAlphabetic
      if let value, !hasFraction, !isInWord {
        var written = String.UnicodeScalarView()
        written.append(contentsOf: scalars[start..<last])
        found.append(Number(value: value, text: String(written)))
      }
    }
    return found
  }

  private static func digit(_ scalar: Unicode.Scalar) -> Int? {
    guard scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue
    else { return nil }
    return Int(value)
  }

  private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    [",", ".", "'", "’", "\u{A0}", "\u{202F}", "\u{66B}", "\u{66C}"].contains(scalar)
  }
}
