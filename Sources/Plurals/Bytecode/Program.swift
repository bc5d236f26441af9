/// A compiled rule set: a verified program, a table for integers, and the categories that both can
/// give.
///
/// A program lives in an array of words that it may share with others, so that all of CLDR's are
/// one piece of static data. At `start` are two header words, then the first ``Group``'s tests:
///
/// | word | bits  | meaning                                                       |
/// |------|-------|---------------------------------------------------------------|
/// | 0    | 0–5   | the set of the rule set's categories                          |
/// | 0    | 8–31  | the descriptor of the first group, as ``GroupLayout`` says    |
/// | 1    | 0–15  | the index of the ``IntegerRow`` for integers below 100        |
/// | 1    | 16–31 | the index of the row for the last two digits of all others    |
@usableFromInline package struct Program: Sendable {
  @usableFromInline package let words: [UInt32]
  @usableFromInline package let start: Int
  @usableFromInline let smallRow: Int
  @usableFromInline let largeRow: Int

  /// The number of header words.
  package static let headerCount = 2

  /// Wraps a program that has been verified before: one of the built-in ones.
  package init(trusted words: [UInt32], start: Int) {
    self.words = words
    self.start = start
    smallRow = Int(words[start + 1] & 0xFFFF)
    largeRow = Int(words[start + 1] >> 16)
  }

  /// The categories of the rule set, whether or not any number reaches them.
  @inlinable package var categories: PluralCategorySet {
    PluralCategorySet(bits: UInt8(truncatingIfNeeded: words[start] & 0b11_1111))
  }

  /// The category of an integer, from the table where it knows.
  ///
  /// - Parameter integer: The absolute value of the number.
  @inlinable package func category(for integer: UInt64) -> PluralCategory {
    unsafe words.withUnsafeBufferPointer { words in
      // In bounds: a verified program has both rows whole.
      let row = integer < 100 ? smallRow : largeRow
      let column = Int(truncatingIfNeeded: integer % 100)
      let word = unsafe words.baseAddress.unsafelyUnwrapped[row &+ (column >> 3)]
      let entry = word >> UInt32(truncatingIfNeeded: (column & 7) &* 4) & 15
      if entry < 6 { return PluralCategory(index: UInt8(truncatingIfNeeded: entry)) }
      return undecidedCategory(for: integer)
    }
  }

  /// The category of an integer that the table leaves to the bytecode; kept out of the callers of
  /// `category(for:)`, which are short without it.
  @inline(never)
  @usableFromInline func undecidedCategory(for integer: UInt64) -> PluralCategory {
    interpretedCategory(for: integer)
  }

  /// The category of an integer, from the bytecode alone.
  @inlinable package func interpretedCategory(for integer: UInt64) -> PluralCategory {
    isSimple
      ? interpretedCategory(ByteRegisters(integer: integer))
      : generalCategory(for: PluralOperands(integer))
  }

  /// The category of a number given by its operands.
  @inlinable package func category(for operands: PluralOperands) -> PluralCategory {
    // Two registers take less time than a copy of the operands.
    isSimple ? interpretedCategory(operands.registers) : generalCategory(for: operands)
  }

  /// The category of a short source number given as UTF-8; nil for any other text, right or wrong.
  ///
  /// This does without operands in memory, which would take as long as reading the text.
  @usableFromInline func category(forShort text: UnsafeBufferPointer<UInt8>) -> PluralCategory? {
    guard let number = unsafe ShortNumber(text) else { return nil }
    return isSimple
      ? interpretedCategory(number.registers(areAllRead: readsAllRegisters))
      : generalCategory(for: PluralOperands(number))
  }

  /// Whether byte registers are all that the program reads, and one group all it has.
  @inlinable var isSimple: Bool {
    // In bounds: a verified program has its header.
    unsafe words.withUnsafeBufferPointer {
      unsafe $0.baseAddress.unsafelyUnwrapped[start] & GroupLayout.isNotSimple == 0
    }
  }

  /// Whether the program reads the registers of `f`, `t` or the last six digits.
  private var readsAllRegisters: Bool { words[start] & GroupLayout.readsAllRegisters != 0 }

  @usableFromInline func interpretedCategory(_ registers: ByteRegisters) -> PluralCategory {
    unsafe words.withUnsafeBufferPointer { words in
      unsafe Interpreter.category(words.baseAddress.unsafelyUnwrapped + start, registers)
    }
  }

  /// The category of a number by the way that all programs can take.
  @usableFromInline package func generalCategory(for operands: PluralOperands) -> PluralCategory {
    unsafe words.withUnsafeBufferPointer { words in
      unsafe Interpreter.category(words.baseAddress.unsafelyUnwrapped + start, operands)
    }
  }

  /// Writes the entries of both rows of the integer table, a byte each.
  ///
  /// - Parameter table: Memory for twice ``IntegerRow/count`` entries.
  @usableFromInline func expandRows(into table: UnsafeMutableBufferPointer<UInt8>) {
    for (row, offset) in [(smallRow, 0), (largeRow, IntegerRow.count)] {
      for column in 0..<IntegerRow.count {
        unsafe table[offset + column] = UInt8(IntegerRow.entry(words, at: row, column))
      }
    }
  }
}
