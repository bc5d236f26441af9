extension SourceScanner {
  /// Marks the literals that are values of an expression, whose type makes keys of them.
  func markLeaves(_ range: Range<Int>) { mark(expressions: [range], bodies: []) }

  /// Marks the literals that a body gives.
  func markResults(_ body: Range<Int>) { mark(expressions: [], bodies: [body]) }

  private func mark(expressions: [Range<Int>], bodies: [Range<Int>]) {
    var (expressions, bodies) = (expressions, bodies)
    while true {
      if let expression = expressions.popLast() {
        for leaf in leaves(expression, coalesces: true) { mark(leaf, &expressions, &bodies) }
      } else if let body = bodies.popLast() {
        statements(body, &expressions, &bodies)
      } else {
        return
      }
    }
  }

  private func mark(
    _ leaf: Range<Int>,
    _ expressions: inout [Range<Int>],
    _ bodies: inout [Range<Int>]
  ) {
    let start = leaf.lowerBound
    if isLiteral(leaf) {
      contextual.insert(start)
    } else if text(start) == ".", text(start + 1) == "init", isOpen(start + 2, "("),
      source.after(start + 2) >= leaf.upperBound
    {
      contextual.insert(start + 1)
    } else if isOpen(start, "["), source.after(start) >= leaf.upperBound {
      for element in split(source.contents(start)) {
        let colon = topLevel(element).first { text($0) == ":" && kind($0) == .punctuation }
        let isTernary = topLevel(element).contains { isQuestion($0) }
        let value = isTernary ? nil : colon.map { $0 + 1..<element.upperBound }
        expressions.append(value ?? element)
      }
    } else if text(start) == "if" || text(start) == "switch" {
      bodies.append(leaf)
    }
  }

  /// The tokens of a range at its level.
  func topLevel(_ range: Range<Int>) -> some Sequence<Int> {
    sequence(state: range.lowerBound) { [source] index -> Int? in
      guard index < range.upperBound else { return nil }
      defer { index = source.after(index) }
      return index
    }
  }

  func isLiteral(_ range: Range<Int>) -> Bool {
    !range.isEmpty && kind(range.lowerBound) == .string
      && source.after(range.lowerBound) >= range.upperBound
  }

  func isQuestion(_ index: Int) -> Bool {
    kind(index) == .operator && tokens[index].text == "?"
      && (tokens[index].hasSpaceBefore || tokens[index].startsLine)
  }

  /// The values that an expression may have: branches of `?:`, and of `??` if wanted, without parentheses.
  func leaves(_ range: Range<Int>, coalesces: Bool) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var open = [range]
    while let range = open.popLast() {
      guard !range.isEmpty else { continue }
      if isOpen(range.lowerBound, "("), source.after(range.lowerBound) >= range.upperBound {
        open.append(source.contents(range.lowerBound))
        continue
      }
      var parts: [Range<Int>] = []
      var start = range.lowerBound
      var questions = 0
      for index in topLevel(range) {
        if isQuestion(index) {
          questions += 1
          start = index + 1
        } else if questions > 0, text(index) == ":", kind(index) == .punctuation {
          questions -= 1
          parts.append(start..<index)
          start = index + 1
        } else if coalesces, text(index) == "??", kind(index) == .operator {
          parts.append(start..<index)
          start = index + 1
        }
      }
      guard !parts.isEmpty else {
        found.append(range)
        continue
      }
      parts.append(start..<range.upperBound)
      open.append(contentsOf: parts.reversed().filter { !$0.isEmpty })
    }
    return found
  }

  /// Takes the statements of a body that give its value.
  private func statements(
    _ body: Range<Int>,
    _ expressions: inout [Range<Int>],
    _ bodies: inout [Range<Int>]
  ) {
    var index = body.lowerBound
    let end = body.upperBound
    while index < end {
      let start = index
      switch text(index) {
      case ";": index += 1
      case "get" where isOpen(index + 1, "{"):
        bodies.append(source.contents(index + 1))
        index = source.after(index + 1)
      case "set", "willSet", "didSet", "defer":
        while index < end, !isOpen(index, "{") { index = source.after(index) }
        index = min(index, end)
        if index < end { index = source.after(index) }
      case "return":
        index = expressionEnd(index + 1, limit: end)
        expressions.append(start + 1..<max(start + 1, index))
      case "if", "guard", "while", "for", "switch", "do", "else", "catch", "repeat":
        index += 1
        while index < end, !isOpen(index, "{") { index = source.after(index) }
        if index < end {
          bodies.append(source.contents(index))
          index = source.after(index)
        }
      case "case", "default":
        index += 1
        while index < end, text(index) != ":" || kind(index) != .punctuation {
          index = source.after(index)
        }
        index += 1
      case let word where tokens[index].kind == .word && Self.declarations.contains(word):
        index = max(expressionEnd(index + 1, limit: end), index + 1)
      default:
        index = max(expressionEnd(index, limit: end), index + 1)
        if tokens[start].kind != .directive { expressions.append(start..<index) }
      }
    }
  }

  // MARK: What was marked

  /// Makes a use of a literal whose type makes a key of it.
  func readLiteral(_ index: Int) {
    let after = source.after(index)
    if text(after) == "as", !contextual.contains(index) {
      var parser = TypeParser(source: source, index: after + 1, end: groupEnd)
      if ["?", "!"].contains(text(parser.index)) { parser.index += 1 }
      guard case .named(let name)? = parser.type()?.unwrapped, SwiftType.isLocalized(name) else {
        return
      }
    } else if !contextual.contains(index) {
      return
    }
    addUse(index..<after, .value, [])
  }
}
