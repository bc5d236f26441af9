extension SourceScanner {
  private static let keywords: Set = [
    "struct", "enum", "protocol", "extension", "actor", "class", "func", "init", "subscript", "let",
    "var", "typealias", "for", "if", "while", "guard", "catch",
  ]

  func readKeyword(_ index: Int) {
    guard Self.keywords.contains(text(index)) else { return }
    switch text(index) {
    case "struct", "enum", "protocol", "extension", "actor": readType(index)
    case "class" where !["func", "var", "let", "subscript"].contains(text(index + 1)):
      readType(index)
    case "func", "init", "subscript": readFunction(index)
    case "let", "var": readBinding(index)
    case "typealias": readAlias(index)
    case "for": readLoop(index)
    case "if", "while":
      guard let brace = firstBrace(index + 1) else { break }
      condition = (brace, groupEnds.count)
      enter(.block, end: source.after(brace))
    case "guard":
      var end = index + 1
      let limit = min(groupEnd, index + Self.lookahead)
      while end < limit, text(end) != "else" { end = source.after(end) }
      condition = (end, groupEnds.count)
    case "catch" where isOpen(index + 1, "{"):
      enter(.block, end: source.after(index + 1))
      declare("error", .type(.named("Error")))
    default: break
    }
  }

  /// The next brace at this level, if it is not too far.
  func firstBrace(_ start: Int) -> Int? {
    var index = start
    let limit = min(groupEnd, start + Self.lookahead)
    var steps = 0
    while index < groupEnd, index < limit || steps < 16 {
      if isOpen(index, "{") { return index }
      index = source.after(index)
      steps += 1
    }
    return nil
  }

  private func readType(_ index: Int) {
    guard kind(index + 1) == .word else { return }
    var name = index + 1
    let limit = index + Self.lookahead
    while text(name + 1) == ".", kind(name + 2) == .word, name < limit { name += 2 }
    if text(index) != "extension" { file.types.insert(tokens[name].text) }
    if let brace = firstBrace(name + 1) { typeBraces[brace] = tokens[name].text }
  }

  private func readAlias(_ index: Int) {
    guard kind(index + 1) == .word, text(index + 2) == "=" else { return }
    var parser = TypeParser(source: source, index: index + 3, end: groupEnd)
    if let type = parser.type() {
      file.aliases.append(TypeAlias(name: tokens[index + 1].text, type: type))
    }
  }

  // MARK: Functions

  private func readFunction(_ index: Int) {
    var next = index + 1
    var name = text(index)
    if name == "func" {
      guard kind(next) == .word || kind(next) == .operator else { return }
      name = tokens[next].text
      next += 1
    } else {
      // `self.init(…)` and `.init(…)` are calls.
      guard text(index - 1) != "." else { return }
      if text(next) == "?" || text(next) == "!" { next += 1 }
    }
    if text(next) == "<" { next = afterGenerics(next) }
    guard isOpen(next, "(") else { return }
    let parameters = next
    next = source.after(next)
    let limit = next + 8
    while next < groupEnd, next < limit {
      switch text(next) {
      case "async", "throws", "rethrows", "reasync": next += 1
      case "(": next = source.after(next)
      default: break
      }
      guard ["async", "throws", "rethrows", "reasync", "("].contains(text(next)) else { break }
    }
    var result: SwiftType?
    if text(next) == "->" {
      var parser = TypeParser(source: source, index: next + 1, end: groupEnd)
      result = parser.type()
      next = parser.index
    }
    if text(next) == "where", let brace = firstBrace(next) { next = brace }
    if text(index) == "func" {
      declare(name, result.map { .type($0) } ?? .unknown, isFunction: true)
    }
    let end = isOpen(next, "{") ? source.after(next) : next
    if text(index) == "init", let type = types.last { file.typesWithInitializers.insert(type) }
    let callee = text(index) == "init" ? types.last : text(index) == "func" ? name : nil
    enter(.function(name), end: end)
    readParameters(parameters, of: callee)
    if let result, isLocalized(result), isOpen(next, "{") { markResults(source.contents(next)) }
  }

  /// The index behind `<…>`, or behind `<` if it does not end soon.
  private func afterGenerics(_ start: Int) -> Int {
    var index = start
    var level = 0
    while index < min(groupEnd, start + Self.lookahead) {
      if text(index) == "<" { level += 1 }
      if text(index) == ">" { level -= 1 }
      index = source.after(index)
      if level == 0 { return index }
    }
    return start + 1
  }

  /// Whether literals of a type are keys, which may be the type that is being extended.
  func isLocalized(_ type: SwiftType) -> Bool {
    if type.unwrapped == .named("Self") { return types.last.map(SwiftType.isLocalized) ?? false }
    return type.isLocalized
  }

  /// Declares the parameters of a function, and marks their default values.
  ///
  /// - Parameter callee: The name by which the function is called; nil if it has none.
  func readParameters(_ group: Int, of callee: String? = nil) {
    for (position, range) in split(source.contents(group)).enumerated() {
      guard let colon = range.prefix(16).first(where: { text($0) == ":" }),
        colon > range.lowerBound,
        kind(colon - 1) == .word
      else { continue }
      var parser = TypeParser(source: source, index: colon + 1, end: range.upperBound)
      let type = parser.type()
      let next = parser.index
      if let type, type.isLocalized, next < range.upperBound, text(next) == "=" {
        markLeaves(next + 1..<range.upperBound)
      }
      if let callee, let type {
        // Behind attributes, two names or one.
        let isOneName = colon - 2 < range.lowerBound || kind(colon - 2) != .word
        let first = isOneName ? colon - 1 : colon - 2
        let label = text(first) == "_" ? nil : tokens[first].text
        declare(KeyParameter(.callee(callee), label: label, position: position), type)
      }
      let isVariadic = next < range.upperBound && text(next) == "..."
      declare(
        tokens[colon - 1].text,
        type.map { .type(isVariadic ? .array($0) : $0) } ?? .unknown
      )
    }
  }

  /// Declares a place with its type.
  func declare(_ place: KeyParameter, _ type: SwiftType) {
    if isLocalized(type) {
      file.keyParameters.insert(place)
    } else if type.unwrapped == .string {
      file.textParameters.insert(place)
    }
  }

  /// Declares the parameters of a closure.
  func declareClosureParameters(_ brace: Int) {
    var index = brace + 1
    let end = source.contents(brace).upperBound
    if isOpen(index, "[") { index = source.after(index) }
    var names: [Int] = []
    if isOpen(index, "(") {
      let group = index
      index = source.after(index)
      let limit = index + 24
      while index < min(end, limit), text(index) != "in" {
        let isSignature =
          tokens[index].kind == .word || isOpen(index, "[")
          || ["->", "?", ".", "<", ">", ","].contains(text(index))
        guard isSignature, !tokens[index].startsLine else { return }
        index = source.after(index)
      }
      guard index < end, text(index) == "in" else { return }
      for range in split(source.contents(group)) where kind(range.lowerBound) == .word {
        guard range.count > 1, text(range.lowerBound + 1) == ":" else {
          declare(tokens[range.lowerBound].text, .unknown)
          continue
        }
        var parser = TypeParser(
          source: source,
          index: range.lowerBound + 2,
          end: range.upperBound
        )
        declare(tokens[range.lowerBound].text, parser.type().map { .type($0) } ?? .unknown)
      }
      return
    }
    while index < end, names.count < 16, kind(index) == .word, text(index) != "in" {
      names.append(index)
      index += 1
      guard text(index) == "," else { break }
      index += 1
    }
    guard index < end, text(index) == "in", text(brace + 1) != "for" else { return }
    for name in names { declare(tokens[name].text, .unknown) }
  }

  // MARK: Loops

  private func readLoop(_ index: Int) {
    guard let brace = firstBrace(index + 1) else { return }
    var next = index + 1
    while ["try", "await"].contains(text(next)) { next += 1 }
    let pattern = next
    while next < brace, text(next) != "in" { next = source.after(next) }
    guard next < brace else { return }
    var end = next + 1
    while end < brace, text(end) != "where" { end = source.after(end) }
    let sequence = next + 1..<max(next + 1, end)
    enter(.block, end: source.after(brace))
    if kind(pattern) == .word, text(pattern) != "case", text(pattern) != "let" {
      declare(tokens[pattern].text, .element(expression(sequence)))
    } else if isOpen(pattern, "(") {
      let names = split(source.contents(pattern))
      // `for (index, name) in names.enumerated()`
      let isEnumerated =
        sequence.count > 4 && text(sequence.upperBound - 3) == "enumerated"
        && text(sequence.upperBound - 4) == "."
      let elements = sequence.lowerBound..<max(sequence.lowerBound, sequence.upperBound - 4)
      for (position, name) in names.enumerated() where kind(name.lowerBound) == .word {
        var type = TypeExpression.unknown
        if isEnumerated, names.count == 2 {
          type = position == 0 ? .type(.int) : .element(expression(elements))
        }
        declare(tokens[name.lowerBound].text, type)
      }
    }
  }
}
