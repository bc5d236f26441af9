extension CatalogJSON.Document {
  /// The levels of values within values that are read. A catalogue has about ten.
  package static let maximumDepth = 128

  /// Reads JSON as RFC 8259 has it, and commas before the end of a list, which Foundation takes too.
  struct Reader {
    private var remarks: [(position: Int, text: String)] = []
    private let bytes: [UInt8]
    private let start: Int
    private var position: Int
    private var depth = 0

    init(_ bytes: [UInt8], start: Int) {
      self.bytes = bytes
      self.start = start
      position = start
    }

    mutating func readAll() throws(Problem) -> CatalogJSON {
      let value = try readValue()
      skipBlanks()
      guard position == bytes.count else { throw expected("the end of the file") }
      return value
    }

    // MARK: Values

    private mutating func readValue() throws(Problem) -> CatalogJSON {
      skipBlanks()
      switch peek {
      case UInt8(ascii: "{"): return try readObject()
      case UInt8(ascii: "["): return try readArray()
      case UInt8(ascii: "\""): return .string(try readString())
      case UInt8(ascii: "-"): return .number(try readNumber())
      case let byte? where UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte:
        return .number(try readNumber())
      default:
        for (word, value) in [("true", .bool(true)), ("false", .bool(false)), ("null", .null)]
          as [(String, CatalogJSON)] where bytes[position...].starts(with: word.utf8)
        {
          position += word.utf8.count
          return value
        }
        throw expected("a value")
      }
    }

    private mutating func readObject() throws(Problem) -> CatalogJSON {
      try enter()
      var members: [CatalogJSON.Object.Member] = []
      var places: [Int] = []
      skipBlanks()
      while peek != UInt8(ascii: "}") {
        guard peek == UInt8(ascii: "\"") else {
          throw expected("a name in quotation marks\(members.isEmpty ? " or '}'" : "")")
        }
        places.append(position)
        let key = try readString()
        skipBlanks()
        guard take(UInt8(ascii: ":")) else { throw expected("':'") }
        members.append(CatalogJSON.Object.Member(key: key, value: try readValue()))
        try readComma(before: UInt8(ascii: "}"))
      }
      leave()
      let object = CatalogJSON.Object(members)
      for repetition in object.repetitions {
        note(
          "the name \"\(members[repetition].key)\" is there before; the first counts",
          at: places[repetition]
        )
      }
      return .object(object)
    }

    private mutating func readArray() throws(Problem) -> CatalogJSON {
      try enter()
      var elements: [CatalogJSON] = []
      skipBlanks()
      while peek != UInt8(ascii: "]") {
        elements.append(try readValue())
        try readComma(before: UInt8(ascii: "]"))
      }
      leave()
      return .array(elements)
    }

    private mutating func enter() throws(Problem) {
      depth += 1
      guard depth <= CatalogJSON.Document.maximumDepth else {
        throw problem("values are nested at most \(CatalogJSON.Document.maximumDepth) deep")
      }
      position += 1
    }

    private mutating func leave() {
      depth -= 1
      position += 1
    }

    /// Reads what follows an element of a list, up to the next or the list's end.
    private mutating func readComma(before end: UInt8) throws(Problem) {
      skipBlanks()
      let comma = position
      if take(UInt8(ascii: ",")) {
        skipBlanks()
        if peek == end { note("nothing follows the comma", at: comma) }
      } else if peek != end {
        throw expected("',' or '\(Unicode.Scalar(end))'")
      }
    }

    private mutating func readNumber() throws(Problem) -> String {
      let first = position
      func isDigit(_ byte: UInt8?) -> Bool {
        byte.map { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } ?? false
      }
      func takeDigits() throws(Problem) {
        guard isDigit(peek) else { throw expected("a digit") }
        while isDigit(peek) { position += 1 }
      }
      _ = take(UInt8(ascii: "-"))
      if take(UInt8(ascii: "0")) {
        if isDigit(peek) { throw expected("no digit behind the zero that a number begins with") }
      } else {
        try takeDigits()
      }
      if take(UInt8(ascii: ".")) { try takeDigits() }
      if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
        if !take(UInt8(ascii: "-")) { _ = take(UInt8(ascii: "+")) }
        try takeDigits()
      }
      return String(decoding: bytes[first..<position], as: UTF8.self)
    }

    // MARK: Strings

    private mutating func readString() throws(Problem) -> String {
      let opening = position
      position += 1
      var run = position
      // Nearly all strings are one run of bytes without an escape.
      var earlier: [UInt8] = []
      while position < bytes.count {
        let byte = bytes[position]
        if byte == UInt8(ascii: "\"") {
          defer { position += 1 }
          if earlier.isEmpty { return try text(bytes[run..<position], from: run) }
          earlier += bytes[run..<position]
          return try text(earlier[...], from: opening)
        } else if byte == UInt8(ascii: "\\") {
          earlier += bytes[run..<position]
          earlier += try readEscape().utf8
          run = position
        } else if byte < 0x20 {
          throw problem("a control character in a string must be an escape such as \\n or \\u0001")
        } else {
          position += 1
        }
      }
      position = opening
      throw problem("the string has no closing quotation mark")
    }

    /// The text of bytes.
    private mutating func text(_ run: ArraySlice<UInt8>, from place: Int) throws(Problem) -> String
    {
      if let text = String(validating: run, as: UTF8.self) { return text }
      position = place
      // Without escapes the place in the run is that in the file.
      if run.startIndex == place {
        var decoder = UTF8()
        var iterator = run.makeIterator()
        while case .scalarValue(let scalar) = decoder.decode(&iterator) {
          position += UTF8.width(scalar)
        }
      }
      throw problem("the string is no UTF-8")
    }

    private mutating func readEscape() throws(Problem) -> Unicode.Scalar {
      let first = position
      position += 1
      let letter = peek
      position += 1
      switch letter {
      case UInt8(ascii: "\""): return "\""
      case UInt8(ascii: "\\"): return "\\"
      case UInt8(ascii: "/"): return "/"
      case UInt8(ascii: "b"): return "\u{8}"
      case UInt8(ascii: "f"): return "\u{C}"
      case UInt8(ascii: "n"): return "\n"
      case UInt8(ascii: "r"): return "\r"
      case UInt8(ascii: "t"): return "\t"
      case UInt8(ascii: "u"):
        let unit = try readUnit(from: first)
        if let scalar = Unicode.Scalar(unit) { return scalar }
        if unit < 0xDC00, take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) {
          let low = try readUnit(from: position - 2)
          let value = 0x1_0000 + ((UInt32(unit) & 0x3FF) << 10) + (UInt32(low) & 0x3FF)
          if 0xDC00...0xDFFF ~= low, let scalar = Unicode.Scalar(value) { return scalar }
        }
        position = first
        throw problem(
          "half of a pair of surrogates is no character; "
            + "expected two escapes such as \\ud83d\\ude00"
        )
      default:
        position = first
        throw problem("expected an escape: one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u0000")
      }
    }

    private mutating func readUnit(from first: Int) throws(Problem) -> UInt16 {
      let digits = bytes[position...].prefix(4)
      guard digits.count == 4,
        digits.allSatisfy({ Unicode.Scalar($0).properties.isASCIIHexDigit }),
        let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
      else {
        position = first
        throw problem("expected four hexadecimal digits behind \\u")
      }
      position += 4
      return unit
    }

    // MARK: Bytes

    private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func take(_ byte: UInt8) -> Bool {
      guard peek == byte else { return false }
      position += 1
      return true
    }

    private mutating func skipBlanks() {
      while position < bytes.count {
        switch bytes[position] {
        case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"):
          position += 1
        default: return
        }
      }
    }

    // MARK: Problems

    private mutating func note(_ text: String, at position: Int) {
      remarks.append((position, text))
    }

    private func problem(_ text: String) -> Problem {
      Problem(place: place(position), text: text)
    }

    private func expected(_ what: String) -> Problem {
      guard position < bytes.count else {
        return problem("expected \(what); found the end of the file")
      }
      let scalar = String(decoding: bytes[position...].prefix(4), as: UTF8.self)
        .unicodeScalars.first
      return problem("expected \(what); found '\(scalar?.escaped(asASCII: false) ?? "")'")
    }

    /// What the file has that is read all the same, in its order.
    var notes: [Note] {
      let sorted = remarks.sorted { $0.position < $1.position }
      return zip(places(sorted.map(\.position)), sorted).map { Note(place: $0, text: $1.text) }
    }

    private func place(_ position: Int) -> Place { places([position])[0] }

    /// The lines and columns of positions in ascending order, in one pass.
    private func places(_ positions: [Int]) -> [Place] {
      var (line, column, index) = (1, 1, start)
      return positions.map { position in
        while index < position {
          if bytes[index] == UInt8(ascii: "\n") {
            line += 1
            column = 1
          } else if bytes[index] & 0xC0 != 0x80 {
            column += 1
          }
          index += 1
        }
        return Place(line: line, column: column)
      }
    }
  }
}
