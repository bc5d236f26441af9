/// Finds the ends of names and values in a file whose reader has found no fault in them.
struct EntryScanner {
  private let scalars: [Unicode.Scalar]
  private(set) var index: Int

  init(_ scalars: [Unicode.Scalar], at index: Int) {
    self.scalars = scalars
    self.index = index
  }

  private var next: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  private func starts(with text: String) -> Bool {
    var place = index
    for scalar in text.unicodeScalars {
      guard place < scalars.count, scalars[place] == scalar else { return false }
      place += 1
    }
    return true
  }

  mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    index += 1
    return true
  }

  mutating func skipSpace(comments: Bool) {
    while let scalar = next {
      if scalar.properties.isWhitespace {
        index += 1
      } else if comments, starts(with: "//") {
        while let scalar = next, scalar != "\n", scalar != "\r" { index += 1 }
      } else if comments, starts(with: "/*") {
        index += 2
        while next != nil, !starts(with: "*/") { index += 1 }
        index = min(index + 2, scalars.count)
      } else {
        return
      }
    }
  }

  /// A text in quotation marks, or a word.
  mutating func token() -> Range<Int>? {
    let start = index
    guard let quote = next else { return nil }
    guard quote == "\"" || quote == "'" else {
      while let scalar = next,
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
          || "_-.:/$".unicodeScalars.contains(scalar)
      { index += 1 }
      return start < index ? start..<index : nil
    }
    index += 1
    while let scalar = next, scalar != quote { index += scalar == "\\" ? 2 : 1 }
    guard next == quote else { return nil }
    index += 1
    return start..<index
  }

  /// A value of JSON.
  mutating func jsonValue() -> Range<Int>? {
    let start = index
    var depth = 0
    while let scalar = next {
      switch scalar {
      case "\"":
        guard token() != nil else { return nil }
        if depth == 0 { return start..<index }
        continue
      case "{", "[": depth += 1
      case "}", "]":
        if depth == 0 { return start < index ? start..<index : nil }
        depth -= 1
        if depth == 0 {
          index += 1
          return start..<index
        }
      case ",", " ", "\n", "\r", "\t":
        if depth == 0 { return start < index ? start..<index : nil }
      default: break
      }
      index += 1
    }
    return nil
  }

  /// Goes to a text at the place or not far before it.
  mutating func goBack(to text: String, within distance: Int) -> Bool {
    let end = max(0, index - distance)
    while index >= end, index >= 0 {
      if starts(with: text) { return true }
      // Of the element before nothing is meant.
      if index > 0, scalars[index - 1] == ">", index < scalars.count, scalars[index] == "<" {
        return false
      }
      index -= 1
    }
    return false
  }

  /// An element of XML, to its closing tag.
  mutating func element() -> Range<Int>? {
    let start = index
    var depth = 0
    while next != nil {
      guard next == "<" else {
        index += 1
        continue
      }
      if starts(with: "<!--") {
        while next != nil, !starts(with: "-->") { index += 1 }
      } else if starts(with: "<![CDATA[") {
        while next != nil, !starts(with: "]]>") { index += 1 }
      }
      let isClosing = starts(with: "</")
      while let scalar = next, scalar != ">" { index += 1 }
      guard next != nil else { return nil }
      let isEmpty = scalars[index - 1] == "/"
      let isOther = scalars[index - 1] == "-" || scalars[index - 1] == "]"
      index += 1
      if isOther { continue }
      if isClosing { depth -= 1 } else if !isEmpty { depth += 1 }
      if depth == 0 { return start..<index }
      if depth < 0 { return nil }
    }
    return nil
  }

  /// A tag of XML.
  struct Tag {
    enum Kind {
      case start(String), end(String), empty
    }

    let kind: Kind
    let range: Range<Int>
  }

  /// The next tag of an element, without what stands before it; nil if there is none.
  mutating func tag() -> Tag? {
    while next != nil {
      guard next == "<" else {
        index += 1
        continue
      }
      let start = index
      if starts(with: "<!--") {
        while next != nil, !starts(with: "-->") { index += 1 }
        continue
      }
      if starts(with: "<![CDATA[") {
        while next != nil, !starts(with: "]]>") { index += 1 }
        continue
      }
      while let scalar = next, scalar != ">" { index += 1 }
      guard next != nil else { return nil }
      index += 1
      if scalars[start + 1] == "?" || scalars[start + 1] == "!" { continue }
      let isEnd = scalars[start + 1] == "/"
      let letters = scalars[(start + (isEnd ? 2 : 1))...].prefix { $0.properties.isAlphabetic }
      let name = String(String.UnicodeScalarView(letters))
      let kind: Tag.Kind =
        isEnd ? .end(name) : scalars[index - 2] == "/" ? .empty : .start(name)
      return Tag(kind: kind, range: start..<index)
    }
    return nil
  }

  /// The end of an element without others in it.
  mutating func closingTag(_ name: String) -> Int? {
    guard let tag = tag(), case .end(name) = tag.kind else { return nil }
    return tag.range.upperBound
  }
}
