import Foundation
import TestSupport
import Testing

@Suite("plurals completions")
struct CompletionsTests {
  private func script(_ shell: String) throws -> String {
    let result = try plurals(["completions", shell])
    #expect(result.status == 0 && result.errors == "")
    return result.output
  }

  /// Runs a script in a shell that may not be installed.
  private func run(_ shell: String, _ arguments: [String], _ script: String) throws
    -> ProcessResult?
  {
    let paths = ["/bin", "/usr/bin", "/usr/local/bin"].map { "\($0)/\(shell)" }
    guard let path = paths.first(where: FileManager.default.isExecutableFile) else { return nil }
    let folder = try TemporaryDirectory()
    try folder.write(script, to: "script")
    return try PluralsCommandTests.run(
      URL(fileURLWithPath: path),
      arguments + [folder.url.appendingPathComponent("script").path],
      "",
      packageDirectory,
      ["PATH": "\(productsDirectory.path):\(ProcessInfo.processInfo.environment["PATH"] ?? "")"]
    )
  }

  @Test(
    "bash completes subcommands, options, values and operands",
    arguments: [
      (["plurals", "co"], ["compare", "compile", "completions"]),
      (["plurals", "--v"], ["--version"]), (["plurals", "help", "ca"], ["category"]),
      (["plurals", "range", "--l"], ["--locale"]),
      (["plurals", "range", "--"], ["--locale", "--type", "--json", "--cldr", "--help"]),
      (["plurals", "rules", "pl", "--type", "o"], ["ordinal"]),
      // bash takes the sign for a word.
      (["plurals", "rules", "--type", "="], ["cardinal", "ordinal"]),
      (["plurals", "rules", "--type", "=", "c"], ["cardinal"]),
      (["plurals", "category", "--locale", "pt"], ["pt", "pt-PT"]),
      (["plurals", "numbers", "p"], ["pa", "pap", "pcm", "pl", "prg", "ps", "pt", "pt-PT"]),
      (["plurals", "numbers", "pl", "f"], ["few"]),
      (["plurals", "numbers", "--type", "ordinal", "pl", "f"], ["few"]),
      (["plurals", "numbers", "--exact", "pl", "f"], ["few"]),
      (["plurals", "numbers", "--type", "=", "ordinal", "pl", "f"], ["few"]),
      (["plurals", "numbers", "--type", "=", "ordinal", "pr"], ["prg"]),
      (["plurals", "legacy", "--locale", "=", "ru", "10"], ["10", "100", "102", "107"]),
      (["plurals", "compare", "pl", "uk"], ["uk"]),
      (["plurals", "legacy", "10"], ["10", "100", "102", "107"]),
      (["plurals", "legacy", "7", "1"], []), (["plurals", "category", "1"], []),
      (["plurals", "message", "--digits", ""], ["latin", "native"]),
      (["plurals", "message", "--zero", "a"], ["apple"]),
      (["plurals", "message", "--catalog", "Pack"], ["Package.swift"]),
      (["plurals", "diff", "--cldr", "cl"], ["cldr"]),
      (["plurals", "rules", "--cldr", "Pack"], []),
      (["plurals", "completions", ""], ["bash", "zsh", "fish"]),
      (["plurals", "frobnicate", "x"], []),
    ]
  )
  func bash(words: [String], expected: [String]) throws {
    let quoted = words.map { "'\($0)'" }.joined(separator: " ")
    let result = try #require(
      try run(
        "bash",
        ["--norc"],
        try script("bash") + """

          COMP_WORDS=(\(quoted))
          COMP_CWORD=\(words.count - 1)
          "$(complete -p plurals | sed 's/.*-F \\([^ ]*\\).*/\\1/')" plurals "${COMP_WORDS[COMP_CWORD]}"
          printf '%s\\n' "${COMPREPLY[@]}"
          """
      )
    )
    #expect(Set(result.output.split(separator: "\n").map(String.init)) == Set(expected))
    #expect(result.errors == "")
    #expect(result.status == 0)
  }

  @Test("bash completes paths with blanks and stars as they are")
  func bashPaths() throws {
    let folder = try TemporaryDirectory()
    for name in ["a b", "a*"] { try folder.write("", to: name) }
    let result = try #require(
      try run(
        "bash",
        ["--norc"],
        try script("bash") + """

          cd '\(folder.url.path)'
          COMP_WORDS=(plurals message --catalog a)
          COMP_CWORD=3
          _plurals plurals a
          printf '[%s]\\n' "${COMPREPLY[@]}" | sort
          """
      )
    )
    #expect(Set(result.output.split(separator: "\n")) == ["[a b]", "[a*]"])
  }

  @Test("each shell reads its script, which has every subcommand and option")
  func everyOption() throws {
    for shell in ["bash", "zsh", "fish"] {
      let text = try script(shell)
      for name in try subcommandNames() {
        #expect(text.contains(name))
        for option in try options(of: name) {
          let written = shell == "fish" ? "-l \(option.dropFirst(2))" : option
          let lines = text.components(separatedBy: "\n")
          let isThere =
            shell == "zsh"
            ? text.components(separatedBy: "\n    \(name)) ").dropFirst().first?
              .components(separatedBy: ";;")[0].contains(written) ?? false
            : lines.contains { $0.contains(name) && $0.contains(written) }
          #expect(isThere, "\(shell): \(name) \(option)")
        }
      }
      if let result = try run(shell, ["-n"], text) {
        #expect(result.errors == "", "\(shell)")
        #expect(result.status == 0)
      }
    }
  }

  @Test("fish completes subcommands, values and operands, where it is installed")
  func fish() throws {
    let text = try script("fish")
    for (line, expected) in [
      ("plurals co", ["compare", "compile", "completions"]),
      ("plurals rules --type ", ["cardinal", "ordinal"]),
      ("plurals category --locale pt", ["pt", "pt-PT"]),
      ("plurals message --catalog Pack", ["Package.swift"]),
    ] {
      guard let result = try run("fish", ["--no-config"], text + "\ncomplete -C '\(line)'\n") else {
        return
      }
      let words = result.output.split(separator: "\n").map { $0.split(separator: "\t")[0] }
      #expect(words.map(String.init).sorted() == expected)
    }
  }

  @Test(
    "a shell must be named that there is",
    arguments: [
      ([], "SHELL is missing"), (["tcsh"], "'tcsh'; it must be one of bash, zsh, fish"),
      (["bash", "zsh"], "one SHELL"), (["bash", "--json"], "unknown option '--json'"),
    ]
  )
  func rejects(arguments: [String], complaint: String) throws {
    let result = try plurals(["completions"] + arguments)
    #expect(result.output == "")
    #expect(result.errors.contains(complaint), "\(result.errors)")
    #expect(result.status == 64)
  }
}
