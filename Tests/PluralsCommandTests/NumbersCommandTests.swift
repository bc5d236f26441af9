import Foundation
import Testing

@Suite("plurals numbers")
struct NumbersCommandTests {
  @Test("lists the integers of a category up to a number")
  func listsUpTo() throws {
    let result = try plurals(["numbers", "pl", "few", "--to", "130"])
    // CLDR's rule: v = 0 and i % 10 = 2..4 and i % 100 != 12..14.
    let expected = (0...130).filter { (2...4).contains($0 % 10) && !(12...14).contains($0 % 100) }
    #expect(result.output == expected.map { "\($0)\n" }.joined())
    #expect(result.errors == "")
    #expect(result.status == 0)
  }

  @Test(
    "--from, --to and --count bound the list, and without them it has twenty",
    arguments: [
      (["pl", "few", "--from", "5", "--to", "24"], [22, 23, 24]),
      (["pl", "few", "--from", "24", "--to", "24"], [24]),
      (["pl", "few", "--from", "5", "--to", "21"], []),
      (["pl", "one"], [1]), (["pl", "few", "--count", "4"], [2, 3, 4, 22]),
      (["pl", "few", "--count", "4", "--to", "3"], [2, 3]),
      (["en", "one", "--type", "ordinal", "--from", "2", "--count", "3"], [21, 31, 41]),
      (["cy", "few"], [3]), (["en", "other"], [0] + Array(2...20)),
      (["lv", "zero", "--cldr", "cldr", "--to", "20"], [0] + Array(10...20)),
      (["fr", "many", "--from", "1", "--count", "2"], [1_000_000, 2_000_000]),
      (["fr", "many", "--from", "18446744073709551615"], []),
      (
        ["fr", "many", "--from", "18446744073708551616", "--to", "18446744073709551615"],
        [18_446_744_073_709_000_000]
      ),
    ] as [([String], [UInt64])]
  )
  func bounds(arguments: [String], expected: [UInt64]) throws {
    let result = try plurals(["numbers"] + arguments)
    #expect(result.output == expected.map { "\($0)\n" }.joined())
    #expect(result.errors == "")
    #expect(result.status == 0)
  }

  @Test("lists a million numbers, and none of more")
  func limit() throws {
    // All but 1 are other.
    let all = try plurals(["numbers", "en", "other", "--from", "2", "--to", "1000001"])
    #expect(all.status == 0)
    #expect(all.output.utf8.filter { $0 == UInt8(ascii: "\n") }.count == 1_000_000)
    let more = try plurals(["numbers", "en", "other", "--from", "2", "--to", "1000002"])
    #expect(more.output == "")
    #expect(more.errors.contains("1000001 such integers from 2 to 1000002"), "\(more.errors)")
    #expect(more.errors.contains("limit of 1000000"))
    #expect(more.status == 65)
  }

  @Test("remarks that no integer has the category")
  func remarksEmptySet() throws {
    let result = try plurals(["numbers", "cs", "many"])
    #expect(result.output == "")
    #expect(result.errors == "plurals: note: no integer is many in cs\n")
    #expect(result.status == 0)
  }

  @Test(
    "the whole set has what makes a member, its share and its period",
    arguments: [
      (
        ["en", "two", "--type", "ordinal"],
        """
        en ordinal two
          2, 22, 32, 42, 52, 62, 72, 82, … : n ≡ 2 (mod 10) except n ≡ 12 (mod 100)
          9/100 of all integers
          repeats after 100

        """
      ),
      (
        ["cs", "few"],
        """
        cs cardinal few
          2~4
          3 integers
          the same for every integer from 5 on

        """
      ),
      (["pl", "one"], "pl cardinal one\n  1\n  1 integer\n  repeats after 100 from 2 on\n"),
      (["cs", "many"], "cs cardinal many\n  none\n  0 integers\n"),
    ]
  )
  func exact(arguments: [String], expected: String) throws {
    let result = try plurals(["numbers", "--exact"] + arguments)
    #expect(result.output.hasPrefix(expected), "\(result.output)")
    #expect(result.status == 0)
  }

  @Test("JSON has the numbers, or the set with its residues")
  func json() throws {
    let list = try jsonObject(["numbers", "pl", "few", "--to", "30", "--json"])
    #expect(list["numbers"] as? [Int] == [2, 3, 4, 22, 23, 24])
    #expect(list["resolvedLocale"] as? String == "pl")
    #expect(
      try jsonObject(["numbers", "cs", "many", "--json"])["numbers"] as? [Int] == []
    )
    // CLDR's rule: n = 0 or n % 100 = 3..10.
    let set = try jsonObject(["numbers", "mt", "few", "--exact", "--json"])
    #expect(set["density"] as? Double == 0.08)
    #expect(set["share"] as? String == "2/25")
    #expect(set["count"] is NSNull && set["smallest"] as? Int == 0)
    #expect(set["period"] as? Int == 100)
    let bound = try #require(set["bound"] as? Int)
    let initial = try #require(set["initial"] as? [[Int]])
    let residues = try #require(set["residues"] as? [[String: Any]])
    // What the residues and the initial members say is what the rule says.
    for number in 0..<500 {
      var isMember = initial.contains { ($0[0]...$0[1]).contains(number) }
      if number >= bound {
        let deciding = residues.last { term in
          guard let modulus = term["modulus"] as? Int else { return false }
          return (term["residues"] as? [Int])?.contains(number % modulus) ?? false
        }
        isMember = deciding?["isIncluded"] as? Bool ?? false
      }
      #expect(isMember == (number == 0 || (3...10).contains(number % 100)), "\(number)")
    }
  }

  @Test(
    "what is wrong is told with what would be right",
    arguments: [
      (["pl", "two"], 65, "no cardinal category 'two'; its categories are one, few, many, other"),
      (["en", "few"], 65, "its categories are one, other"),
      (["pl", "fwe"], 64, "its categories are one, few, many, other"),
      (["pl"], 64, "found 1 operand;"), (["pl", "few", "5"], 64, "found 3 operands;"),
      (["pl", "few", "--to", "x"], 64, "--to is 'x'; it must be an integer from 0"),
      (["pl", "few", "--to", "-1"], 64, "--to is '-1'"), (["pl", "few", "--to", "+1"], 64, "'+1'"),
      (["pl", "few", "--to", ""], 64, "--to is ''"),
      (["pl", "few", "--to", "18446744073709551616"], 64, "to 18446744073709551615"),
      (["pl", "few", "--count", "0"], 64, "from 1 to 1000000"),
      (["pl", "few", "--count", "1000001"], 64, "from 1 to 1000000"),
      (["pl", "few", "--from", "5", "--to", "4"], 64, "--from 5 is above --to 4"),
      (["pl", "few", "--exact", "--to", "4"], 64, "--exact is the whole set"),
      (["pl", "few", "--exact", "--width", "19"], 64, "from 20 to 10000"),
      (["pl", "few", "--exact", "--width", "10001"], 64, "from 20 to 10000"),
    ] as [([String], Int32, String)]
  )
  func rejects(arguments: [String], status: Int32, complaint: String) throws {
    let result = try plurals(["numbers"] + arguments)
    #expect(result.output == "")
    #expect(result.errors.contains(complaint), "\(result.errors)")
    #expect(result.status == status)
  }
}

/// The object that the command prints.
func jsonObject(_ arguments: [String]) throws -> [String: Any] {
  let output = try plurals(arguments).output
  return try #require(
    try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
  )
}
