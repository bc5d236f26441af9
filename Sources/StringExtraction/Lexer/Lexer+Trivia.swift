extension Lexer {
  mutating func skipLineComment() {
    while !isAtEnd, !peek().isNewline { position += 1 }
    hasSpace = true
  }

  mutating func skipBlockComment() {
    let start = position
    position += 2
    var level = 1
    while level > 0 {
      guard !isAtEnd else {
        tell(.unterminatedComment, at: start)
        break
      }
      if peek() == .slash, peek(1) == .star {
        level += 1
        position += 2
      } else if peek() == .star, peek(1) == .slash {
        level -= 1
        position += 2
      } else {
        if peek().isNewline { isAtLineStart = true }
        position += 1
      }
    }
    hasSpace = true
  }

  /// What begins with `#`: raw strings, regexes, directives and macros.
  mutating func readPound() {
    let start = position
    var pounds = 0
    while peek(pounds) == .pound { pounds += 1 }
    switch peek(pounds) {
    case .quote: beginString(pounds: pounds)
    case .slash: readExtendedRegex(pounds: pounds)
    case let byte where pounds == 1 && byte.startsWord:
      position += 1
      while peek().isWord { position += 1 }
      let word = text(from: start)
      switch word {
      case "#if", "#elseif", "#else", "#endif", "#sourceLocation", "#warning", "#error":
        // A condition is no code; comments behind it are left to be skipped.
        while !isAtEnd, !peek().isNewline {
          if peek() == .slash, peek(1) == .slash || peek(1) == .star { break }
          position += 1
        }
        add(.directive, word, from: start)
        isAtLineStart = true
      default: add(.word, word, from: start)
      }
    default:
      position += pounds
      add(.punctuation, "#", from: start)
    }
  }
}
