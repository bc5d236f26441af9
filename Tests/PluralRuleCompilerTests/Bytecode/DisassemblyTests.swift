import PluralRuleCompiler
import Plurals
import Testing

@Suite("Bytecode of small rules")
struct DisassemblyTests {
  /// Rule lists with the listings that follow from how instructions are laid out and relations are
  /// assembled.
  static let listings: [(rules: String, listing: [String])] = [
    ("other:", ["0 categories other", "2 return other"]),
    (
      "one: i = 1 and v = 0; other:",
      [
        "0 categories one other", "2 load i", "3 jump unless 1 to 7", "4 load v",
        "5 jump unless 0 to 7", "6 return one", "7 return other",
      ]
    ),
    // A second test of the same subject needs no load, and the last of a list decides.
    (
      "one: n = 1 or n = 3,5; other:",
      [
        "0 categories one other", "2 load n", "3 jump if 1 to 6", "4 jump if 3 to 6",
        "5 jump unless 5 to 7", "6 return one", "7 return other",
      ]
    ),
    // Nor does the next rule's.
    (
      "one: n = 1; two: n = 2; other:",
      [
        "0 categories one two other", "2 load n", "3 jump unless 1 to 5", "4 return one",
        "5 jump unless 2 to 7", "6 return two", "7 return other",
      ]
    ),
    (
      "few: n % 10 = 2..4 and n % 100 != 12..14; other:",
      [
        "0 categories few other", "2 load n % 10", "3 jump unless 2..4 to 7", "4 load n % 100",
        "5 jump if 12..14 to 7", "6 return few", "7 return other",
      ]
    ),
    (
      "few: v != 0 or n = 0; other:",
      [
        "0 categories few other", "2 load v", "3 jump unless 0 to 6", "4 load n",
        "5 jump unless 0 to 7", "6 return few", "7 return other",
      ]
    ),
    // Other moduli, and bounds of more than 8 and of more than 32 bits, have words of their own.
    (
      "many: i % 1000000 = 0; other:",
      [
        "0 categories many other", "2 load i % 1000000", "5 jump unless 0 to 7", "6 return many",
        "7 return other",
      ]
    ),
    (
      "one: n = 255; two: n = 256; other:",
      [
        "0 categories one two other", "2 load n", "3 jump unless 255 to 5", "4 return one",
        "5 jump unless 256 to 9", "8 return two", "9 return other",
      ]
    ),
    (
      "one: n = 4294967295; two: n = 4294967296; other:",
      [
        "0 categories one two other", "2 load n", "3 jump unless 4294967295 to 7", "6 return one",
        "7 jump unless 4294967296 to 13", "12 return two", "13 return other",
      ]
    ),
    // Bounds of within are doubled, so that fractions have numbers of their own.
    (
      "one: n within 0..2; other:",
      [
        "0 categories one other", "2 load halves of n", "5 jump unless 0..4 to 7", "6 return one",
        "7 return other",
      ]
    ),
    (
      "one: n % 10 not within 1; other:",
      [
        "0 categories one other", "2 load halves of n % 10", "5 jump if 2 to 7", "6 return one",
        "7 return other",
      ]
    ),
    // For operands without fractions within is a plain test.
    (
      "one: i within 0..2; other:",
      [
        "0 categories one other", "2 load i", "3 jump unless 0..2 to 5", "4 return one",
        "5 return other",
      ]
    ),
    // Ranges are sorted and joined, repeated relations and alternatives dropped.
    (
      "one: n = 5,3..4,1,1..2 and n = 1..5 or n = 1..5; other:",
      [
        "0 categories one other", "2 load n", "3 jump unless 1..5 to 5", "4 return one",
        "5 return other",
      ]
    ),
    // What always holds ends the program; what never holds is left out.
    ("one: i % 10 = 0..9; two: n = 2; other:", ["0 categories one two other", "2 return one"]),
    ("one: n % 10 = 10..20; other:", ["0 categories one other", "2 return other"]),
    (
      "one: n % 10 = 0..9; other:",
      [
        "0 categories one other", "2 load n % 10", "3 jump unless 0..9 to 5", "4 return one",
        "5 return other",
      ]
    ),
    (
      "one: e = 0 and c != 6; other:",
      [
        "0 categories one other", "2 load c", "3 jump unless 0 to 6", "4 jump if 6 to 6",
        "5 return one", "6 return other",
      ]
    ),
  ]

  @Test("a rule set has the bytecode that its relations say", arguments: listings)
  func listing(_ rules: String, _ listing: [String]) throws {
    let disassembly = PluralRules(compiling: try PluralRuleSet(parsing: rules)).disassembly
    let lines = disassembly.split(separator: "\n").map { line in
      line.split(separator: " ").joined(separator: " ")
    }
    #expect(lines == listing)
  }

  @Test("a listing is laid out in columns")
  func layout() throws {
    let rules = try PluralRules(compiling: ["one": "i = 1 and v = 0"])
    #expect(
      rules.disassembly == """
           0  categories one other
           2  load i
           3  jump unless 1 to 7
           4  load v
           5  jump unless 0 to 7
           6  return one
           7  return other

        """
    )
  }
}
