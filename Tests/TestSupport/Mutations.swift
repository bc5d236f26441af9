/// Damaged copies of good inputs, the same in every run.
package struct Mutations {
  private let inputs: [[UInt8]]
  private let pieces: [[UInt8]]
  private var generator: SplitMix64

  /// - Parameters:
  ///   - inputs: Good inputs.
  ///   - pieces: What is put into them, beside random bytes.
  package init(of inputs: [[UInt8]], pieces: [String], seed: UInt64) {
    self.inputs = inputs
    self.pieces = pieces.map { Array($0.utf8) }
    generator = SplitMix64(seed: seed)
  }

  /// The next input, with one to four places damaged.
  package mutating func next() -> [UInt8] {
    var bytes = inputs.randomElement(using: &generator) ?? []
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let start = Int.random(in: 0...bytes.count, using: &generator)
      let end = min(bytes.count, start + Int.random(in: 0...6, using: &generator))
      switch Int.random(in: 0..<6, using: &generator) {
      case 0 where start < bytes.count:
        bytes[start] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
      case 1: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: start)
      case 2: bytes.removeSubrange(start..<end)
      case 3: bytes.insert(contentsOf: bytes[start..<end], at: start)
      case 4: bytes.insert(contentsOf: pieces.randomElement(using: &generator) ?? [], at: start)
      default:
        // Rarely, for what is cut off early finds few faults.
        if Int.random(in: 0..<4, using: &generator) == 0 { bytes.removeSubrange(start...) }
      }
    }
    return bytes
  }
}
