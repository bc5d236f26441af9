import Foundation
import LegacyPlurals
import PluralMessages
import Plurals
import Testing

@Suite("JJPluralForm")
struct JJPluralFormTests {
  private static let days = "%@ день;%@ дня;%@ дней"

  /// A list of forms that name their own places.
  private static func places(_ rule: LegacyPluralRule) -> String {
    (0..<rule.formCount).map { "\($0):%@" }.joined(separator: ";")
  }

  @Test("each rule chooses the form of each number", arguments: LegacyPluralRule.allCases)
  func rules(_ rule: LegacyPluralRule) throws {
    let formatter = PluralFormFormatter(rule: rule, language: "en")
    for number in [0, 1, 2, 3, 5, 11, 12, 19, 20, 21, 22, 71, 100, 101, 111, 1_000_000] {
      #expect(
        try formatter.string(for: number, forms: Self.places(rule))
          == "\(rule.formIndex(for: number)):\(number)"
      )
    }
  }

  @Test("the default rule and separator are the formatter's, and a call may have others")
  func overrides() throws {
    var formatter = PluralFormFormatter(rule: .russian, language: "ru")
    #expect(try formatter.string(for: 22, forms: Self.days) == "22 дня")
    #expect(try formatter.string(for: 2, forms: "%@ day;%@ days", rule: .english) == "2 days")
    #expect(
      try formatter.string(for: 1, forms: "%@ day|%@ days", rule: .english, separator: "|")
        == "1 day"
    )
    formatter.separator = "|"
    formatter.rule = .english
    #expect(try formatter.string(for: 1, forms: "a;b|c;d") == "a;b")
  }

  @Test("the default is not changed by a call")
  func defaultsRemain() throws {
    let formatter = PluralFormFormatter(rule: .english, language: "en")
    _ = try formatter.string(for: 1, forms: "a|b|c", rule: .polish, separator: "|")
    #expect(formatter.rule == .english && formatter.separator == ";")
    #expect(formatter.localizesDigits && formatter.numberStyle == nil)
  }

  @Test(
    "a form takes the number as %@ or %1$@, has %% for a percent sign, or does without",
    arguments: [
      ("%@ day;%@ days", "5 days"), ("x;%1$@ of %1$@", "5 of 5"), ("x;%@ %%", "5 %"),
      ("Daily;Every %@ days", "Every 5 days"), ("Daily;Often", "Often"),
    ]
  )
  func forms(_ list: String, _ expected: String) throws {
    let formatter = PluralFormFormatter(rule: .english, language: "en")
    #expect(try formatter.string(for: 5, forms: list) == expected)
  }

  @Test(
    "numbers are in the language's digits by default, and plain if asked",
    arguments: [("ar", "٢٢"), ("fa", "۲۲"), ("ne", "२२"), ("zh", "22"), ("en", "22"), ("ru", "22")]
  )
  func digits(_ language: String, _ expected: String) throws {
    var formatter = PluralFormFormatter(rule: .english, language: language)
    #expect(try formatter.string(for: 22, forms: "%@;%@") == expected)
    #expect(try formatter.string(for: 22, forms: "%@;%@", localizesDigits: false) == "22")
    formatter.localizesDigits = false
    #expect(try formatter.string(for: 22, forms: "%@;%@") == "22")
    #expect(try formatter.string(for: 22, forms: "%@;%@", localizesDigits: true) == expected)
  }

  @Test("changing the language changes the digits")
  func language() throws {
    var formatter = PluralFormFormatter(rule: .english, language: "en")
    formatter.language = "ar"
    #expect(try formatter.string(for: 3, forms: "%@;%@") == "٣")
  }

  @Test("a number style shows the number as it does, whatever the digits")
  func numberStyle() throws {
    let grouped = NumberStyle { number in
      MessageArgument(
        shown: "<" + number.plainText + ">",
        operands: number.operands ?? PluralOperands(0)
      )
    }
    var formatter = PluralFormFormatter(rule: .english, language: "ar")
    #expect(try formatter.string(for: 1_000, forms: "%@;%@", numberStyle: grouped) == "<1000>")
    formatter.numberStyle = grouped
    #expect(try formatter.string(for: 7, forms: "%@;%@") == "<7>")
  }

  @Test("without a rule there is an error, not ERR")
  func noRule() {
    let formatter = PluralFormFormatter(language: "en")
    let error = fault { () throws(MessageError) in try formatter.string(for: 1, forms: "a;b") }
    #expect(error?.kind == .missingRule)
    #expect(error?.description.contains("JJ_PLURAL_FORM_RULE") == true)
  }

  @Test(
    "another number of forms than the rule's is an error, not ERR",
    arguments: ["a", "a;b", "a;b;c;d", "a;;c"]
  )
  func wrongFormCount(_ forms: String) {
    let formatter = PluralFormFormatter(rule: .russian, language: "en")
    let error = fault { () throws(MessageError) in try formatter.string(for: 1, forms: forms) }
    guard case .wordForms = error?.kind else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test("Breton's sixth form is accepted, and never taken")
  func breton() throws {
    let formatter = PluralFormFormatter(rule: .breton, language: "br")
    for list in ["0;1;2;3;4", "0;1;2;3;4;5"] {
      #expect(try formatter.string(for: 5, forms: list) == "4")
      #expect(try formatter.string(for: 1_000_000, forms: list) == "3")
    }
  }

  // MARK: Catalogues

  private static let russian = """
    "JJ_PLURAL_FORM_RULE" = "7";
    "000_language" = "ru";
    "n_files" = "%@ файл;%@ файла;%@ файлов";
    "title" = "Файлы";
    """

  @Test(
    "a catalogue names its rule",
    arguments: zip([5, 1, 2, 21], ["5 файлов", "1 файл", "2 файла", "21 файл"])
  )
  func ruleOfCatalog(_ number: Int, _ expected: String) throws {
    let catalog = try MessageCatalog(strings: Self.russian, wordForms: WordFormLists())
    #expect(try catalog.string("n_files", number) == expected)
    #expect(try catalog.string("title") == "Файлы")
    #expect(try catalog.source("JJ_PLURAL_FORM_RULE") == "7")
    #expect(try catalog.source("000_language") == "ru")
  }

  @Test("a formatter takes a catalogue's rule and language")
  func formatterOfCatalog() throws {
    let catalog = try MessageCatalog(strings: Self.russian)
    let formatter = try PluralFormFormatter(catalog: catalog)
    #expect(formatter.rule == .russian && formatter.language == "ru")
    let list = try catalog.source("n_files")
    #expect(try formatter.string(for: 3, forms: list) == "3 файла")
  }

  @Test("a call's rule goes before the catalogue's; a separator may be another")
  func ruleOfCall() throws {
    let catalog = try MessageCatalog(
      strings: #"JJ_PLURAL_FORM_RULE = nonsense; "a" = "%@ x|%@ y"; "b" = "1; 2";"#,
      wordForms: WordFormLists(separator: "|", rule: .english)
    )
    #expect(try catalog.string("a", 2) == "2 y")
    #expect(try catalog.string("b") == "1; 2")
  }

  @Test("the language's rules may choose among the forms of a rule")
  func choiceByLanguage() throws {
    let text = #""JJ_PLURAL_FORM_RULE" = "9"; "n" = "%@ plik;%@ pliki;%@ plików";"#
    let catalog = try MessageCatalog(
      strings: text,
      "pl",
      wordForms: WordFormLists(selection: .language)
    )
    let formatter = PluralFormFormatter(rule: .polish, language: "pl")
    for number in 0..<200 {
      #expect(
        try catalog.string("n", number)
          == formatter.string(for: number, forms: "%@ plik;%@ pliki;%@ plików")
      )
    }
  }

  @Test("a category without integers has the last form")
  func categoryWithoutIntegers() throws {
    // Russian other is fractions only: 1 is shown as "1.0".
    let style = NumberStyle { number in
      (try? MessageArgument(sourceNumber: number.plainText + ".0")) ?? number
    }
    for (selection, text) in [
      (WordForms.Selection.language, "1.0 c"), (.numberedRule, "1.0 a"),
    ] {
      let forms = try WordForms(
        "%@ a;%@ b;%@ c",
        rule: .russian,
        selection: selection,
        rules: PluralRules(locale: "ru")
      )
      let catalog = MessageCatalog(
        language: "ru",
        messages: ["key": Message(forms: forms)],
        options: MessageOptions(numberStyle: style)
      )
      #expect(try catalog.string("key", 1) == text)
    }
  }

  @Test("of two numbers of rules the last counts")
  func repeatedRule() throws {
    for (first, last, text) in [("5", "7", "5 c"), ("7", "5", "5 b")] {
      let catalog = try MessageCatalog(
        strings: """
          JJ_PLURAL_FORM_RULE = \(first);
          JJ_PLURAL_FORM_RULE = \(last);
          n = "%@ a;%@ b;%@ c";
          """,
        wordForms: WordFormLists()
      )
      #expect(try catalog.string("n", 5) == text)
    }
  }

  @Test(
    "an unknown rule is an error with its line",
    arguments: ["999999", "20", "seven", "", "-1", "99999999999999999999"]
  )
  func unknownRule(_ number: String) throws {
    let text = "\n\"JJ_PLURAL_FORM_RULE\" = \"\(number)\";\n\"a\" = \"x;y\";\n\"b\" = \"z\";"
    let error = fault { () throws(MessageError) in
      try MessageCatalog(strings: text, wordForms: WordFormLists(), mode: .strict)
    }
    #expect(error?.line == 2 && error?.key == "JJ_PLURAL_FORM_RULE")
    guard case .wordForms = error?.kind else {
      Issue.record("\(String(describing: error))")
      return
    }
    let lenient = try MessageCatalog(strings: text, wordForms: WordFormLists(), mode: .tolerant)
    #expect(lenient.errors.map(\.line) == [2, 3])
    #expect(lenient.keys == ["JJ_PLURAL_FORM_RULE", "a", "b"])
    #expect(throws: MessageError.self) { try lenient.string("a", 1) }
    let catalog = try MessageCatalog(strings: text)
    #expect(throws: MessageError.self) { try PluralFormFormatter(catalog: catalog) }
  }

  @Test("a wrong number of forms is a fault that names the key and the counts")
  func wrongFormCountInCatalog() throws {
    let text = "\"JJ_PLURAL_FORM_RULE\" = \"7\";\n\"a\" = \"x;y\";"
    let error = fault { () throws(MessageError) in
      try MessageCatalog(strings: text, wordForms: WordFormLists(), mode: .strict)
    }
    #expect(
      error?.description.hasPrefix(
        "Localizable.strings:2:1: error: \"a\": rule 7 Russian takes 3 forms, found 2"
      )
        == true,
      "\(String(describing: error))"
    )
    let lenient = try MessageCatalog(strings: text, wordForms: WordFormLists(), mode: .tolerant)
    #expect(lenient.errors.count == 1 && lenient.keys == ["JJ_PLURAL_FORM_RULE", "a"])
    #expect(throws: MessageError.self) { try lenient.string("a", 1) }
  }

  @Test("forms take whole numbers of every type")
  func wholeNumbers() throws {
    let text = #""JJ_PLURAL_FORM_RULE" = "7"; "days" = "%@ день;%@ дня;%@ дней";"#
    let catalog = try MessageCatalog(strings: text, "ru", wordForms: WordFormLists())
    let source = try MessageArgument(sourceNumber: "22")
    let numbers: [any MessageArgumentConvertible] = [
      22, 22.0, 22 as UInt64, 22 as Int8, Float(22), Decimal(22), NSNumber(value: 22), source,
    ]
    for number in numbers { #expect(try catalog.string("days", number) == "22 дня") }
    // 2⁶⁴−1 ends with 15.
    #expect(try catalog.string("days", UInt64.max) == "18446744073709551615 дней")
    for number in [2.5, "22", Double.nan] as [any MessageArgumentConvertible] {
      #expect(throws: MessageError.self) { try catalog.string("days", number) }
    }
  }

  @Test("forms need a number")
  func noNumber() throws {
    let catalog = try MessageCatalog(strings: Self.russian, wordForms: WordFormLists())
    #expect(throws: MessageError.self) { try catalog.string("n_files") }
    #expect(throws: MessageError.self) { try catalog.string("n_files", "x") }
  }

  @Test("the process-wide formatter is safe to read and replace from many threads")
  func shared() async throws {
    let before = PluralFormFormatter.shared
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<50 {
        group.addTask {
          PluralFormFormatter.shared = PluralFormFormatter(
            rule: number.isMultiple(of: 2) ? .english : .asian,
            language: "en"
          )
          #expect(PluralFormFormatter.shared.rule != nil)
        }
      }
    }
    PluralFormFormatter.shared = before
  }
}
