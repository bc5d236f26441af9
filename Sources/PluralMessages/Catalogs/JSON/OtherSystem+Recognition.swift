extension OtherSystem {
  /// The systems that a text looks like one of, beside the one that it is read for.
  ///
  /// - Parameters:
  ///   - text: The text as it is written.
  ///   - dialect: The dialect in which it was read.
  ///   - variables: The variables that it may name.
  ///   - readsReferences: Whether `$t(key)` has a meaning in it.
  static func seen(
    in text: String,
    _ dialect: PlaceholderDialect,
    variables: Set<String>,
    readsReferences: Bool
  ) -> [OtherSystem] {
    guard text.utf8.contains(where: { "{%$".utf8.contains($0) }) else { return [] }
    var scan = Scan(bytes: Array(text.utf8), variables: variables)
    scan.run()
    var systems = scan.systems
    switch dialect {
    case .mustache: systems.remove(.mustache)
    case .dollarBraces: systems.remove(.dollarBraces)
    case .percentBraces: systems.remove(.percentBraces)
    case .apple, .zeroBased: systems.remove(.appleFormat)
    case .hash: break
    }
    if readsReferences { systems.remove(.i18nextReference) }
    // The texts within an ICU message have placeholders in braces, too.
    if systems.contains(.icuMessageFormat) { systems.remove(.braces) }
    return allCases.filter { systems.contains($0) }
  }

  private struct Scan {
    let bytes: [UInt8]
    let variables: Set<String>
    var systems: Set<OtherSystem> = []
    private var position = 0

    init(bytes: [UInt8], variables: Set<String>) {
      self.bytes = bytes
      self.variables = variables
    }

    mutating func run() {
      while position < bytes.count {
        let start = position
        position += 1
        switch bytes[start] {
        case UInt8(ascii: "$"):
          if starts(with: "{") {
            position += 1
            takeName(closing: "}", as: .dollarBraces)
          } else if starts(with: "t(") {
            systems.insert(.i18nextReference)
          }
        case UInt8(ascii: "%"): scanPercentSign()
        case UInt8(ascii: "{"):
          if starts(with: "{") {
            while starts(with: "{") { position += 1 }
            takeName(closing: "}}", as: .mustache)
          } else {
            scanBrace()
          }
        default: break
        }
      }
    }

    private mutating func scanPercentSign() {
      if starts(with: "{") {
        position += 1
        takeName(closing: "}", as: .percentBraces)
      } else if starts(with: "#@") {
        position += 2
        let start = position
        while position < bytes.count, bytes[position] != UInt8(ascii: "@") { position += 1 }
        let name = String(decoding: bytes[start..<position], as: UTF8.self)
        if position < bytes.count, !name.isEmpty, !variables.contains(name) {
          systems.insert(.stringsdictVariable)
        }
      } else if starts(with: "(") {
        position += 1
        takeName(until: "()")
        if starts(with: ")s") || starts(with: ")d") || starts(with: ")f") {
          systems.insert(.python)
        }
      } else {
        let start = position
        while position < bytes.count, 0x30...0x39 ~= bytes[position] { position += 1 }
        if position > start, starts(with: "$") { position += 1 }
        if starts(with: "@") { systems.insert(.appleFormat) }
      }
    }

    /// `{name}`, or `{name, plural, …}`.
    private mutating func scanBrace() {
      let start = position
      takeWord()
      guard position > start else { return }
      if starts(with: "}") { systems.insert(.braces) }
      skipBlanks()
      guard starts(with: ",") else { return }
      position += 1
      skipBlanks()
      let type = position
      takeWord()
      let word = String(decoding: bytes[type..<position], as: UTF8.self)
      if ["plural", "select", "selectordinal", "number", "date", "time"].contains(word) {
        systems.insert(.icuMessageFormat)
      }
    }

    /// What is no brace, up to the braces that end it.
    private mutating func takeName(closing: StaticString, as system: OtherSystem) {
      let start = position
      takeName(until: "{}")
      if position > start, starts(with: closing) { systems.insert(system) }
    }

    private mutating func takeName(until ends: String) {
      while position < bytes.count, !ends.utf8.contains(bytes[position]) { position += 1 }
    }

    private mutating func takeWord() {
      while position < bytes.count,
        bytes[position] >= 0x80 || bytes[position] == UInt8(ascii: "_")
          || 0x30...0x39 ~= bytes[position]
          || UInt8(ascii: "a")...UInt8(ascii: "z") ~= bytes[position] | 0x20
      {
        position += 1
      }
    }

    private mutating func skipBlanks() { while starts(with: " ") { position += 1 } }

    private func starts(with text: StaticString) -> Bool { bytes.has(text, at: position) }
  }
}
