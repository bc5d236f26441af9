/// Reads the pieces of a format, in order.
struct FormatPieceReader {
  private typealias Placeholder = FormatPieces.Placeholder

  // Scalars: a mark that joins a letter hides no placeholder.
  private let scalars: [Unicode.Scalar]
  private var position = 0
  /// A piece that ends a text, to be given after it.
  private var pending: FormatPieces.Piece?

  init(_ format: String) { scalars = Array(format.unicodeScalars) }

  /// The next piece; nil at the end.
  mutating func next() -> FormatPieces.Piece? {
    if let piece = pending {
      pending = nil
      return piece
    }
    var literal = String.UnicodeScalarView()
    while let character = peek {
      guard character == "%" else {
        literal.append(character)
        position += 1
        continue
      }
      let start = position
      position += 1
      if take("%") {
        literal.append(contentsOf: "%%".unicodeScalars)
      } else if let piece = readPiece(from: start) {
        if literal.isEmpty { return piece }
        pending = piece
        return .literal(String(literal))
      } else {
        position = start + 1
        literal.append("%")
      }
    }
    return literal.isEmpty ? nil : .literal(String(literal))
  }

  /// What follows a percent sign; nil if it is no placeholder.
  private mutating func readPiece(from start: Int) -> FormatPieces.Piece? {
    var number = takePosition()
    if take("arg") { return .argument(position: number) }
    if take("#@") {
      let name = takeAll { $0 != "@" }
      guard take("@"), !name.isEmpty else { return nil }
      return .variable(name: name, position: number)
    }
    var placeholder = Placeholder(type: "")
    if let name = takeName() {
      placeholder.name = name
      number = number ?? takePosition()
    }
    placeholder.position = number
    placeholder.flags = takeAll { " -+0#'".unicodeScalars.contains($0) }
    placeholder.width = takeSize()
    if take(".") { placeholder.precision = takeSize() ?? .digits("") }
    placeholder.type = takeAll { "hlqLztj".unicodeScalars.contains($0) }
    guard let conversion = peek, "@diouxXDOUfFeEgGaAcCsSp".unicodeScalars.contains(conversion)
    else { return nil }
    position += 1
    placeholder.type.unicodeScalars.append(conversion)
    if placeholder.flags.contains(" "), isPercentSign(conversion, from: start) { return nil }
    return .placeholder(placeholder)
  }

  /// Whether a percent sign with a blank behind it is just that, as in "100% free" and "50% off". C gives
  /// the flag a meaning for signed numbers only.
  private func isPercentSign(_ conversion: Unicode.Scalar, from start: Int) -> Bool {
    if conversion == "@" { return false }
    guard "diDfFeEgGaA".unicodeScalars.contains(conversion) else { return true }
    if start > 0, ("0"..."9").contains(scalars[start - 1]) { return true }
    return peek.map { !$0.isASCII || $0.properties.isAlphabetic } ?? false
  }

  // MARK: Parts

  private var peek: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  private mutating func take(_ text: String) -> Bool {
    guard scalars[position...].starts(with: text.unicodeScalars) else { return false }
    position += text.unicodeScalars.count
    return true
  }

  private mutating func takeAll(_ isTaken: (Unicode.Scalar) -> Bool) -> String {
    var text = String.UnicodeScalarView()
    while let scalar = peek, isTaken(scalar) {
      text.append(scalar)
      position += 1
    }
    return String(text)
  }

  private mutating func takeDigits() -> String { takeAll { ("0"..."9").contains($0) } }

  /// `2$`.
  private mutating func takePosition() -> Int? {
    let start = position
    if let number = Int(takeDigits()), number > 0, take("$") { return number }
    position = start
    return nil
  }

  /// `(count)`. Anything but a name in parentheses is text.
  private mutating func takeName() -> String? {
    let start = position
    if take("(") {
      let name = takeAll { $0 == "_" || $0.properties.isXIDContinue }
      if !name.isEmpty, take(")") { return name }
    }
    position = start
    return nil
  }

  private mutating func takeSize() -> Placeholder.Size? {
    if take("*") { return .argument(position: takePosition()) }
    let digits = takeDigits()
    return digits.isEmpty ? nil : .digits(digits)
  }
}
