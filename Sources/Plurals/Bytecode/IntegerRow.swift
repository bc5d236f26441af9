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
    var words = Array(repeating: UInt32(category.index) * 0x1111_1111, count: wordCount)
    words[wordCount - 1] &= 0xFFFF
    return words
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

  /// An entry of a row as it is stored.
  package static func entry(_ words: [UInt32], at row: Int, _ column: Int) -> UInt32 {
    words[row + column / 8] >> UInt32(column % 8 * 4) & 15
  }
}
