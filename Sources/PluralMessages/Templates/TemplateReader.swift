/// What the reader of a format knows about its message.
struct TemplateContext {
  /// The variables that the message has. `%#@name@` is read in all dialects, and a name that is not
  /// among them stands for itself; nil leaves it to the message, in Apple's dialect alone.
  var variables: Set<String>?
  /// Whether a number chooses the text. i18n-node puts in the number first and then, in what it gets,
  /// the other arguments: `%%s` is one of these.
  var isCounted = false
}

/// Reads formats, byte by byte. What is no placeholder stands for itself, with a finding.
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
  /// The position of the argument for the next placeholder that i18n-node reads last.
  private var lastTurn = 1
  private let context: TemplateContext

  init(_ source: String, _ context: TemplateContext = TemplateContext()) {
    bytes = Array(source.utf8)
    self.context = context
  }

  mutating func read(_ dialect: PlaceholderDialect) {
    let mark: UInt8 =
      switch dialect {
      case .apple, .zeroBased, .percentBraces: UInt8(ascii: "%")
      case .dollarBraces: UInt8(ascii: "$")
      case .mustache: UInt8(ascii: "{")
      case .hash: UInt8(ascii: "#")
      }
    while position < bytes.count {
      guard segments.count < MessageLimit.placeholders.maximum else {
        if bytes[position...].contains(mark) {
          add(MessageDiagnostic(.limit(.placeholders), severity: .error))
        }
        break
      }
      if context.variables != nil, bytes[position] == UInt8(ascii: "%"), starts(with: "%#@") {
        read { (reader) throws(Problem) in
          reader.position += 1
          try reader.readVariable(nil, from: reader.position - 1)
        }
      } else if bytes[position] == mark {
        switch dialect {
        case .apple: read { (reader) throws(Problem) in try reader.readApple() }
        case .zeroBased: read { (reader) throws(Problem) in try reader.readZeroBased() }
        case .dollarBraces, .percentBraces: readBraces()
        case .mustache: readMustache()
        case .hash: readHash()
        }
      } else if dialect == .mustache, bytes[position] == UInt8(ascii: "%") {
        readPrintf()
      } else {
        if dialect == .apple || dialect == .zeroBased { remarkFullWidthSign() }
        position += 1
        skipText(to: mark)
      }
    }
    endText(at: bytes.count)
    if !text.isEmpty { segments.append(.text(text)) }
    if !diagnostics.isEmpty { leaveOutPlainWidths() }
  }

  /// Leaves out that a width may be meant for a position which the format has no argument for.
  private mutating func leaveOutPlainWidths() {
    let count = segments.count { if case .text = $0 { false } else { true } }
    diagnostics.removeAll { finding in
      guard case .placeholder(let problem) = finding.kind,
        case .widthInsteadOfPosition(let number) = problem.reason
      else { return false }
      return number > count
    }
  }

  /// Goes to the next byte that may mean something.
  private mutating func skipText(to mark: UInt8) {
    while position < bytes.count, bytes[position] != mark, bytes[position] != UInt8(ascii: "%"),
      bytes[position] != 0xEF
    {
      position += 1
    }
  }

  /// Reads a placeholder; a sign that begins none is text.
  private mutating func read(_ readPlaceholder: (inout Self) throws(Problem) -> Void) {
    let start = position
    do throws(Problem) {
      try readPlaceholder(&self)
    } catch {
      if let problem = error.problem { add(problem, from: start) }
      position = start + 1
    }
  }

  // MARK: Dialects

  private mutating func readApple() throws(Problem) {
    let start = position
    position += 1
    if take(UInt8(ascii: "%")) { return add(text: "%", from: start) }
    var argument: Int?
    let digits = position
    if let number = takeNumber() {
      if take(UInt8(ascii: "$")) {
        guard number > 0 else { throw Problem(.positionBelowOne) }
        argument = number - 1
      } else if starts(with: "#@") {
        add(.widthInsteadOfPosition(number), from: start)
      } else {
        position = digits
      }
    }
    if isAtFlaggedVariable {
      while !starts(with: "#@") { position += 1 }
    }
    if starts(with: "#@") { return try readVariable(argument, from: start) }
    if starts(with: "arg") {
      position += 3
      return add(argument.map { .position($0) } ?? .own, .object, from: start)
    }
    let (conversion, sizes) = try takeConversion(from: start)
    if argument == nil, let width = conversion.width, width < 10, conversion.flags.isEmpty,
      conversion.precision == nil
    {
      add(.widthInsteadOfPosition(width), from: start)
    }
    add(argument.map { .position($0) } ?? takeTurn(), conversion, sizes, from: start)
  }

  /// Whether `#@name@` stands behind flags, which say nothing about a text.
  private var isAtFlaggedVariable: Bool {
    var index = position
    while index < bytes.count, " -+0'".utf8.contains(bytes[index]) { index += 1 }
    return index > position && index + 1 < bytes.count && bytes[index] == UInt8(ascii: "#")
      && bytes[index + 1] == UInt8(ascii: "@")
      && bytes[(index + 2)...].dropFirst().contains(UInt8(ascii: "@"))
  }

  /// The rest of `%#@name@`.
  private mutating func readVariable(_ argument: Int?, from start: Int) throws(Problem) {
    position += 2
    let nameStart = position
    while position < bytes.count, bytes[position] != UInt8(ascii: "@") { position += 1 }
    guard position < bytes.count, position > nameStart else { throw Problem(.variableWithoutEnd) }
    let name = String(decoding: bytes[nameStart..<position], as: UTF8.self)
    position += 1
    if let variables = context.variables, !variables.contains(name) {
      if !variables.isEmpty { add(MessageDiagnostic(.unknownVariable(name), severity: .warning)) }
      throw Problem(nil)
    }
    let reference = MessageTemplate.VariableReference(
      after: takeText(to: start),
      name: name,
      position: argument,
      source: source(from: start)
    )
    segments.append(.variable(reference))
  }

  private mutating func readZeroBased() throws(Problem) {
    let start = position
    position += 1
    if take(UInt8(ascii: "%")) { return add(text: "%", from: start) }
    let digits = position
    if let number = takeNumber() {
      if take(UInt8(ascii: "$")) {
        let (conversion, sizes) = try takeConversion(from: start)
        return add(.position(number), conversion, sizes, from: start)
      }
      // `%0` to `%9`; what follows is text.
      position = digits + 1
      return add(.position(Int(bytes[digits] - UInt8(ascii: "0"))), .object, from: start)
    }
    let (conversion, sizes) = try takeConversion(from: start)
    add(takeTurn(), conversion, sizes, from: start)
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

  /// `{{name}}`, `{{{name}}}`, and i18next's `{{- name}}` and `{{name, format}}`; what is none is text.
  private mutating func readMustache() {
    let start = position
    guard starts(with: "{{") else {
      position += 1
      return
    }
    let braceCount = starts(with: "{{{") ? 3 : 2
    let content = start + braceCount
    var end = content
    while end < bytes.count, bytes[end] != UInt8(ascii: "}"), bytes[end] != UInt8(ascii: "{") {
      end += 1
    }
    guard end + braceCount <= bytes.count,
      bytes[end..<(end + braceCount)].allSatisfy({ $0 == UInt8(ascii: "}") })
    else {
      position = start + 1
      return
    }
    position = end + braceCount
    // Both signs say that a web page shows the text as it is, which is what happens here.
    let parts = bytes[content..<end].trimmed
      .drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "&") }
      .split(separator: UInt8(ascii: ","), maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.first?.trimmed ?? []
    guard let first = name.first else { return }
    if "#^/!>=".utf8.contains(first) { return add(.section, from: start) }
    if parts.count > 1 { add(.formatIgnored, from: start) }
    let text = String(decoding: name, as: UTF8.self)
    if let number = Int(text), number >= 0 {
      add(.position(number), .object, from: start)
    } else {
      add(.name(text), .object, from: start)
    }
  }

  /// `%s`, `%d`, `%1$s` and the like, as JavaScript's libraries read them; what is none is text.
  private mutating func readPrintf() {
    let start = position
    position += 1
    let isLast = take(UInt8(ascii: "%"))
    if isLast, !context.isCounted { return add(text: "%", from: start) }
    let digits = position
    var reference: MessageTemplate.ArgumentReference?
    if let number = takeNumber() {
      if !isLast, number > 0, take(UInt8(ascii: "$")) {
        reference = .position(number - 1)
        if context.variables != nil, starts(with: "#@") {
          position = start
          return read { (reader) throws(Problem) in try reader.readApple() }
        }
      } else {
        position = digits
      }
    }
    guard var conversion = takePrintfConversion(from: start) else {
      position = start + (isLast ? 2 : 1)
      if isLast { add(text: "%", from: start) }
      return
    }
    // JavaScript's show the number as it is, where C's show six digits.
    if conversion.character == UInt8(ascii: "f"), conversion.precision == nil {
      conversion.character = Conversion.object.character
    }
    if isLast {
      reference = .position(lastTurn)
      lastTurn += 1
    }
    add(reference ?? takeTurn(), conversion, from: start)
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

  /// The sizes of a conversion that come from arguments, as in `%*d`.
  typealias Sizes = MessageTemplate.ArgumentSizes

  private mutating func takeConversion(
    from start: Int
  ) throws(Problem) -> (Conversion, Sizes?) {
    var conversion = Conversion.object
    var sizes = Sizes()
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
    sizes.width = takeArgumentSize()
    if sizes.width == nil { conversion.width = takeSize(from: start) }
    if take(UInt8(ascii: ".")) {
      sizes.precision = takeArgumentSize()
      if sizes.precision == nil { conversion.precision = takeSize(from: start) ?? 0 }
    }
    // Arguments know their own size.
    while position < bytes.count, "hlqLztj".utf8.contains(bytes[position]) { position += 1 }
    guard position < bytes.count else { throw Problem(.endsEarly) }
    let character = bytes[position]
    position += 1
    switch character {
    case UInt8(ascii: "i"), UInt8(ascii: "D"): conversion.character = UInt8(ascii: "d")
    case UInt8(ascii: "U"): conversion.character = UInt8(ascii: "u")
    case UInt8(ascii: "O"): conversion.character = UInt8(ascii: "o")
    case UInt8(ascii: "C"): conversion.character = UInt8(ascii: "c")
    case UInt8(ascii: "S"): conversion.character = UInt8(ascii: "s")
    case _ where "@duxXofFeEgGaAcsp".utf8.contains(character):
      conversion.character = character
    default:
      while position < bytes.count, bytes[position] & 0xC0 == 0x80 { position += 1 }
      throw Problem(.unknownConversion)
    }
    if conversion.flags.contains(.space), isPercentSign(conversion, from: start) {
      throw Problem(.percentSign)
    }
    return (conversion, sizes.width == nil && sizes.precision == nil ? nil : sizes)
  }

  /// A conversion that JavaScript's libraries have; nil, perhaps with a finding, for others.
  private mutating func takePrintfConversion(from start: Int) -> Conversion? {
    // Not with the flags that only C has: "50% off" is a text.
    guard position < bytes.count, !" '#*".utf8.contains(bytes[position]) else { return nil }
    let (findings, firstTurn) = (diagnostics, turn)
    guard let (conversion, sizes) = try? takeConversion(from: start), sizes == nil,
      "sdiufFeEgGxXoc".utf8.contains(bytes[position - 1])
    else {
      diagnostics = findings
      turn = firstTurn
      return nil
    }
    // As in "50%off" and "{{share}}%discount".
    if start > 0, position < bytes.count,
      UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[start - 1]
        || bytes[start - 1] == UInt8(ascii: "}"),
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= bytes[position] | 0x20
    {
      diagnostics = findings
      add(.percentSign, from: start)
      return nil
    }
    return conversion
  }

  /// Whether what could be read as a conversion with the flag for a space is a percent sign in a text,
  /// as in "100% free" and "50% off".
  private func isPercentSign(_ conversion: Conversion, from start: Int) -> Bool {
    if conversion.character == UInt8(ascii: "@") { return false }
    // C gives the flag a meaning for signed numbers only.
    if !"dfFeEgGaA".utf8.contains(conversion.character) { return true }
    if start > 0, UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[start - 1] { return true }
    guard position < bytes.count else { return false }
    let next = bytes[position]
    return UInt8(ascii: "a")...UInt8(ascii: "z") ~= next | 0x20 || next >= 0x80
  }

  /// The argument that a width or precision comes from, as in `%*d` and `%1$*2$d`.
  private mutating func takeArgumentSize() -> MessageTemplate.ArgumentReference? {
    guard take(UInt8(ascii: "*")) else { return nil }
    let digits = position
    if let number = takeNumber(), number > 0, take(UInt8(ascii: "$")) {
      return .position(number - 1)
    }
    position = digits
    return takeTurn()
  }

  /// A width or precision, if there is one.
  private mutating func takeSize(from start: Int) -> Int? {
    guard let size = takeNumber() else { return nil }
    guard size <= MessageLimit.width.maximum else {
      add(.sizeAboveLimit, from: start)
      return MessageLimit.width.maximum
    }
    return size
  }

  // MARK: Bytes

  private func starts(with text: StaticString) -> Bool { bytes.has(text, at: position) }

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
  private mutating func remarkFullWidthSign() {
    guard bytes[position] == 0xEF, starts(with: "％") else { return }
    var end = position + 3
    while end < bytes.count, UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[end] { end += 1 }
    guard end > position + 3, end < bytes.count, bytes[end] == UInt8(ascii: "$") else { return }
    add(
      PlaceholderProblem(
        placeholder: String(decoding: bytes[position...end], as: UTF8.self),
        offset: position,
        reason: .fullWidthSign
      )
    )
  }

  private func source(from start: Int) -> String {
    String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// What is wrong with a placeholder, on its way out of it.
  private struct Problem: Error {
    /// Nil if it is told already, or by others.
    let problem: PlaceholderProblem.Reason?

    init(_ problem: PlaceholderProblem.Reason?) { self.problem = problem }
  }

  private mutating func add(_ problem: PlaceholderProblem.Reason, from start: Int) {
    add(PlaceholderProblem(placeholder: source(from: start), offset: start, reason: problem))
  }

  private mutating func add(_ fault: PlaceholderProblem) {
    add(MessageDiagnostic(.placeholder(fault)))
  }

  private mutating func add(_ finding: MessageDiagnostic) {
    // A text of nothing but percent signs needs no list as long as itself.
    guard diagnostics.count < 16 else { return }
    diagnostics.append(finding)
  }

  private mutating func takeTurn() -> MessageTemplate.ArgumentReference {
    defer { turn += 1 }
    return .turn(turn)
  }

  private mutating func add(
    _ reference: MessageTemplate.ArgumentReference,
    _ conversion: Conversion,
    _ sizes: Sizes? = nil,
    from start: Int
  ) {
    let placeholder = Placeholder(
      after: takeText(to: start),
      reference: reference,
      conversion: conversion,
      sizes: sizes,
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

extension ArraySlice<UInt8> {
  /// The bytes without blanks around them.
  fileprivate var trimmed: ArraySlice {
    let isBlank: (UInt8) -> Bool = { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    let rest = drop(while: isBlank)
    return rest[..<(rest.lastIndex { !isBlank($0) }.map { $0 + 1 } ?? rest.startIndex)]
  }
}
