/// Files that are damaged in one place, the same in every run.
package struct Damage {
  /// A damaged file, and the bytes of the good one that are no longer there or have something between
  /// them.
  package struct File {
    package let bytes: [UInt8]
    package let range: Range<Int>
  }

  private let original: [UInt8]
  private let pieces: [[UInt8]]
  private var generator: SplitMix64

  /// - Parameters:
  ///   - original: A good file.
  ///   - pieces: What is put into it, beside random bytes and its own.
  package init(to original: [UInt8], pieces: [String], seed: UInt64) {
    self.original = original
    self.pieces = pieces.map { Array($0.utf8) }
    generator = SplitMix64(seed: seed)
  }

  package mutating func next() -> File {
    let start = Int.random(in: 0..<original.count, using: &generator)
    let end = min(original.count, start + Int.random(in: 1...12, using: &generator))
    switch Int.random(in: 0..<8, using: &generator) {
    case 0:
      return replaced(
        start..<(start + 1),
        [original[start] ^ 1 << UInt8.random(in: 0..<8, using: &generator)]
      )
    case 1:
      return replaced(start..<(start + 1), [UInt8.random(in: .min ... .max, using: &generator)])
    case 2: return replaced(start..<(start + 1), [])
    case 3: return replaced(start..<end, [])
    case 4: return replaced(start..<start, [UInt8.random(in: .min ... .max, using: &generator)])
    case 5: return replaced(start..<start, Array(original[start..<end]))
    case 6 where Int.random(in: 0..<4, using: &generator) == 0:
      return replaced(start..<original.count, [])
    default: return replaced(start..<start, pieces.randomElement(using: &generator) ?? [])
    }
  }

  private func replaced(_ range: Range<Int>, _ bytes: [UInt8]) -> File {
    var copy = original
    copy.replaceSubrange(range, with: bytes)
    return File(bytes: copy, range: range)
  }
}
