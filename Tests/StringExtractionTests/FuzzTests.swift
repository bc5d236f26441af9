import StringExtraction
import Testing

@Suite("Sources that are no Swift")
struct FuzzTests {
  private static let samples = [
    #"struct S { var n = 5; var a: some View { Text("\(n) \(x.y ?? "z")") } }"#,
    "let a: LocalizedStringKey = \"\"\"\n  one \\\n  \\(n)\n  \"\"\"; func f(n: Int?) {",
    ##"let r = #"a \#(b) "q""# + /x"(y)/; NSLocalizedString("k", tableName: T)"##,
    "var t: LocalizedStringResource { switch b { case .a(let n): .init(\"b\") } }",
    "for (i, n) in [\"a\": 1].enumerated() { if let n { tr(\"\\(i)\") } }  /* \" */",
  ].map { Array($0.utf8) }

  /// SplitMix64.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var value = state
      value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
      value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
      return value ^ value >> 31
    }
  }

  @Test("any text is read, and places are within it", arguments: 0..<4)
  func mutations(part: Int) throws {
    var generator = Generator(state: UInt64(part))
    let pieces: [[UInt8]] = [
      "\"", "\"\"\"", "\\(", ")", "(", "{", "}", "[", "#", "/", "\n", "\\", "\r", "\0", "?:",
      "let ", "<",
    ]
    .map { Array($0.utf8) }
    var texts: [String] = []
    var sources: [ScannedSource] = []
    for _ in 0..<5_000 {
      guard var bytes = Self.samples.randomElement(using: &generator) else { return }
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let start = Int.random(in: 0...bytes.count, using: &generator)
        let end = min(bytes.count, start + Int.random(in: 0...8, using: &generator))
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: bytes.removeSubrange(start..<end)
        case 1: bytes.insert(contentsOf: pieces.randomElement(using: &generator) ?? [], at: start)
        case 2: bytes.removeSubrange(start...)
        default:
          bytes.replaceSubrange(start..<end, with: [UInt8.random(in: 0...255, using: &generator)])
        }
      }
      let text = String(decoding: bytes, as: UTF8.self)
      texts.append(text)
      sources.append(ScannedSource(text, routines: ["tr"]))
    }
    let extraction = Extraction(sources)
    var outside: [String] = []
    for (index, text) in texts.enumerated() {
      let uses = extraction.uses(of: index)
      for use in uses { _ = extraction.key(of: use) }
      let places = uses.map(\.position) + sources[index].problems.map(\.position)
      let isWithin = places.allSatisfy {
        (1...text.utf8.count + 1).contains($0.column) && (1...text.utf8.count + 1).contains($0.line)
      }
      if !isWithin { outside.append(text) }
    }
    #expect(outside == [])
  }
}
