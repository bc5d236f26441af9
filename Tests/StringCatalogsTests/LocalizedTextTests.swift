import Foundation
import PluralMessages
import StringCatalogs
import TestSupport
import Testing

@Suite("Localised texts")
struct LocalizedTextTests {
  private static let posix = Locale(identifier: "en_US_POSIX")

  private static let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "%lld files": {"localizations": {
        "en": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld file"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld files"}}}}},
        "pl": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld plik"}},
          "few": {"stringUnit": {"state": "translated", "value": "%lld pliki"}},
          "many": {"stringUnit": {"state": "translated", "value": "%lld plików"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld pliku"}}}}}}},
      "%@ has %lld%% left": {"localizations": {
        "pl": {"stringUnit": {"state": "translated", "value": "%2$lld%% zostało: %1$@"}}}},
      "100% sure": {"localizations": {
        "pl": {"stringUnit": {"state": "translated", "value": "na 100% pewne"}}}},
      "greeting": {"extractionState": "manual", "localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "Hello, %@!"}},
        "pl": {"stringUnit": {"state": "translated", "value": "Cześć, %@!"}}}},
      "weight %lf": {"localizations": {
        "pl": {"stringUnit": {"state": "translated", "value": "waga %.1f"}}}},
      "name of %@": {"localizations": {
        "pl": {"stringUnit": {"state": "translated", "value": "imię: %@"}}}},
      "by %@": {"localizations": {
        "pl": {"stringUnit": {"state": "translated", "value": "przez %@"}}}}
    }}
    """

  /// Runs a test with a bundle of files.
  private func withBundle<Result>(
    _ files: [String: String],
    _ body: (Bundle) throws -> Result
  ) throws -> Result {
    let folder = try TemporaryDirectory()
    for (name, text) in files { try folder.write(text, to: name) }
    return try body(try #require(Bundle(url: folder.url)))
  }

  private func inPolish<Result>(_ body: (Bundle) throws -> Result) throws -> Result {
    try withBundle(["Localizable.xcstrings": Self.catalog]) { bundle in
      try StringCatalogs.$preferences.withValue(["pl"]) { try body(bundle) }
    }
  }

  @Test(
    "a number chooses the form of the language",
    arguments: [(1, "1 plik"), (3, "3 pliki"), (5, "5 plików"), (22, "22 pliki")]
  )
  func forms(_ files: Int, _ text: String) throws {
    try inPolish { bundle in
      #expect(String(localized: "\(files) files", bundle: bundle, locale: Self.posix) == text)
    }
  }

  @Test("a category without a text takes that for other numbers, in the same language")
  func missingForm() throws {
    let (count, catalog) = (
      3,
      #"""
      {"sourceLanguage": "en", "strings": {"%lld days": {"localizations": {
        "en": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld day"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld days"}}}}},
        "ar": {"variations": {"plural": {
          "other": {"stringUnit": {"state": "translated", "value": "%lld يوم"}}}}}}}}}
      """#
    )
    try withBundle(["Localizable.xcstrings": catalog]) { bundle in
      StringCatalogs.withPreferences(["ar"]) {
        #expect(String(localized: "\(count) days", bundle: bundle, locale: Self.posix) == "3 يوم")
      }
    }
  }

  @Test("arguments go to their positions, and percent signs are shown once")
  func positions() throws {
    let (name, rest) = ("Ann", 5)
    try inPolish { bundle in
      #expect(String(localized: "\(name) has \(rest)% left", bundle: bundle) == "5% zostało: Ann")
      #expect(String(localized: "100% sure", bundle: bundle) == "na 100% pewne")
    }
  }

  @Test("an empty name of a table is that of the usual one")
  func emptyTable() throws {
    let (files, table) = (5, "")
    try inPolish { bundle in
      #expect(String(localized: "\(files) files", table: table, bundle: bundle) == "5 plików")
    }
  }

  @Test("resources that stand in resources without end are cut, not followed")
  func nestedResources() throws {
    var resource: LocalizedStringResource = "end"
    for _ in 0..<300 { resource = LocalizedStringResource("in \(resource)", bundle: .main) }
    let text = String(localized: resource)
    #expect(text.hasPrefix("in in in"))
    #expect(text.hasSuffix("in %@"))
  }

  @Test("a catalogue is read with the texts that Xcode compiles")
  func compiledTexts() throws {
    let unit = #""stringUnit": {"state": "translated", "value":"#
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "new": {"localizations": {"pl": {"stringUnit": {"state": "new", "value": "NOWE"}}}},
        "own": {"extractionState": "manual", "localizations": {
          "pl": {"stringUnit": {"state": "new", "value": "WŁASNE"}}}},
        "brand": {"shouldTranslate": false, "localizations": {
          "en": {\(unit) "BRAND"}}, "pl": {\(unit) "MARKA"}}}},
        "name": {"shouldTranslate": false, "localizations": {"en": {\(unit) "NAME"}}}},
        "v %lf": {}}}
      """
    let value = 0.5
    try withBundle(["Localizable.xcstrings": catalog]) { bundle in
      StringCatalogs.withPreferences(["pl"]) {
        #expect(String(localized: "new", bundle: bundle) == "new")
        #expect(String(localized: "own", bundle: bundle) == "WŁASNE")
        #expect(String(localized: "brand", bundle: bundle) == "MARKA")
        #expect(String(localized: "name", bundle: bundle) == "NAME")
        #expect(String(localized: "v \(value)", bundle: bundle) == "v 0,500000")
      }
    }
  }

  @Test("a translation that does not fit its values is no text: the program's own is")
  func misfits() throws {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "%lld files": {"localizations": {"pl": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld plik"}}}}}}},
        "by %@": {"localizations": {
          "pl": {"stringUnit": {"state": "translated", "value": "przez %lld"}}}},
        "two %lld": {"localizations": {
          "pl": {"stringUnit": {"state": "translated", "value": "dwa %lld %lld"}}}}}}
      """
    let (count, name) = (5, "Ann")
    try withBundle(["Localizable.xcstrings": catalog]) { bundle in
      StringCatalogs.withPreferences(["pl"]) {
        #expect(String(localized: "\(count) files", bundle: bundle) == "5 files")
        #expect(String(localized: "by \(name)", bundle: bundle) == "by Ann")
        #expect(String(localized: "two \(count)", bundle: bundle) == "two 5")
      }
    }
  }

  @Test("a key of one's own has a default value with the arguments")
  func defaultValue() throws {
    let name = "Ann"
    try inPolish { bundle in
      #expect(
        String(localized: "greeting", defaultValue: "Hi, \(name)", bundle: bundle) == "Cześć, Ann!"
      )
      #expect(String(localized: "other", defaultValue: "Hi, \(name)", bundle: bundle) == "Hi, Ann")
      #expect(String(localized: "other", defaultValue: "100%", bundle: bundle) == "100%")
    }
  }

  @Test("a missing key gives the key with its arguments")
  func missing() throws {
    let count = 3
    try inPolish { bundle in
      #expect(String(localized: "\(count) folders at 5%", bundle: bundle) == "3 folders at 5%")
      #expect(String(localized: "no folders at 5%", bundle: bundle) == "no folders at 5%")
    }
  }

  @Test("a key with an integer of another length is found")
  func otherLength() throws {
    let files = Int32(3)
    try inPolish { bundle in
      #expect(String(localized: "\(files) files", bundle: bundle, locale: Self.posix) == "3 pliki")
      let wide = UInt16(5)
      #expect(String(localized: "\(wide) files", bundle: bundle, locale: Self.posix) == "5 files")
    }
  }

  @Test("the locale formats numbers, and does not choose the language")
  func locale() throws {
    let weight = 1.5
    try inPolish { bundle in
      for (identifier, text) in [
        ("de", "waga 1,5"), ("en_US", "waga 1.5"), ("ar_EG", "waga ١٫٥"), ("pl", "waga 1,5"),
      ] {
        let locale = Locale(identifier: identifier)
        #expect(String(localized: "weight \(weight)", bundle: bundle, locale: locale) == text)
      }
      let german = Locale(identifier: "de_DE")
      let text = String(
        localized: "by \(0.5, format: .number.precision(.fractionLength(2)))",
        bundle: bundle,
        locale: german
      )
      #expect(text == "przez 0,50")
    }
  }

  @Test(
    "numbers have the groups, digits and signs that Foundation's formats give them",
    arguments: [
      "en_US", "de_DE", "pl_PL", "es_ES", "pt_PT", "fr_FR", "hi_IN", "en_IN", "ar_EG", "de_CH",
      "bg_BG", "sl_SI", "ne_NP", "en_US_POSIX",
    ]
  )
  func groups(identifier: String) throws {
    let locale = Locale(identifier: identifier)
    try withBundle(["Localizable.xcstrings": Self.catalog]) { bundle in
      for number in [0, 7, 999, 1_000, 1_234, 9_999, 12_345, 1_234_567, 123_456_789, -1, -4_321] {
        // Foundation does not count the sign among the signs of a width, as C does.
        for specifier in ["%lld", "%d", "%12d", "%x", "%o"] + (number < 0 ? [] : ["%05d"]) {
          let text = String(
            localized: "number \(number, specifier: specifier)",
            bundle: bundle,
            locale: locale
          )
          // What the formatter writes of 64 bits needs a length.
          let format = specifier.replacing("d", with: specifier.contains("ll") ? "d" : "lld")
            .replacing("x", with: "llx").replacing("o", with: "llo")
          #expect(text == String(format: "number " + format, locale: locale, number))
        }
      }
      for number in [0.5, 1_234.5, 12_345.678, -1_234_567.25] {
        for specifier in ["%lf", "%.1f", "%.0f"] {
          let text = String(
            localized: "number \(number, specifier: specifier)",
            bundle: bundle,
            locale: locale
          )
          #expect(text == String(format: "number " + specifier, locale: locale, number))
        }
      }
    }
  }

  @Test(
    "without a locale numbers are the user's in the text's language",
    arguments: [
      ("pl", "waga 1,5"), ("pl-PL", "waga 1,5"), ("de-DE", "weight 1.500000"),
    ]
  )
  func numbersOfLanguage(language: String, text: String) throws {
    try withBundle(["T.xcstrings": Self.catalog]) { bundle in
      let weight = 1.5
      let shown = StringCatalogs.withPreferences([language, "en"]) {
        String(localized: "weight \(weight)", table: "T", bundle: bundle)
      }
      #expect(shown == text)
    }
  }

  @Test("a text that is its key is a text, if a language has it")
  func textIsKey() throws {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "OK": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "OK"}}}},
        "Yes": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "Yes"}}}}}}
      """
    try withBundle(["Localizable.xcstrings": catalog]) { bundle in
      func text(_ language: String, _ key: StaticString, _ value: String) -> String {
        StringCatalogs.withPreferences([language]) {
          String(localized: key, defaultValue: .init(value), bundle: bundle)
        }
      }
      #expect(text("de", "OK", "Okay") == "OK")
      #expect(text("en", "OK", "Okay") == "Okay")
      #expect(text("en", "Yes", "Yeah") == "Yes")
    }
  }

  @Test("open placeholders take the replacements of options, in order")
  func replacements() throws {
    try withBundle([:]) { bundle in
      var options = String.LocalizationOptions()
      options.replacements = [5, "Ann"]
      let text = String(
        localized: "\(placeholder: .int) files of \(placeholder: .object)",
        options: options,
        bundle: bundle,
        locale: Self.posix
      )
      #expect(text == "5 files of Ann")
    }
  }

  @Test("a resource is looked for in its table and bundle, within another text too")
  func resources() throws {
    let name = "Ann"
    try inPolish { bundle in
      let resource = LocalizedStringResource("name of \(name)", bundle: .atURL(bundle.bundleURL))
      #expect(String(localized: resource) == "imię: Ann")
      #expect(String(localized: "by \(resource)", bundle: bundle) == "przez imię: Ann")
      #expect(AttributedString(localized: resource) == AttributedString("imię: Ann"))
    }
  }

  @Test("a resource's own locale chooses the language")
  func resourceLocale() throws {
    let name = "Ann"
    try withBundle(["Localizable.xcstrings": Self.catalog]) { bundle in
      var resource = LocalizedStringResource(
        "greeting",
        defaultValue: "\(name)",
        bundle: .atURL(bundle.bundleURL)
      )
      resource.locale = Locale(identifier: "pl_PL")
      #expect(String(localized: resource) == "Cześć, Ann!")
    }
  }

  @Test("without a String Catalog the files of languages serve, plural forms before plain texts")
  func folders() throws {
    let (files, forms) = (
      3,
      """
      <plist version="1.0"><dict><key>%lld files</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string><key>few</key><string>%lld pliki</string>
      <key>other</key><string>%lld pliku</string></dict></dict></dict></plist>
      """
    )
    let bundleFiles = [
      "pl.lproj/Localizable.strings": #""%lld files" = "plain"; "Hello" = "Cześć";"#,
      "pl.lproj/Localizable.stringsdict": forms,
      "pl.lproj/Other.strings": #""Hello" = "Witaj";"#,
      "pt-ao.lproj/Localizable.strings": #""Hello" = "Olá";"#,
    ]
    try withBundle(bundleFiles) { bundle in
      StringCatalogs.withPreferences(["pl"]) {
        #expect(
          String(localized: "\(files) files", bundle: bundle, locale: Self.posix) == "3 pliki"
        )
        #expect(String(localized: "Hello", bundle: bundle) == "Cześć")
        #expect(String(localized: "Hello", table: "Other", bundle: bundle) == "Witaj")
        #expect(String(localized: "Hello", table: "None", bundle: bundle) == "Hello")
      }
      let list = ["pt-AO"]
      StringCatalogs.withPreferences(list) {
        #expect(String(localized: "Hello", bundle: bundle) == "Olá")
      }
    }
  }

  @Test(
    "files that cannot be read, or are not there, cost no text",
    arguments: ["{", "[]", "", "nothing"]
  )
  func broken(_ text: String) throws {
    let count = 5
    try withBundle(["Localizable.xcstrings": text]) { bundle in
      #expect(String(localized: "\(count) files", bundle: bundle, locale: Self.posix) == "5 files")
    }
  }

  @Test("changed files are found after a reload, and not before")
  func reload() throws {
    let folder = try TemporaryDirectory()
    try folder.write(#""Hello" = "one";"#, to: "en.lproj/Localizable.strings")
    let bundle = try #require(Bundle(url: folder.url))
    func text() -> String {
      StringCatalogs.withPreferences(["en"]) { String(localized: "Hello", bundle: bundle) }
    }
    #expect(text() == "one")
    try folder.write(#""Hello" = "two";"#, to: "en.lproj/Localizable.strings")
    #expect(text() == "one")
    StringCatalogs.reload()
    #expect(text() == "two")
  }

  @Test("each task speaks its own language")
  func concurrency() async throws {
    let folder = try TemporaryDirectory()
    try folder.write(Self.catalog, to: "Localizable.xcstrings")
    let url = folder.url
    await withTaskGroup(of: Bool.self) { group in
      for number in 0..<200 {
        group.addTask {
          let language = number.isMultiple(of: 2) ? "pl" : "en"
          return await StringCatalogs.$preferences.withValue([language]) {
            await Task.yield()
            guard let bundle = Bundle(url: url) else { return false }
            let text = String(localized: "\(5) files", bundle: bundle, locale: Self.posix)
            return text == (language == "pl" ? "5 plików" : "5 files")
          }
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }

  @Test("a default value goes before a key without a text")
  func defaultBeforeKey() throws {
    let name = "Ann"
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"greeting": {}, "Hello": {}}}
      """
    try withBundle(["Localizable.xcstrings": catalog]) { bundle in
      StringCatalogs.withPreferences(["fr"]) {
        let text = String(localized: "greeting", defaultValue: "Hi, \(name)", bundle: bundle)
        #expect(text == "Hi, Ann")
        #expect(String(localized: "Hello", bundle: bundle) == "Hello")
      }
    }
  }

  @Test("who prefers the default language gets its keys before another language's texts")
  func defaultLanguage() throws {
    let files = ["de.lproj/Localizable.strings": #""Hello" = "Hallo";"#]
    try withBundle(files) { bundle in
      StringCatalogs.withPreferences(["en-US", "de"]) {
        #expect(String(localized: "Hello", bundle: bundle) == "Hello")
      }
      StringCatalogs.withPreferences(["de", "en"]) {
        #expect(String(localized: "Hello", bundle: bundle) == "Hallo")
      }
    }
  }

  @Test("a list in a variable serves what waits")
  func waiting() async throws {
    let folder = try TemporaryDirectory()
    try folder.write(Self.catalog, to: "Localizable.xcstrings")
    let (languages, url, files) = (["pl"], folder.url, 5)
    let text = await StringCatalogs.withPreferences(languages) {
      await Task.yield()
      return Bundle(url: url).map {
        String(localized: "\(files) files", bundle: $0, locale: Self.posix)
      }
    }
    #expect(text == "5 plików")
  }
}
