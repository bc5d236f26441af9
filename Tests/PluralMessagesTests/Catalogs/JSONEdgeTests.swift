import PluralMessages
import Plurals
import Testing

@Suite("JSON files, at the edges")
struct JSONEdgeTests {
  private func string(
    _ json: String,
    _ key: String,
    _ arguments: MessageArgument...,
    language: String = "en",
    named: [String: MessageArgument] = [:]
  ) throws -> String {
    try MessageCatalog(json: json, language).string(key, arguments: arguments, named: named)
  }

  private func kinds(_ json: String) throws -> [MessageDiagnostic.Kind] {
    try MessageCatalog(json: json).diagnostics.map(\.kind)
  }

  @Test(
    "intervals without a rest must leave out no count",
    arguments: [
      ("[0] a|[1,] b", false), ("[0,2[ a|[2,] b", false), ("[0,2[ a|[3,] b", true),
      ("[0,2] a|[3,] b", false), ("[0,2] a|[4,] b", true), ("[1,3] a|[4,] b", true),
      ("[0,3] a|[4,] b", false),
      ("[0] a|[1] b", true),
    ]
  )
  func intervals(_ list: String, isIncomplete: Bool) throws {
    let kinds = try kinds(#"{"key": "\#(list)"}"#)
    #expect(kinds.contains(.missing(.restOfIntervals)) == isIncomplete)
  }

  @Test(
    "an argument's position is from 1 to the limit",
    arguments: [(0, true), (1, false), (1_000, false), (1_001, true)]
  )
  func positions(_ position: Int, isRefused: Bool) throws {
    let kinds = try kinds(
      #"{"key": {"text": "%#@n@", "variables": {"n": {"argument": \#(position), "other": "x"}}}}"#
    )
    let refusal = MessageDiagnostic.Kind.invalidValue("\(position)", of: .field("argument"))
    #expect(kinds.contains(refusal) == isRefused, "\(kinds)")
  }

  @Test(
    "i18next's text for zero is for 0, and for the category where the language has it",
    arguments: [
      ("en", 0, "none"), ("en", 10, "10 more"), ("lv", 0, "none"), ("lv", 10, "none"),
      ("lv", 2, "2 more"),
    ]
  )
  func zero(_ language: String, _ number: Int, _ text: String) throws {
    let json = #"{"item_zero": "none", "item_one": "one", "item_other": "{{count}} more"}"#
    #expect(try string(json, "item", .init(number), language: language) == text)
  }

  @Test("in a language of one category a text for `other` is a plural, placeholder or not")
  func oneCategory() throws {
    #expect(try string(#"{"item_other": "多い"}"#, "item", 5, language: "ja") == "多い")
    #expect(try MessageCatalog(json: #"{"item_other": "many"}"#)["item"] == nil)
  }

  @Test("a key of nothing but `_ordinal` before the category is a cardinal's")
  func ordinalStem() throws {
    let json = #"{"_ordinal_one": "{{count}} a", "_ordinal_other": "{{count}} b"}"#
    #expect(try string(json, "_ordinal", 1) == "1 a")
    // 21 is `one` as an ordinal.
    #expect(try string(json, "_ordinal", 21) == "21 b")
  }

  @Test(
    "values of a reference are put in for what i18next writes for their names",
    arguments: [
      ("Hi {{name}}", "Hi Ann"), ("Hi {{- name}}", "Hi Ann"), ("Hi {{-name}}", "Hi Ann"),
      ("Hi {{name, uppercase}}", "Hi Ann"),
    ]
  )
  func referenceValues(_ target: String, _ expected: String) throws {
    let json = #"{"a": "$t(b, {\"name\": \"Ann\"})!", "b": "\#(target)"}"#
    #expect(try string(json, "a") == expected + "!")
  }

  @Test("commas within a reference's values are theirs")
  func referenceCommas() throws {
    let json = #"""
      {"a": "$t(n, {\"x\": {\"y\": 1, \"count\": 9}, \"count\": 1})",
       "n_one": "one", "n_other": "others"}
      """#
    #expect(try string(json, "a") == "one")
  }

  @Test("references go as deep as the limit, and no deeper")
  func referenceDepth() throws {
    let limit = MessageLimit.referenceNesting.maximum
    func chain(_ count: Int) -> String {
      let members = (0..<count).map { #""k\#($0)": "$t(k\#($0 + 1))""# }
      return "{" + (members + [#""k\#(count)": "end""#]).joined(separator: ",") + "}"
    }
    // The text itself is the first level.
    #expect(try string(chain(limit - 1), "k0") == "end")
    #expect(try !kinds(chain(limit - 1)).contains(.limit(.referenceNesting)))
    #expect(try string(chain(limit), "k0") != "end")
    #expect(try kinds(chain(limit)).contains(.limit(.referenceNesting)))
  }

  @Test("of a form twice a reference takes what the message takes")
  func repeatedForm() throws {
    let json = #"""
      {"a": "$t(n, {\"count\": 1})", "n": {"one": "first", "one": "second", "other": "others"}}
      """#
    #expect(try string(json, "a") == string(json, "n", 1))
  }

  @Test("Python's names for numbers are told as another system's", arguments: ["s", "d", "f"])
  func python(_ conversion: String) throws {
    let kinds = try kinds(#"{"key": "%(price)\#(conversion)"}"#)
    #expect(kinds.contains(.looksLike(.python)), "\(kinds)")
  }
}
