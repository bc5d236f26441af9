import Plurals

/// An array of words in which programs, rows of integer tables and range tables are laid out; rows
/// and range tables that are alike only once.
package struct ProgramImage {
  package private(set) var words: [UInt32] = []
  /// Where rows and range tables begin. There are few, and most differ in their first word.
  private var tableStarts: [Int] = []

  /// Creates an image that begins with a number of words for other use.
  package init(reserving count: Int = 0) {
    words = Array(repeating: 0, count: count)
  }

  /// Adds a rule set's program and table.
  ///
  /// - Returns: The index of the program's header.
  package mutating func add(_ ruleSet: PluralRuleSet) -> Int {
    let rules = SimplifiedRules(ruleSet)
    let table = IntegerTable(rules)
    let smallRow = add(table.appendSmallRow)
    let largeRow = add(table.appendLargeRow)
    // Programs that are alike stay apart, so that each stands for one rule set of CLDR.
    let start = words.count
    Program.append(
      categories: ruleSet.categories,
      groups: Assembler.groups(for: rules),
      smallRow: UInt16(clamping: smallRow),
      largeRow: UInt16(clamping: largeRow),
      to: &words
    )
    return start
  }

  /// Adds a range table.
  ///
  /// - Returns: The index of its first word.
  mutating func add(_ table: PluralRangeTable) -> Int {
    add { $0 += table.words }
  }

  /// Adds what a closure appends to the words, unless there is the same.
  private mutating func add(_ append: (inout [UInt32]) -> Void) -> Int {
    let start = words.count
    append(&words)
    let count = words.count - start
    for known in tableStarts where known + count <= start {
      var offset = 0
      while offset < count, words[known + offset] == words[start + offset] { offset += 1 }
      if offset == count {
        words.removeLast(count)
        return known
      }
    }
    tableStarts.append(start)
    return start
  }
}

extension Program {
  /// Compiles a rule set.
  init(compiling ruleSet: PluralRuleSet) {
    var image = ProgramImage()
    let start = image.add(ruleSet)
    self.init(assembled: image.words, start: start)
  }

  /// Verifies what the assembler made.
  init(assembled words: [UInt32], start: Int) {
    guard let program = Program(verifying: words, start: start) else {
      preconditionFailure("the assembler made a malformed program")
    }
    self = program
  }
}
