/// Takes Swift source apart.
///
/// Its stack is on the heap, so that nesting is not bounded, and each byte is looked at a bounded number
/// of times.
struct Lexer {
  /// What is open.
  enum Frame {
    case group(token: Int, UInt8)
    case interpolation(token: Int, outer: OpenGroups)
    case string(StringFrame)
  }

  /// How many groups are open within the innermost interpolation.
  struct OpenGroups {
    var parentheses = 0
    var brackets = 0
    var braces = 0

    subscript(opener: UInt8) -> Int {
      get {
        switch opener {
        case UInt8(ascii: "("): parentheses
        case UInt8(ascii: "["): brackets
        default: braces
        }
      }
      set {
        switch opener {
        case UInt8(ascii: "("): parentheses = newValue
        case UInt8(ascii: "["): brackets = newValue
        default: braces = newValue
        }
      }
    }
  }

  let source: LexedSource
  var position = 0
  var stack: [Frame] = []
  var openGroups = OpenGroups()
  /// How many interpolations are open.
  var depth = 0
  var hasSpace = true
  var isAtLineStart = true
  /// Up to where a line is known to have no end of a regex.
  var regexlessEnd = 0
  /// By number of `#`, up to where a line is known to have no end of a raw string.
  var rawEndlessLines: [Int: Int] = [:]

  /// Reads a file.
  static func read(_ text: String) -> LexedSource {
    var lexer = Lexer(text)
    lexer.readAll()
    return lexer.source
  }

  private init(_ text: String) {
    let bytes = Array(text.utf8)
    source = LexedSource(bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// The byte at a distance; 0 past the end.
  func peek(_ distance: Int = 0) -> UInt8 {
    position + distance < source.bytes.count ? source.bytes[position + distance] : 0
  }

  var isAtEnd: Bool { position >= source.bytes.count }

  mutating func tell(_ kind: SourceProblem.Kind, at offset: Int) {
    source.problems.append(SourceProblem(kind: kind, position: source.lines.position(offset)))
  }

  @discardableResult
  mutating func add(_ kind: Token.Kind, _ text: String = "", from start: Int) -> Int {
    source.tokens.append(
      Token(
        kind: kind,
        text: text,
        start: start,
        end: position,
        hasSpaceBefore: hasSpace,
        startsLine: isAtLineStart
      )
    )
    hasSpace = false
    isAtLineStart = false
    return source.tokens.count - 1
  }

  /// The text from an offset up to the position.
  func text(from start: Int) -> String { source.text(start..<position) }

  private mutating func readAll() {
    while !isAtEnd {
      if case .string? = stack.last { readStringBody() } else { readCode() }
    }
    while let frame = stack.popLast() {
      switch frame {
      case .group(let token, _): source.tokens[token].match = source.tokens.count
      case .interpolation(let token, let outer):
        source.tokens[token].match = source.tokens.count
        leaveInterpolation(outer)
        resumeString()
      case .string(let frame):
        tell(.unterminatedString, at: source.tokens[frame.token].start)
        finish(frame, end: position, isTerminated: false)
      }
    }
  }

  func text(_ byte: UInt8) -> String { String(Unicode.Scalar(byte)) }

  private mutating func readCode() {
    let start = position
    let byte = peek()
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), 0, 0x0B, 0x0C:
      position += 1
      hasSpace = true
    case .lineFeed, .carriageReturn:
      position += 1
      hasSpace = true
      isAtLineStart = true
    case .slash where peek(1) == .slash: skipLineComment()
    case .slash where peek(1) == .star: skipBlockComment()
    case .quote: beginString(pounds: 0)
    case .pound: readPound()
    case UInt8(ascii: "`"): readQuotedWord()
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      position += 1
      let token = add(.open, text(byte), from: start)
      stack.append(.group(token: token, byte))
      openGroups[byte] += 1
    case UInt8(ascii: ")"): close(UInt8(ascii: "("))
    case UInt8(ascii: "]"): close(UInt8(ascii: "["))
    case UInt8(ascii: "}"): close(UInt8(ascii: "{"))
    case .dot where peek(1) == .dot:
      while peek() == .dot || peek().isOperator { position += 1 }
      add(.operator, text(from: start), from: start)
    case .slash where readRegex(): break
    case _ where byte.isOperator: readOperator()
    case _ where byte.isDigit: readNumber()
    case _ where byte.startsWord:
      while peek().isWord { position += 1 }
      add(.word, text(from: start), from: start)
    default:
      position += 1
      add(.punctuation, byte < 0x80 ? text(byte) : "", from: start)
    }
  }

