import Foundation

/// Reads lines from a file descriptor in constant memory.
struct LineReader {
  /// The longest line that is read, in bytes.
  static let maximumLength = 1 << 20

  /// A line without its end, `\n` or `\r\n`.
  enum Line {
    case text(String)
    /// A line of more than ``LineReader/maximumLength`` bytes, which has been skipped.
    case tooLong
  }

  private let descriptor: Int32
  private var chunk: [UInt8] = []
  private var position = 0
  private var isAtEnd = false

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Whether the next line has to be read from the descriptor, which may take its time.
  var mayBlock: Bool { !chunk[position...].contains(UInt8(ascii: "\n")) }

  /// The next line, or nil at the end.
  mutating func next() throws(CommandError) -> Line? {
    var line: [UInt8] = []
    var isTooLong = false
    while true {
      if position == chunk.count {
        try fill()
        if isAtEnd { break }
      }
      let rest = chunk[position...]
      let end = rest.firstIndex(of: UInt8(ascii: "\n"))
      if line.count + (end ?? rest.endIndex) - position > Self.maximumLength {
        isTooLong = true
        line.removeAll()
      }
      if !isTooLong { line += rest[..<(end ?? rest.endIndex)] }
      position = end.map { $0 + 1 } ?? chunk.count
      if end != nil { return Self.finish(line, isTooLong) }
    }
    return line.isEmpty && !isTooLong ? nil : Self.finish(line, isTooLong)
  }

  private static func finish(_ line: [UInt8], _ isTooLong: Bool) -> Line {
    if isTooLong { return .tooLong }
    let text = line.last == UInt8(ascii: "\r") ? line.dropLast() : line[...]
    return .text(String(decoding: text, as: UTF8.self))
  }

  private mutating func fill() throws(CommandError) {
    guard !isAtEnd else { return }
    var count = 0
    repeat {
      chunk = unsafe [UInt8](unsafeUninitializedCapacity: 1 << 16) { bytes, initializedCount in
        count = unsafe read(descriptor, bytes.baseAddress, bytes.count)
        initializedCount = max(0, count)
      }
    } while count < 0 && errno == EINTR
    guard count >= 0 else {
      throw CommandError(
        .missingFile,
        unsafe "cannot read standard input: \(String(cString: strerror(errno)))"
      )
    }
    position = 0
    isAtEnd = count == 0
  }
}
