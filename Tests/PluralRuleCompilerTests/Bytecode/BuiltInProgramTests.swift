import PluralRuleCompiler
import Plurals
import Testing

@Suite("Built-in programs")
struct BuiltInProgramTests {
  @Test(
    "every one is well-formed, so that it may run unchecked",
    arguments: PluralRuleType.allCases
  )
  func areWellFormed(type: PluralRuleType) {
    let tables = PluralTables.builtIn
    let starts = tables.withLocales { $0.namesByOffset(of: LocaleIndex.Kind(type)) }
    #expect(starts.count == (type == .cardinal ? 40 : 25))
    for (start, locales) in starts {
      #expect(Program(verifying: tables.words, start: start) != nil, "\(locales)")
    }
  }

  @Test("every range table is in the words, with categories only")
  func rangesAreWellFormed() {
    let tables = PluralTables.builtIn
    for (start, locales) in tables.withLocales({ $0.namesByOffset(of: .ranges) }) {
      for word in tables.words[start..<start + PluralRangeTable.wordCount] {
        #expect((0..<6).allSatisfy { word >> ($0 * 4) & 15 < 6 }, "\(locales)")
      }
    }
  }
}
