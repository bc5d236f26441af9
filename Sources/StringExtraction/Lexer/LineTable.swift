/// Where the lines of a text begin.
struct LineTable {
  private let starts: [Int]

  /// Lines end with LF, CR or both.
  init(_ bytes: [UInt8]) {
    var starts = [0]
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      if byte == .carriageReturn, offset < bytes.count, bytes[offset] == .lineFeed { continue }
      if byte == .lineFeed || byte == .carriageReturn { starts.append(offset) }
    }
    self.starts = starts
  }

  /// The place of an offset.
  func position(_ offset: Int) -> SourcePosition {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return SourcePosition(line: low + 1, column: offset - starts[low] + 1)
  }
}
