import PluralRuleCompiler
import Plurals

extension CLDRReader {
  /// Reads the categories of ranges, from `pluralRanges.xml`.
  ///
  ///     let groups = try CLDRReader.pluralRanges(from: .file("cldr/pluralRanges.xml"))
  ///     groups[0].rows.map(\.result)    // [other]
  ///
  /// See UTS #35 part 3, "Plural Ranges": elements `plurals` with `pluralRanges locales="…"`, with a
  /// `pluralRange` for each pair of categories of a range's ends. By the DTD, a `pluralRange` without
  /// `start` or `end` stands for all categories there; the result has a row for each of them.
  ///
  /// - Parameter source: The file.
  /// - Returns: The tables with their locales, in the order of the file.
  /// - Throws: ``CLDRReadError``, also for two rows with the same pair and a locale with two tables.
  public static func pluralRanges(
    from source: CLDRSource
  ) throws(CLDRReadError) -> [PluralRangeGroup] {
    let file = try SupplementalFile(source)
    var groups: [PluralRangeGroup] = []
    var register = LocaleRegister()
    for plurals in file.root.children("plurals") {
      for element in plurals.children("pluralRanges") {
        let locales = try register.locales(of: element, in: file)
        groups.append(
          PluralRangeGroup(
            locales: locales,
            rows: try ranges(of: element, locales: locales, in: file)
          )
        )
      }
    }
    guard !groups.isEmpty else {
      throw file.error(.missingElement("pluralRanges", parent: "plurals"), at: file.root)
    }
    return groups
  }

  private static func ranges(
    of element: XMLElement,
    locales: [String],
    in file: SupplementalFile
  ) throws(CLDRReadError) -> [PluralRangeRow] {
    var rows: [PluralRangeRow] = []
    for child in element.children("pluralRange") {
      let result = try file.category("result", of: child)
      let ends = try file.categories("end", of: child)
      for start in try file.categories("start", of: child) {
        for end in ends {
          guard !rows.contains(where: { $0.start == start && $0.end == end }) else {
            throw file.error(
              .duplicateRange(start: start, end: end, locales: locales),
              at: child
            )
          }
          rows.append(PluralRangeRow(start: start, end: end, result: result))
        }
      }
    }
    guard !rows.isEmpty else {
      throw file.error(.missingElement("pluralRange", parent: "pluralRanges"), at: element)
    }
    return rows
  }
}
