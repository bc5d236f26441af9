import PluralRuleCompiler
import Plurals
import Testing

@Suite("Bytecode of small rules")
struct DisassemblyTests {
  /// Rule lists with the listings that follow from how relations become tests and rules choices.
  static let listings: [(rules: String, listing: [String])] = [
    ("other:", ["0 categories other"]),
    (
      "one: i = 1 and v = 0; other:",
      ["0 categories one other", "2 #0 i in 1", "3 #1 v in 0", "4 one if #0 #1"]
    ),
    // The ranges of a relation have one bit, and so have alternatives that differ in one relation.
    (
      "one: n = 1 or n = 3,5; other:",
      ["0 categories one other", "2 #0 n in 1", "3 #0 n in 3", "4 #0 n in 5", "5 one if #0"]
    ),
    (
      "few: v != 0 or n = 0; other:",
      ["0 categories few other", "2 #0 v in all but 0", "3 #0 n in 0", "4 few if #0"]
    ),
    (
      "many: v = 0 and i % 10 = 0 or v = 0 and i % 100 = 11..14; other:",
      [
        "0 categories many other", "2 #0 v in 0", "3 #1 i % 10 in 0", "4 #1 i % 100 in 11..14",
        "5 many if #0 #1",
      ]
    ),
    // The first rule that holds counts, and of the choices the last.
    (
      "one: n = 1; two: n = 2; other:",
      [
        "0 categories one two other", "2 #0 n in 2", "3 #1 n in 1", "4 two if #0", "5 one if #1",
      ]
    ),
    // A relation that several rules have is decided once.
    (
      "one: v = 0 and i = 1; few: v = 0 and i = 2..4; other:",
      [
        "0 categories one few other", "2 #0 v in 0", "3 #1 i in 2..4", "4 #2 i in 1",
        "5 few if #0 #1", "6 one if #0 #2",
      ]
    ),
    (
      "few: n % 10 = 2..4 and n % 100 != 12..14; other:",
      [
        "0 categories few other", "2 #0 n % 10 in 2..4", "3 #1 n % 100 in all but 12..14",
        "4 few if #0 #1",
      ]
    ),
    // Each range that a number must not be in is a fact of its own.
    (
      "one: n != 1 and n % 100 != 11,71..72; other:",
      [
        "0 categories one other", "2 #0 n in all but 1", "3 #1 n % 100 in all but 11",
        "4 #2 n % 100 in all but 71..72", "5 one if #0 #1 #2",
      ]
    ),
    // A million has a register, other moduli have not; nor do bounds above 254. Those of up to 12 bits
    // are in the word, larger ones behind it.
    (
      "many: i % 1000000 = 0; other:",
      ["0 categories many other", "2 #0 i % 1000000 in 0", "3 many if #0"]
    ),
    (
      "many: n % 1000000 = 0; other:",
      [
        "0 categories many other", "2 #0 w in 0", "3 #1 i % 1000000 in 0", "4 many if #0 #1",
      ]
    ),
    (
      "many: i % 1000 = 0; other:",
      ["0 categories many other", "2 load i % 1000", "3 #0 in 0", "5 many if #0"]
    ),
    (
      "many: i % 1048576 = 0; other:",
      ["0 categories many other", "2 load i % 1048576", "5 #0 in 0", "7 many if #0"]
    ),
    (
      "one: n = 254; two: n = 255; other:",
      [
        "0 categories one two other", "2 #1 n in 254", "3 load n", "4 #0 in 255", "6 two if #0",
        "7 one if #1",
      ]
    ),
    (
      "one: n = 4095; two: n = 4096; few: n = 4294967296; other:",
      [
        "0 categories one two few other", "2 load n", "3 #0 in 4294967296", "8 #1 in 4096",
        "11 #2 in 4095", "13 few if #0", "14 two if #1", "15 one if #2",
      ]
    ),
    (
      "one: n != 1000; other:",
      ["0 categories one other", "2 load n", "3 #0 in all but 1000", "9 one if #0"]
    ),
    // Bounds of within are doubled, so that fractions have numbers of their own.
    (
      "one: n within 0..2; other:",
      ["0 categories one other", "2 load halves of n", "5 #0 in 0..4", "7 one if #0"]
    ),
    (
      "one: n % 10 not within 1; other:",
      [
        "0 categories one other", "2 load halves of n % 10", "5 #0 in all but 2", "11 one if #0",
      ]
    ),
    // For operands without fractions within is a plain test.
    ("one: i within 0..2; other:", ["0 categories one other", "2 #0 i in 0..2", "3 one if #0"]),
    // Ranges are sorted and joined, repeated relations and alternatives dropped.
    (
      "one: n = 5,3..4,1,1..2 and n = 1..5 or n = 1..5; other:",
      ["0 categories one other", "2 #0 n in 1..5", "3 one if #0"]
    ),
    // What always holds leaves nothing to later rules; what never holds is left out.
    (
      "one: i % 10 = 0..9; two: n = 2; other:",
      ["0 categories one two other", "2 one if nothing else"]
    ),
    ("one: n % 10 = 10..20; other:", ["0 categories one other"]),
    (
      "one: n % 10 = 0..9; other:",
      ["0 categories one other", "2 #0 n % 10 in 0..9", "3 one if #0"]
    ),
    (
      "one: e = 0 and c != 6; other:",
      ["0 categories one other", "2 #0 c in 0", "3 #1 c in all but 6", "4 one if #0 #1"]
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
           2  #0 i in 1
           3  #1 v in 0
           4  one if #0 #1

        """
    )
  }
}
