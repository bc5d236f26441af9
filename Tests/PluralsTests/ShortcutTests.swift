import Foundation
import Plurals
import TestSupport
import Testing

/// The interpreter is the definition; whatever is faster has to say the same.
@Suite("Shortcuts for integers")
struct ShortcutTests {
  /// 0 to 20,000, and what is near multiples of the powers of ten up to 10^19, with every last two
  /// digits, and near the limits of widths. No rule of CLDR's sees more than that of a number.
  private static let integers: [UInt64] = {
    var integers = Array(0...20_000 as ClosedRange<UInt64>)
    var power: UInt64 = 10_000
    while true {
      for factor in 1...9 as ClosedRange<UInt64> {
        let (center, overflowed) = power.multipliedReportingOverflow(by: factor)
        if overflowed { break }
        integers += center - 55...(center > .max - 55 ? .max : center + 55)
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
    #expect(
      Self.cases.count == CLDRPins.count("cardinal rule sets") + CLDRPins.count("ordinal rule sets")
    )
  }

  /// Those that have 32 bits.
  private static let narrow = integers.compactMap { Int32(exactly: $0) }

  @Test("the table, many at once, and the bytecode agree on every integer", arguments: cases)
  func agree(type: PluralRuleType, locale: String) {
    let rules = PluralRules(locale: locale, type: type)
    let program = rules.program
    // What the bytecode says, and the table.
    var definition: [UInt8] = []
    var table: [UInt8] = []
    definition.reserveCapacity(Self.integers.count)
    table.reserveCapacity(Self.integers.count)
    for integer in Self.integers {
      definition.append(program.interpretedCategory(for: integer).index)
      table.append(program.category(for: integer).index)
    }
    #expect(Self.isEqual(table, definition))
    var many: [PluralCategory] = []
    rules.categories(for: Self.integers, into: &many)
    #expect(Self.isEqual(many, definition))
    let narrow = Self.narrow
    rules.categories(for: narrow, into: &many)
    let expected = zip(Self.integers, definition).compactMap { $0 <= 0x7FFF_FFFF ? $1 : nil }
    #expect(Self.isEqual(many, expected))
    // The bytecode has a way of its own for programs that read bytes only.
    for index in Self.integers.indices where index < 2_000 || index % 61 == 0 {
      let operands = PluralOperands(Self.integers[index])
      if program.category(for: operands).index != definition[index]
        || program.generalCategory(for: operands).index != definition[index]
      {
        Issue.record("\(type) \(locale): \(Self.integers[index])")
      }
    }
  }

  /// Whether two lists have the same bytes, which categories are; element by element it would take most
  /// of the test's time.
  private static func isEqual<First, Second>(_ first: [First], _ second: [Second]) -> Bool {
    first.withUnsafeBytes { first in
      second.withUnsafeBytes {
        guard let a = first.baseAddress, let b = $0.baseAddress else {
          return first.count == $0.count
        }
        return first.count == $0.count && memcmp(a, b, first.count) == 0
      }
    }
  }
}
