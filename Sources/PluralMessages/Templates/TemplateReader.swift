/// Reads formats, byte by byte.
struct TemplateReader {
  typealias Placeholder = MessageTemplate.Placeholder

  private let bytes: [UInt8]
  private var position = 0
  /// The text that is not in a segment yet: signs that were written twice, and what stands between.
  private var text = ""
  /// Where the text begins that is not in ``text`` yet.
  private var textStart = 0
  private(set) var segments: [MessageTemplate.Segment] = []
  private(set) var diagnostics: [MessageDiagnostic] = []
  /// The position of the argument for the next placeholder without one.
  private var turn = 0

  init(_ source: String) {
    bytes = Array(source.utf8)
  }

  mutating func read(_ dialect: PlaceholderDialect) throws(MessageError) {
    let mark: UInt8 =
      switch dialect {
      case .apple, .zeroBased, .percentBraces: UInt8(ascii: "%")
      case .dollarBraces: UInt8(ascii: "$")
      case .hash: UInt8(ascii: "#")
      }
    while position < bytes.count {
      if bytes[position] == mark {
        switch dialect {
        case .apple: try readApple()
        case .zeroBased: try readZeroBased()
        case .dollarBraces, .percentBraces: readBraces()
        case .hash: readHash()
        }
      } else {
        if bytes[position] == 0xEF, dialect == .apple || dialect == .zeroBased {
          try refuseFullWidthSign()
        }
        position += 1
      }
    }
    endText(at: bytes.count)
    if !text.isEmpty { segments.append(.text(text)) }
  }

  // MARK: Dialects

  private mutating func readApple() throws(MessageError) {
    let start = position
    position += 1
    if take(UInt8(ascii: "%")) { return add(text: "%", from: start) }
    var argument: Int?
    let digits = position
    if let number = takeNumber() {
      if take(UInt8(ascii: "$")) {
        guard number > 0, bytes[digits] != UInt8(ascii: "0") else {
          throw fault(from: start, .positionBelowOne)
        }
        argument = number - 1
      } else {
        position = digits
      }
    }
    if stands("#@") {
      position += 2
      let name = position
      while position < bytes.count, bytes[position] != UInt8(ascii: "@") { position += 1 }
      guard position < bytes.count, position > name else {
        throw fault(from: start, .variableWithoutEnd)
      }
      let text = String(decoding: bytes[name..<position], as: UTF8.self)
      position += 1
      let reference = MessageTemplate.VariableReference(
        after: takeText(to: start),
        name: text,
        position: argument,
        source: source(from: start)
      )
      segments.append(.variable(reference))
      return
    }
    if stands("arg") {
      position += 3
      return add(argument.map { .position($0) } ?? .own, .object, from: start)
    }
    let conversion = try takeConversion(from: start)
    if argument == nil, let width = conversion.width, width < 10, conversion.flags.isEmpty,
      conversion.precision == nil
    {
      diagnostics.append(
        MessageDiagnostic(.placeholder(placeholder(from: start, .widthInsteadOfPosition(width))))
      )
    }
    add(argument.map { .position($0) } ?? takeTurn(), conversion, from: start)
  }

  private mutating func readZeroBased() throws(MessageError) {
    let start = position
    position += 1
    if take(UInt8(ascii: "%")) { return add(text: "%", from: start) }
    let digits = position
    if let number = takeNumber() {
      if take(UInt8(ascii: "$")) {
        let conversion = try takeConversion(from: start)
        return add(.position(number), conversion, from: start)
      }
      // `%0` to `%9`; what follows is text.
      position = digits + 1
      return add(.position(Int(bytes[digits] - UInt8(ascii: "0"))), .object, from: start)
    }
    let conversion = try takeConversion(from: start)
    add(takeTurn(), conversion, from: start)
  }

