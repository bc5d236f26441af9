extension PluralRules {
  /// Writes the categories of many integers, several times faster than one call for each.
  ///
  ///     let counts: [Int32] = [1, 2, 5, 22]
  ///     var categories: [PluralCategory] = []
  ///     PluralRules(locale: "pl").categories(for: counts, into: &categories)
  ///     // one, few, many, few
  ///
  /// - Parameters:
  ///   - numbers: Integers of at most 64 bits; their signs are ignored.
  ///   - categories: Is replaced by the category of each number, in their order. Memory that it has
  ///     is used again.
  /// - Complexity: O(*n*) for *n* numbers; no allocation if `categories` has room for them.
  @inlinable
  public func categories<Number: FixedWidthInteger>(
    for numbers: some Collection<Number>,
    into categories: inout [PluralCategory]
  ) {
    let count = numbers.count
    if categories.count > count {
      categories.removeLast(categories.count - count)
    } else {
      categories.reserveCapacity(count)
      while categories.count < count { categories.append(.other) }
    }
    categories.withUnsafeMutableBufferPointer { output in
      let isDone: Void? = numbers.withContiguousStorageIfAvailable { input in
        self.categories(for: input, into: output)
      }
      guard isDone == nil else { return }
      for (position, number) in zip(output.indices, numbers) {
        output[position] = category(for: number)
      }
    }
  }

  /// Writes the categories of many integers to memory.
  ///
  /// - Parameters:
  ///   - numbers: Integers of at most 64 bits; their signs are ignored.
  ///   - categories: Memory for as many categories as there are numbers.
  /// - Precondition: `categories` has at least as many elements as `numbers`.
  @inlinable
  public func categories<Number: FixedWidthInteger>(
    for numbers: UnsafeBufferPointer<Number>,
    into categories: UnsafeMutableBufferPointer<PluralCategory>
  ) {
    precondition(categories.count >= numbers.count, "no room for the categories")
    guard Number.bitWidth <= 64 else {
      for (position, number) in numbers.enumerated() {
        categories[position] = category(for: number)
      }
      return
    }
    // A byte for each entry of both rows, so that a look-up is one load.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 2 * IntegerRow.count) { table in
      program.expandRows(into: table)
      for position in numbers.indices {
        let magnitude = numbers[position].magnitude
        let column: Int
        // A constant divisor of the width that suffices: wider multiplications cost more.
        if Number.bitWidth <= 32 {
          let narrow = UInt32(truncatingIfNeeded: magnitude)
          column = Int(narrow % 100) &+ (narrow < 100 ? 0 : 100)
        } else {
          let wide = UInt64(truncatingIfNeeded: magnitude)
          column = Int(truncatingIfNeeded: wide % 100) &+ (wide < 100 ? 0 : 100)
        }
        let entry = table[column]
        categories[position] =
          entry < 6 ? PluralCategory(index: entry) : category(for: numbers[position])
      }
    }
  }
}