  // MARK: Groups

  /// Closes the innermost group that an opener began, with those in it that are not closed.
  private mutating func close(_ opener: UInt8) {
    let start = position
    position += 1
    let isOpen = openGroups[opener] > 0
    guard isOpen || opener == UInt8(ascii: "(") && depth > 0 else {
      add(.punctuation, text(source.bytes[start]), from: start)
      return
    }
    let closer = add(.close, text(source.bytes[start]), from: start)
    while let frame = stack.popLast() {
      switch frame {
      case .group(let token, let byte):
        source.tokens[token].match = closer
        openGroups[byte] -= 1
        guard isOpen, byte == opener else { continue }
        source.tokens[token].isClosed = true
      case .interpolation(let token, let outer):
        source.tokens[token].match = closer
        source.tokens[token].isClosed = true
        leaveInterpolation(outer)
        resumeString()
      case .string: stack.append(frame)
      }
      return
    }
  }

  private mutating func leaveInterpolation(_ outer: OpenGroups) {
    openGroups = outer
    depth -= 1
  }

  // MARK: Words, numbers and operators

  private mutating func readQuotedWord() {
    let start = position
    position += 1
    while !isAtEnd, peek() != UInt8(ascii: "`"), !peek().isNewline { position += 1 }
    guard peek() == UInt8(ascii: "`"), position > start + 1 else {
      position = start + 1
      add(.punctuation, "`", from: start)
      return
    }
    let name = text(from: start + 1)
    position += 1
    let token = add(.word, name, from: start)
    source.tokens[token].isQuoted = true
  }

  private mutating func readNumber() {
    let start = position
    // In `pair.0.1` the members are no fraction.
    let isMember = source.tokens.last.map { $0.text == "." && !hasSpace } ?? false
    let isHexadecimal = peek() == UInt8(ascii: "0") && peek(1) | 0x20 == UInt8(ascii: "x")
    let exponent = UInt8(ascii: isHexadecimal ? "p" : "e")
    var hasPoint = isMember
    while true {
      let byte = peek()
      if byte == .dot, !hasPoint, peek(1).isDigit {
        hasPoint = true
        position += 1
      } else if byte | 0x20 == exponent, !isMember, peek(1) == 0x2B || peek(1) == 0x2D,
        peek(2).isDigit
      {
        position += 2
      } else if byte.isWord, byte < 0x80 {
        position += 1
      } else {
        break
      }
    }
    add(.number, text(from: start), from: start)
  }

  private mutating func readOperator() {
    let start = position
    while peek().isOperator {
      // A comment ends an operator.
      if position > start, peek() == .slash, peek(1) == .slash || peek(1) == .star { break }
      position += 1
    }
    let run = source.bytes[start..<position]
    let isAngles = run.allSatisfy { [0x3C, 0x3E, 0x3F, 0x21].contains($0) }
    guard run.count > 1, isAngles, run.contains(UInt8(ascii: ">")) else {
      add(.operator, text(from: start), from: start)
      return
    }
    // The ends of generic arguments, as in `Set<Array<Int?>>`.
    let end = position
    for offset in start..<end {
      position = offset + 1
      add(.operator, text(source.bytes[offset]), from: offset)
    }
  }
}