  /// `${name}` or `%{name}`; without a name in braces the sign is text.
  private mutating func readBraces() {
    let start = position
    position += 1
    guard position < bytes.count, bytes[position] == UInt8(ascii: "{") else { return }
    var end = position + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "}"), bytes[end] != UInt8(ascii: "{") {
      end += 1
    }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "}"), end > position + 1 else { return }
    let name = String(decoding: bytes[(position + 1)..<end], as: UTF8.self)
    position = end + 1
    if name == "i" && bytes[start] == UInt8(ascii: "$") {
      add(.own, .object, from: start)
    } else if let number = Int(name), 0..<MessageLimit.position.maximum ~= number {
      add(.position(number), .object, from: start)
    } else {
      add(.name(name), .object, from: start)
    }
  }

  private mutating func readHash() {
    let start = position
    position += 1
    guard position < bytes.count, UInt8(ascii: "1")...UInt8(ascii: "9") ~= bytes[position] else {
      return
    }
    let number = Int(bytes[position] - UInt8(ascii: "1"))
    position += 1
    add(.position(number), .object, from: start)
  }

  // MARK: Conversions

  private mutating func takeConversion(
    from start: Int
  ) throws(MessageError) -> Conversion {
    var conversion = Conversion.object
    flags: while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "-"): conversion.flags.insert(.left)
      case UInt8(ascii: "+"): conversion.flags.insert(.plus)
      case UInt8(ascii: " "): conversion.flags.insert(.space)
      case UInt8(ascii: "0"): conversion.flags.insert(.zero)
      case UInt8(ascii: "#"): conversion.flags.insert(.alternate)
      case UInt8(ascii: "'"): conversion.flags.insert(.grouping)
      default: break flags
      }
      position += 1
    }
    conversion.width = try takeSize(from: start)
    if take(UInt8(ascii: ".")) {
      conversion.precision = try takeSize(from: start) ?? 0
    }
    // Arguments know their own size.
    lengths: while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "h"), UInt8(ascii: "l"), UInt8(ascii: "q"), UInt8(ascii: "L"),
        UInt8(ascii: "z"), UInt8(ascii: "t"), UInt8(ascii: "j"):
        position += 1
      default: break lengths
      }
    }
    guard position < bytes.count else {
      throw fault(from: start, .endsEarly)
    }
    let character = bytes[position]
    position += 1
    switch character {
    case UInt8(ascii: "i"), UInt8(ascii: "D"): conversion.character = UInt8(ascii: "d")
    case UInt8(ascii: "U"): conversion.character = UInt8(ascii: "u")
    case UInt8(ascii: "O"): conversion.character = UInt8(ascii: "o")
    case UInt8(ascii: "C"): conversion.character = UInt8(ascii: "c")
    case UInt8(ascii: "S"): conversion.character = UInt8(ascii: "s")
    case UInt8(ascii: "@"), UInt8(ascii: "d"): conversion.character = character
    case _ where "uxXofFeEgGaAcsp".utf8.contains(character): conversion.character = character
    default:
      while position < bytes.count, bytes[position] & 0xC0 == 0x80 { position += 1 }
      throw fault(from: start, .unknownConversion)
    }
    // C gives the flag a meaning for signed numbers only; elsewhere it is a lone percent sign.
    if conversion.flags.contains(.space), !"dfFeEgGaA".utf8.contains(conversion.character) {
      throw fault(from: start, .unknownConversion)
    }
    return conversion
  }

  /// A width or precision, if there is one.
  private mutating func takeSize(from start: Int) throws(MessageError) -> Int? {
    if take(UInt8(ascii: "*")) {
      throw fault(from: start, .sizeFromArgument)
    }
    guard let size = takeNumber() else { return nil }
    guard size <= MessageLimit.width.maximum else { throw fault(from: start, .sizeAboveLimit) }
    return size
  }

  // MARK: Bytes

  /// Whether a text stands at the place.
  private func stands(_ text: StaticString) -> Bool {
    let end = position + text.utf8CodeUnitCount
    return text.withUTF8Buffer { text in
      end <= bytes.count && text.indices.allSatisfy { bytes[position + $0] == text[$0] }
    }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard position < bytes.count, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  /// The number that digits stand for; beyond what is of use it no longer grows.
  private mutating func takeNumber() -> Int? {
    let start = position
    var number = 0
    while position < bytes.count, UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[position] {
      number = min(number * 10 + Int(bytes[position] - UInt8(ascii: "0")), 1_000_000)
      position += 1
    }
    return position > start ? number : nil
  }

  /// A full-width percent sign where a placeholder is meant: `％1$@`.
  private func refuseFullWidthSign() throws(MessageError) {
    guard stands("％") else { return }
    var end = position + 3
    while end < bytes.count, UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[end] { end += 1 }
    guard end > position + 3, end < bytes.count, bytes[end] == UInt8(ascii: "$") else { return }
    throw MessageError(
      .placeholder(
        PlaceholderProblem(
          placeholder: String(decoding: bytes[position...end], as: UTF8.self),
          offset: position,
          reason: .fullWidthSign
        )
      )
    )
  }

  private func source(from start: Int) -> String {
    String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private func placeholder(
    from start: Int,
    _ problem: PlaceholderProblem.Reason
  ) -> PlaceholderProblem {
    PlaceholderProblem(placeholder: source(from: start), offset: start, reason: problem)
  }

  private func fault(from start: Int, _ problem: PlaceholderProblem.Reason) -> MessageError {
    MessageError(.placeholder(placeholder(from: start, problem)))
  }

  private mutating func takeTurn() -> MessageTemplate.ArgumentReference {
    defer { turn += 1 }
    return .turn(turn)
  }

  private mutating func add(
    _ reference: MessageTemplate.ArgumentReference,
    _ conversion: Conversion,
    from start: Int
  ) {
    let placeholder = Placeholder(
      after: takeText(to: start),
      reference: reference,
      conversion: conversion,
      source: source(from: start)
    )
    segments.append(.placeholder(placeholder))
  }

  private mutating func add(text: String, from start: Int) {
    endText(at: start)
    self.text += text
    textStart = position
  }

  private mutating func endText(at end: Int) {
    guard end > textStart else { return }
    text += String(decoding: bytes[textStart..<end], as: UTF8.self)
  }

  /// The text before the mark that begins at a place and ends here.
  private mutating func takeText(to end: Int) -> String {
    endText(at: end)
    textStart = position
    defer { text = "" }
    return text
  }
}
