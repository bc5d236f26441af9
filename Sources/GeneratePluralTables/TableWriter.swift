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

      /// The index of locales, programs and range tables, as `LocaleIndex` and `Program` say.
      static let words: [UInt32] = [
    \(wordLines.joined(separator: "\n"))
      ]
    }

    """
  }

  /// The words by what they are for, programs and range tables with the locales that use them.
  private var wordLines: [String] {
    var titles: [Int: [String]] = [:]
    var programs: Set<Int> = []
    tables.withLocales { locales in
      for kind in [LocaleIndex.Kind.cardinal, .ordinal, .ranges] {
        for (offset, names) in locales.namesByOffset(of: kind) {
          titles[offset, default: []].append("\(kind): " + names.joined(separator: " "))
          if kind != .ranges { programs.insert(offset) }
        }
      }
      for (range, title) in locales.sections where !range.isEmpty {
        titles[range.lowerBound] = [title]
      }
      let names = locales.words(of: .names)
      for number in 0..<locales.nameCount {
        titles[names.lowerBound + number * LocaleName.wordCount, default: []]
          .append(locales.description(ofName: number))
      }
    }
    for start in programs {
      let header = tables.words[start + 1]
      for row in [header & 0xFFFF, header >> 16].map(Int.init) { titles[row] = ["integers"] }
    }
    var lines: [String] = []
    let starts = titles.keys.sorted()
    for (start, end) in zip(starts, starts.dropFirst() + [tables.words.count]) {
      for title in titles[start] ?? [] { lines.append("    // \(start), \(title)") }
      lines.append(
        SourceText.lines(tables.words[start..<end].map { SourceText.hex($0, digits: 8) })
      )
    }
    return lines
  }
}
