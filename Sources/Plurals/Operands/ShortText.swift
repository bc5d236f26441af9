/// Text of one to eight bytes in a word, so that all of them can be looked at together.
struct ShortText {
  /// The bytes, the first lowest; those that the text does not have are 0.
  let word: UInt64
  /// The number of bytes.
  let count: Int

  /// Loads a text, or gives nil if it is empty or longer than a word.
  @inline(__always)
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress, 1...8 ~= bytes.count else { return nil }
    count = bytes.count
    word = unsafe Self.word(UnsafeRawPointer(start), count: bytes.count)
  }

  @inline(__always)
  private static func word(_ bytes: UnsafeRawPointer, count: Int) -> UInt64 {
    // Loads that may overlap, all within the bytes.
    if count >= 4 {
      let first = unsafe UInt32(littleEndian: bytes.loadUnaligned(as: UInt32.self))
      let last = unsafe UInt32(littleEndian: (bytes + (count - 4)).loadUnaligned(as: UInt32.self))
      return UInt64(first) | UInt64(last) << UInt64((count - 4) * 8)
    }
    let first = unsafe UInt64(bytes.load(as: UInt8.self))
    let middle = unsafe UInt64((bytes + count / 2).load(as: UInt8.self)) << UInt64(count / 2 * 8)
    let last = unsafe UInt64((bytes + (count - 1)).load(as: UInt8.self)) << UInt64((count - 1) * 8)
    return first | middle | last
  }

  /// The highest bit of each byte.
  static var highBits: UInt64 { 0x8080_8080_8080_8080 }

  /// A byte in all places.
  @inline(__always)
  static func repeated(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

  /// The highest bit of each byte that is below 128 and at least a bound.
  ///
  /// - Parameters:
  ///   - bytes: Bytes below 128.
  ///   - bound: 1 to 128.
  @inline(__always)
  static func areAtLeast(_ bytes: UInt64, _ bound: UInt8) -> UInt64 {
    (bytes + repeated(128 - bound)) & highBits
  }
}
