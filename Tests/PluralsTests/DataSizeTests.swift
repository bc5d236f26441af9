import Plurals
import Testing

@Suite("Built-in data")
struct DataSizeTests {
  @Test("it is small: 6 KiB without the tables for integers, 16 KiB with them, and nothing beside")
  func sizes() {
    let tables = PluralTables.builtIn
    let sizes = Dictionary(uniqueKeysWithValues: tables.byteCounts.map { ($0.kind, $0.bytes) })
    let all = sizes.values.reduce(0, +)
    #expect(all == tables.words.count * 4)
    #expect(all <= 16 << 10)
    #expect(all - (sizes["integer tables"] ?? 0) <= 6 << 10)
    #expect(sizes.values.allSatisfy { $0 > 0 })
  }
}
