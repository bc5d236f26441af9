import StringExtraction
import Testing

/// What a quadratic step would take minutes for.
@Suite("Sources that cost most", .serialized)
struct GrowthTests {
  private static let count = 8_000

  @Test(
    "time is linear, and depth is not bounded by the stack",
    arguments: [
      "(", "[", "{", ")", "\"", "\"\"\"\n", "#\"", "#\"\"\"", "/*", "/", "#/", "#", "`", "\\(",
      "\"\\(", "\"\\(Text(", "\"\"\"\n\\(", "Text(\"\\(", "String(localized: (", "let a = ",
      "let a: [LocalizedStringKey] = [", "if ", "if let a = ", "for a in ", "func f(", "func f<",
      "func f() -> ", "func f(_ a: LocalizedStringKey = ", "struct A { ", "{ a in ", "{ (",
      "a ? b : ", "a ? (b : ", "String(localized: a ? ", "a ?? ", "a.", "a.b(", "a + ", "-", "<",
      "A<", "\"a\" as ", "case .a(let ", "switch a { case .b: ", "return ", "var a: Int { ",
      "var a: LocalizedStringKey { ", "func f() -> LocalizedStringKey { if a { ", "let a = b; ",
      "let a = a + a\n", "tr(", "a.tr(", "\n", "\r\n", "#if a\n", "@a ", "\u{0}", "é", "\\",
      "(/", "(/a", "\"\\u{", "\"\"\"\n  \\\n", "for (a, b) in a.enumerated() { ",
    ]
  )
  func areLinear(piece: String) {
    let text = String(repeating: piece, count: Self.count / piece.utf8.count)
    let start = ContinuousClock.now
    let sources = [text, "String(localized: " + text + "\")"].map {
      ScannedSource($0, routines: ["tr"])
    }
    let extraction = Extraction(sources)
    for source in sources.indices {
      for use in extraction.uses(of: source) { _ = extraction.key(of: use) }
    }
    #expect(start.duration(to: .now) < .seconds(5), "\(piece)")
  }

  @Test("declarations of one name are resolved once")
  func manyDeclarations() {
    let text = (0..<2_000).map {
      "struct A\($0) { let n = n + x.n; let t: LocalizedStringKey = \"\\(n)\" }\n"
    }
    .joined()
    let start = ContinuousClock.now
    let source = ScannedSource(text)
    let extraction = Extraction([source])
    #expect(extraction.uses(of: 0).count == 2_000)
    #expect(start.duration(to: .now) < .seconds(5))
  }

  @Test("patterns are looked up, and not tried on every key")
  func manyPatterns() {
    let count = 20_000
    var index = KeyIndex((0..<count).map { "key \($0) of %lld" })
    let start = ContinuousClock.now
    for number in 0..<count {
      let pattern = KeyPattern(
        pieces: [.text("key \(number) of "), .placeholder(of: "x\(number)")]
      )
      let found = index.keys(of: pattern)
      guard found == ["key \(number) of %lld"] else {
        Issue.record("\(number): \(found)")
        return
      }
    }
    #expect(start.duration(to: .now) < .seconds(10))
  }
}
