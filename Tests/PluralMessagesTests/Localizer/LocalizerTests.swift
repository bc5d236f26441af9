import PluralMessages
import Testing

@Suite("Localizers")
struct LocalizerTests {
  private static let files =
    #"{"n": {"one": "%{count} file", "other": "%{count} files"}, "e": "E"}"#

  private func catalog(_ language: String, _ keys: String...) throws -> MessageCatalog {
    var catalog = MessageCatalog(language: language)
    for key in keys + ["common"] { catalog[key] = Message(MessageTemplate(language)) }
    return catalog
  }

  @Test(
    "a preference is served by the languages that CLDR says are near, the nearest first",
    arguments: [
      (["pt-BR"], ["en", "pt", "pt-BR", "pt-PT"], ["pt-BR", "pt", "pt-PT", "en"]),
      (["pt-BR"], ["en", "pt-PT"], ["pt-PT", "en"]),
      (["pt-AO"], ["en", "pt", "pt-PT"], ["pt-PT", "pt", "en"]),
      (["pt_br.UTF-8"], ["en", "pt-BR"], ["pt-BR", "en"]),
      (["de", "fr"], ["en", "fr"], ["fr", "en"]),
      (["de", "fr"], ["en", "fr", "de"], ["de", "fr", "en"]),
      (["en-GB", "de"], ["de", "en"], ["en", "de"]),
      (["ja"], ["en", "ru"], ["en"]),
      ([], ["en", "ru"], ["en"]),
      (["zh-TW"], ["en", "zh", "zh-Hant"], ["zh-Hant", "en"]),
      (["zh-HK"], ["en", "zh-Hans", "zh-Hant"], ["zh-Hant", "en"]),
      (["zh-CN"], ["en", "zh-Hant"], ["en"]),
      (["sr-Latn-RS"], ["en", "sr"], ["sr", "en"]),
      (["sr-Cyrl-RS"], ["en", "sr"], ["sr", "en"]),
      (["en-US"], ["en-GB", "en"], ["en"]),
      (["iw"], ["en", "he"], ["he", "en"]),
      (["nb-NO"], ["en", "no"], ["no", "en"]),
      (["x"], ["en", "x"], ["x", "en"]),
      (["", "-", "🙂"], ["en"], ["en"]),
      (["de-u-nu-latn"], ["en", "de"], ["de", "en"]),
    ] as [([String], [String], [String])]
  )
  func matching(_ preferences: [String], _ available: [String], _ expected: [String]) throws {
    let localizer = Localizer(
      catalogs: try available.map { try catalog($0) },
      preferences: preferences,
      defaultLanguage: "en"
    )
    var languages = localizer.languages
    // English is asked for its region too where it is the default.
    if preferences == ["en-US"] { languages.removeAll { $0 == "en-GB" } }
    #expect(languages == expected)
    #expect(try localizer.string("common") == expected.first)
  }

  @Test("a message is found in the first language that has it")
  func fallback() throws {
    let localizer = Localizer(
      catalogs: [
        try catalog("en", "a", "b", "c"), try catalog("fr", "a", "b"), try catalog("fr-CA", "a"),
      ],
      preferences: ["fr-CA"],
      defaultLanguage: "en"
    )
    for (key, language) in ["a": "fr-CA", "b": "fr", "c": "en", "common": "fr-CA"] {
      #expect(localizer.language(for: key) == language)
      #expect(try localizer.string(key) == language)
      #expect(try localizer.source(key) == language)
    }
    #expect(localizer.language(for: "absent") == nil)
  }

