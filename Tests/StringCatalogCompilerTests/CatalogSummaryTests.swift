import Foundation
import StringCatalogCompiler
import Testing

@Suite("Summaries of catalogues")
struct CatalogSummaryTests {
  @Test("languages are listed with what they have and lack")
  func summary() throws {
    let catalog = try CatalogSource(
      Data(
        """
        {"sourceLanguage": "en", "strings": {
          "a": {"localizations": {
            "pl": {"stringUnit": {"state": "translated", "value": "a"}},
            "zh-Hans": {"stringUnit": {"state": "needs_review", "value": "a"}}}},
          "b\\n": {"extractionState": "stale", "localizations": {
            "pl": {"variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "%d"}},
              "other": {"stringUnit": {"state": "new", "value": "%d"}}}}}}},
          "brand": {"shouldTranslate": false}}}
        """.utf8
      )
    )
    #expect(
      CatalogSummary(catalog).text(name: "L", showsKeys: true) == """
        L: 2 messages (1 stale) in 3 languages
          en       2 translated, source language
          pl       1 translated, 1 missing
            missing: b\\n
          zh-Hans  0 translated, 1 to review, 1 missing
            missing: b\\n
            to review: a

        """
    )
  }
}
