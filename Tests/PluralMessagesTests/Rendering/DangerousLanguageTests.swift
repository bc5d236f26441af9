import Foundation
import LegacyPlurals
import PluralMessages
import Plurals
import Testing

/// Identifiers at which Foundation's formatters end the process on Linux, or that say more than a
/// language.
@Suite("Languages that are no locales")
struct DangerousLanguageTests {
  private static let languages = [
    "é", "日本", "", "-", "_", "a", "ar-u-nu-arab", "ar_EG-u-nu-latn", "ar@numbers=x", "ar@numbers=",
    "en-u-nu-", "x-y-z", "root", "und", "C", "ar.UTF-8", "12", "en-\u{0}", "🙂-🙂",
    String(repeating: "a", count: 10_000), "ar-" + String(repeating: "u-nu-arab-", count: 500),
  ]

  @Test("numbers are shown nevertheless", arguments: languages)
  func numbers(_ language: String) throws {
    let texts: [PluralCategory: String] = [.other: "%@ %d %.1f"]
    var catalog = try MessageCatalog(language, texts: texts)
    catalog.options.digits = .native
    #expect(try !catalog.string("key", 1, 2, 3).isEmpty)
    let styled = MessageArgument(4.5, format: .currency(code: "PLN"))
    #expect(try !catalog.string("key", styled, 2, 3).isEmpty)
    let formatter = PluralFormFormatter(rule: .english, language: language)
    #expect(try !formatter.string(for: 5, forms: "%@;%@").isEmpty)
  }

  @Test(
    "an extension says which digits are native",
    arguments: [
      ("ar", "٥"), ("ar-u-nu-arab", "٥"), ("ar-u-nu-latn", "5"), ("ar@numbers=deva", "५"),
      ("ar@numbers=x", "٥"), ("é", "5"), ("日本", "5"), ("en-u-nu-deva", "५"), ("my-MM", "၅"),
    ]
  )
  func digits(_ language: String, _ text: String) throws {
    var catalog = try MessageCatalog(language, text: "%d")
    catalog.options.digits = .native
    #expect(try catalog.string("key", 5) == text)
  }
}
