extension Program {
  /// The words of a program: header and groups.
  ///
  /// - Parameters:
  ///   - categories: The rule set's categories.
  ///   - groups: At least one group.
  ///   - smallRow: Where the row for integers below 100 is.
  ///   - largeRow: Where the row for all others is.
  package static func words(
    categories: PluralCategorySet,
    groups: [Group],
    smallRow: UInt16,
    largeRow: UInt16
  ) -> [UInt32] {
    var words: [UInt32] = []
    append(
      categories: categories,
      groups: groups,
      smallRow: smallRow,
      largeRow: largeRow,
      to: &words
    )
    return words
  }

  /// Appends the words of a program, as ``words(categories:groups:smallRow:largeRow:)`` gives them.
  package static func append(
    categories: PluralCategorySet,
    groups: [Group],
    smallRow: UInt16,
    largeRow: UInt16,
    to words: inout [UInt32]
  ) {
    for (number, group) in groups.enumerated() {
      let descriptor = group.descriptor(hasNext: number < groups.count - 1)
      if number == 0 {
        words.append(descriptor | flags(categories, groups))
        words.append(UInt32(smallRow) | UInt32(largeRow) << 16)
      } else {
        words += [descriptor, group.carry]
      }
      group.encodeBody(into: &words)
    }
  }

  /// Verifies and wraps the program in `words[start...]`, or gives nil if it is malformed.
  ///
  /// A well-formed program cannot read outside `words` or divide by zero: every group is whole, and
  /// both rows of the integer table are there. It gives the categories of its header only, of which
  /// `other` is one.
  ///
  /// - Parameters:
  ///   - words: The words, in which the program may be among others.
  ///   - start: The index of the header.
  package init?(verifying words: [UInt32], start: Int = 0) {
    guard words.indices.contains(start), words.indices.contains(start + 1),
      let groups = Self.groups(in: words[start...]), groups[0].carry == 0
    else { return nil }
    let categories = PluralCategorySet(bits: UInt8(words[start] & 63))
    guard categories.contains(.other),
      groups.allSatisfy({ $0.choices.allSatisfy { categories.contains($0.category) } }),
      groups[0].descriptor(hasNext: groups.count > 1) | Self.flags(categories, groups)
        == words[start]
    else { return nil }
    self.init(trusted: words, start: start)
    guard isWellFormed(row: smallRow), largeRow == smallRow || isWellFormed(row: largeRow) else {
      return nil
    }
  }

  /// What concerns the whole program in the first word of its header.
  private static func flags(_ categories: PluralCategorySet, _ groups: [Group]) -> UInt32 {
    UInt32(categories.bits)
      | (groups.contains { $0.readsAllRegisters } ? GroupLayout.readsAllRegisters : 0)
  }

  /// The groups in order.
  package var groups: [Group] { Self.groups(in: words[start...]) ?? [] }

  /// Whether another program has the same categories, groups and rows, wherever they are.
  func isSame(as other: Program) -> Bool {
    start == other.start && words == other.words
      || categories == other.categories && integerRows == other.integerRows
        && groups == other.groups
  }

  /// The words of both rows of the integer table.
  package var integerRows: [UInt32] {
    [smallRow, largeRow].flatMap { words[$0..<$0 + IntegerRow.wordCount] }
  }

  /// The groups of a program at the beginning of words, or nil if one is malformed.
  private static func groups(in words: ArraySlice<UInt32>) -> [Group]? {
    var descriptor = words[words.startIndex]
    var rest = words.dropFirst(headerCount)
    var groups: [Group] = []
    var carry: UInt32 = 0
    while true {
      guard var group = Group(descriptor: descriptor, body: &rest) else { return nil }
      group.carry = carry
      groups.append(group)
      if descriptor & GroupLayout.hasNext == 0 { return groups }
      guard let next = rest.popFirst(), let mask = rest.popFirst(),
        next & 0xFF == 0, next >> 26 == 0, mask <= GroupLayout.maskBits
      else { return nil }
      (descriptor, carry) = (next, mask)
    }
  }

  /// Whether a row is in the words, with categories of the rule set only.
  private func isWellFormed(row: Int) -> Bool {
    guard row + IntegerRow.wordCount <= words.count else { return false }
    // A category's bit in its set is that of its entry.
    let allowed = UInt32(categories.bits) | 1 << IntegerRow.undecided
    return IntegerRow.entries(words, at: row) & ~allowed == 0
  }
}
