/// A row of a program's table for integers: the categories of the numbers from 0 to 99, or of all
/// numbers from 100 on by their last two digits.
///
/// Entries have four bits, eight in a word from the lowest: a category's canonical position, or
/// ``undecided`` where the last two digits do not decide and the bytecode has to.
@usableFromInline package enum IntegerRow {
  @inlinable package static var count: Int { 100 }
  package static let wordCount = 13
  package static let undecided: UInt32 = 15

  /// The words of a row with one category throughout.
  package static func words(_ category: PluralCategory) -> [UInt32] {
    var words: [UInt32] = []
    append(category, to: &words)
    return words
  }

  /// Appends a row with one category throughout to words.
  package static func append(_ category: PluralCategory, to words: inout [UInt32]) {
    words.append(contentsOf: repeatElement(UInt32(category.index) * 0x1111_1111, count: wordCount))
    words[words.count - 1] &= 0xFFFF
  }

  /// Replaces an entry of a row.
  ///
  /// - Parameter category: The category, or nil for an entry that is undecided.
  package static func set(
    _ category: PluralCategory?,
    at column: Int,
    in words: inout [UInt32]
  ) {
    let shift = UInt32(column % 8 * 4)
    words[column / 8] &= ~(15 << shift)
    words[column / 8] |= (category.map { UInt32($0.index) } ?? undecided) << shift
  }

  /// Replaces the entries of some columns in the row at the end of words.
  ///
  /// - Parameters:
  ///   - category: The category, or nil for entries that are undecided.
  ///   - low: A bit for each of the columns 0 to 63.
  ///   - high: A bit for each of the columns from 64 on.
  package static func set(
    _ category: PluralCategory?,
    low: UInt64,
    high: UInt64,
    atEndOf words: inout [UInt32]
  ) {
    if low | high == 0 { return }
    let entry = category.map { UInt32($0.index) } ?? undecided
    let start = words.count - wordCount
    for position in 0..<wordCount {
      let columns = position < 8 ? low >> UInt64(position * 8) : high >> UInt64(position * 8 - 64)
      // Eight bits, four apart: a one in each entry that is to be replaced.
      var ones = UInt32(truncatingIfNeeded: columns & 0xFF)
      if ones == 0 { continue }
      ones = (ones | ones << 12) & 0x000F_000F
      ones = (ones | ones << 6) & 0x0303_0303
      ones = (ones | ones << 3) & 0x1111_1111
      words[start + position] = words[start + position] & ~(ones &* 15) | ones &* entry
    }
  }

  /// The entries that occur in a row, a bit each.
  static func entries(_ words: [UInt32], at row: Int) -> UInt32 {
    var entries: UInt32 = 0
    for position in 0..<wordCount {
      var word = words[row + position]
      // The last word has four only.
      for _ in 0..<min(8, count - position * 8) {
        entries |= 1 << (word & 15)
        word >>= 4
      }
    }
    return entries
  }

  /// An entry of a row as it is stored.
  package static func entry(_ words: [UInt32], at row: Int, _ column: Int) -> UInt32 {
    words[row + column / 8] >> UInt32(column % 8 * 4) & 15
  }
}
