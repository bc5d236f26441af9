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
    return scalarCounts[block] + bytes[(block * Self.blockLength)..<end].count(where: Self.isStart)
  }

  private static func scalarCounts(_ bytes: [UInt8]) -> [Int] {
    var counts = [0]
    counts.reserveCapacity(bytes.count / blockLength + 1)
    var count = 0
    for start in stride(from: 0, to: bytes.count - blockLength + 1, by: blockLength) {
      count += bytes[start..<(start + blockLength)].count(where: isStart)
      counts.append(count)
    }
    return counts
  }

  /// Whether a byte is the first of a scalar in UTF-8.
  private static func isStart(_ byte: UInt8) -> Bool { byte & 0xC0 != 0x80 }

  private static func starts(_ bytes: [UInt8]) -> [Int] {
    var starts: [Int] = []
    for (index, byte) in bytes.enumerated() where byte == 0x0A || byte == 0x0D {
      if byte == 0x0D, index + 1 < bytes.count, bytes[index + 1] == 0x0A { continue }
      starts.append(index + 1)
    }
    return starts
  }
}
