/// Reads a type where one stands in the source.
///
/// It looks at no more than ``limit`` tokens at each level, and at no more than ``depthLimit`` levels.
struct TypeParser {
  static let limit = 128
  static let depthLimit = 16

  let source: LexedSource
  /// The index behind what was read.
  var index: Int
  let end: Int

  private func isText(_ text: String) -> Bool {
    index < end && source.tokens[index].text == text && !source.tokens[index].isQuoted
  }

  /// Reads a type; nil if there is none.
  mutating func type(depth: Int = 0) -> SwiftType? {
    guard depth < Self.depthLimit, var type = base(depth: depth) else { return nil }
    while index < end, !source.tokens[index].startsLine || isText(".") {
      if isText("?") || isText("!") {
        index += 1
        type = .optional(type)
      } else if isText("??") {
        index += 1
        type = .optional(.optional(type))
      } else if isText("->") || isText("async") || isText("throws") {
        index += 1
        if source.tokens[index - 1].text == "->" { _ = self.type(depth: depth + 1) }
        type = .other
      } else if isText("&") {
        index += 1
        _ = base(depth: depth + 1)
        type = .other
      } else {
        break
      }
    }
    return type
  }

  /// Goes past a group, and gives a parser of its contents.
  private mutating func takeGroup() -> TypeParser {
    let contents = source.contents(index)
    index = min(source.after(index), end)
    return TypeParser(source: source, index: contents.lowerBound, end: contents.upperBound)
  }

  private mutating func base(depth: Int) -> SwiftType? {
    skipAttributes()
    guard index < end else { return nil }
    let token = source.tokens[index]
    switch token.kind {
    case .open where token.text == "[":
      var inner = takeGroup()
      guard let element = inner.type(depth: depth + 1) else { return .array(.other) }
      guard inner.isText(":") else { return .array(element) }
      inner.index += 1
      return .dictionary(inner.type(depth: depth + 1) ?? .other)
    case .open where token.text == "(":
      var inner = takeGroup()
      let type = inner.type(depth: depth + 1)
      return inner.index == inner.end ? type ?? .other : .other
    case .word: return named(depth: depth)
    default: return nil
    }
  }

  private mutating func skipAttributes() {
    let start = index
    while index < end, index < start + Self.limit {
      if isText("@"), index + 1 < end, source.tokens[index + 1].kind == .word {
        index += 2
        if index < end, source.tokens[index].text == "(", !source.tokens[index].hasSpaceBefore {
          index = min(source.after(index), end)
        }
      } else if isText("inout") || isText("borrowing") || isText("consuming") || isText("some")
        || isText("any") || isText("sending") || isText("isolated") || isText("__owned")
        || isText("nonisolated")
      {
        index += 1
      } else {
        break
      }
    }
  }

  private mutating func named(depth: Int) -> SwiftType {
    var name = source.tokens[index].text
    index += 1
    var arguments = arguments(depth: depth)
    let limit = index + Self.limit
    while isText("."), index + 1 < end, index < limit, source.tokens[index + 1].kind == .word {
      name = source.tokens[index + 1].text
      index += 2
      arguments = self.arguments(depth: depth)
    }
    switch (name, arguments.count) {
    case ("Optional", 1): return .optional(arguments[0])
    case ("Array", 1), ("Set", 1), ("ArraySlice", 1), ("ContiguousArray", 1):
      return .array(arguments[0])
    case ("Dictionary", 2): return .dictionary(arguments[1])
    case ("Range", 1), ("ClosedRange", 1): return .range(arguments[0])
    case ("Type", _), ("Void", _), ("Never", _): return .other
    default: return .named(name)
    }
  }

  /// Reads `<…>`.
  private mutating func arguments(depth: Int) -> [SwiftType] {
    guard isText("<"), depth + 1 < Self.depthLimit else { return [] }
    let start = index
    index += 1
    var types: [SwiftType] = []
    while index < end, index < start + Self.limit {
      guard let type = type(depth: depth + 1) else { break }
      types.append(type)
      if isText(",") {
        index += 1
        continue
      }
      break
    }
    guard isText(">") else {
      index = start
      return []
    }
    index += 1
    return types
  }
}
