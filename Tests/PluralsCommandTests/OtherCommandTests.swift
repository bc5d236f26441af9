import Foundation
import TestSupport
import Testing

@Suite("plurals range, locales and rules")
struct OtherCommandTests {
  @Test(
    "range prints the category of a range",
    arguments: [
      (["--locale", "sl", "1", "2"], "two\n"),
      (["--locale", "en", "1", "1"], "one\n"),
      (["--locale", "ru", "2", "21"], "one\n"),
      (["--locale", "he", "1", "2"], "other\n"),
      (["--locale", "pt-PT", "0", "1"], "one\n"),
      (["--locale", "sl", "1", "2", "--cldr", "cldr"], "two\n"),
      (["--locale", "he", "1", "2", "--cldr", "cldr"], "other\n"),
    ]
  )
  func printsRange(arguments: [String], expected: String) throws {
    let result = try plurals(["range"] + arguments)
    #expect(result.output == expected)
    #expect(result.errors == "")
    #expect(result.status == 0)
  }

  @Test(
    "locales lists as many locales as CLDR has",
    arguments: [
      ([], "cardinal"), (["--type", "ordinal"], "ordinal"), (["--cldr", "cldr"], "cardinal"),
    ]
  )
  func listsLocales(options: [String], type: String) throws {
    let result = try plurals(["locales"] + options)
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == CLDRPins.count("\(type) locales"))
    #expect(lines.contains("pt-PT") == !options.contains("ordinal"))
    #expect(Set(lines).count == lines.count)
    #expect(lines.sorted() == lines)
  }

  @Test("locales prints JSON with the categories of each locale")
  func listsLocalesAsJSON() throws {
    let output = try plurals(["locales", "--json"]).output
    let list = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [[String: Any]]
    let polish = try #require(list?.first { $0["locale"] as? String == "pl" })
    #expect(polish["categories"] as? [String] == ["one", "few", "many", "other"])
  }

  @Test("rules prints conditions and samples from the built-in text and from files alike")
  func printsRules() throws {
    let builtIn = try plurals(["rules", "pl", "--bytecode"])
    #expect(
      builtIn.output.hasPrefix(
        "pl cardinal: one few many other\n\none\n  i = 1 and v = 0\n  @integer 1\n"
      )
    )
    #expect(
      builtIn.output.contains("\nbytecode\n   0  categories one few many other\n   2  #0 v in 0\n")
    )
    #expect(builtIn.status == 0)
    #expect(try plurals(["rules", "pl", "--bytecode", "--cldr", "cldr"]).output == builtIn.output)
  }

  @Test(
    "rules resolves the locale",
    arguments: [
      ("iw", "he cardinal: one two other\n"), ("pt_PT", "pt-PT cardinal: one many other\n"),
      ("kok-latn-IN", "kok-Latn cardinal: one other\n"), ("xx", "root cardinal: other\n"),
    ]
  )
  func resolvesLocale(locale: String, line: String) throws {
    let result = try plurals(["rules", locale])
    #expect(result.output.hasPrefix(line), "\(result.output)")
    #expect(result.output.contains("@integer"))
  }

  @Test("rules prints JSON with the rules of each category")
  func printsRulesAsJSON() throws {
    let output = try plurals(["rules", "en", "--type", "ordinal", "--json", "--bytecode"]).output
    let object = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
    let rules = try #require(object?["rules"] as? [[String: String]])
    #expect(rules.map { $0["category"] } == ["one", "two", "few", "other"])
    #expect(rules[0]["condition"] == "n % 10 = 1 and n % 100 != 11")
    #expect(object?["bytecode"] is String)
  }
}