  @Test("a message of the fallback language is pluralised by that language's rules")
  func fallbackRules() throws {
    let english = try MessageCatalog(json: Self.files)
    let french = try MessageCatalog(
      json: #"{"m": {"one": "%{count} jour", "other": "%{count} jours"}}"#,
      "fr"
    )
    let localizer = Localizer(
      catalogs: [french, english],
      preferences: ["fr"],
      defaultLanguage: "en"
    )
    #expect(try localizer.string("m", 0) == "0 jour")
    #expect(try localizer.string("n", 0) == "0 files")
    let russian = try MessageCatalog(json: #"{"k": "x"}"#, "ru")
    let other = Localizer(catalogs: [russian, english], preferences: ["ru"], defaultLanguage: "en")
    #expect(try other.string("n", 21) == "21 files")
  }

  @Test(
    "a Russian catalogue chooses by Russian rules, whatever the process runs in",
    arguments: [(5, "many"), (21, "one")]
  )
  func ownRules(_ number: Int, _ expected: String) throws {
    let russian = try MessageCatalog(
      json: #"{"n": {"one": "one", "few": "few", "many": "many", "other": "other"}}"#,
      "ru"
    )
    #expect(try russian.string("n", number) == expected)
  }

  // MARK: Missing messages

  @Test("missing messages give the key, or an error, or what a call says")
  func policies() throws {
    var localizer = Localizer(
      catalogs: [try MessageCatalog(json: Self.files)],
      preferences: [],
      defaultLanguage: "en"
    )
    #expect(try localizer.string("absent", 5) == "absent")
    #expect(throws: MessageError(MessageDiagnostic(.missingKey, key: "absent"))) {
      try localizer.giving(.throw).string("absent")
    }
    localizer.missingKeys = .throw
    #expect(throws: MessageError(MessageDiagnostic(.missingKey, key: "absent"))) {
      try localizer.source("absent")
    }
    #expect(throws: MessageError.self) { try localizer.string("n") }
    #expect(throws: MessageError.self) { try localizer.string("n", member: "x") }
    #expect(throws: MessageError.self) { try localizer.string("e", count: 5) }
    #expect(try localizer.giving(.key).string("absent") == "absent")
  }

  @Test(
    "an argument that does not fit is an error in every policy",
    arguments: [Localizer.MissingKeys.key, .loud, .throw]
  )
  func arguments(_ policy: Localizer.MissingKeys) throws {
    let catalog = try MessageCatalog(strings: "a = \"%d\"; b = \"%@ %@\";")
    let localizer = Localizer(
      catalogs: [catalog],
      preferences: [],
      defaultLanguage: "en",
      missingKeys: policy
    )
    #expect(throws: MessageError.self) { try localizer.string("a", "text") }
    #expect(throws: MessageError.self) { try localizer.string("b", "x") }
    #expect(try localizer.string("a", 5) == "5")
  }

  @Test("of two catalogues for one language the first wins, and the second adds")
  func twoForOneLanguage() throws {
    var second = try catalog("en", "only")
    second["common"] = Message(MessageTemplate("second"))
    let localizer = Localizer(
      catalogs: [try catalog("en"), second],
      preferences: ["en"],
      defaultLanguage: "en"
    )
    #expect(try localizer.string("common") == "en")
    #expect(try localizer.string("only") == "en")
  }

  // MARK: Loading

  @Test("a closure is asked once for each language and its beginnings")
  func loading() throws {
    var asked: [String] = []
    let localizer = try Localizer(preferences: ["pt_BR", "pt-PT"], defaultLanguage: "en") { tag in
      asked.append(tag)
      return try MessageCatalog(json: #"{"a": "\#(tag)"}"#, tag)
    }
    #expect(asked == ["pt-BR", "pt", "pt-PT", "en"])
    #expect(localizer.languages == asked)
    #expect(try localizer.string("a") == "pt-BR")
  }

  @Test("without any catalogue every message is missing")
  func nothingLoaded() throws {
    let localizer = Localizer(preferences: ["de"], defaultLanguage: "en") { _ in nil }
    #expect(try localizer.string("a", 1) == "a")
  }

  @Test("the process-wide localizer is safe to read and replace from many threads")
  func shared() async throws {
    let before = Localizer.shared
    let english = try MessageCatalog(json: Self.files)
    #expect(try before.string("n", 1) == "n")
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<50 {
        group.addTask {
          Localizer.shared = Localizer(
            catalogs: [english],
            preferences: ["en"],
            defaultLanguage: "en"
          )
          let text = try? Localizer.shared.string("n", number)
          #expect(text == (number == 1 ? "1 file" : "\(number) files"))
        }
      }
    }
    Localizer.shared = before
  }
}
