import Foundation
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("plurals lint")
struct LintCommandTests {
  private static let faulty = "Tests/PluralsCommandTests/Fixtures/Faulty"
  private static let catalog = faulty + "/Localizable.xcstrings"

  private static func lint(
    _ arguments: [String],
    in directory: URL = packageDirectory
  ) throws -> ProcessResult {
    try plurals(["lint"] + arguments, in: directory)
  }

  // MARK: Formats

  @Test("tells people the place, what is wrong and for which numbers, and the text around it")
  func text() throws {
    let result = try Self.lint([Self.faulty])
    #expect(result.status == 1 && result.errors == "")
    #expect(
      result.output == """
        \(Self.catalog):24:16: error: "%lld files" in ru, many: there is no text for many, which numbers take: 0, 5–20, 25–30, 35–40, … (64 % of all) [missing-form]
            "ru" : {
                   ^
        \(Self.catalog):36:30: error: "%lld files" in ru, one: the text stands for 1, 21, 31, 41, … (9 % of all), and says "1" for all of them; write a placeholder [number-not-shown]
            "value" : "1 файл"
                       ^
        \(Self.catalog):64:34: warning: "%lld files" in sr, variable "files", one: the text stands for 1, 21, 31, 41, … (9 % of all), and does not show which; write a placeholder [number-not-shown]
            "value" : "датотека"
                       ^
        \(Self.faulty)/en.lproj/Main.strings:2:1: warning: "title" in en: the key is there twice, first on line 1 [duplicate-key]
            "title" = "Files";
            ^
        \(Self.faulty)/ru.lproj/Main.strings:2:1: error: "greeting" in ru: the source language shows %@, and this text does not [placeholder]
            "greeting" = "Привет";
            ^
        3 errors, 2 warnings, 0 notes in 7 texts of 3 files

        """
    )
  }

  @Test("writes JSON with the numbers that a form stands for")
  func json() throws {
    let result = try Self.lint([Self.faulty, "--format", "json"])
    #expect(result.status == 1)
    let array = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]]
    )
    #expect(array.count == 5)
    let first = array[0]
    #expect(first["check"] as? String == "missing-form" && first["severity"] as? String == "error")
    #expect(first["file"] as? String == Self.catalog)
    #expect(first["line"] as? Int == 24 && first["column"] as? Int == 16)
    #expect(first["key"] as? String == "%lld files" && first["language"] as? String == "ru")
    #expect(first["form"] as? String == "many" && first["variable"] == nil)
    let integers = try #require(first["integers"] as? [String: Any])
    #expect(integers["text"] as? String == "0, 5–20, 25–30, 35–40, …")
    #expect(integers["smallest"] as? Int == 0)
    #expect(array[2]["variable"] as? String == "files")
    #expect(try Self.lint([Self.faulty, "--json"]).output == result.output)
  }

  @Test("writes SARIF that is valid by the published schema")
  func sarif() throws {
    let folder = packageDirectory.appendingPathComponent("Tests/PluralsCommandTests/Fixtures")
    let schema = try JSONSchema(
      Data(contentsOf: folder.appendingPathComponent("sarif-schema-2.1.0.json"))
    )
    for paths in [[Self.faulty], ["Sources"], ["Tests/PluralMessagesTests/Fixtures"]] {
      let output = Data(try Self.lint(paths + ["--format", "sarif"]).output.utf8)
      #expect(try schema.problems(of: output) == [])
    }
    let output = try Self.lint([Self.faulty, "--format", "sarif"]).output
    let log = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
    let run = try #require((log?["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.compactMap { $0["ruleId"] as? String }.sorted() == Self.checks)
    // The schema is looked at, not passed over.
    let broken = Data(output.replacingOccurrences(of: "\"ruleId\"", with: "\"rule\"").utf8)
    #expect(try schema.problems(of: broken).count == 5)
    let wrong = Data(
      output.replacingOccurrences(of: "\"startLine\" : 24", with: "\"startLine\" : 0").utf8
    )
    #expect(try schema.problems(of: wrong).count == 1)
  }

  private static let checks = [
    "duplicate-key", "missing-form", "number-not-shown", "number-not-shown", "placeholder",
  ]

  @Test("writes commands of GitHub's workflows")
  func github() throws {
    let lines = try Self.lint([Self.faulty, "--format", "github"]).output.split(separator: "\n")
    #expect(lines.count == 5)
    #expect(
      lines[0] == """
        ::error file=\(Self.catalog),line=24,col=16,title=missing-form::"%25lld files" in ru, many: \
        there is no text for many, which numbers take: 0, 5–20, 25–30, 35–40, … (64 %25 of all)
        """
    )
    #expect(lines[3].hasPrefix("::warning file=\(Self.faulty)/en.lproj/Main.strings,line=2,col=1,"))
  }

  @Test("writes XML as Checkstyle does")
  func checkstyle() throws {
    let output = try Self.lint([Self.faulty, "--format", "checkstyle"]).output
    final class Reader: NSObject, XMLParserDelegate {
      var files: [String] = []
      var errors: [[String: String]] = []
      func parser(
        _ parser: XMLParser,
        didStartElement name: String,
        namespaceURI: String?,
        qualifiedName: String?,
        attributes: [String: String]
      ) {
        if name == "file" { files.append(attributes["name"] ?? "") }
        if name == "error" { errors.append(attributes) }
      }
    }
    let reader = Reader()
    let parser = XMLParser(data: Data(output.utf8))
    parser.delegate = reader
    #expect(parser.parse())
    #expect(reader.files.count == 3 && reader.files[0] == Self.catalog)
    #expect(
      reader.errors.compactMap { $0["source"] }.sorted() == Self.checks.map { "plurals." + $0 }
    )
    #expect(reader.errors[1]["message"]?.contains("says \"1\" for all of them") == true)
  }

  // MARK: Choosing

  @Test(
    "checks what it is told to, and fails where it is told to",
    arguments: [
      ([], 1, 5), (["--only", "duplicate-key"], 0, 1), (["--only=duplicate-key,placeholder"], 1, 2),
      (["--disable", "missing-form", "--disable", "placeholder,number-not-shown"], 0, 1),
      (["--only", "duplicate-key", "--fail-on", "warning"], 1, 1),
      (["--only", "duplicate-key", "--severity", "duplicate-key=error"], 1, 1),
      (["--severity", "placeholder=note", "--only", "placeholder"], 0, 1),
      (["--severity", "placeholder=note", "--only", "placeholder", "--fail-on", "note"], 1, 1),
      (["--languages", "sr"], 0, 1), (["--languages", "en,sr"], 0, 2),
      (["--require", "fr", "--only", "untranslated"], 1, 3),
      (["--up-to", "5", "--only", "missing-form,rare-form"], 1, 1),
    ]
  )
  func choosing(arguments: [String], status: Int, count: Int) throws {
    let result = try Self.lint([Self.faulty, "--format", "github"] + arguments)
    #expect(result.status == status)
    #expect(result.output.split(separator: "\n").count == count)
  }

  @Test("takes settings from the next file above, which options overrule")
  func configuration() throws {
    let text = """
      {"only": ["number-not-shown", "duplicate-key"], "severity": {"duplicate-key": "error"},
       "failOn": "error", "languages": ["en", "ru"]}
      """
    try withFaulty([".plurals-lint.json": text]) { folder in
      let inner = folder.appendingPathComponent("en.lproj")
      let result = try Self.lint(
        ["../Localizable.xcstrings", ".", "--format", "github"],
        in: inner
      )
      #expect(result.output.split(separator: "\n").count == 2)
      #expect(result.status == 1)
      let other = try Self.lint([".", "--disable", "number-not-shown,duplicate-key"], in: inner)
      #expect(other.status == 0)
      #expect(other.output == "0 errors, 0 warnings, 0 notes in 2 texts of 1 file\n")
    }
  }

  @Test(
    "refuses settings that it does not know",
    arguments: [
      ("{\"disabled\": []}", "'disabled' is no setting"),
      ("{\"only\": [\"missing\"]}", "'missing', which is no check"),
      ("{\"severity\": {\"stale\": \"fatal\"}}", "'severity.stale' must be error, warning or note"),
      ("{\"upTo\": 0}", "'upTo' must be an integer above 0"),
      ("{\"languages\": \"de\"}", "'languages' must be an array of strings"),
      ("[]", "it must be an object"), ("{", "line 1"),
    ]
  )
  func wrongConfiguration(text: String, message: String) throws {
    try withTemporaryDirectory([".plurals-lint.json": text, "en.json": "{}"]) { folder in
      let result = try Self.lint(["."], in: folder)
      #expect(result.status == 65 && result.output == "")
      #expect(result.errors.contains(message), "\(result.errors)")
    }
  }

  @Test(
    "says what is wrong with how it is called",
    arguments: [
      ([], 64, "PATH is missing"), ([faulty, "--only", "x"], 64, "'x', which is no check"),
      ([faulty, "--severity", "stale"], 64, "CHECK=LEVEL"),
      ([faulty, "--format", "xml"], 64, "--format is 'xml'"),
      ([faulty, "--fix=all"], 64, "--fix is 'all'"),
      ([faulty, "--dry-run"], 64, "goes with --fix"),
      (["--explain", "x"], 64, "which is no check"), (["nowhere"], 66, "there is no nowhere"),
      (["cldr"], 66, "there are no files of messages"),
      ([faulty, "--languages", "xx"], 66, "there are no texts in xx"),
      ([faulty, "--config", "nowhere.json"], 66, "nowhere.json"),
      ([faulty, "--baseline", "nowhere.json"], 66, "nowhere.json"),
      ([faulty, "--baseline", "Package.swift"], 65, "it is no baseline"),
    ]
  )
  func wrongUse(arguments: [String], status: Int, message: String) throws {
    let result = try Self.lint(arguments)
    #expect(result.status == status)
    #expect(result.errors.contains(message), "\(result.errors)")
  }

  @Test("tells a path that is not there among the findings, and checks the others")
  func missingPath() throws {
    let result = try Self.lint(["nowhere", Self.faulty, "--format", "github"])
    #expect(result.status == 66)
    #expect(result.output.split(separator: "\n").count == 6)
    #expect(result.output.hasPrefix("::error file=Tests"))
  }

  @Test("explains every check")
  func explain() throws {
    let names = try Self.lint([Self.faulty, "--format", "sarif"]).output
      .split(separator: "\n").compactMap { line -> String? in
        let parts = line.split(separator: "\"")
        return parts.count > 3 && parts[1] == "id" ? String(parts[3]) : nil
      }
    #expect(names.count == 22)
    for name in names {
      let result = try Self.lint(["--explain", name])
      #expect(result.status == 0)
      #expect(result.output.hasPrefix("# \(name)\n"))
      for part in ["## Why", "## Example", "## How to mend it"] {
        #expect(result.output.contains(part), "\(name) lacks \(part)")
      }
    }
  }

  @Test("shows the line that a finding is on, whatever signs are in those before")
  func linesWithSigns() throws {
    let text = "\"a\" = \"x\u{2028}y\";\n\"b\" = \"z\";\n\"b\" = \"z\";\n"
    try withTemporaryDirectory(["en.lproj/A.strings": text]) { folder in
      let output = try Self.lint(["."], in: folder).output
      #expect(output.contains("A.strings:3:1: warning"))
      #expect(output.contains("\n    \"b\" = \"z\";\n    ^\n"))
    }
  }

  // MARK: Ratchet

  @Test(
    "knows the findings of a baseline although lines move, tells new ones, and names those that are gone"
  )
  func baseline() throws {
    try withFaulty { folder in
      let written = try Self.lint([".", "--write-baseline", "known.json"], in: folder)
      #expect(written.status == 0 && written.output == "")
      #expect(written.errors == "plurals: note: known.json has 5 findings of 3 files\n")
      let main = folder.appendingPathComponent("en.lproj/Main.strings")
      let text = try String(contentsOf: main, encoding: .utf8)
      try Data(("// A comment.\n\n" + text).utf8).write(to: main)
      let known = try Self.lint([".", "--baseline", "known.json"], in: folder)
      #expect(known.status == 0)
      #expect(
        known.output
          == "0 errors, 0 warnings, 0 notes in 7 texts of 3 files; 5 known from the baseline\n"
      )
      // From another folder it is the same file.
      let inner = folder.appendingPathComponent("en.lproj")
      let other = try Self.lint(["..", "--baseline", "../known.json"], in: inner)
      #expect(other.output == known.output)
      // One goes, and another one comes.
      let russian = folder.appendingPathComponent("ru.lproj/Main.strings")
      try Data("\"title\" = \"%@\";\n\"greeting\" = \"Привет, %@\";\n".utf8).write(to: russian)
      let changed = try Self.lint([".", "--baseline", "known.json"], in: folder)
      #expect(changed.status == 1)
      #expect(
        changed.output.contains("ru.lproj/Main.strings:1:1: error: \"title\" in ru: %@ shows")
      )
      #expect(
        changed.output.contains(
          "gone from the baseline: ru.lproj/Main.strings: \"greeting\", ru, %@ [placeholder]\n"
        )
      )
      // Files beside the baseline's folder have paths that hold on other machines.
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("ci"),
        withIntermediateDirectories: true
      )
      _ = try Self.lint([".", "--write-baseline", "ci/known.json"], in: folder)
      let entries = try String(
        contentsOf: folder.appendingPathComponent("ci/known.json"),
        encoding: .utf8
      )
      #expect(entries.contains("\"../ru.lproj/Main.strings\""))
      #expect(!entries.contains(folder.path))
      let beside = try Self.lint([folder.path, "--baseline", "ci/known.json"], in: folder)
      #expect(beside.output.hasPrefix("0 errors, 0 warnings, 0 notes"))
      // What is not looked for is not gone.
      let part = try Self.lint(["--baseline", "known.json", "en.lproj"], in: folder)
      #expect(!part.output.contains("gone"))
    }
  }

  // MARK: Mending

  @Test("mends what has one right answer, and shows it before")
  func fix() throws {
    try withFaulty { folder in
      let main = folder.appendingPathComponent("en.lproj/Main.strings")
      let before = try Data(contentsOf: main)
      let dry = try Self.lint([".", "--fix", "--dry-run"], in: folder)
      #expect(dry.status == 0)
      #expect(
        dry.output == """
          --- en.lproj/Main.strings
          +++ en.lproj/Main.strings
          @@ -1,3 +1,2 @@
           "title" = "Files";
          -"title" = "Files";
           "greeting" = "Hello, %@";

          """
      )
      #expect(try Data(contentsOf: main) == before)
      let result = try Self.lint([".", "--fix"], in: folder)
      #expect(result.errors == "plurals: note: mended 1 finding in 1 file\n")
      #expect(result.output.hasSuffix("3 errors, 1 warning, 0 notes in 7 texts of 3 files\n"))
      #expect(
        try String(contentsOf: main, encoding: .utf8)
          == "\"title\" = \"Files\";\n\"greeting\" = \"Hello, %@\";\n"
      )
    }
  }

  /// Files before and after `--fix`.
  struct Mending: Sendable, CustomTestStringConvertible {
    let name: String
    let file: String
    let before: String
    let after: String
    var option = "--fix"

    var testDescription: String { name }
  }

  private static func dictionary(_ forms: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
    \t<key>files</key>
    \t<dict>
    \t\t<key>NSStringLocalizedFormatKey</key>
    \t\t<string>%#@n@</string>
    \t\t<key>n</key>
    \t\t<dict>
    \t\t\t<key>NSStringFormatSpecTypeKey</key>
    \t\t\t<string>NSStringPluralRuleType</string>
    \t\t\t<key>NSStringFormatValueTypeKey</key>
    \t\t\t<string>d</string>
    \(forms)
    \t\t</dict>
    \t</dict>
    </dict>
    </plist>

    """
  }

  private static func form(_ name: String, _ text: String) -> String {
    "\t\t\t<key>\(name)</key>\n\t\t\t<string>\(text)</string>"
  }

  private static func plural(_ forms: [(String, String)]) -> String {
    let members = forms.map { name, text in
      """
                    "\(name)" : {
                      "stringUnit" : {
                        "state" : "translated",
                        "value" : "\(text)"
                      }
                    }
      """
    }
    return """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "%lld files" : {
            "localizations" : {
              "de" : {
                "variations" : {
                  "plural" : {
      \(members.joined(separator: ",\n"))
                  }
                }
              }
            }
          }
        },
        "version" : "1.0"
      }
      """
  }

  /// Forms of which one is never shown on one device, and needed on others.
  private static let devices = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {"%@": {"localizations": {"cs": {"variations": {
      "device": {
        "iphone": {"variations": {"plural": {
          "few": {"stringUnit": {"state": "translated", "value": "%.1f a"}},
          "many": {"stringUnit": {"state": "translated", "value": "%.1f b"}},
          "other": {"stringUnit": {"state": "translated", "value": "%.1f c"}}}}},
        "other": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld a"}},
          "few": {"stringUnit": {"state": "translated", "value": "%lld b"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld c"}}}}}}}}}}}}
    """

  private static let mendings = [
    Mending(
      name: "a form that no number takes is the one for others",
      file: "de.lproj/A.stringsdict",
      before: dictionary(form("one", "%d Datei") + "\n" + form("many", "%d Dateien")),
      after: dictionary(
        form("one", "%d Datei") + "\n" + form("many", "%d Dateien") + "\n"
          + form("other", "%d Dateien")
      )
    ),
    Mending(
      name: "and goes then, if that is wanted",
      file: "de.lproj/A.stringsdict",
      before: dictionary(form("one", "%d Datei") + "\n" + form("many", "%d Dateien")),
      after: dictionary(form("one", "%d Datei") + "\n" + form("other", "%d Dateien")),
      option: "--fix=unreachable"
    ),
    Mending(
      name: "the same in a String Catalog",
      file: "A.xcstrings",
      before: plural([("few", "%lld Dateien"), ("one", "%lld Datei")]),
      after: plural([
        ("few", "%lld Dateien"), ("one", "%lld Datei"), ("other", "%lld Dateien"),
      ])
    ),
    Mending(
      name: "a form that is never shown goes from a String Catalog",
      file: "A.xcstrings",
      before: plural([("few", "%lld D"), ("one", "%lld Datei"), ("other", "%lld Dateien")]),
      after: plural([("one", "%lld Datei"), ("other", "%lld Dateien")]),
      option: "--fix=unreachable"
    ),
    Mending(
      name: "a form that is never shown goes from a JSON file",
      file: "de.json",
      before:
        "{\n  \"files\": { \"one\": \"%d Datei\", \"few\": \"%d D\", \"other\": \"%d Dateien\" }\n}\n",
      after: "{\n  \"files\": { \"one\": \"%d Datei\",  \"other\": \"%d Dateien\" }\n}\n",
      option: "--fix=unreachable"
    ),
    Mending(
      name: "forms for some devices stay",
      file: "A.xcstrings",
      before: devices,
      after: devices,
      option: "--fix=unreachable"
    ),
    Mending(
      name: "texts in one line that differ stay",
      file: "en.lproj/A.stringsdict",
      before:
        "<plist version=\"1.0\"><dict><key>a</key><string>x</string><key>a</key><string>y</string></dict></plist>",
      after:
        "<plist version=\"1.0\"><dict><key>a</key><string>x</string><key>a</key><string>y</string></dict></plist>",
      option: "--fix=unreachable"
    ),
    Mending(
      name: "what is there twice in another list is no repetition",
      file: "en.json",
      before: "{\"a\":{\"k\":\"x\"},\"b\":{\"k\":\"y\",\"k\":\"x\"}}",
      after: "{\"a\":{\"k\":\"x\"},\"b\":{\"k\":\"y\",\"k\":\"x\"}}",
      option: "--fix=unreachable"
    ),
    Mending(
      name: "a text that comes again after another one stays",
      file: "en.json",
      before: "{\"k\":\"x\",\"k\":\"y\",\"k\":\"x\"}",
      after: "{\"k\":\"x\",\"k\":\"y\",\"k\":\"x\"}",
      option: "--fix=unreachable"
    ),
    Mending(
      name: "the only texts stay, though no number takes them",
      file: "ja.json",
      before: "{\"n\": {\"one\": \"%d a\", \"few\": \"%d b\"}}",
      after: "{\"n\": {\"one\": \"%d a\", \"few\": \"%d b\"}}",
      option: "--fix=unreachable"
    ),
    Mending(
      name: "a text for zero is none for others",
      file: "de.json",
      before: "{\"n\": {\"zero\": \"Keine Dateien\", \"one\": \"{{count}} Datei\"}}",
      after: "{\"n\": {\"zero\": \"Keine Dateien\", \"one\": \"{{count}} Datei\"}}",
      option: "--fix=unreachable"
    ),
    Mending(
      name: "a text that shows no number is none for others",
      file: "A.xcstrings",
      before: plural([("few", "Dateien"), ("one", "%lld Datei")]),
      after: plural([("few", "Dateien"), ("one", "%lld Datei")]),
      option: "--fix"
    ),
    Mending(
      name: "repetitions in one line go",
      file: "en.json",
      before: "{\"a\":\"x\",\"b\":\"y\",\"a\":\"x\"}",
      after: "{\"a\":\"x\",\"b\":\"y\"}"
    ),
    Mending(
      name: "a repetition goes from a property list",
      file: "en.lproj/A.stringsdict",
      before:
        "<plist version=\"1.0\"><dict><key>a</key><string>x</string>\n<key>a</key><string>x</string>\n</dict></plist>",
      after: "<plist version=\"1.0\"><dict><key>a</key><string>x</string>\n</dict></plist>"
    ),
    Mending(
      name: "a key that is there twice with two texts stays",
      file: "en.lproj/A.strings",
      before: "\"a\" = \"b\";\n\"a\" = \"c\";\n",
      after: "\"a\" = \"b\";\n\"a\" = \"c\";\n"
    ),
    Mending(
      name: "a key that is there twice goes with its line, and no more",
      file: "en.lproj/A.strings",
      before:
        "/* A */\r\n\"a\" = \"b;\\\"\"; \"c\" = \"d\";\r\n\"a\" = \"b;\\\"\";\r\n// B\r\n\"e\" = \"f\";",
      after: "/* A */\r\n\"a\" = \"b;\\\"\"; \"c\" = \"d\";\r\n// B\r\n\"e\" = \"f\";"
    ),
  ]

  @Test("changes the least that mends it, and finds nothing of it afterwards", arguments: mendings)
  func mends(mending: Mending) throws {
    try withTemporaryDirectory([mending.file: mending.before]) { folder in
      let result = try Self.lint([".", mending.option], in: folder)
      #expect(result.status < 64)
      let after = try String(
        contentsOf: folder.appendingPathComponent(mending.file),
        encoding: .utf8
      )
      #expect(after == mending.after)
      // Once more there is nothing to do.
      let again = try Self.lint([".", mending.option], in: folder)
      #expect(again.errors == "plurals: note: mended 0 findings in 0 files\n")
    }
  }

  @Test("keeps the encoding of a file that it mends", arguments: [String.Encoding.utf16, .utf8])
  func encodings(encoding: String.Encoding) throws {
    let before = "\u{FEFF}\"a\" = \"б\";\n\"a\" = \"б\";\n"
    let after = "\u{FEFF}\"a\" = \"б\";\n"
    let encoding = encoding == .utf16 ? String.Encoding.utf16LittleEndian : .utf8
    try withTemporaryDirectory(["en.lproj/B.strings": ""]) { folder in
      let file = folder.appendingPathComponent("en.lproj/A.strings")
      try #require(before.data(using: encoding)).write(to: file)
      _ = try Self.lint([".", "--fix"], in: folder)
      #expect(try Data(contentsOf: file) == after.data(using: encoding))
    }
  }

  /// Runs a test in a folder with the faulty files and some others.
  private func withFaulty(
    _ files: [String: String] = [:],
    _ body: (URL) throws -> Void
  ) throws {
    let folder = packageDirectory.appendingPathComponent(Self.faulty)
    var all = files
    for path in ["Localizable.xcstrings", "en.lproj/Main.strings", "ru.lproj/Main.strings"] {
      all[path] = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
    }
    try withTemporaryDirectory(all, body)
  }
}
