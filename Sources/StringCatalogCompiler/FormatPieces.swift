/// A format in pieces: texts, placeholders and variables.
struct FormatPieces {
  enum Piece: Equatable {
    case literal(String)
    case placeholder(Placeholder)
    /// `%arg`, the number of a substitution.
    case argument(position: Int?)
    /// `%#@name@`.
    case variable(name: String, position: Int?)
  }

  /// A placeholder such as `%2$.1lf`.
  struct Placeholder: Equatable {
    var position: Int?
    /// Flags, width and precision.
    var style: String
    /// Length and conversion, such as `lld`.
    var type: String

    var isNumeric: Bool { "diouxXfFeEgGaA".contains(type.last ?? " ") }

    var text: String { "%" + (position.map { "\($0)$" } ?? "") + style + type }
  }

  private(set) var pieces: [Piece] = []

  init(_ format: String) {
    // Scalars: a mark that joins a letter hides no placeholder.
    var rest = Array(format.unicodeScalars)[...]
    var literal = String.UnicodeScalarView()
    while let character = rest.first {
      if character == "%", let (piece, length) = Self.piece(rest) {
        if !literal.isEmpty { pieces.append(.literal(String(literal))) }
        literal = String.UnicodeScalarView()
        pieces.append(piece)
        rest = rest.dropFirst(length)
      } else if character == "%", rest.dropFirst().first == "%" {
        literal.append(contentsOf: "%%".unicodeScalars)
        rest = rest.dropFirst(2)
      } else {
        literal.append(character)
        rest = rest.dropFirst()
      }
    }
    if !literal.isEmpty { pieces.append(.literal(String(literal))) }
  }

  private static func piece(_ text: ArraySlice<Unicode.Scalar>) -> (Piece, length: Int)? {
    var rest = text.dropFirst()
    func takeDigits() -> String {
      let digits = rest.prefix { ("0"..."9").contains($0) }
      rest = rest.dropFirst(digits.count)
      return Self.text(digits)
    }
    var position: Int?
    let start = rest
    let digits = takeDigits()
    if let number = Int(digits), number > 0, rest.first == "$" {
      position = number
      rest = rest.dropFirst()
    } else {
      rest = start
    }
    func length() -> Int { text.count - rest.count }
    if rest.starts(with: "arg".unicodeScalars) {
      rest = rest.dropFirst(3)
      return (.argument(position: position), length())
    }
    if rest.starts(with: "#@".unicodeScalars) {
      let name = rest.dropFirst(2).prefix { $0 != "@" }
      rest = rest.dropFirst(2 + name.count)
      guard rest.first == "@", !name.isEmpty else { return nil }
      rest = rest.dropFirst()
      return (.variable(name: Self.text(name), position: position), length())
    }
    var style = ""
    while let flag = rest.first, " -+0#'".unicodeScalars.contains(flag) {
      style.unicodeScalars.append(flag)
      rest = rest.dropFirst()
    }
    func takeSize() {
      if rest.first == "*" {
        style.append("*")
        rest = rest.dropFirst()
      }
      style += takeDigits()
    }
    takeSize()
    if rest.first == "." {
      style.append(".")
      rest = rest.dropFirst()
      takeSize()
    }
    var type = ""
    while let letter = rest.first, "hlqLztj".unicodeScalars.contains(letter) {
      type.unicodeScalars.append(letter)
      rest = rest.dropFirst()
    }
    guard let conversion = rest.first, "@diouxXfFeEgGaAcCsSp".unicodeScalars.contains(conversion)
    else {
      return nil
    }
    type.unicodeScalars.append(conversion)
    rest = rest.dropFirst()
    return (.placeholder(Placeholder(position: position, style: style, type: type)), length())
  }

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    String(String.UnicodeScalarView(scalars))
  }

  var placeholders: [Placeholder] {
    pieces.compactMap { if case .placeholder(let placeholder) = $0 { placeholder } else { nil } }
  }

  /// The first placeholder of a number, and its argument's position from 1.
  var number: (placeholder: Placeholder, position: Int)? {
    var next = 0
    for piece in pieces {
      switch piece {
      case .placeholder(let placeholder):
        next += placeholder.style.filter { $0 == "*" }.count
        if placeholder.position == nil { next += 1 }
        if placeholder.isNumeric { return (placeholder, placeholder.position ?? next) }
      case .variable(_, let position), .argument(let position): if position == nil { next += 1 }
      case .literal: break
      }
    }
    return nil
  }

  /// The format with a position for each placeholder, so that a variable before it takes no turn; nil
  /// where the sizes of placeholders are arguments, which have none.
  var positioned: String? {
    guard !placeholders.contains(where: { $0.style.contains("*") }) else { return nil }
    var next = 0
    return pieces.map { piece in
      switch piece {
      case .placeholder(var placeholder):
        if placeholder.position == nil {
          next += 1
          placeholder.position = next
        }
        return placeholder.text
      case .variable(let name, let position):
        if position == nil { next += 1 }
        return "%\(position ?? next)$#@\(name)@"
      case .argument(let position): return Self.argument(position)
      case .literal(let text): return text
      }
    }.joined()
  }

  /// The format with other texts for variables and `%arg`.
  func text(
    variable: (_ name: String, _ position: Int?) -> String = { name, position in
      "%" + (position.map { "\($0)$" } ?? "") + "#@\(name)@"
    },
    argument: (_ position: Int?) -> String = Self.argument
  ) -> String {
    pieces.map { piece in
      switch piece {
      case .literal(let text): text
      case .placeholder(let placeholder): placeholder.text
      case .variable(let name, let position): variable(name, position)
      case .argument(let position): argument(position)
      }
    }.joined()
  }

  private static func argument(_ position: Int?) -> String {
    "%" + (position.map { "\($0)$" } ?? "") + "arg"
  }
}
