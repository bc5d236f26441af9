/// What a source number is, as UTS #35 part 3 writes it down, with the sign that the library takes:
///
///     sampleValue     = value ([ce] digitPos digit*)?
///     value           = digit+ ("." digit+)?
///     digitPos        = [1-9]
///
/// Exponents are at most 999, as `PluralOperands.maximumExponent` says. This is slow and obvious, and
/// shares no code with the library.
enum SourceNumberGrammar {
  static func accepts(_ text: [UInt8]) -> Bool {
    var text = text[...]
    if let sign = text.first, "+-".utf8.contains(sign) { text.removeFirst() }
    guard takeDigits(&text) > 0 else { return false }
    if text.first == UInt8(ascii: ".") {
      text.removeFirst()
      guard takeDigits(&text) > 0 else { return false }
    }
    if let sign = text.first, "ce".utf8.contains(sign) {
      text.removeFirst()
      guard let first = text.first, first != UInt8(ascii: "0") else { return false }
      guard 1...3 ~= takeDigits(&text) else { return false }
    }
    return text.isEmpty
  }

  /// Takes digits away, and says how many.
  private static func takeDigits(_ text: inout ArraySlice<UInt8>) -> Int {
    var count = 0
    while let byte = text.first, "0123456789".utf8.contains(byte) {
      text.removeFirst()
      count += 1
    }
    return count
  }
}
