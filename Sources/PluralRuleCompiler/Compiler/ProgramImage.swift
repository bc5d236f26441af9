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
    let rules = ruleSet.rules.compactMap { rule in
      rule.condition.map { (category: rule.category, condition: SimplifiedCondition($0)) }
    }
    let table = IntegerTable(rules)
    let smallRow = add(table.small)
    let largeRow = add(table.large)
    // Programs that are alike stay apart, so that each stands for one rule set of CLDR.
    let start = words.count
    words += Program.words(
      categories: ruleSet.categories,
      groups: Assembler.groups(for: rules),
      smallRow: UInt16(clamping: smallRow),
      largeRow: UInt16(clamping: largeRow)
    )
    return start
  }

  /// Adds a range table.
  ///
  /// - Returns: The index of its first word.
  mutating func add(_ table: PluralRangeTable) -> Int {
    add(table.words)
  }

  private mutating func add(_ added: [UInt32]) -> Int {
    let start = tableStarts.first { start in
      words[start] == added[0] && start + added.count <= words.count
        && added.indices.allSatisfy { words[start + $0] == added[$0] }
    }
    if let start { return start }
    tableStarts.append(words.count)
    words += added
    return words.count - added.count
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
