/// Decodes a string literal: escapes, ends of lines, and the indentation of several lines.
struct LiteralDecoder {
  private let frame: StringFrame
  private let bytes: [UInt8]
  private var text: [UInt8] = []
  /// What every line begins with that is not part of the text.
  private var indentation: ArraySlice<UInt8> = []

  private(set) var pieces: [Literal.Piece] = []
  /// Where escapes are that are none.
  private(set) var faults: [Int] = []

  init(_ frame: StringFrame, bytes: [UInt8]) {
    self.frame = frame
    self.bytes = bytes
  }

  mutating func decode() {
    var parts = frame.parts[...]
    if frame.isMultiline { parts = trimmed() }
    var isFirst = true
    for part in parts {
      switch part {
      case .text(let range): decode(range, startsLine: isFirst && frame.isMultiline)
      case .interpolation(let token):
        flush()
        pieces.append(.interpolation(token))
      }
      isFirst = false
    }
    flush()
  }

  private mutating func flush() {
    guard !text.isEmpty else { return }
    pieces.append(.text(String(decoding: text, as: UTF8.self)))
    text = []
  }

  /// The parts without the line of the opening quotes and that of the closing ones.
  private mutating func trimmed() -> ArraySlice<StringFrame.Part> {
    var parts = frame.parts
    guard case .text(let first)? = parts.first, case .text(let last)? = parts.last else {
      return parts[...]
    }
    var start = first.lowerBound
    while start < first.upperBound, bytes[start].isBlank { start += 1 }
    if start < first.upperBound, bytes[start].isNewline {
      start += newlineLength(start)
    } else {
      start = first.lowerBound
    }
    var end = last.upperBound
    while end > last.lowerBound, bytes[end - 1].isBlank { end -= 1 }
    if end > last.lowerBound, bytes[end - 1].isNewline {
      indentation = bytes[end..<last.upperBound]
      end -= 1
      if end > last.lowerBound, bytes[end] == .lineFeed, bytes[end - 1] == .carriageReturn {
        end -= 1
      }
    } else {
      end = last.upperBound
    }
    if parts.count == 1 {
      parts[0] = .text(start..<max(start, end))
    } else {
      parts[0] = .text(start..<max(start, first.upperBound))
      parts[parts.count - 1] = .text(last.lowerBound..<end)
    }
    return parts[...]
  }

  private func newlineLength(_ index: Int) -> Int {
    bytes[index] == .carriageReturn && index + 1 < bytes.count && bytes[index + 1] == .lineFeed
      ? 2 : 1
  }

  private mutating func decode(_ range: Range<Int>, startsLine: Bool) {
    var index = startsLine ? skipIndentation(range.lowerBound, range.upperBound) : range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      if byte.isNewline, frame.isMultiline {
        text.append(.lineFeed)
        index = skipIndentation(index + newlineLength(index), range.upperBound)
      } else if byte == .backslash, isEscape(index, range.upperBound) {
        index = decodeEscape(index, range.upperBound)
      } else {
        text.append(byte)
        index += 1
      }
    }
  }

  private func skipIndentation(_ start: Int, _ end: Int) -> Int {
    var index = start
    for byte in indentation {
      guard index < end, bytes[index] == byte else { break }
      index += 1
    }
    return index
  }

  private func isEscape(_ index: Int, _ end: Int) -> Bool {
    index + frame.pounds < end
      && bytes[index + 1..<index + 1 + frame.pounds].allSatisfy { $0 == .pound }
  }

  /// Decodes an escape and gives the index behind it.
  private mutating func decodeEscape(_ start: Int, _ end: Int) -> Int {
    let index = start + 1 + frame.pounds
    guard index < end else {
      // The `\` that continues the last line, before the closing quotes.
      if !frame.isMultiline { faults.append(start) }
      return end
    }
    switch bytes[index] {
    case UInt8(ascii: "n"): text.append(.lineFeed)
    case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
    case UInt8(ascii: "r"): text.append(.carriageReturn)
    case UInt8(ascii: "0"): text.append(0)
    case .backslash, .quote, UInt8(ascii: "'"): text.append(bytes[index])
    case UInt8(ascii: "u"): return decodeScalar(start, index, end)
    default:
      var next = index
      while next < end, bytes[next].isBlank { next += 1 }
      if frame.isMultiline, next < end, bytes[next].isNewline {
        return skipIndentation(next + newlineLength(next), end)
      }
      if frame.isMultiline, next == end { return end }
      faults.append(start)
      text.append(contentsOf: bytes[start...index])
    }
    return index + 1
  }

  /// Decodes `u{…}`.
  private mutating func decodeScalar(_ start: Int, _ index: Int, _ end: Int) -> Int {
    var next = index + 1
    var value: UInt32 = 0
    var digits = 0
    if next < end, bytes[next] == UInt8(ascii: "{") {
      next += 1
      while next < end, digits <= 8, let digit = Self.digit(bytes[next]) {
        value = value << 4 | digit
        digits += 1
        next += 1
      }
      if next < end, bytes[next] == UInt8(ascii: "}"), 1...8 ~= digits,
        let scalar = Unicode.Scalar(value)
      {
        text.append(contentsOf: String(scalar).utf8)
        return next + 1
      }
    }
    faults.append(start)
    text.append(contentsOf: bytes[start...index])
    return index + 1
  }

  private static func digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte) - 0x30
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte) - 0x57
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte) - 0x37
    default: nil
    }
  }
}
