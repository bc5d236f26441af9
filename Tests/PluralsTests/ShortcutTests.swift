import Plurals
import Testing

/// The interpreter is the definition; whatever is faster has to say the same.
@Suite("Shortcuts for integers")
struct ShortcutTests {
  /// 0 to 200,000, and what is near the powers of ten up to 10^19 and the limits of widths.
  private static let integers: [UInt64] = {
    var integers = Array(0...200_000 as ClosedRange<UInt64>)
    var power: UInt64 = 100_000
    while true {
      for factor in 1...9 as ClosedRange<UInt64> {
        let (center, overflowed) = power.multipliedReportingOverflow(by: factor)
        if overflowed { break }
        integers += center - 120...(center > .max - 120 ? .max : center + 120)
      }
      if power == 10_000_000_000_000_000_000 { break }
      power *= 10
    }
    for width in [31, 32, 63] as [UInt64] { integers += (1 << width) - 120...(1 << width) + 120 }
    return integers + Array((.max - 120)...(.max as UInt64))
  }()

  /// One locale of each program.
  static let cases: [(type: PluralRuleType, locale: String)] = PluralRuleType.allCases.flatMap {
    type in
    PluralTables.builtIn.withLocales { $0.namesByOffset(of: LocaleIndex.Kind(type)) }
      .sorted { $0.key < $1.key }
      .map { (type, $0.value[0]) }
  }

  @Test("every program is here once")
  func count() {
    #expect(Self.cases.count == 65)
  }

  @Test("the table, many at once, and the bytecode agree on every integer", arguments: cases)
  func agree(type: PluralRuleType, locale: String) {
    let rules = PluralRules(locale: locale, type: type)
    let program = rules.program
    var many: [PluralCategory] = []
    rules.categories(for: Self.integers, into: &many)
    var differences = 0
    for (integer, other) in zip(Self.integers, many) {
      let definition = program.interpretedCategory(for: integer)
      if program.category(for: integer) != definition || other != definition { differences += 1 }
    }
    #expect(differences == 0)
    // The bytecode has a way of its own for programs that read bytes only.
    let sample = Self.integers.indices.filter { $0 < 2_000 || $0 % 7 == 0 }
    #expect(
      sample.allSatisfy { index in
        let operands = PluralOperands(Self.integers[index])
        return program.category(for: operands) == many[index]
          && program.generalCategory(for: operands) == many[index]
      }
    )
    var narrow: [PluralCategory] = []
    rules.categories(for: Self.integers.map { Int32(truncatingIfNeeded: $0) }, into: &narrow)
    #expect(
      zip(Self.integers, narrow).allSatisfy {
        $1 == program.interpretedCategory(for: UInt64(Int32(truncatingIfNeeded: $0).magnitude))
      }
    )
  }
}
