extension SourceScanner {
  /// How deep parentheses and operators nest in an expression whose type is asked.
  static let expressionDepth = 16

  private static let arithmetic: Set = [
    "+", "-", "*", "/", "%", "&+", "&-", "&*", "<<", ">>", "&", "|", "^",
  ]
  private static let comparisons: Set = [
    "==", "!=", "<", ">", "<=", ">=", "===", "!==", "&&", "||", "~=",
  ]

  /// What the type of an expression depends on.
  func expression(_ range: Range<Int>, depth: Int = 0) -> TypeExpression {
    var range = range
    guard depth < Self.expressionDepth else { return .unknown }
    var isOptional = false
    while ["try", "await", "consume", "copy"].contains(text(range.lowerBound)), !range.isEmpty {
      let isTry = text(range.lowerBound) == "try"
      range = range.lowerBound + 1..<range.upperBound
      if isTry, ["?", "!"].contains(text(range.lowerBound)), !range.isEmpty {
        isOptional = text(range.lowerBound) == "?"
        range = range.lowerBound + 1..<range.upperBound
      }
    }
    guard !range.isEmpty else { return .unknown }
    let found = operators(range, depth)
    return isOptional ? .optional(found) : found
  }

  /// Splits an expression at the operators that bind least.
  private func operators(_ range: Range<Int>, _ depth: Int) -> TypeExpression {
    var isTernary = false
    var isComparison = false
    var cast: Int?
    var isRange = false
    var coalescing: [Int] = []
    var arithmetic: [Int] = []
    for index in topLevel(range) where index > range.lowerBound {
      switch tokens[index].kind {
      case .operator:
        let operatorText = tokens[index].text
        let isInfix =
          tokens[index].hasSpaceBefore || operatorText != "-" && operatorText != "&"
          || kind(index - 1) == .number || kind(index - 1) == .word || kind(index - 1) == .close
        if isQuestion(index) {
          isTernary = true
        } else if operatorText == "??" {
          coalescing.append(index)
        } else if operatorText == "..<" || operatorText == "..." {
          isRange = true
          arithmetic.append(index)
        } else if Self.comparisons.contains(operatorText) {
          // `Set<Int>(…)` compares nothing.
          if tokens[index].hasSpaceBefore { isComparison = true }
        } else if Self.arithmetic.contains(operatorText) {
          if isInfix, kind(index - 1) != .operator { arithmetic.append(index) }
        } else if operatorText != "!" && operatorText != "?" {
          return .unknown
        }
      case .word where text(index) == "as": cast = index
      case .word where text(index) == "is": isComparison = true
      default: break
      }
    }
    if isTernary {
      let leaves = leaves(range, coalesces: false)
      guard leaves.count > 1 else { return .unknown }
      return .agreeing(leaves.prefix(8).map { expression($0, depth: depth + 1) })
    }
    if isComparison { return .type(.named("Bool")) }
    if !coalescing.isEmpty {
      return .coalesced(parts(range, coalescing).map { expression($0, depth: depth + 1) })
    }
    if let cast { return castType(cast, range.upperBound) }
    if isRange {
      return .range(parts(range, arithmetic).map { expression($0, depth: depth + 1) })
    }
    if !arithmetic.isEmpty {
      return .agreeing(parts(range, arithmetic).map { expression($0, depth: depth + 1) })
    }
    return primary(range, depth)
  }

  private func parts(_ range: Range<Int>, _ marks: [Int]) -> [Range<Int>] {
    var start = range.lowerBound
    var parts: [Range<Int>] = []
    for mark in marks.prefix(16) {
      parts.append(start..<max(start, mark))
      start = mark + 1
    }
    let end = marks.count > 16 ? marks[16] : range.upperBound
    parts.append(start..<max(start, end))
    return parts
  }

  private func castType(_ cast: Int, _ end: Int) -> TypeExpression {
    var start = cast + 1
    let isOptional = text(start) == "?"
    if isOptional || text(start) == "!" { start += 1 }
    var parser = TypeParser(source: source, index: start, end: end)
    guard let type = parser.type() else { return .unknown }
    return .type(isOptional ? .optional(type) : type)
  }

  // MARK: Operands

  private func primary(_ range: Range<Int>, _ depth: Int) -> TypeExpression {
    var index = range.lowerBound
    // Prefixes keep the type of numbers.
    while index < range.upperBound, tokens[index].kind == .operator {
      if text(index) == "!" { return .type(.named("Bool")) }
      guard text(index) == "-" || text(index) == "+" || text(index) == "~" else { return .unknown }
      index += 1
    }
    guard index < range.upperBound else { return .unknown }
    var found: TypeExpression
    switch tokens[index].kind {
    case .string:
      found = .type(.string)
      index = source.after(index)
    case .number:
      found = .type(isFraction(tokens[index].text) ? .floatLiteral : .integerLiteral)
      index += 1
    case .open where tokens[index].text == "(":
      let contents = source.contents(index)
      guard split(contents).count == 1 else { return .type(.other) }
      found = expression(contents, depth: depth + 1)
      index = source.after(index)
    case .open where tokens[index].text == "[":
      found = collection(index, depth)
      index = source.after(index)
    case .word:
      guard !text(index).hasPrefix("$"), text(index).first != "#" || isTextMacro(index) else {
        return .unknown
      }
      if text(index) == "self" || text(index) == "Self", text(index + 1) == ".",
        kind(index + 2) == .word, index + 2 < range.upperBound
      {
        found = member(of: types.last.map { .type(.named($0)) } ?? .unknown, &index, range, from: 1)
      } else {
        found = name(&index, range, depth)
      }
    default: return .unknown
    }
    return postfixes(found, index, range)
  }

