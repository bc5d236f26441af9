import Foundation
import Testing

@Suite("plurals legacy")
struct LegacyCommandTests {
  @Test("the table has a row for each of the 23 rules")
  func printsTable() throws {
    let lines = try legacyTable.get().output.split(separator: "\n")
    let numbers = lines.dropFirst().compactMap { Int($0.prefix(4).filter { $0 != " " }) }
    #expect(numbers == Array(0...19) + [100, 102, 107])
    #expect(lines.contains { $0.hasPrefix("   7  Russian             3  equal: ") })
    #expect(
      lines.contains(
        "   3  Latvian             3  nearest: is; differs for finitely many numbers, the smallest 0"
      )
    )
    #expect(
      lines.contains(
        "  13  Maltese             4  nearest: mt; differs from 2 on, for 1/50 of all numbers"
      )
    )
  }

  @Test("the table as JSON has every rule with its equivalents or the nearest")
  func printsTableAsJSON() throws {
    let output = try legacyTableAsJSON.get().output
    let rows = try #require(
      try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [[String: Any]]
    )
    #expect(rows.count == 23)
    for row in rows {
      #expect(Set(row.keys) == ["rule", "name", "forms", "equivalents", "nearest"])
      let equivalents = try #require(row["equivalents"] as? [[String: Any]])
      #expect((row["nearest"] is NSNull) == !equivalents.isEmpty)
      if let nearest = row["nearest"] as? [String: Any] {
        #expect(Set(nearest.keys) == ["locales", "counterexample", "density"])
      }
      for equivalent in equivalents {
        #expect(Set(equivalent.keys) == ["locales", "categories"])
        #expect((equivalent["categories"] as? [Any])?.count == row["forms"] as? Int)
      }
    }
    let russian = try #require(rows.first { $0["rule"] as? Int == 7 })
    let equivalents = try #require(russian["equivalents"] as? [[String: Any]])
    let match = try #require(equivalents.first { ($0["locales"] as? [String]) == ["ru", "uk"] })
    #expect(match["categories"] as? [String] == ["one", "few", "many"])
    let breton = try #require(rows.first { $0["rule"] as? Int == 16 })
    let sixth = (breton["equivalents"] as? [[String: Any]])?.first?["categories"] as? [Any]
    #expect(sixth?.last is NSNull)
    let maltese = try #require(
      rows.first { $0["rule"] as? Int == 13 }?["nearest"] as? [String: Any]
    )
    #expect(maltese["counterexample"] as? Int == 2)
    #expect(maltese["density"] as? Double == 0.02)
  }

  @Test("a rule is printed in full, with the numbers of each form")
  func printsRule() throws {
    let text = try plurals(["legacy", "3"]).output
    #expect(text.contains("form 0  0\n"))
    #expect(
      text.contains(
        "form 1  1, 21, 31, 41, 51, 61, 71, 81, … : n ≡ 1 (mod 10) except n ≡ 11 (mod 100)\n"
      )
    )
    #expect(text.contains("\nequal in CLDR: none\nnearest in CLDR: is\n"))
    let breton = try plurals(["legacy", "16"]).output
    #expect(breton.contains("declares 6 forms for this rule, but its formula gives only 5"))
    #expect(breton.contains("form 5  none\n"))
    let json = try plurals(["legacy", "16", "--json"]).output
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    #expect((object?["forms"] as? [Any])?.count == 6)
    #expect(object?["remark"] is String)
  }

  @Test("the form index of each number is printed, a line each")
  func printsFormIndices() throws {
    #expect(try plurals(["legacy", "7", "0", "1", "5", "21"]).output == "2\n0\n2\n0\n")
    #expect(try plurals(["legacy", "2", "-1", "18446744073709551617"]).output == "0\n1\n")
    let json = try plurals(["legacy", "7", "2", "--json"]).output
    #expect(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: NSObject]]
        == [["number": "2" as NSString, "form": 1 as NSNumber]]
    )
  }

  @Test(
    "what changes for a locale is printed by number",
    arguments: [
      (["3", "--locale", "lv"], "zero: form 0 becomes form 2 for 0 (1 number, the smallest 0)"),
      (["1", "--locale", "fr"], "one: form 1 becomes form 0 for 0 (1 number, the smallest 0)"),
      (["7", "--locale", "ru"], "nothing changes for any integer"),
    ]
  )
  func printsChanges(arguments: [String], line: String) throws {
    let result = try plurals(["legacy"] + arguments)
    #expect(result.output.contains(line), "\(result.output)")
    #expect(result.status == 0)
    let json = try plurals(["legacy", "--json"] + arguments).output
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    #expect(object?["isLossless"] as? Bool == line.hasPrefix("nothing"))
  }

  @Test("a list of forms moves to categories, or the status says that texts change")
  func movesForms() throws {
    let russian = try plurals(
      ["legacy", "7", "--locale", "ru", "--forms", "день|дня|дней", "--separator", "|"])
    #expect(russian.output.contains("  many  form 2  дней\n"))
    #expect(russian.status == 0)
    let latvian = try plurals(["legacy", "3", "--locale", "lv", "--forms", "a;b;c"])
    #expect(latvian.output.contains("zero: form 0 \"a\" becomes form 2 \"c\" for 0"))
    #expect(latvian.errors.contains("another text"))
    #expect(latvian.status == 1)
  }

  @Test("several lists move each by itself, and the status is 1 if one of them changes a text")
  func movesLists() throws {
    let start = ["legacy", "3", "--locale", "lv"]
    let same = try plurals(start + ["--forms", "a;a;a", "--forms", "b;b;b"])
    let one = try plurals(start + ["--forms", "a;a;a"])
    let other = try plurals(start + ["--forms", "b;b;b"])
    #expect(same.output == one.output + "\n" + other.output)
    #expect(same.status == 0 && same.errors == "")
    let lists = ["--forms", "a;b;c", "--forms", "d;d;d", "--forms", "x;y;z"]
    let lossy = try plurals(start + lists)
    #expect(lossy.errors.contains("in list 1, 3"), "\(lossy.errors)")
    #expect(lossy.status == 1)
    let json = try plurals(start + lists + ["--json"])
    let array = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]]
    #expect(array?.map { $0["isLossless"] as? Bool } == [false, true, false])
    #expect(json.status == 1)
    let separated = try plurals(
      start + ["--separator", "|", "--forms", "a|a|a", "--forms", "b;b|b;b|b;b"]
    )
    #expect(separated.status == 0)
    #expect(separated.output.contains("  zero   form 0  b;b\n"))
  }

  @Test(
    "bad input is told with what would be right",
    arguments: [
      (["x"], 65, "rules are 0 to 19, 100, 102 and 107"), (["20"], 65, "no rule 20"),
      (["999999"], 65, "no rule is chosen"), (["7", "1.5"], 65, "integers only"),
      (["7", "x"], 65, "number 1: 'x'"),
      (["7", "--locale", "xx"], 65, "no plural rules for locale"),
      (["1", "--locale", "en", "--forms", "day"], 65, "takes 2 forms, found 1"),
      (["1", "--locale", "en", "--forms", "a;"], 65, "form 1 for rule 1 English is empty"),
      (["1", "--locale", "en", "--forms", "a;b", "--separator", ""], 65, "separator is empty"),
      (
        ["1", "--locale", "en", "--forms", "a;b", "--forms", "a"], 65,
        "list 2: rule 1 English takes 2 forms, found 1"
      ),
      (["1", "--forms", "a;b"], 64, "--locale"), (["--locale", "en"], 64, "RULE"),
      (["1", "--separator", "|"], 64, "--forms"),
      (["1", "2", "--locale", "en"], 64, "do not go together"),
    ] as [([String], Int32, String)]
  )
  func rejectsBadInput(arguments: [String], status: Int32, complaint: String) throws {
    let result = try plurals(["legacy"] + arguments)
    #expect(result.output == "")
    #expect(result.errors.contains(complaint), "\(result.errors)")
    #expect(result.status == status)
  }
}
