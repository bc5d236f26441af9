import Plurals
import Testing
import TypedPlurals

@Suite("Ready languages")
struct LanguagesTests {
  static let locales = GeneratedTypes.languages.map(\.locale)

  @Test("there is one for every locale that has cardinal rules")
  func allLocales() {
    #expect(Set(Self.locales) == CategoryEnumTests.tableNames(.cardinal))
    #expect(Self.locales.count == Set(Self.locales).count)
  }

  @Test("a language has the locale, the rules and the categories of its name", arguments: locales)
  func matches(locale: String) throws {
    let language = try #require(GeneratedTypes.languages.first { $0.locale == locale }?.type)
    let cardinal = try #require(PluralRules(knownLocale: locale))
    // Where CLDR has no rules for ranks these are root's.
    let ordinal = PluralRules(locale: locale, type: .ordinal)
    #expect(language.locale == cardinal.resolvedLocale)
    #expect(language.rules.resolvedLocale == cardinal.resolvedLocale)
    #expect(language.ordinalRules.resolvedLocale == ordinal.resolvedLocale)
    Self.check(language, cardinal, ordinal)
    try language.verify()
  }

  static func check<Language: RankingLanguage>(
    _ language: Language.Type,
    _ cardinal: PluralRules,
    _ ordinal: PluralRules
  ) {
    #expect(Language.Category.categories == cardinal.categories)
    #expect(Language.OrdinalCategory.categories == ordinal.categories)
    for number in 0...210 {
      #expect(language.category(for: number).category == cardinal.category(for: number))
      #expect(language.ordinalCategory(for: number).category == ordinal.category(for: number))
    }
    for number in ["0.0", "1.0", "1.5", "2.00", "10.1", "1c6", "1.1c6", "1000000"] {
      #expect(
        (try? language.category(for: number).category) == (try? cardinal.category(for: number))
      )
    }
    for start in cardinal.categories {
      for end in cardinal.categories {
        let category = language.category(from: .init(start), to: .init(end))
        #expect(category.category == cardinal.category(from: start, to: end))
      }
    }
  }

  @Test("its categories are the same types as those by the locale's name", arguments: locales)
  func sameTypes(locale: String) throws {
    let language = try #require(GeneratedTypes.languages.first { $0.locale == locale }?.type)
    let cardinal = GeneratedTypes.cardinalCategories.first { $0.locale == locale }?.type
    let ordinal = GeneratedTypes.ordinalCategories.first { $0.locale == locale }?.type
    let types = Self.types(of: language)
    #expect(cardinal.map { ObjectIdentifier($0) } == types.cardinal)
    // Without rules for ranks of its own a locale has those of its language, or root's.
    if let ordinal { #expect(ObjectIdentifier(ordinal) == types.ordinal) }
  }

  static func types<Language: RankingLanguage>(
    of language: Language.Type
  ) -> (cardinal: ObjectIdentifier, ordinal: ObjectIdentifier) {
    (ObjectIdentifier(Language.Category.self), ObjectIdentifier(Language.OrdinalCategory.self))
  }

  @Test("a deprecated code is another name of the code that replaces it")
  func deprecated() {
    #expect(Languages.iw.self == Languages.he.self)
    #expect(Languages.in.self == Languages.id.self)
    #expect(Languages.ji.self == Languages.yi.self)
    #expect(Languages.jw.self == Languages.jv.self)
    #expect(Languages.mo.self == Languages.ro.self)
    #expect(Languages.sh.self == Languages.sr.self)
    #expect(Languages.tl.self == Languages.fil.self)
  }

  @Test("numbers of all types have the categories of CLDR's rules")
  func numbers() throws {
    let polish = [1, 2, 5, 22, -1, 112].map { Languages.pl.category(for: $0) }
    #expect(polish == [.one, .few, .many, .few, .one, .many])
    #expect(Languages.pl.category(for: 1.5) == .other)
    #expect(Languages.pl.category(for: 2.0) == .few)
    #expect(Languages.pl.category(for: .nan) == .other)
    #expect(try Languages.pl.category(for: "1.0") == .other)
    #expect(try Languages.fr.category(for: "1c6") == .many)
    #expect(Languages.pl.category(for: PluralOperands(5)) == .many)
    #expect(Languages.pt.category(for: 0) == .one)
    #expect(Languages.pt_PT.category(for: 0) == .other)
    #expect(throws: PluralOperands.ParseError.self) { try Languages.pl.category(for: "one") }
  }

  @Test("variables of any type of integer and float choose")
  func variables() {
    let small: UInt8 = 22, wide: Int64 = 5, largest = UInt64.max, single: Float = 0.1
    #expect(Languages.pl.category(for: small) == .few)
    #expect(Languages.pl.category(for: wide) == .many)
    #expect(Languages.pl.category(for: largest) == .many)
    #expect(Languages.pl.category(for: single) == .other)
    #expect(Languages.da.category(for: single) == .one)
    #expect(Languages.pl.category(for: Float.infinity) == .other)
    #expect(Languages.en.ordinalCategory(for: small) == .two)
    #expect(Languages.en.ordinalCategory(for: largest) == .other)
  }

  @Test("ranks have the categories of CLDR's ordinal rules")
  func ranks() throws {
    let english = [1, 22, 3, 11, 4].map { Languages.en.ordinalCategory(for: $0) }
    #expect(english == [.one, .two, .few, .other, .other])
    #expect(try Languages.en.ordinalCategory(for: "103") == .few)
    #expect(Languages.en.ordinalCategory(for: PluralOperands(2)) == .two)
    #expect(Languages.it.ordinalCategory(for: 8) == .many)
    #expect(Languages.nn.ordinalCategory(for: 1) == .other)
    #expect(throws: PluralOperands.ParseError.self) { try Languages.en.ordinalCategory(for: "1st") }
  }
}
