/// The names that Xcode 26 gives to arguments in `%(count)lld`, for the parameters of symbols. No formatter
/// knows them, and compiled catalogues are without.
enum PlaceholderNames {
  /// A format without the names of its placeholders.
  ///
  /// - Complexity: Linear in the length of the format.
  static func removed(from format: String) -> String {
    let bytes = Array(format.utf8)
    let percent = UInt8(ascii: "%")
    guard
      zip(bytes, bytes.dropFirst()).contains(where: { $0 == percent && $1 == UInt8(ascii: "(") })
    else { return format }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      result.append(bytes[index])
      index += 1
      guard bytes[index - 1] == percent, index < bytes.count else { continue }
      if bytes[index] == percent {
        result.append(percent)
        index += 1
      } else if let end = endOfName(bytes, index) {
        index = end
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Where a name in parentheses ends that a conversion follows; nil if there is none.
  private static func endOfName(_ bytes: [UInt8], _ start: Int) -> Int? {
    func prefix(_ index: Int, while isPart: (UInt8) -> Bool) -> Int {
      var index = index
      while index < bytes.count, isPart(bytes[index]) { index += 1 }
      return index
    }
    guard bytes[start] == UInt8(ascii: "(") else { return nil }
    let end = prefix(start + 1) { byte in
      byte >= 0x80 || byte == UInt8(ascii: "_") || isLetterOrDigit(byte)
    }
    guard end > start + 1, end < bytes.count, bytes[end] == UInt8(ascii: ")") else { return nil }
    var index = prefix(end + 1) { "0123456789$ -+#'.*".utf8.contains($0) }
    index = prefix(index) { "hlqLztj".utf8.contains($0) }
    guard index < bytes.count, "@dDiuUxXoOfFeEgGaAcCsSp".utf8.contains(bytes[index]) else {
      return nil
    }
    return end + 1
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: false
    }
  }
}
