extension Program {
  /// Verifies and wraps the program in `words[start...]`, or gives nil if it is malformed.
  ///
  /// A well-formed program cannot read outside `words`, divide by zero, or run forever: every
  /// instruction from the header to the last `return` decodes, every jump ends at the beginning of
  /// one of them, only a `return` can be the last, and both rows of the integer table are there.
  ///
  /// - Parameters:
  ///   - words: The words, from which instructions are read up to the first place after a `return`
  ///     that no jump leads to.
  ///   - start: The index of the header.
  package init?(verifying words: [UInt32], start: Int = 0) {
    guard words.indices.contains(start), words.indices.contains(start + 1),
      words[start] < 1 << 6,
      Self.isWellFormed(words[start...], PluralCategorySet(bits: UInt8(words[start])))
    else { return nil }
    self.init(trusted: words, start: start)
    guard isWellFormed(row: smallRow), largeRow == smallRow || isWellFormed(row: largeRow) else {
      return nil
    }
  }

  /// Whether a row is in the words, with categories of the rule set only.
  private func isWellFormed(row: Int) -> Bool {
    guard row + IntegerRow.wordCount <= words.count else { return false }
    for column in 0..<IntegerRow.count {
      let entry = IntegerRow.entry(words, at: row, column)
      guard
        entry == IntegerRow.undecided
          || entry < 6 && categories.contains(PluralCategory(index: UInt8(entry)))
      else { return false }
    }
    return true
  }

  /// The instructions in order.
  package var instructions: [Instruction] {
    var instructions: [Instruction] = []
    var furthestJump = 0
    var position = start + Self.headerCount
    while let instruction = Instruction(decoding: words[...], at: position) {
      instructions.append(instruction)
      position += instruction.wordCount
      if case .jump(_, _, let skip) = instruction {
        furthestJump = max(furthestJump, position + skip)
      }
      if case .return = instruction, position > furthestJump { break }
    }
    return instructions
  }

  /// The words of both rows of the integer table.
  package var integerRows: [UInt32] {
    [smallRow, largeRow].flatMap { words[$0..<$0 + IntegerRow.wordCount] }
  }

  private static func isWellFormed(
    _ words: ArraySlice<UInt32>,
    _ categories: PluralCategorySet
  ) -> Bool {
    var starts: [Int] = []
    var targets: [Int] = []
    var furthestJump = 0
    var isLoaded = false
    var position = words.startIndex + headerCount
    while let instruction = Instruction(decoding: words, at: position) {
      starts.append(position)
      position += instruction.wordCount
      switch instruction {
      case .return(let category):
        guard categories.contains(category) else { return false }
        if position > furthestJump { return Self.isSubset(targets.sorted(), of: starts) }
      case .jump(_, _, let skip):
        guard isLoaded else { return false }
        targets.append(position + skip)
        furthestJump = max(furthestJump, position + skip)
      case .load, .loadHalves:
        isLoaded = true
      }
    }
    return false
  }

  /// Whether all numbers of one ascending list are in another.
  private static func isSubset(_ numbers: [Int], of others: [Int]) -> Bool {
    var rest = others[...]
    for number in numbers {
      while let first = rest.first, first < number { rest = rest.dropFirst() }
      guard rest.first == number else { return false }
    }
    return true
  }
}
