extension PluralRules {
  /// The categories of many integers, several times faster than one call for each.
  ///
  ///     let counts: [Int32] = [1, 2, 5, 22]
  ///     PluralRules(locale: "pl").categories(for: counts)    // [one, few, many, few]
  ///
  /// - Parameter numbers: Integers of any width; their signs are ignored.
  /// - Returns: The category of each number, in their order.
  /// - Complexity: O(*n*) for *n* numbers, with one allocation.
  @inlinable
  public func categories(
    for numbers: some Collection<some FixedWidthInteger>
  ) -> [PluralCategory] {
    var categories: [PluralCategory] = []
    self.categories(for: numbers, into: &categories)
    return categories
  }

  /// Writes the categories of many integers, several times faster than one call for each.
  ///
  ///     let counts: [Int32] = [1, 2, 5, 22]
  ///     var categories: [PluralCategory] = []
  ///     PluralRules(locale: "pl").categories(for: counts, into: &categories)
  ///     categories    // [one, few, many, few]
  ///
  /// - Parameters:
  ///   - numbers: Integers of any width; their signs are ignored.
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
    let isDone: Void? = numbers.withContiguousStorageIfAvailable { input in
      // An array's own span came with macOS 26.
      unsafe categories.withUnsafeMutableBufferPointer { output in
        var output = unsafe output.mutableSpan
        self.categories(for: unsafe input.span, into: &output)
      }
    }
    guard isDone == nil else { return }
    for (position, number) in numbers.enumerated() {
      categories[position] = category(for: number)
    }
  }

  /// Writes the categories of many integers to memory.
  ///
  /// - Parameters:
  ///   - numbers: Integers of any width; their signs are ignored.
  ///   - categories: Memory whose first elements become the category of each number.
  /// - Precondition: `categories` has at least as many elements as `numbers`.
  /// - Complexity: O(*n*) for *n* numbers, without allocation.
  @inlinable
  public func categories<Number: FixedWidthInteger>(
    for numbers: Span<Number>,
    into categories: inout MutableSpan<PluralCategory>
  ) {
    precondition(categories.count >= numbers.count, "no room for the categories")
    guard Number.bitWidth <= 64 else {
      for position in numbers.indices { categories[position] = category(for: numbers[position]) }
      return
    }
    // A byte for each entry of both rows, so that a look-up is one load.
    unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 2 * IntegerRow.count) { table in
      unsafe program.expandRows(into: table)
      for position in numbers.indices {
        // In bounds: there are as many categories as numbers. The checks would cost a third.
        let number = unsafe numbers[unchecked: position]
        let magnitude = number.magnitude
        let column: Int
        // A constant divisor of the width that suffices: wider multiplications cost more.
        if Number.bitWidth <= 32 {
          let narrow = UInt32(truncatingIfNeeded: magnitude)
          column = Int(narrow % 100) &+ (narrow < 100 ? 0 : 100)
        } else {
          let wide = UInt64(truncatingIfNeeded: magnitude)
          column = Int(truncatingIfNeeded: wide % 100) &+ (wide < 100 ? 0 : 100)
        }
        let entry = unsafe table[column]
        unsafe categories[unchecked: position] =
          entry < 6 ? PluralCategory(index: entry) : category(for: number)
      }
    }
  }
}
