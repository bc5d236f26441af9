import PluralMessages
import Testing

@Suite("JSONlize")
struct JSONlizeTests {
  private static let english = """
    {
      "title": "Articles",
      "comment": {"plurals": {"1": "Comment", "*": "Comments"}},
      "commentCount": {"plurals": {"1": "${i} Comment", "*": "${i} Comments"}},
      "twice": {"plurals": {"0": "none", "2": "a pair", "*": "${i} of ${i}"}},
      "category": {"keys": {"travel": "Travel", "food": "Food"}}
    }
    """

  private func localizer() throws -> Localizer {
    Localizer(
      catalogs: [try MessageCatalog(json: Self.english)],
      preferences: ["en-US"],
      defaultLanguage: "en"
    )
  }

  @Test(
    "the README's plurals give its results",
    arguments: zip(
      [0, 1, 2],
      [("Comments", "0 Comments"), ("Comment", "1 Comment"), ("Comments", "2 Comments")]
    )
  )
  func readmePlurals(_ number: Int, _ expected: (word: String, count: String)) throws {
    let localizer = try localizer()
    #expect(try localizer.string("comment", number) == expected.word)
    #expect(try localizer.string("comment", count: number) == expected.word)
    #expect(try localizer.string("commentCount", count: number) == expected.count)
  }

  @Test("the README's keys give its results")
  func readmeKeys() throws {
    #expect(try localizer().string("category", member: "travel") == "Travel")
  }

  @Test("a top-level text is its own message")
  func text() throws {
    #expect(try localizer().string("title") == "Articles")
  }

  @Test(
    "exact numbers are taken, and * for all else",
    arguments: zip([0, 1, 2], ["none", "1 of 1", "a pair"])
  )
  func exactNumbers(_ number: Int, _ expected: String) throws {
    #expect(try localizer().string("twice", count: number) == expected)
  }

  @Test("a missing key, a missing member and another kind of entry give the key")
  func keyItself() throws {
    let localizer = try localizer()
    #expect(try localizer.string("absent") == "absent")
    #expect(try localizer.string("absent", count: 2) == "absent")
    #expect(try localizer.string("absent", member: "travel") == "absent")
    #expect(try localizer.string("category", member: "absent") == "category")
    #expect(try localizer.string("comment") == "comment")
    #expect(try localizer.string("comment", member: "1") == "comment")
    #expect(try localizer.string("category") == "category")
    #expect(try localizer.string("category", count: 1) == "category")
    #expect(try localizer.string("title", count: 1) == "title")
    #expect(try localizer.string("title", member: "travel") == "title")
    #expect(try localizer.source("comment") == "comment")
  }

  @Test("a closure loads languages; without a file for the preferred one the default's is taken")
  func loading() throws {
    var asked: [String] = []
    let english = try MessageCatalog(json: Self.english)
    let localizer = Localizer(preferences: ["fr-CA"], defaultLanguage: "en") { tag in
      asked.append(tag)
      return tag == "en" ? english : nil
    }
    #expect(asked == ["fr-CA", "fr", "en"])
    #expect(localizer.languages == ["en"])
    #expect(try localizer.string("commentCount", count: 1) == "1 Comment")
  }

  @Test("what a closure throws is thrown")
  func failedLoading() {
    #expect(throws: MessageError.self) {
      try Localizer(preferences: ["en"], defaultLanguage: "en") { tag throws(MessageError) in
        try MessageCatalog(json: "{", tag)
      }
    }
  }

  @Test(
    "category names stand beside exact numbers, which win",
    arguments: zip([0, 1, 2, 5, 21], ["нет файлов", "1 файл", "2 файла", "5 файлов", "21 файл"])
  )
  func categories(_ number: Int, _ expected: String) throws {
    let russian = try MessageCatalog(
      json: """
        {"n_files": {"plurals": {"0": "нет файлов", "one": "${i} файл", "few": "${i} файла",
          "*": "${i} файлов"}}}
        """,
      "ru"
    )
    #expect(try russian.string("n_files", number) == expected)
  }

  @Test("a malformed entry is an error that names its key and what is wrong")
  func malformedEntry() throws {
    let text = #"{"good": "x", "bad": {"plurals": {"1": 5}}}"#
    let error = try #require(
      fault { () throws(MessageError) in try MessageCatalog(json: text, mode: .strict) }
    )
    #expect(error.key == "bad")
    #expect(error.kind == .wrongType(.field("1"), expected: [.string], found: .number))
    let lenient = try MessageCatalog(json: text, mode: .tolerant)
    #expect(try lenient.string("good") == "x" && lenient.errors == [error])
  }

  @Test("what an argument holds is not read again")
  func argumentText() throws {
    let catalog = try MessageCatalog(json: #"{"hello": "${name}, ${0}"}"#)
    #expect(
      try catalog.string("hello", arguments: ["%@ ${i}"], named: ["name": "${0}%{count}"])
        == "${0}%{count}, %@ ${i}"
    )
  }
}
