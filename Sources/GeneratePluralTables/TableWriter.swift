import PluralRuleCompiler
import Plurals

/// Writes tables as Swift source: static data that needs no work at start-up, an item a line, in a
/// stable order.
struct TableWriter {
  let tables: PluralTables
  let version: String

  var source: String {
    """
    // swift-format-ignore-file
    // Generated from cldr/ by `swift run GeneratePluralTables`. Do not edit.

    /// The plural rules, plural ranges and language aliases of CLDR \(version).
    ///
    /// Data from Unicode CLDR, © 1991-2026 Unicode, Inc., under the Unicode License V3 in cldr/LICENSE.
    enum CLDRTables {
      static let version = "\(version)"

      /// Programs and range tables; the offsets in `entries` count words of this array.
      static let words: [UInt32] = [
    \(wordLines.joined(separator: "\n"))
      ]

      static let languageKeys: [UInt16] = [
    \(SourceText.lines(languageKeys.map { SourceText.hex($0, digits: 4) }))
      ]

      static let languageEntries: [UInt16] = [
    \(SourceText.lines(tables.locales.packed.languageEntries.map { String($0) }))
      ]

      static let entries: [UInt64] = [
    \(entryLines.joined(separator: "\n"))
      ]

      static let compounds: [UInt64] = [
    \(compoundLines.joined(separator: "\n"))
      ]
    }

    """
  }

  private var languageKeys: [UInt16] { tables.locales.packed.languageKeys }

  /// Each program and range table, with the locales that use it above.
  private var wordLines: [String] {
    var users: [Int: [String]] = [:]
    var starts: Set<Int> = []
    var programs: Set<Int> = []
    for kind in [LocaleIndex.Kind.cardinal, .ordinal, .ranges] {
      for (offset, names) in tables.locales.namesByOffset(of: kind) {
        users[offset, default: []].append("\(kind): " + names.joined(separator: " "))
        starts.insert(offset)
        if kind != .ranges { programs.insert(offset) }
      }
    }
    for start in programs {
      let header = tables.words[start + 1]
      for row in [header & 0xFFFF, header >> 16].map(Int.init) {
        users[row] = ["integers"]
        starts.insert(row)
      }
    }
    var lines: [String] = []
    let sorted = starts.sorted()
    for (start, end) in zip(sorted, sorted.dropFirst() + [tables.words.count]) {
      for user in users[start] ?? [] { lines.append("    // \(start), \(user)") }
      lines.append(
        SourceText.lines(tables.words[start..<end].map { SourceText.hex($0, digits: 8) })
      )
    }
    return lines
  }

  private var entryLines: [String] {
    tables.locales.packed.entries.enumerated().map { number, entry in
      "    \(SourceText.hex(entry, digits: 16)),  // \(number) \(tables.locales.name(of: number))"
    }
  }

  private var compoundLines: [String] {
    let rows = tables.locales.packed.compounds
    return stride(from: 0, to: rows.count, by: 3).map { row in
      let words = rows[row..<row + 3].map { SourceText.hex($0, digits: 16) }.joined(separator: ", ")
      return "    \(words),  // \(tables.locales.compoundDescription(row: row / 3))"
    }
  }
}
