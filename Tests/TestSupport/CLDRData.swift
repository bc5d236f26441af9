/// What CLDR's files say about locales, by a simple scan.
package enum CLDRData {
  /// The locales of `plurals.xml`.
  package static let cardinalLocales = locales(in: "plurals", element: "pluralRules")
  /// The locales of `ordinals.xml`.
  package static let ordinalLocales = locales(in: "ordinals", element: "pluralRules")
  /// The locales of `pluralRanges.xml`.
  package static let rangeLocales = locales(in: "pluralRanges", element: "pluralRanges")

  /// The language aliases of `supplementalMetadata.xml`, in the order of the file.
  package static let languageAliases: [(type: String, replacement: String)] =
    CLDRText.elements("languageAlias", in: CLDRText.file("supplementalMetadata")).map {
      (CLDRText.attribute("type", of: $0), CLDRText.attribute("replacement", of: $0))
    }

  /// A row of a table of ranges: the names of three categories.
  package typealias RangeRow = (start: String, end: String, result: String)

  /// The tables of `pluralRanges.xml`.
  package static let ranges: [(locales: [String], rows: [RangeRow])] =
    CLDRText.elements("pluralRanges", in: CLDRText.file("pluralRanges")).map { table in
      let rows = CLDRText.elements("pluralRange", in: table.rest).map { row in
        (
          CLDRText.attribute("start", of: row), CLDRText.attribute("end", of: row),
          CLDRText.attribute("result", of: row)
        )
      }
      return (CLDRText.locales(of: table), rows)
    }

  private static func locales(in file: String, element: String) -> [String] {
    CLDRText.elements(element, in: CLDRText.file(file)).flatMap(CLDRText.locales)
  }
}
