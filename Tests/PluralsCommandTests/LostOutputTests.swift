#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  @Suite("Output that nobody reads")
  struct LostOutputTests {
    private func shell(_ script: String) throws -> ProcessResult {
      let program = productsDirectory.appendingPathComponent("plurals").path
      return try run(
        URL(fileURLWithPath: "/bin/sh"),
        ["-c", script, program],
        "",
        packageDirectory
      )
    }

    @Test(
      "results that cannot be written end with status 74, whatever else is wrong",
      arguments: [
        "category --locale en 1", "category --locale en 1 x", "category --locale en --json 1 x",
        "category --locale en --keep-going 1 x", "range --locale sl 1 2", "rules cs", "locales",
        "numbers pl few", "numbers pl few --json", "numbers pl few --exact", "compare pl ru",
        "compare pl pl --json", "diff --cldr cldr", "completions bash", "completions zsh",
        "completions fish", "manual", "verify", "legacy", "legacy 3", "legacy 3 1 2",
        "legacy 3 --locale lv",
        "legacy 3 --locale lv --forms 'a;b;c'", "--help", "help rules", "--version",
        "message --catalog Tests/PluralsCommandTests/Fixtures/Messages/App --locale ru n_files 5",
      ]
    )
    func fullDevice(_ arguments: String) throws {
      let result = try shell("\"$0\" \(arguments) > /dev/full")
      #expect(result.status == 74)
      #expect(
        result.errors.contains("cannot write: \(String(cString: strerror(ENOSPC)))"),
        "\(result.errors)"
      )
    }

    @Test("errors that nobody reads cost no result")
    func brokenErrors() throws {
      // The reader of errors has gone when the first is written.
      let script = """
        { sleep 0.3; "$0" category --locale xx-unknown --keep-going 1 x 2; echo "status $?"; } \
        2>&1 >&3 | true
        """
      let result = try shell("exec 3>&1; " + script)
      #expect(result.output == "other\nerror\nother\nstatus 65\n")
    }

    @Test(
      "a reader that has gone is no error to complain of",
      arguments: [
        "locales", "numbers en other --to 900000", "category --locale pl 0..9999999",
        "compare pl ru", "diff --cldr cldr", "manual",
      ]
    )
    func brokenOutput(_ arguments: String) throws {
      let result = try shell(
        "{ sleep 0.3; \"$0\" \(arguments); echo $? >&2; } | true"
      )
      #expect(result.errors == "74\n")
    }
  }
#endif
