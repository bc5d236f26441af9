import StringExtraction
import Testing

@Suite("String literals in sources")
struct LiteralTests {
  /// The source of a literal, and the same literal, which the compiler decodes.
  private static let literals: [(String, String)] = [
    (#""""#, ""),
    (#""plain""#, "plain"),
    (#""a\n\t\r\0\\\"\'b""#, "a\n\t\r\0\\\"\'b"),
    (#""\u{41}\u{e9}\u{1F30D}\u{0000000A}""#, "\u{41}\u{e9}\u{1F30D}\u{0000000A}"),
    (#""é ← 日本 👩‍👩‍👧""#, "é ← 日本 👩‍👩‍👧"),
    (#""// no comment /* nor this */""#, "// no comment /* nor this */"),
    (##"#"a\n"q" \u{41}"#"##, #"a\n"q" \u{41}"#),
    (##"#"a\#n\#u{41}\#"b\#\"#"##, #"a\#n\#u{41}\#"b\#\"#),
    (###"##"one "# two \#n \##n"##"###, ##"one "# two \#n \##n"##),
    (##"#"""#"##, #"""#),
    (##"#""""#"##, #""""#),
    (
      "\"\"\"\n\"\"\"",
      """
      """
    ),
    (
      "\"\"\"\n\n\"\"\"",
      """

      """
    ),
    (
      "\"\"\"\n  one\n    two\n\n  three\n  \"\"\"",
      """
      one
        two

      three
      """
    ),
    (
      "\"\"\"\n\tone \\\n\ttwo\\   \n\t three\n\t\"\"\"",
      """
      one \
      two\
       three
      """
    ),
    (
      "\"\"\"\na \"quoted\" \"\"word\"\" \\\"\"\" \\t.\n\"\"\"",
      """
      a "quoted" ""word"" \""" \t.
      """
    ),
    (
      "#\"\"\"\n  raw \\n \\#n \\\n  \\#\n  end\n  \"\"\"#",
      #"""
      raw \n \#n \
      \#
      end
      """#
    ),
    (
      "\"\"\"\r\n  one\r\n  two \\\r\n  three\r\n  \"\"\"",
      """
      one
      two three
      """
    ),
  ]

  @Test("a literal has the compiler's value", arguments: literals)
  func areDecoded(literal: (source: String, value: String)) {
    #expect(found("let a = String(localized: \(literal.source))") == [literal.value])
    #expect(ScannedSource("let a = \(literal.source)").problems == [])
  }

  @Test(
    "what looks like a literal or a call is none in comments, regexes and other literals",
    arguments: [
      #"// String(localized: "no")"#,
      #"/* /* nested */ Text("no") */"#,
      ##"let a = #"Text("no")"#"##,
      #"let a = "Text(\"no\")""#,
      "let a = \"\"\"\n  Text(\"no\")\n  \"\"\"",
      #"let a = /Text\("no"/"#,
      ##"let a = #/Text("no")/#"##,
      "let a = #/\n  Text(\"no\")\n/#",
      #"let a = try? /"/.firstMatch(in: "Text(")"#,
    ]
  )
  func hiddenCalls(source: String) {
    #expect(found(source) == [])
    #expect(found(source + "\n; Text(\"yes\")") == ["yes"])
  }

  @Test(
    "a slash that divides begins no regex",
    arguments: [
      #"let a = b / c; Text("yes"); d / e"#, #"let a = (b)/c + Text("yes") + d/e"#,
      #"f(/, Text("yes"), /)"#, #"let a = b!/c; Text("yes"); d!/2"#,
      #"let a = `if`/2; Text("yes"); d/2"#, #"let a = [1]/2; Text("yes"); "x"/2"#,
    ]
  )
  func division(source: String) {
    #expect(found(source) == ["yes"])
  }

  @Test("code in interpolations is read to any depth of groups and literals")
  func interpolations() {
    #expect(
      found(
        #"""
        let a = "x \(f(")", [")"], { "}" /* ) */ }) + String(localized: "in \("\(5)")")) y"
        let b = Text("out")
        """#
      ) == ["in %@", "out"]
    )
    #expect(found(###"String(localized: ##"a \(x) \#(x) \##(5)"##)"###) == ["a \\(x) \\#(x) %lld"])
    #expect(found("String(localized: \"\\(\n  5\n) files\")") == ["%lld files"])
  }

  @Test("inactive branches are read too, and conditions are no code")
  func branches() {
    let source = """
      #if canImport(Text) // "
      Text("one")
      #else
      Text("two")
      #endif
      """
    #expect(found(source) == ["one", "two"])
  }

  @Test("what does not end is told, with its place, and reading goes on")
  func problems() {
    let source = ScannedSource("let a = \"open\nlet b = Text(\"b\")\nlet c = \"\\q\"\n/* x")
    #expect(
      source.problems.map(\.kind) == [.unterminatedString, .invalidEscape, .unterminatedComment]
    )
    #expect(source.problems.map(\.position.line) == [1, 3, 4])
    #expect(source.problems.map(\.position.column) == [9, 10, 1])
    #expect(Extraction([source]).uses(of: 0).count == 1)
  }

  @Test("interpolations nest up to a limit, which is told once")
  func nesting() {
    func nested(_ depth: Int) -> String {
      String(repeating: #"Text("\("#, count: depth) + "5" + String(repeating: #")")"#, count: depth)
    }
    let limit = SourceProblem.nestingLimit
    #expect(ScannedSource(nested(limit + 1)).problems == [])
    let deep = ScannedSource(nested(limit + 3))
    #expect(deep.problems.map(\.kind) == [.nestedTooDeeply])
    let uses = Extraction([deep]).uses(of: 0)
    #expect(uses.count == limit + 3)
    #expect(uses.filter { $0.undecided == .nestedTooDeeply }.count == 2)
  }

  @Test(
    "columns count bytes from 1, lines end with LF, CR or both, and a byte-order mark is skipped"
  )
  func positions() {
    let source = ScannedSource("\u{FEFF}Text(\"a\")\r\n/* é */ Text(\"b\")\r  Text(\n\"c\")")
    #expect(
      Extraction([source]).uses(of: 0).map(\.position) == [
        SourcePosition(line: 1, column: 9), SourcePosition(line: 2, column: 15),
        SourcePosition(line: 4, column: 1),
      ]
    )
  }
}
