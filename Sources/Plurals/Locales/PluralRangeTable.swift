/// The category of a range from the categories of its ends, as six words: one for each category of
/// the start, in which four bits for each category of the end hold the category of the range.
package struct PluralRangeTable: Hashable, Sendable {
  package static let wordCount = 6

  package private(set) var words: [UInt32]

  /// A table in which every range takes the category of its end, which UTS #35 part 3 ("Plural
  /// Ranges") prescribes for pairs that are not listed.
  package init() {
    words = Array(repeating: 0x54_3210, count: Self.wordCount)
  }

  /// The table in words that hold one.
  init(words: ArraySlice<UInt32>) {
    self.words = Array(words)
  }

  package subscript(start: PluralCategory, end: PluralCategory) -> PluralCategory {
    get { Self.category(words, at: 0, start, end) }
    set {
      let shift = UInt32(end.index) * 4
      words[Int(start.index)] &= ~(0xF << shift)
      words[Int(start.index)] |= UInt32(newValue.index) << shift
    }
  }

  static func category(
    _ words: [UInt32],
    at offset: Int,
    _ start: PluralCategory,
    _ end: PluralCategory
  ) -> PluralCategory {
    let row = words[offset + Int(start.index)]
    return PluralCategory(index: UInt8(truncatingIfNeeded: row >> (UInt32(end.index) * 4) & 0xF))
  }
}
