extension Lexer {
  /// Words after which an expression begins.
  private static let words: Set = [
    "return", "case", "in", "if", "while", "guard", "where", "try", "await", "throw", "else", "is",
    "as", "switch", "yield", "repeat", "consume", "borrowing", "copy", "each", "do",
  ]

  /// Whether an expression may begin here.
  private var startsExpression: Bool {
    guard let last = source.tokens.last else { return true }
    switch last.kind {
    case .open, .interpolation, .directive: return true
    case .punctuation: return [",", ";", ":"].contains(last.text)
    case .operator:
      // `x!` and `x?` are operands; so is the type that `>` ends.
      return last.hasSpaceBefore || !["!", "?", ">"].contains(last.text)
        || source.tokens.dropLast().last?.text == "try"
    case .word: return !last.isQuoted && Self.words.contains(last.text) || isAtLineStart
    default: return isAtLineStart
    }
  }

  /// Reads a regex if `/` begins one, as the compiler decides it: one that ends on the line, does not begin or
  /// end with a space, and has no `)` too much.
  mutating func readRegex() -> Bool {
    guard position >= regexlessEnd, startsExpression, !peek(1).isBlank, !peek(1).isNewline else {
      return false
    }
    let bytes = source.bytes
    var index = position + 1
    var parentheses = 0
    var isInSet = false
    while index < bytes.count, !bytes[index].isNewline {
      switch bytes[index] {
      case .backslash where index + 1 < bytes.count && !bytes[index + 1].isNewline: index += 1
      case UInt8(ascii: "["): isInSet = true
      case UInt8(ascii: "]"): isInSet = false
      case UInt8(ascii: "(") where !isInSet: parentheses += 1
      case UInt8(ascii: ")") where !isInSet:
        parentheses -= 1
        guard parentheses >= 0 else { return false }
      case .slash:
        guard !bytes[index - 1].isBlank || bytes[index - 2] == .backslash else { return false }
        let start = position
        position = index + 1
        add(.regex, from: start)
        return true
      default: break
      }
      index += 1
    }
    regexlessEnd = index
    return false
  }

  /// Reads `#/…/#`, of several lines if a line ends behind the beginning.
  mutating func readExtendedRegex(pounds: Int) {
    let start = position
    position += pounds + 1
    var index = position
    while index < source.bytes.count, source.bytes[index].isBlank { index += 1 }
    let isMultiline = index < source.bytes.count && source.bytes[index].isNewline
    while true {
      if isAtEnd || peek().isNewline && !isMultiline {
        tell(.unterminatedRegex, at: start)
        break
      }
      if peek() == .backslash, !peek(1).isNewline {
        position = min(position + 2, source.bytes.count)
      } else if peek() == .slash {
        position += 1
        var found = 0
        while found < pounds, peek() == .pound {
          position += 1
          found += 1
        }
        if found == pounds { break }
      } else {
        position += 1
      }
    }
    add(.regex, from: start)
  }
}
