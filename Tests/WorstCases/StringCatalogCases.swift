import Foundation
import PluralMessages

extension WorstCase {
  static let stringCatalogs = [
    WorstCase(
      "String Catalog: a message in very many languages",
      size: 2_000,
      memory: 400,
      text: { size in
        let languages = pieces(size, ",") { "\"en-a\(10_000 + $0)\":" + unit("x") }
        return strings("\"k\":{\"localizations\":{\(languages),\"en-ZW\":\(unit("zw"))}}")
      },
      { text in
        let catalog = try StringCatalog(data: Data(text.utf8))
        let localizer = Localizer(catalog, preferences: ["en-ZW"])
        _ = localizer.text("k")
        _ = localizer.text("missing")
      }
    ),
    WorstCase(
      "String Catalog: very many languages, all of them read",
      size: 1_000,
      memory: 400,
      text: { size in
        let languages = pieces(size, ",") { "\"l\(10_000 + $0)\":" + unit("x") }
        let wrong = pieces(size, ",") { "\"w\($0)\":1" }
        let untranslated = pieces(size, ",") { "\"u\($0)\":{\"shouldTranslate\":false}" }
        return strings("\"k\":{\"localizations\":{\(languages)}},\(wrong),\(untranslated)")
      },
      { text in
        let catalog = try StringCatalog(data: Data(text.utf8))
        for language in catalog.languages { _ = catalog.catalog(for: language)?["u1"] }
        _ = catalog.diagnostics
      }
    ),
    WorstCase(
      "String Catalog: very many languages with findings, beside very many members",
      size: 1_000,
      memory: 1_500,
      text: { size in
        let members = pieces(size * 2, ",") { "\"m\($0)\":0" }
        let languages = pieces(size, ",") { "\"l\(10_000 + $0)\":1" }
        return strings("\"k\":{\(members),\"localizations\":{\(languages)}}")
      },
      { text in
        let catalog = try StringCatalog(data: Data(text.utf8))
        for language in catalog.languages { _ = catalog.catalog(for: language)?.diagnostics }
        _ = catalog.diagnostics
      }
    ),
    WorstCase(
      "String Catalog: two faults in each entry, the second before the first",
      size: 1_000,
      memory: 400,
      text: { size in
        strings(
          pieces(size, ",\n") {
            "\"k\($0)\":{\"shouldTranslate\":1,\n\"localizations\":{\"en\":"
              + "{\"stringUnit\":{\"state\":1,\"value\":\"%y\"}}}}"
          }
        )
      },
      { _ = try StringCatalog(data: Data($0.utf8)).diagnostics }
    ),
    WorstCase(
      "String Catalog: brackets without an end",
      size: 4_000,
      text: { size in "{\"strings\":{" + pieces(size) { "\"k\($0)\":{\"a\":[\n" } },
      { _ = try StringCatalog(data: Data($0.utf8)).diagnostics }
    ),
    WorstCase(
      "String Catalog: names that are there twice",
      size: 1_500,
      memory: 400,
      text: { size in
        let texts = pieces(size, ",") { _ in "\"stringUnit\":{\"value\":\"x\",\"value\":\"y\"}" }
        return strings("\"k\":{\"localizations\":{\"en\":{\(texts)}}}")
      },
      { _ = try StringCatalog(data: Data($0.utf8)).diagnostics }
    ),
  ]

  private static func unit(_ text: String) -> String {
    "{\"stringUnit\":{\"state\":\"translated\",\"value\":\"\(text)\"}}"
  }

  private static func strings(_ content: String) -> String {
    "{\"sourceLanguage\":\"en\",\"version\":\"1.0\",\"strings\":{\(content)}}"
  }
}
