/// A string literal that is open.
struct StringFrame {
  /// A part as it stands in the source.
  enum Part {
    case text(Range<Int>)
    case interpolation(token: Int)
  }

  let token: Int
  let pounds: Int
  let isMultiline: Bool
  let depth: Int
  var parts: [Part] = []
  /// Where the text begins that is no part yet.
  var textStart: Int
}

extension Lexer {
  mutating func beginString(pounds: Int) {
    let start = position
    position += pounds
    let isMultiline =
      peek(1) == .quote && peek(2) == .quote
      && (pounds == 0 || !rawStringEnds(pounds: pounds, from: position + 1))
    position += isMultiline ? 3 : 1
    let token = add(.string, from: start)
    source.tokens[token].literal = source.literals.count
    source.literals.append(Literal(depth: depth))
    if depth == SourceProblem.nestingLimit + 1 { tell(.nestedTooDeeply, at: start) }
    stack.append(
      .string(
        StringFrame(
          token: token,
          pounds: pounds,
          isMultiline: isMultiline,
          depth: depth,
          textStart: position
        )
      )
    )
  }

  /// Whether what looks like the beginning of a literal of several lines, as `#"""#`, ends on its line.
  private mutating func rawStringEnds(pounds: Int, from start: Int) -> Bool {
    if let end = rawEndlessLines[pounds], start < end { return false }
    var index = start
    while index < source.bytes.count, !source.bytes[index].isNewline {
      guard source.bytes[index] == .quote else {
        index += 1
        continue
      }
      index += 1
      var found = 0
      while found < pounds, index < source.bytes.count, source.bytes[index] == .pound {
        index += 1
        found += 1
      }
      if found == pounds { return true }
    }
    rawEndlessLines[pounds] = index
    return false
  }

  /// Goes on with a literal behind an interpolation.
  mutating func resumeString() {
    guard case .string(var frame)? = stack.popLast() else { return }
    frame.textStart = position
    stack.append(.string(frame))
  }

  /// How many `#` follow, at most as many as are wanted.
  private func pounds(at index: Int, wanted: Int) -> Int {
    var found = 0
    while found < wanted, index + found < source.bytes.count,
      source.bytes[index + found] == .pound
    {
      found += 1
    }
    return found
  }

  /// Reads text up to the end of the literal or the next interpolation.
  mutating func readStringBody() {
    guard case .string(var frame)? = stack.popLast() else { return }
    let bytes = source.bytes
    while !isAtEnd {
      switch bytes[position] {
      case .quote:
        let quotes = frame.isMultiline ? 3 : 1
        guard quotes == 1 || peek(1) == .quote && peek(2) == .quote,
          pounds(at: position + quotes, wanted: frame.pounds) == frame.pounds
        else {
          position += 1
          continue
        }
        let end = position
        position += quotes + frame.pounds
        finish(frame, end: end, isTerminated: true)
        return
      case .backslash where pounds(at: position + 1, wanted: frame.pounds) == frame.pounds:
        let next = position + 1 + frame.pounds
        guard next < bytes.count, bytes[next] == UInt8(ascii: "(") else {
          // What is escaped ends nothing.
          position =
            next < bytes.count && !bytes[next].isNewline ? next + 1 : min(next, bytes.count)
          continue
        }
        frame.parts.append(.text(frame.textStart..<position))
        let start = position
        position = next + 1
        let token = add(.interpolation, from: start)
        frame.parts.append(.interpolation(token: token))
        frame.textStart = position
        stack.append(.string(frame))
        stack.append(.interpolation(token: token, outer: openGroups))
        openGroups = OpenGroups()
        depth += 1
        return
      case .lineFeed where !frame.isMultiline, .carriageReturn where !frame.isMultiline:
        tell(.unterminatedString, at: source.tokens[frame.token].start)
        finish(frame, end: position, isTerminated: false)
        return
      default: position += 1
      }
    }
    stack.append(.string(frame))
  }

  /// Ends a literal: decodes it.
  mutating func finish(_ frame: StringFrame, end: Int, isTerminated: Bool) {
    var frame = frame
    frame.parts.append(.text(min(frame.textStart, end)..<end))
    hasSpace = false
    isAtLineStart = false
    let token = add(.stringEnd, from: end)
    source.tokens[frame.token].match = token
    source.tokens[frame.token].isClosed = true
    source.tokens[frame.token].end = position
    var decoder = LiteralDecoder(frame, bytes: source.bytes)
    decoder.decode()
    source.literals[source.tokens[frame.token].literal].pieces = decoder.pieces
    for offset in decoder.faults { tell(.invalidEscape, at: offset) }
  }
}
