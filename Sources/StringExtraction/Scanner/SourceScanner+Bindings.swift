extension SourceScanner {
  /// Words with which a statement begins that holds no value.
  static let declarations: Set = [
    "let", "var", "func", "struct", "class", "enum", "actor", "extension", "protocol", "typealias",
    "import", "case", "static", "private", "fileprivate", "public", "internal", "package",
    "init", "subscript", "return", "guard", "defer", "throw", "for", "while", "repeat",
  ]

  /// Reads `let` and `var`: of variables, of properties, in conditions and in patterns.
  func readBinding(_ index: Int) {
    let isCondition = index < condition.end && groupEnds.count == condition.level
    if text(index - 1) == "case" || !isPlainBinding(index + 1) {
      declarePattern(index + 1)
      return
    }
    var next = index + 1
    while kind(next) == .word, next < groupEnd {
      let name = tokens[next].text
      next += 1
      var type: SwiftType?
      if text(next) == ":" {
        var parser = TypeParser(source: source, index: next + 1, end: groupEnd)
        type = parser.type()
        next = max(next + 1, parser.index)
      }
      var inferred: TypeExpression?
      if text(next) == "=" {
        let end = min(
          expressionEnd(next + 1, limit: groupEnd),
          isCondition ? max(condition.end, next + 1) : .max
        )
        let value = withoutObservers(next + 1..<max(next + 1, end))
        if let type, isLocalized(type) { markLeaves(value) }
        if type == nil { inferred = expression(value) }
        next = max(next + 1, end)
      } else if isCondition, type == nil {
        inferred = reference(name)
      } else if isOpen(next, "{"), let type, isLocalized(type) {
        markResults(source.contents(next))
      }
      if let type, case .type(let owner)? = scopes.last?.kind {
        declare(KeyParameter(.property(name)), type)
        if isLocalized(type) { file.keyProperties.append((owner, name)) }
      }
      let found = type.map { TypeExpression.type($0) } ?? inferred ?? .unknown
      declare(name, isCondition ? .unwrapped(found) : found)
      guard !isCondition, text(next) == ",", kind(next + 1) == .word, next < groupEnd,
        [":", "=", ","].contains(text(next + 2))
      else { return }
      next += 1
    }
  }

  /// An initial value without the braces of `didSet` and `willSet` behind it.
  private func withoutObservers(_ range: Range<Int>) -> Range<Int> {
    let brace = topLevel(range).first { index in
      isOpen(index, "{") && ["didSet", "willSet"].contains(text(index + 1))
    }
    return range.lowerBound..<(brace ?? range.upperBound)
  }

  /// Whether a name follows, and no pattern.
  private func isPlainBinding(_ index: Int) -> Bool {
    guard kind(index) == .word else { return false }
    return text(index + 1) != "." && !(isOpen(index + 1, "(") && !tokens[index + 1].startsLine)
  }

  /// Declares the names that a pattern binds, of which no types are known.
  private func declarePattern(_ start: Int) {
    var index = start
    let limit = min(groupEnd, start + 16)
    while index < limit, !isOpen(index, "(") {
      if kind(index) == .word, text(index - 1) != ".", text(index + 1) != "." {
        declare(tokens[index].text, .unknown)
        return
      }
      guard kind(index) == .word || text(index) == "." || text(index) == "?" else { return }
      index += 1
    }
    guard index < limit else { return }
    for range in split(source.contents(index)) {
      // `.file(name: let name)`, and `let .file(name: name)`.
      guard let last = range.prefix(8).last, kind(last) == .word, text(last - 1) != "." else {
        continue
      }
      declare(tokens[last].text, .unknown)
    }
  }

  /// Where an expression ends that is the value of a variable, an argument of `return` or a statement.
  func expressionEnd(_ start: Int, limit: Int) -> Int {
    var index = start
    while index < limit {
      if index > start, endsStatement(before: index) || text(index) == "," { break }
      if kind(index) == .word, Self.declarations.contains(text(index)), text(index - 1) != "." {
        break
      }
      index = source.after(index)
    }
    return min(index, max(start, limit))
  }

  /// Whether a statement has ended before a token.
  func endsStatement(before index: Int) -> Bool {
    let token = tokens[index]
    if token.kind == .directive || token.text == ";" && token.kind == .punctuation { return true }
    guard token.startsLine, index > 0 else { return false }
    let last = tokens[index - 1]
    switch last.kind {
    case .operator:
      if last.hasSpaceBefore || !["!", "?", ">"].contains(last.text) { return false }
    case .punctuation where [",", ":", "."].contains(last.text): return false
    case .word where ["return", "try", "await", "as", "is", "in", "throw"].contains(last.text):
      return false
    default: break
    }
    switch token.kind {
    case .operator:
      // A prefix begins a statement: `-x`, `!x`.
      return index + 1 < tokens.count && !tokens[index + 1].hasSpaceBefore
        && ["-", "!", "&", "~"].contains(token.text)
    case .punctuation: return ![".", ":", ","].contains(token.text)
    case .word: return !["as", "is", "else", "where", "in"].contains(token.text) || token.isQuoted
    default: return true
    }
  }

  /// The parts of a range between the commas at its level.
  func split(_ range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      if text(index) == ",", kind(index) == .punctuation {
        parts.append(start..<index)
        start = index + 1
      }
      index = source.after(index)
    }
    if start < range.upperBound { parts.append(start..<range.upperBound) }
    return parts.filter { !$0.isEmpty }
  }
}
