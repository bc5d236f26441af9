/// The lines of a text in UTF-8, for telling the places of its bytes.
///
/// Lines end with LF, CR LF or CR. They are found once, when the first place is asked for, and so are
/// the characters before each block of the text: a file may be one line, and have an error at each end
/// of it.
final class LineIndex {
  private let bytes: [UInt8]
  /// Where the lines after the first begin.
  private lazy var starts = Self.starts(bytes)
  /// The scalars before each block.
  private lazy var scalarCounts = Self.scalarCounts(bytes)

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The line and the column of a byte.
  func place(of offset: Int) -> TextPlace {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    let start = low == 0 ? 0 : starts[low - 1]
    return TextPlace(line: low + 1, column: scalarCount(offset) - scalarCount(start) + 1)
  }

  private static let blockLength = 256

  /// The scalars that begin before a byte.
  private func scalarCount(_ offset: Int) -> Int {
    let end = min(offset, bytes.count)
    let block = end / Self.blockLength
    return scalarCounts[block] + Self.count(bytes, (block * Self.blockLength)..<end)
  }

  private static func scalarCounts(_ bytes: [UInt8]) -> [Int] {
    var counts = [0]
    counts.reserveCapacity(bytes.count / blockLength + 1)
    var count = 0
    for start in stride(from: 0, to: bytes.count - blockLength + 1, by: blockLength) {
      count += Self.count(bytes, start..<(start + blockLength))
      counts.append(count)
    }
    return counts
  }

  /// The bytes in a range that are the first of a scalar in UTF-8.
  private static func count(_ bytes: [UInt8], _ range: Range<Int>) -> Int {
    var count = 0
    for index in range where bytes[index] & 0xC0 != 0x80 { count += 1 }
    return count
  }

  private static func starts(_ bytes: [UInt8]) -> [Int] {
    var starts: [Int] = []
    for index in bytes.indices where bytes[index] == 0x0A || bytes[index] == 0x0D {
      if bytes[index] == 0x0D, index + 1 < bytes.count, bytes[index + 1] == 0x0A { continue }
      starts.append(index + 1)
    }
    return starts
  }
}

/// Where something stands in a file; its line is counted when a finding asks for it.
enum FilePlace {
  case known(TextPlace)
  case offset(Int, LineIndex)
  /// Binary files have no lines.
  case none

  var place: TextPlace? {
    switch self {
    case .known(let place): place
    case .offset(let offset, let lines): lines.place(of: offset)
    case .none: nil
    }
  }
}

/// The lines of a text that several threads ask for.
final class SharedLineIndex: Sendable {
  private let lines: LockedValue<Lines>

  /// Unchecked, because the lock is what guards the index.
  private struct Lines: @unchecked Sendable {
    let index: LineIndex
  }

  init(_ bytes: [UInt8]) {
    lines = LockedValue(Lines(index: LineIndex(bytes)))
  }

  /// The line and the column of a byte.
  func place(of offset: Int) -> TextPlace {
    var place = TextPlace(line: 1, column: 1)
    lines.update { place = $0.index.place(of: offset) }
    return place
  }
}
