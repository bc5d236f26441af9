import Foundation
import TestSupport
import Testing

@Suite("Output for programs")
struct JSONOutputTests {
  /// What is run of each subcommand, so that every key occurs.
  private static let runs: [[String]] = [
    ["category", "--locale", "pl", "1", "x"], ["range", "--locale", "sl", "1", "2"],
    ["numbers", "pl", "few"], ["numbers", "mt", "few", "--exact"], ["locales"],
    ["rules", "pl", "--bytecode"], ["compare", "fr", "en"], ["compare", "rule:3", "lv"],
    ["print", "Tests/PluralsCommandTests/Fixtures/Messages/Localizable.xcstrings"],
    [
      "extract", "--dry-run", "--catalog",
      "Tests/Examples/Localised/Sources/Localised/Errors.xcstrings",
      "--catalog", "Tests/Examples/Localised/Sources/Localised/Localizable.xcstrings",
      "Tests/PluralsCommandTests/Fixtures/Undecided.swift.txt",
    ],
    ["lint", "Tests/PluralsCommandTests/Fixtures/Faulty"],
    ["diff", "--cldr", "cldr"], ["verify"], ["legacy"], ["legacy", "3"], ["legacy", "16"],
    ["legacy", "3", "1", "2"], ["legacy", "3", "--locale", "lv"],
    ["legacy", "3", "--locale", "lv", "--forms", "a;b;c", "--forms", "d;e;f"],
    [
      "message", "--catalog", "Tests/PluralsCommandTests/Fixtures/Messages/ru.stringsdict",
      "--locale", "ar", "n_files", "2",
    ],
  ]

  @Test(
    "--json prints one value, of whose keys the help and the documentation tell",
    arguments: runs
  )
  func keysAreTold(arguments: [String]) throws {
    let result =
      try arguments == ["legacy"] ? legacyTableAsJSON.get() : plurals(arguments + ["--json"])
    let value = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    let keys = Self.keys(of: value)
    #expect(!keys.isEmpty)
    let help = try plurals([arguments[0], "--help"]).output
    let article = try String(
      contentsOf: packageDirectory.appendingPathComponent(
        "Sources/PluralsCommand/PluralsCommand.docc/JSONOutput.md"
      ),
      encoding: .utf8
    )
    for key in keys {
      #expect(help.contains("\"\(key)\""), "the help of \(arguments[0]) lacks \(key)")
      #expect(article.contains("`\(key)`"), "JSONOutput.md lacks \(key)")
    }
  }

  @Test("every subcommand that prints results takes --json")
  func everySubcommand() throws {
    let taking = try subcommandNames().filter { try options(of: $0).contains("--json") }
    #expect(Set(taking) == Set(Self.runs.map { $0[0] }))
    #expect(try Set(subcommandNames()).subtracting(taking) == ["compile", "completions", "manual"])
  }

  private static func keys(of value: Any) -> Set<String> {
    if let list = value as? [Any] { return list.reduce(into: []) { $0.formUnion(keys(of: $1)) } }
    guard let object = value as? [String: Any] else { return [] }
    // The keys of a mapping are data.
    return object.reduce(into: Set(object.keys)) { keys, member in
      if member.key != "mapping" { keys.formUnion(Self.keys(of: member.value)) }
    }
  }

  @Test("a message that is not shown prints nothing, and one that is has its findings beside it")
  func message() throws {
    let folder = "Tests/PluralsCommandTests/Fixtures/Messages"
    let shown = try plurals(
      [
        "message", "--catalog", "\(folder)/ru.stringsdict", "--locale", "ar", "--json", "n_files",
        "2",
      ]
    )
    let object = try JSONSerialization.jsonObject(with: Data(shown.output.utf8)) as? [String: Any]
    #expect(object?["text"] as? String == "2 файла")
    #expect(object?["key"] as? String == "n_files")
    #expect(object?["language"] as? String == "ar")
    let findings = try #require(object?["findings"] as? [[String: Any]])
    #expect(findings.map { $0["form"] as? String } == ["zero", "two"])
    #expect(findings.allSatisfy { $0["severity"] as? String == "warning" })
    #expect(findings.allSatisfy { $0["line"] is Int && $0["file"] is String })
    #expect(shown.errors == "")
    #expect(shown.status == 0)
    let missing = try plurals(
      ["message", "--catalog", "\(folder)/ru.json", "--locale", "ru", "--json", "nothing"]
    )
    #expect(missing.output == "" && missing.errors.contains("nothing") && missing.status == 65)
    let served = try jsonObject(
      ["message", "--catalog", "\(folder)/App", "--locale", "ru", "--json", "only_english"]
    )
    #expect(served["text"] as? String == "English")
    #expect(served["language"] as? String == "en")
  }
}
