import Foundation
import TestSupport
import Testing

@Suite("plurals message")
struct MessageCommandTests {
  /// A file of the fixtures.
  private static func file(_ name: String) -> String {
    let folder = Bundle.module.resourceURL ?? URL(fileURLWithPath: ".")
    return folder.appendingPathComponent("Fixtures/Messages/\(name)").path
  }

  private func message(_ file: String, _ arguments: String...) throws -> ProcessResult {
    try plurals(["message", "--catalog", Self.file(file)] + arguments)
  }

  @Test(
    "prints a Russian message for each number, from a file of every kind",
    arguments: ["Localizable.xcstrings", "ru.stringsdict", "ru.strings", "ru.json", "App", "Forms"]
  )
  func everyKind(file: String) throws {
    for (number, text) in [("5", "5 файлов\n"), ("1", "1 файл\n"), ("2", "2 файла\n")] {
      let result = try message(file, "--locale", "ru", "n_files", number)
      #expect(result.output == text)
      #expect(result.errors == "")
      #expect(result.status == 0)
    }
  }

  @Test(
    "arguments are numbers as they are written, or text, by position or by name",
    arguments: [
      ("Localizable.xcstrings", ["--locale", "en", "n_files", "1"], "1 file\n"),
      ("Localizable.xcstrings", ["--locale", "en", "n_files", "1.0"], "1.0 files\n"),
      ("Localizable.xcstrings", ["--locale", "ru", "greeting", "%@ мир"], "Привет, %@ мир!\n"),
      ("ru.json", ["--locale", "ru", "--arg", "name=Анна=1", "greeting"], "Привет, Анна=1!\n"),
      ("ar.json", ["--locale", "ar", "--arg", "count=3", "n_days"], "3 أيام\n"),
      ("ar.json", ["--locale", "ar", "--digits", "native", "n_days", "11"], "١١ يومًا\n"),
      ("Localizable.xcstrings", ["--locale", "en", "n_days", "0"], "today\n"),
      (
        "Localizable.xcstrings", ["--locale", "en", "--zero", "cldr", "n_days", "0"], "in 0 days\n"
      ),
      // A language without the message takes the source language's, with that one's rules.
      ("Localizable.xcstrings", ["--locale", "ru", "n_days", "21"], "in 21 days\n"),
      ("App", ["--locale", "ru", "title"], "Файлы\n"),
      ("App", ["--locale", "ru", "only_english"], "English\n"),
      ("ru.strings", ["--locale", "ru", "--rule", "8", "n_files", "21"], "21 файлов\n"),
      ("Forms", ["--locale", "en", "n_files", "21"], "21 files\n"),
      (
        "Forms/ru.lproj/Localizable.strings", ["--locale", "ru", "--rule", "8", "n_files", "21"],
        "21 файлов\n"
      ),
    ]
  )
  func arguments(file: String, arguments: [String], text: String) throws {
    let result = try plurals(["message", "--catalog", Self.file(file)] + arguments)
    #expect(result.output == text)
    #expect(result.errors == "")
    #expect(result.status == 0)
  }

  @Test(
    "--device chooses a text in every kind of file whose texts vary by device",
    arguments: ["Localizable.xcstrings", "ru.stringsdict", "App"]
  )
  func device(file: String) throws {
    #expect(try message(file, "--locale", "ru", "start").output == "Нажмите\n")
    let touched = try message(file, "--locale", "ru", "--device", "iphone", "start")
    #expect(touched.output == "Коснитесь\n")
    #expect(touched.status == 0)
  }