  private func isTextMacro(_ index: Int) -> Bool {
    ["#file", "#fileID", "#filePath", "#function"].contains(text(index))
  }

  private func isFraction(_ number: String) -> Bool {
    guard !number.hasPrefix("0x") else { return number.contains { $0 == "." || $0 == "p" } }
    return number.contains { $0 == "." || $0 == "e" || $0 == "E" }
  }

  private func collection(_ group: Int, _ depth: Int) -> TypeExpression {
    guard let first = split(source.contents(group)).first else { return .type(.other) }
    if topLevel(first).contains(where: { text($0) == ":" && !isQuestion($0) }) {
      return .type(.dictionary(.other))
    }
    // `[Int]()` is an array of the type.
    if isOpen(source.after(group), "(") {
      var parser = TypeParser(source: source, index: first.lowerBound, end: first.upperBound)
      return parser.type().map { .type(.array($0)) } ?? .unknown
    }
    return .array(expression(first, depth: depth + 1))
  }

  /// A name that begins an expression: of a variable, a function, or a type.
  private func name(_ index: inout Int, _ range: Range<Int>, _ depth: Int) -> TypeExpression {
    let start = index
    let name = tokens[index].text
    index += 1
    switch name {
    case "true", "false": return .type(.named("Bool"))
    case "nil", "super", "if", "switch": return .unknown
    case "#file", "#fileID", "#filePath", "#function": return .type(.string)
    default: break
    }
    if index < range.upperBound, text(index) == "<", !tokens[index].hasSpaceBefore {
      var parser = TypeParser(source: source, index: start, end: range.upperBound)
      guard let type = parser.type(), isOpen(parser.index, "(") else { return .unknown }
      index = source.after(parser.index)
      return .type(type)
    }
    let isType = name.first?.isUppercase == true
    guard index < range.upperBound, isOpen(index, "("), !tokens[index].startsLine else {
      return isType && locals[name] == nil ? .type(.meta(name)) : reference(name)
    }
    let arguments = index
    index = source.after(index)
    if isType { return .type(.named(name)) }
    if KnownTypes.agreeingFunctions.contains(name) {
      return .agreeing(
        split(source.contents(arguments)).prefix(8).map { expression($0, depth: depth + 1) }
      )
    }
    if let local = locals[name]?.last {
      return file.declarations[local].isFunction ? .declaration(local) : .unknown
    }
    return .call(name, within: enclosingTypes)
  }

  /// A name where it stands alone.
  func reference(_ name: String) -> TypeExpression {
    if let local = locals[name]?.last {
      return file.declarations[local].isFunction ? .unknown : .declaration(local)
    }
    return .name(name, within: enclosingTypes)
  }

  private func postfixes(
    _ base: TypeExpression,
    _ start: Int,
    _ range: Range<Int>
  ) -> TypeExpression {
    var found = base
    var index = start
    var isChained = false
    var steps = 0
    while index < range.upperBound {
      steps += 1
      guard steps < 64 else { return .unknown }
      switch text(index) {
      case "?":
        isChained = true
        found = .unwrapped(found)
        index += 1
      case "!":
        found = .unwrapped(found)
        index += 1
      case "." where kind(index + 1) == .word && index + 1 < range.upperBound:
        found = member(of: found, &index, range, from: 0)
      case "[" where kind(index) == .open:
        let contents = source.contents(index)
        let isSlice = topLevel(contents).contains { text($0) == "..<" || text($0) == "..." }
        found = isSlice ? .unknown : .memberCall(found, "subscript")
        index = source.after(index)
      case "{" where kind(index) == .open: index = source.after(index)
      default: return .unknown
      }
    }
    return isChained ? .optional(found) : found
  }

  /// A member behind a dot, called or not; `from` is how many tokens stand before the dot.
  private func member(
    of base: TypeExpression,
    _ index: inout Int,
    _ range: Range<Int>,
    from offset: Int
  ) -> TypeExpression {
    let name = tokens[index + offset + 1].text
    index += offset + 2
    guard index < range.upperBound, kind(index) == .open, text(index) != "[",
      !tokens[index].startsLine
    else { return .member(base, name) }
    index = source.after(index)
    return name == "init" ? .memberCall(base, "init") : .memberCall(base, name)
  }
}
