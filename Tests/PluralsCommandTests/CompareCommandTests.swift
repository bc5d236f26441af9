import Foundation
import TestSupport
import Testing

@Suite("plurals compare")
struct CompareCommandTests {
  private func file(_ rules: String, in folder: TemporaryDirectory, _ name: String) throws -> String
  {
    try folder.write(rules, to: name)
    return "file:" + folder.url.appendingPathComponent(name).path
  }

  @Test("says which integers differ, the smallest and the share, for each pair of categories")
  func integers() throws {
    let result = try plurals(["compare", "pl", "ru"])
    // Polish one is 1; Russian one ends in 1 but not in 11: of 100 those are 9.
    #expect(
      result.output == """
        pl cardinal: one few many other
        ru cardinal: one few many other
        integers: 9/100 of all integers differ, the smallest 21
          pl many, ru one: 21, 31, 41, 51, 61, 71, 81, 91, … : n ≡ 1 (mod 10) except n ≡ 11 (mod 100) except n = 1
        decimals: all alike

        """
    )
    #expect(result.errors == "")
    #expect(result.status == 1)
  }

  @Test(
    "the status is 0 where all numbers are alike",
    arguments: [
      ["pl", "pl"], ["ru", "uk"], ["ru:cardinal", "uk"], ["rule:7", "ru"], ["rule:7", "rule:7"],
      ["en_GB", "en", "--cldr", "cldr"], ["xx", "root"], ["en:ordinal", "en", "--type", "ordinal"],
      ["he", "he", "--cldr", "cldr", "--cldr", "cldr"],
    ]
  )
  func alike(arguments: [String]) throws {
    let result = try plurals(["compare"] + arguments)
    #expect(result.output.contains("\nintegers: all alike\n"), "\(result.output)")
    #expect(result.status == 0)
    #expect(try jsonObject(["compare", "--json"] + arguments)["isEqual"] as? Bool == true)
  }

  @Test(
    "integers, decimals and compact numbers are told apart",
    arguments: [
      (
        "one: n = 1; other:", "one: i = 1 and v = 0; other:",
        "integers: all alike\ndecimals: some differ\n  a one, b other: such as 1.0\n"
      ),
      (
        "one: i = 1; other:", "one: i = 1 and c = 0; other:",
        "integers: all alike\ndecimals: all alike\ncompact numbers: some differ\n"
          + "  a one, b other: such as 0.1c1\n"
      ),
      (
        "one: n = 1; other:", "one: n = 0,1; other:",
        "integers: 1 integer differs, the smallest 0\n  a other, b one: 0\ndecimals: some differ\n"
          + "  a other, b one: such as 0.0\n"
      ),
      (
        "one: i = 1..3 and v = 0; other:", "one: i = 3 and v = 0; other:",
        "integers: 2 integers differ, the smallest 1\n  a one, b other: 1~2\ndecimals: all alike\n"
      ),
      (
        "one: n = 1; other:", "two: n = 1; other:",
        "integers: 1 integer differs, the smallest 1\n  a one, b two: 1\ndecimals: some differ\n"
          + "  a one, b two: such as 1.0\n"
          + "integers are divided alike under other names: one = two, other = other\n"
      ),
    ]
  )
  func kinds(first: String, second: String, expected: String) throws {
    let folder = try TemporaryDirectory()
    let files = [try file(first, in: folder, "a"), try file(second, in: folder, "b")]
    let result = try plurals(["compare"] + files)
    let text = result.output.replacingOccurrences(of: folder.url.path + "/", with: "")
    #expect(text.hasSuffix(" other\n" + expected), "\(text)")
    #expect(result.status == 1)
  }

  @Test("forms of numbered rules stand for the categories that fit best, and have no decimals")
  func numberedRules() throws {
    let result = try plurals(["compare", "rule:3", "lv"])
    #expect(result.output.hasPrefix("rule 3: form 0 form 1 form 2\nlv cardinal: zero one other\n"))
    // CLDR's zero: n % 10 = 0 or n % 100 = 11..19, which of 100 are 19; the rule has 0 alone.
    #expect(result.output.contains("19/100 of all integers differ, the smallest 10\n"))
    #expect(result.output.contains("\ncompared: form 0 = zero, form 1 = one, form 2 = other\n"))
    #expect(result.output.contains("decimals: not compared"))
    #expect(result.status == 1)
    let object = try jsonObject(["compare", "rule:3", "lv", "--json"])
    #expect(object["decimals"] is NSNull && object["compactNumbers"] is NSNull)
    #expect(
      object["mapping"] as? [String: String]
        == ["form 0": "zero", "form 1": "one", "form 2": "other"]
    )
  }

  @Test("JSON has the parts with sets and shares")
  func json() throws {
    let object = try jsonObject(["compare", "--json", "en", "en:ordinal"])
    #expect(object["isEqual"] as? Bool == false)
    #expect((object["second"] as? [String: Any])?["name"] as? String == "en ordinal")
    let integers = try #require(object["integers"] as? [String: Any])
    #expect(integers["smallest"] as? Int == 2)
    #expect(integers["count"] is NSNull)
    #expect(integers["share"] as? String == "27/100")
    let parts = try #require(integers["parts"] as? [[String: Any]])
    #expect(parts.map { $0["second"] as? String } == ["one", "two", "few"])
    #expect(parts.allSatisfy { $0["share"] as? String == "9/100" })
    let decimals = try #require(object["decimals"] as? [[String: String]])
    #expect(decimals.map { $0["number"] } == ["1.0", "2.0", "3.0"])
    #expect(object["compactNumbers"] as? [[String: String]] == [])
  }

  @Test("each --cldr is for one side")
  func folders() throws {
    let folder = try copyOfCLDR()
    let changed = "few\">n % 10 = 2..9 and n % 100 != 11..19"
    try folder.replace(
      changed,
      with: "few\">n % 10 = 2..8 and n % 100 != 11..19",
      in: "plurals.xml"
    )
    let path = folder.url.path
    let old = try plurals(["compare", "lt", "lt", "--cldr", path, "--cldr", "cldr"])
    // 9, 29, …, 99: 9 of 100.
    #expect(old.output.contains("9/100 of all integers differ, the smallest 9\n"), "\(old.output)")
    #expect(old.output.contains("\n  first other, second few: 9, 29, 39, "), "\(old.output)")
    let new = try plurals(["compare", "lt", "lt", "--cldr", "cldr", "--cldr", path])
    #expect(new.output.contains("\n  first few, second other: 9, 29, 39, "), "\(new.output)")
    #expect(try plurals(["compare", "lt", "lt", "--cldr", path]).status == 0)
  }

  @Test(
    "what is wrong is told with what would be right",
    arguments: [
      (["pl"], 64, "found 1 operand;"), (["pl", "ru", "uk"], 64, "found 3 operands;"),
      (["pl:card", "ru"], 64, "it must be LOCALE, LOCALE:cardinal, LOCALE:ordinal"),
      (["rule:20", "ru"], 65, "no rule 20"), (["rule:", "ru"], 65, "rules are 0 to 19"),
      (["file:/nowhere/rules", "ru"], 66, "/nowhere/rules: there is no such file"),
      (["file:/", "ru"], 66, "cannot be read"),
      (["file:/dev/null", "ru"], 66, "no file"),
      (["pl", "ru", "--cldr", "a", "--cldr", "b", "--cldr", "c"], 64, "more than 2 times"),
      (["pl", "ru", "--cldr", "cldr", "--cldr", ""], 64, "--cldr is empty"),
      (["pl", "ru", "--cldr", "cldr", "--cldr", "/nowhere"], 66, "/nowhere/plurals.xml"),
    ] as [([String], Int32, String)]
  )
  func rejects(arguments: [String], status: Int32, complaint: String) throws {
    let result = try plurals(["compare"] + arguments)
    #expect(result.output == "")
    #expect(result.errors.contains(complaint), "\(result.errors)")
    #expect(result.status == status)
  }

  @Test(
    "files of rules that cannot be read, or not be compared exactly, are bad data",
    arguments: [
      ("one n = 1", "line 1, column 5: expected a colon"),
      ("one: f % 7 = 1; other:", "relations on f are beyond exact analysis"),
      (
        "one: n % 10000019 = 1; few: n % 100000007 = 1; other:",
        "exact analysis would keep more than"
      ),
    ]
  )
  func badFiles(rules: String, complaint: String) throws {
    let folder = try TemporaryDirectory()
    let result = try plurals(["compare", try file(rules, in: folder, "rules"), "en"])
    #expect(result.output == "")
    #expect(result.errors.contains("/rules") && result.errors.contains(complaint))
    #expect(result.status == 65)
  }
}

extension TemporaryDirectory {
  /// Replaces a text of a file, which must be there.
  func replace(_ old: String, with new: String, in name: String) throws {
    let text = try String(contentsOf: url.appendingPathComponent(name), encoding: .utf8)
    #expect(text.contains(old), "\(name) has no \(old)")
    try write(text.replacingOccurrences(of: old, with: new), to: name)
  }

  @Test("a file of rules may begin with a byte order mark")
  func byteOrderMark() throws {
    try withTemporaryDirectory(["rules": "\u{FEFF}one: i = 1 and v = 0; other:"]) { folder in
      let path = folder.appendingPathComponent("rules").path
      let result = try plurals(["compare", "file:" + path, "en"])
      #expect(result.status == 0)
    }
    #expect(
      try plurals(["compare", "file:", "en"]).errors.contains("the path after file: is empty")
    )
  }
}