  @Test("a message that lacks a form is shown with a warning, and with --strict is an error")
  func missingForms() throws {
    // Arabic has a form for two, which the Russian file lacks.
    let shown = try message("ru.stringsdict", "--locale", "ar", "n_files", "2")
    #expect(shown.output == "2 файла\n")
    #expect(
      shown.errors.contains("warning: \"n_files\", variable \"files\", two: there is no text")
    )
    #expect(shown.status == 0)
    let strict = try message("ru.stringsdict", "--locale", "ar", "--strict", "n_files", "2")
    #expect(strict.output == "")
    #expect(strict.errors.contains("there is no text for two"))
    #expect(strict.status == 65)
  }

  @Test(
    "without --locale the language is the one that the environment prefers",
    arguments: [
      (["LANG": "ru_RU.UTF-8", "LC_ALL": "", "LC_MESSAGES": "", "LANGUAGE": ""], "5 файлов\n"),
      (
        ["LANG": "en_US.UTF-8", "LC_ALL": "", "LC_MESSAGES": "", "LANGUAGE": "xx:ru"], "5 файлов\n"
      ),
      (["LANG": "ru_RU.UTF-8", "LC_ALL": "en_GB", "LANGUAGE": ""], "5 files\n"),
      (["LANG": "ru_RU.UTF-8", "LC_ALL": "C", "LANGUAGE": "ru"], "5 files\n"),
    ]
  )
  func environment(_ environment: [String: String], _ text: String) throws {
    let result = try plurals(
      ["message", "--catalog", Self.file("Localizable.xcstrings"), "n_files", "5"],
      environment: environment
    )
    #expect(result.output == text)
    #expect(result.status == 0)
  }

  @Test("an argument that cannot choose is bad data")
  func textForNumber() throws {
    let missing = try message("Localizable.xcstrings", "--locale", "en", "n_files", "text")
    #expect(missing.status == 65)
    #expect(missing.output == "")
    #expect(missing.errors.contains("n_files"))
  }

  @Test("what is remarked on another message is not told")
  func otherMessages() throws {
    let folder = try TemporaryDirectory()
    // A lone percent sign is questionable.
    try folder.write("\"odd\" = \"100 % %@\";\n\"title\" = \"Title\";\n", to: "en.strings")
    let file = folder.url.appendingPathComponent("en.strings").path
    let odd = try plurals(["message", "--catalog", file, "--locale", "en", "odd", "x"])
    #expect(odd.errors.contains("\"odd\""), "\(odd.errors)")
    let whole = try plurals(["message", "--catalog", file, "--locale", "en", "title"])
    #expect(whole.output == "Title\n")
    #expect(whole.errors == "")
  }

  @Test(
    "an argument is a number only as it is written",
    arguments: [
      ("%d", "7", "7"), ("%d", "007", "007"), ("%d", "-7", "-7"), ("%@", "+7", "+7"),
      ("%@", "007", "007"), ("%@", "1.50", "1.50"), ("%@", "-0", "-0"), ("%@", " 7", " 7"),
    ]
  )
  func numbers(format: String, argument: String, text: String) throws {
    let folder = try TemporaryDirectory()
    try folder.write("\"k\" = \"\(format)\";", to: "en.strings")
    let file = folder.url.appendingPathComponent("en.strings").path
    let result = try plurals(["message", "--catalog", file, "--locale", "en", "k", argument])
    #expect(result.output == text + "\n", "\(result.errors)")
  }

  @Test(
    "wrong usage, bad data and missing files have their status, a complaint and no output",
    arguments: [
      (["--locale", "ru", "n_files"], 64, "--catalog FILE is missing"),
      (["--catalog", "ru.json", "--locale", "ru"], 64, "KEY is missing"),
      (["--catalog", "ru.json", "--locale", "ru", "--zero", "x", "k"], 64, "apple"),
      (["--catalog", "ru.json", "--locale", "ru", "--digits", "x", "k"], 64, "latin or native"),
      (["--catalog", "ru.json", "--locale", "ru", "--arg", "name", "k"], 64, "NAME=VALUE"),
      (["--catalog", "ru.json", "--locale", "ru", "--arg", "=x", "k"], 64, "NAME=VALUE"),
      (["--catalog", "ru.json", "--locale", "ru", "--arg", "=", "k"], 64, "NAME=VALUE"),
      (["--catalog", "ru.strings", "--locale", "ru", "--rule", "99", "k"], 64, "rule 99"),
      (["--catalog", "ru.json", "--locale", "ru", "nothing"], 65, "\"nothing\""),
      (["--catalog", "ru.json", "--locale", "ru", "greeting"], 65, "name"),
      (["--catalog", "missing.json", "--locale", "ru", "k"], 66, "missing.json"),
      (["--catalog", "missing", "--locale", "ru", "k"], 66, "missing"),
    ]
  )
  func wrongUsage(arguments: [String], status: Int32, complaint: String) throws {
    let located = arguments.map { $0.contains(".") || $0 == "missing" ? Self.file($0) : $0 }
    let result = try plurals(["message"] + located)
    #expect(result.output == "")
    #expect(result.errors.contains(complaint), "\(result.errors)")
    #expect(result.status == status)
  }

  @Test("notes about the message that is asked for are left out, warnings are not")
  func notes() throws {
    try withTemporaryDirectory { folder in
      let url = folder.appendingPathComponent("x.stringsdict")
      let widths = ["20", "40"].map { "<key>\($0)</key><string>text \($0)</string>" }.joined()
      let list = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>a</key><dict><key>NSStringVariableWidthRuleType</key>
        <dict>\(widths)WIDTH</dict></dict></dict></plist>
        """
      func run(_ more: String) throws -> ProcessResult {
        try Data(list.replacing("WIDTH", with: more).utf8).write(to: url)
        return try plurals(["message", "--catalog", url.path, "--locale", "en", "a"])
      }
      let quiet = try run("")
      #expect(quiet.output == "text 40\n")
      #expect(quiet.errors == "")
      let told = try run("<key>wide</key><string>x</string>")
      #expect(told.output == "text 40\n")
      #expect(told.errors.contains("wide"), "\(told.errors)")
    }
  }

  /// A String Catalog with two forms in each language, of which Russian needs more.
  private static let twoForms = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {"k": {"localizations": {
      "en": {"variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "%lld item"}},
        "other": {"stringUnit": {"state": "translated", "value": "%lld items"}}}}},
      "ru": {"variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "%lld штука"}},
        "other": {"stringUnit": {"state": "translated", "value": "%lld штук"}}}}}
    }}}}
    """

  @Test("JSON names the language that the text is in, and --strict takes no other")
  func otherLanguage() throws {
    try withTemporaryDirectory(["x.xcstrings": Self.twoForms]) { folder in
      let catalog = folder.appendingPathComponent("x.xcstrings").path
      let arguments = ["message", "--catalog", catalog, "--locale", "ru", "k"]
      for (number, text, language) in [("1", "1 штука", "ru"), ("2", "2 items", "en")] {
        let output = try plurals(arguments + [number, "--json"]).output
        let result = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
        #expect(result?["text"] as? String == text)
        #expect(result?["language"] as? String == language)
      }
      let strict = try plurals(arguments + ["2", "--strict"])
      #expect(strict.output == "")
      #expect(strict.status == 65)
      #expect(try plurals(arguments + ["1", "--strict"]).output == "1 штука\n")
    }
  }

  @Test("where a table is named, that others differ is no warning")
  func namedTable() throws {
    let files = [
      "en.lproj/Localizable.strings": #""k" = "a";"#, "en.lproj/Other.strings": #""k" = "b";"#,
    ]
    try withTemporaryDirectory(files) { folder in
      let arguments = ["message", "--catalog", folder.path, "--locale", "en", "k"]
      #expect(try plurals(arguments).errors.contains("Localizable, Other"))
      let named = try plurals(arguments + ["--table", "Other"])
      #expect(named.output == "b\n")
      #expect(named.errors == "")
    }
  }

  @Test("a named argument is given once")
  func repeatedArgument() throws {
    let result = try plurals([
      "message", "--catalog", "x.strings", "k", "--arg", "n=1", "--arg", "n=2",
    ])
    #expect(result.status == 64)
    #expect(result.errors.contains("--arg 'n' is given twice"))
  }
}
