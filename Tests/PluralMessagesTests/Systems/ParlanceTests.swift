import Foundation
import PluralMessages
import Plurals
import Testing
import TypedPlurals

@Suite("Parlance")
struct ParlanceTests {
  let english = ShopMessages(language: .english)
  let irish = ShopMessages(language: .irish)

  @Test(
    "one coordinator says which language a locale uses",
    arguments: [
      ("en", .english), ("en_US", .english), ("ga", .irish), ("ga_IE", .irish), ("ga-IE", .irish),
      ("ga_IE.UTF-8", .irish), ("ga-Latn-IE-u-nu-latn", .irish), ("fr_FR", .english),
      ("", .english), ("root", .english), ("not a locale", .english), ("g", .english),
    ] as [(String, ShopLanguage)]
  )
  func coordinates(locale: String, language: ShopLanguage) {
    #expect(ShopLanguage(for: Locale(identifier: locale)) == language)
    #expect(ShopLanguage(preferring: [locale]) == language)
  }

  @Test(
    "the first preference that has a language decides",
    arguments: [
      (["cy-GB", "he-IL", "en"], .hebrew), (["iw"], .hebrew), (["pt-PT"], .portuguese),
      (["pt-BR"], .brazilian), (["pt-AO"], .portuguese), (["pt_PT@euro"], .portuguese),
      (["PT-pt"], .portuguese), (["zh-TW", "en"], .traditional), (["zh_HK"], .traditional),
      (["zh-Hant"], .traditional), (["zh"], .simplified), (["zh-CN"], .simplified),
      (["zh-Hans-SG"], .simplified), (["und", "he"], .hebrew), (["pt-Latn-BR"], .brazilian),
      ([], .english), (["fr", "de"], .english),
    ] as [([String], WideLanguage)]
  )
  func prefers(preferences: [String], language: WideLanguage) {
    #expect(WideLanguage(preferring: preferences) == language)
  }

  @Test("categories come from CLDR, in each language")
  func categories() {
    #expect([0, 1, 2].map { Languages.en.category(for: $0) } == [.other, .one, .other])
    #expect(
      [0, 1, 2, 3, 6, 7, 10, 11].map { Languages.ga.category(for: $0) }
        == [.other, .one, .two, .few, .few, .many, .many, .other]
    )
  }

  @Test("each language has its own categories only, and they are those of CLDR")
  func ownCategories() {
    #expect(Languages.en.Category.allCases == [.one, .other])
    #expect(Languages.ga.Category.allCases == [.one, .two, .few, .many, .other])
    #expect(Languages.en.Category.categories == PluralRules(locale: "en").categories)
    #expect(Languages.ga.Category.categories == PluralRules(locale: "ga").categories)
  }

  @Test("a category that the language's enumeration lacks is other")
  func lacking() {
    #expect(Languages.en.Category(.few) == .other)
    #expect(Languages.en.Category(.zero) == .other)
    #expect(Languages.ga.Category(.zero) == .other)
  }

  @Test("keys carry the inputs, and a module forwards them to the current language")
  func forwards() {
    #expect(english.text(.numberOfItems(1)) == "1 item")
    #expect(english.text(.numberOfItems(5)) == "5 items")
    #expect(english.text(.welcome(name: "Aoife")) == "Welcome, Aoife!")
    #expect(irish.text(.welcome(name: "Aoife")) == "Fáilte, Aoife!")
    #expect(
      [1, 2, 3, 7, 11].map { irish.text(.numberOfItems($0)) } == [
        "1 mhír (one)", "2 mhír (two)", "3 mhír (few)", "7 mír (many)", "11 mír (other)",
      ]
    )
    #expect(ShopMessages.text(.numberOfItems(1), in: .english) == "1 item")
  }

  @Test("the categories are those of numbers as they are shown, and of ranks")
  func beyondIntegers() {
    #expect(english.text(.weight("1")) == "1 kilogram")
    #expect(english.text(.weight("1.0")) == "1.0 kilograms")
    #expect(
      [1, 2, 3, 4, 11, 23].map { english.text(.place($0)) } == [
        "1st", "2nd", "3rd", "4th", "11th", "23rd",
      ]
    )
  }

  @Test("languages and modules may be used from many tasks at once")
  func concurrent() async {
    let english = english
    let irish = irish
    await withTaskGroup(of: Bool.self) { group in
      for count in 0..<100 {
        group.addTask {
          english.text(.numberOfItems(count)).hasPrefix("\(count) ")
            && irish.text(.numberOfItems(count)).hasPrefix("\(count) ")
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }
}
