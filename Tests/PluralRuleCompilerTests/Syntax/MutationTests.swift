import PluralRuleCompiler
import Plurals
import TestSupport
import Testing

@Suite("Damaged rules")
struct MutationTests {
  /// Lists of CLDR's rules, without most of their samples.
  private static let texts = CLDRRules.groups.compactMap { group in
    try? PluralRuleSet(parsing: group.rules).description
  }.map { $0.utf8.count > 400 ? String($0.prefix(400)) : $0 }

  private static let pieces = [
    "n", "i", "v", "f", "e", "%", "mod", "=", "!=", "is", "not", "in", "within", "and", "or", "..",
    "...", "…", ",", ":", ";", "~", "@", "@integer", "@decimal", "0", "1", "10", "1000000",
    "18446744073709551616", "1.5", "1c6", "other", "one", " ", "\n", "\u{200E}", "é", "😀", "-",
    "\0",
  ]

  @Test("a damaged rule list is read or refused, and an error's place is a place", arguments: 0..<4)
  func mutations(_ seed: Int) throws {
    var mutations = Mutations(
      of: Self.texts.map { Array($0.utf8) },
      pieces: Self.pieces,
      seed: UInt64(seed)
    )
    var accepted = 0
    for _ in 0..<2_500 {
      let text = String(decoding: mutations.next(), as: UTF8.self)
      do throws(PluralRuleSyntaxError) {
        let ruleSet = try PluralRuleSet(parsing: text)
        accepted += 1
        #expect(try PluralRuleSet(parsing: ruleSet.description) == ruleSet, "\(text)")
        if accepted % 8 == 0 { try check(ruleSet, text) }
      } catch {
        check(error, text)
      }
    }
    // Neither all nor none.
    #expect(accepted > 50 && accepted < 2_450)
  }

  private func check(_ ruleSet: PluralRuleSet, _ text: String) throws(PluralRuleSyntaxError) {
    let rules = PluralRules(compiling: ruleSet)
    let reference = ReferenceEvaluator(ruleSet)
    for number in ["0", "1", "2", "11", "100", "1000000", "1.5", "2.0", "1c6"] {
      #expect(
        (try? rules.category(for: number)) == reference.category(of: DecimalNumber(number)),
        "\(text) on \(number)"
      )
    }
  }

  /// Checks that an error's place, line and column agree, and that what it found is there.
  private func check(_ error: PluralRuleSyntaxError, _ text: String) {
    let position = error.position
    let bytes = Array(text.utf8)
    guard position.offset <= bytes.count else {
      Issue.record("\(text): offset \(position.offset) is past the end")
      return
    }
    let before = String(decoding: bytes[..<position.offset], as: UTF8.self).unicodeScalars
    let line = before.count { $0 == "\n" } + 1
    let column = before.reversed().prefix { $0 != "\n" }.count + 1
    #expect(position.line == line && position.column == column, "\(text): \(error)")
    #expect(!error.expected.isEmpty && !error.description.isEmpty)
    // What is shortened or put together from several tokens need not be there word for word.
    if error.kind != .descendingRange, error.kind != .malformedSampleRange,
      error.found.last != "…" || error.found == "…", error.found.first != "@"
    {
      #expect(bytes[position.offset...].starts(with: error.found.utf8), "\(text): \(error)")
    }
  }
}
