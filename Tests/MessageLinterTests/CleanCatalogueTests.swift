import MessageLinter
import PluralMessages
import TestSupport
import Testing

@Suite("Catalogues without a fault")
struct CleanCatalogueTests {
  /// The languages whose names are deprecated, which is a finding of its own.
  private static let deprecated = Set(CLDRData.languageAliases.map(\.type))
    .intersection(SampledLanguage.all.map(\.name))

  private static func catalog(_ languages: [SampledLanguage]) -> MadeCatalog {
    let keys: [(key: String, text: (String) -> String)] = [
      ("%lld files", { "\($0) %lld" }),
      ("%1$@ has %2$lld files", { "%1$@ \($0) %2$lld" }),
      ("%d days of %@", { "\($0): %d, %@" }),
    ]
    var catalog = MadeCatalog()
    catalog.entries = keys.map { key, text in
      var texts: [String: MadeCatalog.Texts] = [:]
      for language in languages {
        texts[language.name] = MadeCatalog.Texts(
          forms: Dictionary(uniqueKeysWithValues: language.categories.map { ($0, text($0)) })
        )
      }
      texts["en"] = MadeCatalog.Texts(forms: ["one": text("one"), "other": text("other")])
      return MadeCatalog.Entry(key: key, texts: texts)
    }
    var texts: [String: MadeCatalog.Texts] = [:]
    for language in languages {
      // One form is enough for one integer, and the number need not be shown in it.
      let forms = language.categories.map { category in
        let isSeveral = language.several.contains(category)
        return (category, isSeveral ? "%arg \(category)" : "the \(category)")
      }
      texts[language.name] = MadeCatalog.Texts(
        text: "%1$@: %#@count@",
        variables: [
          MadeCatalog.Variable(
            name: "count",
            argument: 2,
            forms: Dictionary(uniqueKeysWithValues: forms)
          )
        ]
      )
    }
    catalog.entries.append(MadeCatalog.Entry(key: "sum", texts: texts))
    return catalog
  }

  @Test("give no error and no warning in all languages of CLDR")
  func allLanguages() throws {
    let languages = SampledLanguage.all
    #expect(languages.count == CLDRPins.count("cardinal locales"))
    let (text, _) = Self.catalog(languages).written()
    let findings = try lint(["App.xcstrings": text]).filter { $0.severity > .note }
    let names = findings.filter { LintCheck(of: $0) == .language }.compactMap(\.language)
    #expect(Set(names) == Self.deprecated)
    #expect(findings.filter { LintCheck(of: $0) != .language }.map(\.description) == [])
  }

  @Test("give no finding at all in a language", arguments: SampledLanguage.all)
  func oneLanguage(language: SampledLanguage) throws {
    guard !Self.deprecated.contains(language.name) else { return }
    let english = try #require(SampledLanguage.all.first { $0.name == "en" })
    let (text, _) = Self.catalog([english, language]).written()
    #expect(try lint(["App.xcstrings": text]).map(\.description) == [])
  }

  @Test("give no finding at all where numbers may have fractions", arguments: SampledLanguage.all)
  func fractions(language: SampledLanguage) throws {
    guard !Self.deprecated.contains(language.name) else { return }
    let english = try #require(SampledLanguage.all.first { $0.name == "en" })
    var catalog = MadeCatalog()
    let shown: [(String, (SampledLanguage) -> [String])] = [
      ("%@", { $0.integers.map(\.category) }), ("%.1f", \.categoriesOfTenths),
    ]
    catalog.entries = shown.map { placeholder, categories in
      var texts: [String: MadeCatalog.Texts] = [:]
      for language in [english, language] {
        let forms = categories(language).map { ($0, "\($0) \(placeholder)") }
        texts[language.name] = MadeCatalog.Texts(forms: Dictionary(uniqueKeysWithValues: forms))
      }
      return MadeCatalog.Entry(key: "\(placeholder) hours", texts: texts)
    }
    #expect(try lint(["App.xcstrings": catalog.written().text]).map(\.description) == [])
  }

  @Test("give no finding at all as .stringsdict files")
  func stringsDictionaries() throws {
    var files: [String: String] = [:]
    for language in SampledLanguage.all where !Self.deprecated.contains(language.name) {
      let forms = language.categories.map { "<key>\($0)</key><string>%d \($0)</string>" }
      files["\(language.name).lproj/Localizable.stringsdict"] = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>files</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
        <key>n</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string>
        \(forms.joined(separator: "\n"))
        </dict></dict></dict></plist>
        """
    }
    #expect(try lint(files).map(\.description) == [])
  }
}
