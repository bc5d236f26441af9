import PluralMessages
import TestSupport
import Testing

@Suite("Texts without try")
struct LocalizerTextTests {
  private static let german = """
    {"hello": "Hallo, ${name}", "n": {"one": "%{count} Datei", "other": "%{count} Dateien"},
     "bad": "%{who} ${name} ${who}", "category": {"keys": {"a": "A"}}}
    """
  private static let english = """
    {"hello": "Hello, ${name}", "n": {"one": "%{count} file", "other": "%{count} files"},
     "bad": "from ${name}", "only": "Only"}
    """

  private func localizer(_ missingKeys: Localizer.MissingKeys = .key) throws -> (
    Localizer, Findings
  ) {
    let findings = Findings()
    var localizer = Localizer(
      catalogs: [
        try MessageCatalog(json: Self.german, "de"), try MessageCatalog(json: Self.english),
      ],
      preferences: ["de"],
      defaultLanguage: "en",
      missingKeys: missingKeys
    )
    localizer.report = findings.add
    return (localizer, findings)
  }

  @Test("are the message's, in the first language that has it, and tell nothing")
  func found() throws {
    let (localizer, findings) = try localizer()
    let name = "Ann", count = 2
    #expect(localizer.text("hello", named: ["name": name]) == "Hallo, Ann")
    #expect(localizer.text("n", count) == "2 Dateien")
    #expect(localizer.text("n", count: count) == "2 Dateien")
    #expect(localizer.text("n", arguments: [count]) == "2 Dateien")
    #expect(localizer.text("category", member: "a") == "A")
    #expect(localizer.text("only") == "Only")
    #expect(localizer.text("").isEmpty)
    #expect(findings.all.isEmpty)
  }

  @Test("are those of the next language where the first cannot show its own, which is told")
  func nextLanguage() throws {
    let (localizer, findings) = try localizer()
    #expect(localizer.text("bad", named: ["name": "Ann"]) == "from Ann")
    #expect(
      findings.all.map(\.kind) == [.missingNamedArgument(placeholder: "${who}", name: "who")]
    )
    #expect(findings.all.first?.key == "bad")
  }

  @Test("are as they are written where no language can show them")
  func asWritten() throws {
    let (localizer, findings) = try localizer()
    #expect(localizer.text("hello", "x") == "Hallo, ${name}")
    #expect(localizer.text("n", "two") == "%{count} Dateien")
    #expect(
      findings.all.map(\.kind) == [
        .missingNamedArgument(placeholder: "${name}", name: "name"),
        .noNumber(found: GivenArgument(kind: .text, text: "two")),
      ]
    )
  }

  @Test(
    "are the key where there is no message, with the arguments in it if it is a format",
    arguments: [
      ("absent", "absent"), ("absent %@", "absent 5"), ("%2$@: %1$d", "x: 5"), ("100%", "100%"),
      ("%d %@ %@", "%d %@ %@"), ("%.1f", "5.0"),
    ]
  )
  func missing(_ key: String, _ text: String) throws {
    for policy in [Localizer.MissingKeys.key, .throw] {
      let (localizer, findings) = try localizer(policy)
      #expect(localizer.text(key, 5, "x") == text)
      #expect(localizer.text(key) == key)
      let expected = MessageDiagnostic(.missingKey, key: key)
      #expect(findings.all == [expected, expected])
    }
  }

  @Test("of another kind than the one asked for are the key, and told")
  func otherKind() throws {
    let (localizer, findings) = try localizer()
    #expect(localizer.text("n") == "n")
    #expect(localizer.text("category", count: 1) == "category")
    #expect(localizer.text("only", member: "a") == "only")
    #expect(localizer.text("category", member: "b") == "category")
    #expect(
      findings.all.map(\.kind) == [
        .wrongKind(expected: .text), .wrongKind(expected: .plural), .wrongKind(expected: .members),
        .missingMember("b"),
      ]
    )
  }

  @Test("of another kind than the one asked for are those of the next language, which is told")
  func otherKindInFirstLanguage() throws {
    let german = #"{"category": {"keys": {"a": "A"}}, "n": "Dateien"}"#
    let english = """
      {"category": {"keys": {"a": "a", "b": "b"}}, "n": {"one": "%{count} file", "other": "files"}}
      """
    for policy in [Localizer.MissingKeys.key, .loud, .throw] {
      let findings = Findings()
      var localizer = Localizer(
        catalogs: [
          try MessageCatalog(json: german, "de"), try MessageCatalog(json: english),
        ],
        preferences: ["de"],
        defaultLanguage: "en",
        missingKeys: policy
      )
      localizer.report = findings.add
      #expect(localizer.text("category", member: "b") == "b")
      #expect(localizer.text("n", count: 1) == "1 file")
      #expect(try localizer.string("category", member: "b") == "b")
      #expect(try localizer.string("n", count: 1) == "1 file")
      let kinds: [MessageDiagnostic.Kind] = [.missingMember("b"), .wrongKind(expected: .plural)]
      #expect(findings.all.map(\.kind) == kinds + kinds)
    }
  }

  @Test("of missing keys are seen and logged if they are to be loud")
  func loud() throws {
    var (localizer, findings) = try localizer(.loud)
    let lines = LockedValue<[String]>([])
    localizer.log = { line in lines.update { $0.append(line) } }
    #expect(localizer.text("absent %@", 5) == "ABSENT %@ <NOT FOUND>")
    localizer.loudText = { "‹\($0)›" }
    #expect(localizer.text("absent") == "‹absent›")
    #expect(try localizer.string("absent", 5) == "‹absent›")
    #expect(try localizer.source("absent") == "‹absent›")
    #expect(localizer.text("n", 1) == "1 Datei")
    #expect(lines.value == ["ABSENT %@ <NOT FOUND>", "‹absent›", "‹absent›", "‹absent›"])
    #expect(findings.all.isEmpty)
  }

  @Test("tell the options' report where the localizer has none")
  func reportOfOptions() throws {
    let findings = Findings()
    var options = MessageOptions()
    options.report = findings.add
    let catalog = try MessageCatalog(json: Self.english, options: options)
    let localizer = Localizer(catalogs: [catalog], preferences: [], defaultLanguage: "en")
    #expect(localizer.text("absent") == "absent")
    #expect(catalog.text("hello") == "Hello, ${name}")
    #expect(catalog.text("absent") == "absent")
    #expect(
      findings.all.map(\.kind) == [
        .missingKey, .missingNamedArgument(placeholder: "${name}", name: "name"), .missingKey,
      ]
    )
  }

  @Test("of a key are unchanged where they are asked for with try")
  func unchangedKey() throws {
    let (localizer, findings) = try localizer()
    #expect(try localizer.string("absent %@", 5) == "absent %@")
    #expect(findings.all.map(\.kind) == [.missingKey])
  }
}
