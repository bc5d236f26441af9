/// A text in the making: its bytes in a piece of the stack.
///
/// A string of three parts takes half the time that it takes to append them to a `String`, which finds
/// out for each part whether its storage is its own and has room. Nothing is written beyond the piece.
@safe struct TextBuffer: ~Copyable {
  private let bytes: UnsafeMutableBufferPointer<UInt8>
  private var count = 0
  /// What came before the bytes, of a text for which there is not room enough.
  private var start = ""
  /// Whether the text would have more than ``MessageLimit/shownSize``; what is too much is not kept.
  private(set) var isTooLong = false

  private static let capacity = 512

  private init(_ bytes: UnsafeMutableBufferPointer<UInt8>) {
    unsafe self.bytes = bytes
  }

  /// The text that a function appends.
  @inline(__always)
  static func text(
    _ append: (_ buffer: inout TextBuffer) throws(MessageError) -> Void
  ) throws(MessageError) -> String {
    unsafe try withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) {
      (bytes) throws(MessageError) in
      var buffer = unsafe TextBuffer(bytes)
      try append(&buffer)
      if buffer.isTooLong || buffer.size > MessageLimit.shownSize.maximum {
        throw MessageError(.limit(.shownSize))
      }
      return buffer.text
    }
  }

  private var text: String {
    let content = unsafe UnsafeBufferPointer(rebasing: bytes[..<count])
    let end: String
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      // Parts that were strings are UTF-8 together: finding that out again takes a third of the time.
      var span = unsafe UTF8Span(unchecked: content.span)
      _ = span.checkForASCII()
      end = String(copying: span)
    } else {
      end = unsafe String(decoding: content, as: UTF8.self)
    }
    return start.isEmpty ? end : start + end
  }

  /// The bytes so far.
  private var size: Int { start.utf8.count + count }

  /// Appends text.
  // Not inlined: inlined code of the standard library counts a reference to the text.
  @inline(never)
  mutating func append(_ text: String) {
    let end = count + text.utf8.count
    guard unsafe end <= bytes.count else { return appendLong(text) }
    let room = unsafe bytes.extracting(count..<end)
    let isCopied: Void? = unsafe text.utf8.withContiguousStorageIfAvailable {
      _ = unsafe room.update(fromContentsOf: $0)
    }
    // The bytes of a string of Foundation's may be elsewhere.
    guard isCopied != nil else { return appendLong(text) }
    count = end
  }

  /// Appends text that takes more room than there is.
  private mutating func appendLong(_ text: String) {
    guard !isTooLong, size + text.utf8.count <= MessageLimit.shownSize.maximum else {
      isTooLong = true
      return
    }
    // In place: what is there already is not copied for each part.
    unsafe start += UnsafeBufferPointer(rebasing: bytes[..<count]).text
    start += text
    count = 0
  }

  /// Appends the decimal digits of an integer.
  mutating func append(_ number: Int) {
    guard unsafe bytes.count - count >= 20 else { return appendLong(String(number)) }
    if number < 0 {
      unsafe bytes[count] = UInt8(ascii: "-")
      count += 1
    }
    var rest = UInt64(number.magnitude)
    var digitCount = 1
    var limit: UInt64 = 10
    while digitCount < 20, rest >= limit {
      digitCount += 1
      limit &*= 10
    }
    count += digitCount
    var place = count
    repeat {
      place -= 1
      unsafe bytes[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    } while rest > 0
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The bytes as text; they are UTF-8.
  fileprivate var text: String { unsafe String(decoding: self, as: UTF8.self) }
}
