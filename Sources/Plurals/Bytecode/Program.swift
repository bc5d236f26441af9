/// A compiled rule set: a verified program and the categories that it can give.
///
/// A program lives in an array of words that it may share with others, so that all of CLDR's are
/// one piece of static data. At `start` is a header, whose low 6 bits are the set of the rule set's
/// categories; the first instruction follows.
@usableFromInline package struct Program: Sendable {
  @usableFromInline let words: [UInt32]
  @usableFromInline let start: Int

  /// Wraps a program that has been verified before: one of the built-in ones.
  @inlinable init(trusted words: [UInt32], start: Int) {
    self.words = words
    self.start = start
  }

  /// Verifies and wraps the program in `words[start...]`, or gives nil if it is malformed.
  ///
  /// A well-formed program cannot read outside `words`, divide by zero, or run forever: every
  /// instruction from the header to the last `return` decodes, every jump ends at the beginning of
  /// one of them, and only a `return` can be the last.
  ///
  /// - Parameters:
  ///   - words: The words, from which instructions are read up to the first place after a `return`
  ///     that no jump leads to.
  ///   - start: The index of the header.
  package init?(verifying words: [UInt32], start: Int = 0) {
    guard words.indices.contains(start) else { return nil }
    guard let end = Self.verifiedEnd(of: words[start...]), end > start else { return nil }
    self.words = words
    self.start = start
  }

  /// The categories of the rule set, whether or not any number reaches them.
  @inlinable package var categories: PluralCategorySet {
    PluralCategorySet(bits: UInt8(truncatingIfNeeded: words[start] & 0b11_1111))
  }

  /// The instructions in order.
  package var instructions: [Instruction] {
    var instructions: [Instruction] = []
    var furthestJump = start + 1
    var position = start + 1
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

  /// The number of words that the program takes, with its header.
  package var wordCount: Int {
    instructions.reduce(1) { $0 + $1.wordCount }
  }

  @inlinable
  package func category(for integer: UInt64) -> PluralCategory {
    words.withUnsafeBufferPointer { words in
      // The array is not empty: it holds a verified program.
      Interpreter.category(
        words.baseAddress.unsafelyUnwrapped + (start &+ 1), integer: integer)
    }
  }

  @inlinable
  package func category(for operands: PluralOperands) -> PluralCategory {
    words.withUnsafeBufferPointer { words in
      Interpreter.category(
        words.baseAddress.unsafelyUnwrapped + (start &+ 1), operands: operands)
    }
  }

  private static func verifiedEnd(of words: ArraySlice<UInt32>) -> Int? {
    guard words[words.startIndex] < 1 << 6 else { return nil }
    let categories = PluralCategorySet(bits: UInt8(words[words.startIndex]))
    var starts: Set<Int> = []
    var targets: Set<Int> = []
    var furthestJump = 0
    var isLoaded = false
    var position = words.startIndex + 1
    while let instruction = Instruction(decoding: words, at: position) {
      starts.insert(position)
      position += instruction.wordCount
      switch instruction {
      case .return(let category):
        guard categories.contains(category) else { return nil }
        if position > furthestJump { return targets.isSubset(of: starts) ? position : nil }
      case .jump(_, _, let skip):
        guard isLoaded else { return nil }
        targets.insert(position + skip)
        furthestJump = max(furthestJump, position + skip)
      case .load, .loadHalves:
        isLoaded = true
      }
    }
    return nil
  }
}
