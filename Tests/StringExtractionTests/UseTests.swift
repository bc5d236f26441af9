import StringExtraction
import Testing

@Suite("Uses in sources")
struct UseTests {
  @Test(
    "a call of Foundation's or SwiftUI's has its key",
    arguments: [
      (#"label.text = String(localized: "Use your logins")"#, ["Use your logins"]),
      (#"String.init(localized: "a"); Swift.String(localized: "b")"#, ["a", "b"]),
      (
        #"AttributedString(localized: "^[\(5) tag](inflect: true)", bundle: .module)"#,
        ["^[%lld tag](inflect: true)"]
      ),
      (#"x ?? String(localized: "a", comment: "c",)"#, ["a"]),
      (#"String(localized: isOn ? "On" : (isOff ? "Off" : "Neither"))"#, ["On", "Off", "Neither"]),
      (#"LocalizedStringResource("a.b", defaultValue: "A: \("x")", bundle: #bundle)"#, ["a.b"]),
      (
        #"LocalizedStringResource(stringLiteral: "a"); LocalizedStringResource.init("b")"#,
        ["a", "b"]
      ),
      (#"String.LocalizationValue("a"); LocalizedStringKey("b")"#, ["a", "b"]),
      (
        #"String(localized: .init("a")); String(localized: LocalizedStringResource("b"))"#,
        ["a", "b"]
      ),
      (
        #"String(format: NSLocalizedString("%@ is 100% of %d", comment: ""), x)"#,
        ["%@ is 100% of %d"]
      ),
      (##"NSLocalizedString(#"a\n\#n"#, comment: "")"##, [#"a\n"# + "\n"]),
      (
        #"Text("Text"); Text("Hi \(String(localized: "in"))", comment: "c")"#,
        ["Text", "Hi %@", "in"]
      ),
      (
        #"Button("Save", role: .none) { save("no") }; Label("Home", systemImage: "no")"#,
        ["Save", "Home"]
      ),
      (#"TextField("Name", text: $name, prompt: Text("Your name"))"#, ["Name", "Your name"]),
      (
        #"Section("Head") { Toggle("On", isOn: $on) } footer: { Text("Foot") }"#,
        ["Head", "On", "Foot"]
      ),
      (#"view.navigationTitle("T").help("H").accessibilityLabel("L")"#, ["T", "H", "L"]),
      (
        #"view.searchable(text: $q, prompt: "Find").accessibilityAction(named: "Act") {}"#,
        ["Find", "Act"]
      ),
      (
        #"view.alert("Delete \(n as Int)?", isPresented: $p) { Button("Yes") {} } message: { Text("M") }"#,
        ["Delete %lld?", "Yes", "M"]
      ),
      (#"view.accessibilityInputLabels(["a", "b"])"#, ["a", "b"]),
      (#"BarMark(x: .value("Day", day), y: .value("Count", n))"#, ["Day", "Count"]),
      (
        #"Text("\(date, style: .timer) \(date, format: .dateTime) \(n, specifier: "%05d") 5%")"#,
        ["%@ %@ %05d 5%%"]
      ),
      (
        #"String(localized: "\(placeholder: .int) \(placeholder: .object) \(placeholder: .double)")"#,
        ["%lld %@ %lf"]
      ),
      (
        #"String(localized: "100%"); String(localized: "100% of \(5)")"#, ["100%", "100%% of %lld"]
      ),
    ] as [(String, [String])]
  )
  func calls(source: String, keys: [String]) {
    #expect(found(source) == keys)
  }

  @Test(
    "what is no key is not listed",
    arguments: [
      #"Text(verbatim: "no"); Text(name); Text(.title); Text(name ?? "no"); Text("a" + b)"#,
      #"Text(isOn ? "no" : name); Image("no"); String("no"); String(format: "no")"#,
      #"String(localized: .nFiles(count: 5)); String(localized: .Table.title)"#,
      #"view.keyboardShortcut("n"); view.tag("no"); dictionary.value("no", 5)"#,
      #"func Text(_ a: String = "no") {}; print("Text"); let a: String = "no""#,
      #"func f(title: LocalizedStringResource) { String(localized: title) }"#,
      #"struct S { let t: LocalizedStringResource }; String(localized: s.t)"#,
    ]
  )
  func others(source: String) {
    #expect(found(source) == [])
  }

  @Test(
    "a literal is a key by the type that is declared",
    arguments: [
      (#"static var title: LocalizedStringResource = "Title""#, ["Title"]),
      (
        #"let a: LocalizedStringKey? = x ?? "a", b: String.LocalizationValue = "b", c = "no""#,
        ["a", "b"]
      ),
      (
        #"let a: [LocalizedStringResource] = ["a", isB ? "b" : "c", .init("d")]"#,
        ["a", "b", "c", "d"]
      ),
      (#"let a: [String: LocalizedStringKey] = ["no": "a", "not": .init("b")]"#, ["a", "b"]),
      (#"var a: LocalizedStringKey { "a" }"#, ["a"]),
      (#"var a: LocalizedStringKey { get { return "a" } set { f("no") } }"#, ["a"]),
      (#"var a: LocalizedStringKey = "a" { didSet { print("no") } }"#, ["a"]),
      (
        #"var a: LocalizedStringKey { if b { return "x" } else { f("no"); return c ? "y" : "z" } }"#,
        ["x", "y", "z"]
      ),
      (#"func a() async throws -> LocalizedStringResource? { let b = "no"; return "a" }"#, ["a"]),
      (
        "var a: LocalizedStringResource {\n  switch self {\n  case .b: \"b \\(5)\"\n  case .c:\n    .init(\"c\")\n  default: \"d\"\n  }\n}",
        ["b %lld", "c", "d"]
      ),
      (
        #"var a: LocalizedStringKey { return switch b { case "no": "c"; default: "d" } }"#,
        ["c", "d"]
      ),
      (
        #"func a(_ b: LocalizedStringKey = "b", c: String = "no", d: Text = Text("d")) {}"#,
        ["b", "d"]
      ),
      (#"init(title: LocalizedStringResource = .init("a.b", defaultValue: "X")) {}"#, ["a.b"]),
      (#"show("a" as LocalizedStringKey); show("no" as String)"#, ["a"]),
      (#"static let a: LocalizedStringKey = if b { "c" } else { "d" }"#, ["c", "d"]),
    ] as [(String, [String])]
  )
  func contexts(source: String, keys: [String]) {
    #expect(found(source) == keys)
  }

  @Test(
    "where there is no key, it is told why",
    arguments: [
      ("String(localized: key)", "! notLiteral"),
      (#"NSLocalizedString(key, comment: "")"#, "! notLiteral"),
      (#"NSLocalizedString("a" + "b", comment: "")"#, "! concatenated"),
      (#"String(localized: "a" + name)"#, "! concatenated"),
      (#"NSLocalizedString("a \(5)", comment: "")"#, "! interpolated"),
      (#"String(localized: "a", table: table)"#, "! tableNotLiteral"),
      (#"NSLocalizedString("a", tableName: "\(5)", comment: "")"#, "! tableNotLiteral"),
    ]
  )
  func undecided(source: String, reason: String) {
    #expect(found(source) == [reason])
  }

  @Test("routines of one's own are called by their name or by the end of their path")
  func routines() {
    let source = #"""
      func tr(_ key: String) -> String { NSLocalizedString(key, comment: "") }
      tr("a"); self.tr("b"); other.tr("no"); L10n.text("c \(5)", table: "T"); App.L10n.text("d")
      text("no"); tr(key)
      """#
    #expect(
      found(source, routines: ["tr", "L10n.text"]) == ["a", "b", "c %lld", "d", "! notLiteral"]
    )
  }

  @Test("a use has its table, comment and default value")
  func labels() throws {
    let extraction = Extraction([
      ScannedSource(
        #"""
        String(localized: "a", defaultValue: "\(n as Int) of 5%", table: "T", bundle: .main, comment: "A comment")
        NSLocalizedString("b", tableName: nil, value: "B 5%", comment: "con" + "cat")
        Text("c", tableName: "Localizable", comment: """
          Two \
          lines
          """)
        """#
      )
    ])
    let uses = extraction.uses(of: 0)
    try #require(uses.count == 3)
    #expect(uses.map(\.table) == ["T", nil, nil])
    #expect(uses.map(\.comment) == ["A comment", nil, "Two lines"])
    #expect(uses.map { extraction.defaultText(of: $0).map(text) } == ["%lld of 5%%", "B 5%", nil])
    #expect(uses.map(\.kind) == [.value, .format, .value])
  }

  @Test(
    "what is passed to functions that are declared to take keys is a key, in whatever file they are",
    arguments: [
      (
        "struct Row { let title: LocalizedStringKey; var note: LocalizedStringKey? = nil }",
        #"Row(title: "A", note: "B \(5)"); Row(title: isOn ? "C" : "D")"#,
        ["A", "B %lld", "C", "D"]
      ),
      ("func show(_ text: LocalizedStringKey) {}", #"show("A"); model.show("B")"#, ["A", "B"]),
      (
        "func add(_ id: Int, _ title: LocalizedStringResource, to list: String) {}",
        #"add(1, "A", to: "no")"#, ["A"]
      ),
      (
        "class Cell { init(with title: String.LocalizationValue, id: String) {} }",
        #"Cell(with: "A", id: "no"); Cell.init(with: "B", id: "no")"#, ["A", "B"]
      ),
      (
        "func choose(_ items: [LocalizedStringKey]) {}", #"choose(["A", "B"])"#, ["A", "B"]
      ),
      (
        "struct Model { var title: LocalizedStringKey = \"-\" }",
        #"model.title = "A"; self.title = "B"; title = "C""#, ["A", "B", "C"]
      ),
      // A literal is a String first.
      (
        "func f(_ t: LocalizedStringKey) {}; func f(_ t: String) {}", #"f("no")"#, []
      ),
      (
        "struct S { let title: LocalizedStringKey; init(_ title: String) {} }",
        #"S("no"); S(title: "no")"#, []
      ),
      (
        "struct A { let title: String }; struct B { let title: LocalizedStringKey }",
        #"a.title = "no"; B(title: "B")"#, ["B"]
      ),
      (
        "func g(key: LocalizedStringKey, name: String) {}", #"g(key: x, name: "no"); h(key: "no")"#,
        []
      ),
    ]
  )
  func ownFunctions(_ declarations: String, _ source: String, _ keys: [String]) {
    #expect(found(source, with: [declarations]) == keys)
    #expect(found(declarations + "\n" + source).filter { $0 != "-" } == keys)
  }

  @Test(
    "members of an extension that are of its type have keys",
    arguments: [
      #"extension LocalizedStringKey { static var a: Self { "A" } }"#,
      #"extension LocalizedStringResource { static func a(_ n: Int) -> Self { .init("A") } }"#,
      #"extension LocalizedStringResource { static let a: Self = "A" }"#,
    ]
  )
  func extensions(_ source: String) {
    #expect(found(source) == ["A"])
    #expect(found(source.replacing("LocalizedString", with: "Other")) == [])
  }

  @Test(
    "what intents say has keys",
    arguments: [
      (#"return .result(dialog: "A")"#, ["A"]),
      (#".result(value: 5, dialog: IntentDialog(full: "A", supporting: "B"))"#, ["A", "B"]),
      (#"throw $name.needsValueError("A")"#, ["A"]),
      (#"@Parameter(title: "A", requestValueDialog: "B") var name: String"#, ["A", "B"]),
    ]
  )
  func intents(_ source: String, _ keys: [String]) {
    #expect(found("import AppIntents\n" + source) == keys)
  }
}
