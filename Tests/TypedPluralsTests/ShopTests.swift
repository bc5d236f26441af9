import Testing
import TypedPlurals

@Suite("Typed messages")
struct ShopTests {
  let english = ShopMessages(language: .english)
  let irish = ShopMessages(language: .irish)
  let slovenian = ShopMessages(language: .slovenian)

  @Test("counts agree with the text")
  func counts() {
    #expect(english.text(.numberOfItems(1)) == "1 item")
    #expect(english.text(.numberOfItems(0)) == "0 items")
    #expect([3, 7, 11].map { irish.text(.numberOfItems($0)) } == ["3 mhír", "7 mír", "11 mír"])
    #expect(
      [1, 2, 3, 5, 101].map { slovenian.text(.numberOfItems($0)) }
        == ["1 izdelek", "2 izdelka", "3 izdelki", "5 izdelkov", "101 izdelek"]
    )
  }

  @Test("numbers agree as they are shown, and so do ranks and ranges")
  func beyondCounts() {
    #expect(english.text(.weight("1")) == "1 kilogram")
    #expect(english.text(.weight("1.0")) == "1.0 kilograms")
    #expect(english.text(.place(22)) == "22nd")
    #expect(english.text(.place(112)) == "112th")
    #expect(english.text(.delivery(days: 1...2)) == "1–2 days")
    #expect(slovenian.text(.delivery(days: 1...2)) == "1–2 dni")
  }

  @Test("a module's texts can be asked for in any of the program's languages")
  func otherLanguage() {
    #expect(ShopMessages.text(.welcome(name: "Aoife"), in: .irish) == "Fáilte, Aoife!")
    #expect(irish.text(.welcome(name: "Aoife")) == "Fáilte, Aoife!")
    #expect(
      ShopLanguage.allCases.map { ShopMessages.text(.place(1), in: $0) } == ["1st", "1ú", "1."]
    )
  }

  @Test("a language's locale is that of its rules")
  func locales() {
    #expect(ShopLanguage.allCases.map(\.locale) == ["en", "ga", "sl"])
  }
}
