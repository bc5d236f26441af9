import Foundation
import TestSupport
import Testing

@Suite("plurals category")
struct CategoryCommandTests {
  @Test(
    "prints one category a line",
    arguments: [
      (["--locale", "pl", "5"], "many\n"),
      (["--locale", "pl", "5", "1.5", "1c6"], "many\nother\nmany\n"),
      (["--locale=pl", "5"], "many\n"),
      (
        ["--locale", "en", "--type", "ordinal", "1", "2", "3", "4", "11"],
        "one\ntwo\nfew\nother\nother\n"
      ),
      (["5", "--locale", "pl"], "many\n"),
      (["--locale", "en", "-1", "--", "-1", "-0"], "one\none\nother\n"),
      (["--locale", "fr", "--cldr", "cldr", "1c6", "0"], "many\none\n"),
      (["--locale", "he", "--cldr", "cldr/", "2"], "two\n"),
      (["--locale", "iw", "--cldr", "cldr", "2"], "two\n"),
      // What an option needs is its value, whatever it looks like.
      (["--locale", "--help", "5"], "other\n"), (["--locale", "-h", "5"], "other\n"),
      (["--locale", "pl", "0..3"], "many\none\nfew\nfew\n"),
      (["--locale", "en", "0.9..1.1", "1"], "other\nother\nother\none\n"),
      (["--locale", "pl", "5..5"], "many\n"),
      (["--locale", "en", "0.98..1.01"], "other\nother\nother\nother\n"),
      (
        ["--locale", "pl", "--show-numbers", "1", "1.50", "9..11"],
        "1\tone\n1.50\tother\n9\tmany\n10\tmany\n11\tmany\n"
      ),
      (
        ["--locale", "pl", "--show-numbers", "0.99..1.01"],
        "0.99\tother\n1.00\tother\n1.01\tother\n"
      ),
      (["--locale", "fr", "999999999999999999..999999999999999999"], "other\n"),
    ]
  )
  func printsCategories(arguments: [String], expected: String) throws {
    let result = try plurals(["category"] + arguments)
    #expect(result.output == expected)
    #expect(result.errors == "" || arguments.contains("--help") || arguments.contains("-h"))
    #expect(result.status == 0)
  }

  @Test(
    "a malformed range, or one beyond the limit, is told with what would be right",
    arguments: [
      ("1..x", "expected START..END"), ("1...3", "expected START..END"),
      ("1..", "expected START..END"), ("..3", "expected START..END"),
      ("1..2..3", "expected START..END"), ("-1..3", "expected START..END"),
      ("1c3..2c3", "expected START..END"), ("1.0..2", "same number of digits"),
      ("1.0..2.00", "same number of digits"), ("3..1", "START is above END"),
      ("1.1..1.0", "START is above END"),
      ("1000000000000000000..1000000000000000001", "at most 18 digits"),
      ("0..10000000", "10000001 numbers, above the limit of 10000000"),
      ("0..999999999999999999", "above the limit of 10000000"),
      ("0.0..1000000.0", "10000001 numbers"),
    ]
  )
  func rejectsRange(range: String, complaint: String) throws {
    // After a negative number `-1..3` is no option either.
    let result = try plurals(["category", "--locale", "pl", "5", range, "6"])
    #expect(result.output == "many\n")
    #expect(result.errors.contains("number 2: '\(range)'"), "\(result.errors)")
    #expect(result.errors.contains(complaint), "\(result.errors)")
    #expect(result.status == 65)
    let kept = try plurals(
      ["category", "--locale", "pl", "--keep-going", "--show-numbers", "5", range, "6"]
    )
    #expect(kept.output == "5\tmany\n\(range)\terror\n6\tmany\n")
    #expect(kept.status == 65)
  }

  @Test("a range is no line of standard input")
  func rangeInLine() throws {
    let result = try plurals(["category", "--locale", "pl", "-"], input: "0..3\n")
    #expect(result.output == "" && result.errors.contains("line 1: '0..3'"))
    #expect(result.status == 65)
  }

  @Test("shows numbers of a table and of standard input, and what is malformed in one field")
  func showsNumbers() throws {
    let table = try plurals(
      ["category", "--tsv", "--show-numbers", "--keep-going"],
      input: "pl\tcardinal\t22\nbad\tline\npl\tx\t5\n"
    )
    #expect(table.output == "22\tfew\nbad\\tline\terror\n5\terror\n")
    let lines = try plurals(["category", "--locale", "pl", "--show-numbers", "-"], input: "1.0\n")
    #expect(lines.output == "1.0\tother\n")
  }

  @Test("a number that begins with a point is no option, but no number either")
  func leadingPoint() throws {
    for (number, status) in [("-.5", 65), ("-5", 0), ("-a", 64), ("--5", 64)] as [(String, Int32)] {
      let result = try plurals(["category", "--locale", "en", number])
      #expect(result.status == status, "\(number)")
      #expect(result.errors.contains("number 1: '-.5'") == (number == "-.5"))
    }
  }

  @Test("reads lines of locale, type and number")
  func readsTable() throws {
    let input =
      "pl\tcardinal\t22\nar\tcardinal\t103\nen\tordinal\t23\nfr\tcardinal\t1c6\npt-AO\tcardinal\t0\n"
    for options in [[], ["--cldr", "cldr"]] {
      let result = try plurals(["category", "--tsv"] + options, input: input)
      #expect(result.output == "few\nfew\nfew\nmany\none\n")
      #expect(result.errors == "")
      #expect(result.status == 0)
    }
  }

  @Test(
    "reads numbers from standard input, with or without a last line end",
    arguments: [
      ("1\n2\n", "one\nother\n"), ("1\r\n2\r\n", "one\nother\n"), ("1", "one\n"), ("", ""),
    ]
  )
  func readsStandardInput(input: String, expected: String) throws {
    let result = try plurals(["category", "--locale", "en", "-"], input: input)
    #expect(result.output == expected)
    #expect(result.status == 0)
  }

  @Test(
    "stops at a malformed line with its number and what is wrong",
    arguments: [
      ("1\n1,000\n2\n", "one\n", "line 2: '1,000'"),
      ("1\n\n2\n", "one\n", "line 2: ''"),
      ("1\n 2\n", "one\n", "line 2: ' 2'"),
      ("1e-2\n", "", "line 1: '1e-2'"),
      ("1c1000\n", "", "limit of 999"),
      ("\u{1B}[31m\n", "", "line 1: '\\u{1B}[31m'"),
    ]
  )
  func stopsAtMalformedLine(input: String, expected: String, complaint: String) throws {
    let result = try plurals(["category", "--locale", "en", "-"], input: input)
    #expect(result.output == expected)
    #expect(result.errors.contains(complaint), "\(result.errors)")
    #expect(result.status == 65)
  }

  @Test(
    "stops at a malformed line of a table",
    arguments: [
      ("pl\tcardinal\n", "found 2 fields"),
      ("pl\tcardinal\t1\t2\n", "found 4 fields"),
      ("pl\tcardinals\t1\n", "'cardinals'"),
      ("pl\tcardinal\tx\n", "line 1: 'x'"),
      ("\n", "found 1 field "),
    ]
  )
  func stopsAtMalformedTableLine(line: String, complaint: String) throws {
    let result = try plurals(["category", "--tsv"], input: line)
    #expect(result.output == "")
    #expect(result.errors.contains(complaint), "\(result.errors)")
    #expect(result.status == 65)
  }

  @Test("goes on after malformed lines when asked to")
  func keepsGoing() throws {
    let result = try plurals(
      ["category", "--tsv", "--keep-going"],
      input: "pl\tcardinal\t5\nbad\nen\tcardinal\tx\nen\tcardinal\t1\n"
    )
    #expect(result.output == "many\nerror\nerror\none\n")
    #expect(result.errors.contains("line 2") && result.errors.contains("line 3"))
    #expect(result.status == 65)
  }

  @Test("skips a line beyond the limit of its length when it keeps going")
  func skipsLongLine() throws {
    let long = String(repeating: "1", count: 3_000_000)
    let result = try plurals(
      ["category", "--locale", "en", "--keep-going", "-"],
      input: "1\n\(long)\n2\n"
    )
    #expect(result.output == "one\nerror\nother\n")
    #expect(result.errors.contains("line 2 is longer than 1048576 bytes"))
    #expect(result.status == 65)
  }

  @Test(
    "a line of exactly a mebibyte is not too long, and one byte more is",
    arguments: ["\n", ""]
  )
  func lineAtLimit(end: String) throws {
    for (length, isTooLong) in [(1 << 20, false), (1 << 20 + 1, true)] {
      // No number, but what is told of it is not its length.
      let line = String(repeating: "x", count: length)
      let result = try plurals(
        ["category", "--locale", "en", "--keep-going", "-"],
        input: "\(line)\(end)"
      )
      #expect(result.output == "error\n")
      #expect(result.errors.contains("longer than") == isTooLong, "\(length)")
    }
  }

  @Test("a hundred locales without rules are remarked on, and no more")
  func limitsRemarks() throws {
    for (count, remarks) in [(99, 99), (100, 100), (101, 100)] {
      // Codes that are nobody's: qaa to qzz are for private use.
      let letters = Array("abcdefghijklmnopqrst")
      let lines = (0..<count).map { "q\(letters[$0 / 20])\(letters[$0 % 20])\tcardinal\t1\n" }
      let result = try plurals(["category", "--tsv"], input: lines.joined())
      #expect(result.output == String(repeating: "other\n", count: count))
      #expect(result.errors.split(separator: "\n").count == remarks)
      #expect(result.status == 0)
    }
  }

  #if !os(Windows)
    @Test("results come before the complaints that follow them")
    func order() throws {
      let program = productsDirectory.appendingPathComponent("plurals").path
      let result = try run(
        URL(fileURLWithPath: "/bin/sh"),
        ["-c", "exec \"$0\" category --locale en --keep-going 1 x 2 2>&1", program],
        "",
        packageDirectory
      )
      let lines = result.output.split(separator: "\n")
      #expect(lines.count == 4)
      #expect(lines.first == "one" && lines.last == "other")
      #expect(lines.firstIndex { $0.hasPrefix("plurals: number 2: 'x'") } == 2, "\(lines)")
      #expect(lines.dropFirst().first == "error")
    }
  #endif

  @Test("reads a hundred thousand digits")
  func readsManyDigits() throws {
    let digits = "1" + String(repeating: "0", count: 100_000)
    let result = try plurals(["category", "--locale", "fr", "-"], input: digits + "\n")
    #expect(result.output == "many\n")
  }

  @Test("remarks that a locale without rules resolves to root")
  func remarksUnknownLocale() throws {
    let result = try plurals(["category", "--locale", "xx-YY", "1"])
    #expect(result.output == "other\n")
    #expect(result.errors.contains("'xx-YY'") && result.errors.contains("root"))
    #expect(result.status == 0)
  }

  @Test("prints an array of objects as JSON")
  func printsJSON() throws {
    let result = try plurals(
      ["category", "--json", "--keep-going", "--locale", "pt_AO", "0", "x"])
    #expect(
      result.output.hasPrefix(
        """
        [
          {"category":"one","locale":"pt_AO","number":"0","resolvedLocale":"pt","type":"cardinal"},
          {"error":"number 2: 'x': not a number
        """
      )
    )
    #expect(result.output.hasSuffix("\n]\n"))
    #expect(result.status == 65)
    #expect(try plurals(["category", "--json", "--tsv"]).output == "[]\n")
  }

  @Test("JSON is whole when a malformed number ends it, and says what ended it")
  func closesJSON() throws {
    let result = try plurals(["category", "--json", "--locale", "pl", "1", "x", "2"])
    let list =
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: String]]
    #expect(list?.count == 2)
    #expect(list?.first?["category"] == "one")
    #expect(list?.last?["error"]?.contains("number 2") == true)
    #expect(result.status == 65)
  }

  @Test("remarks on each locale of a table that has no rules once")
  func remarksUnknownLocalesOfTable() throws {
    let lines = ["xx\tcardinal\t1", "xx\tcardinal\t2", "nn\tordinal\t1", "nn\tcardinal\t1"]
    let result = try plurals(["category", "--tsv"], input: lines.joined(separator: "\n"))
    #expect(result.output == "other\nother\nother\none\n")
    #expect(result.errors.split(separator: "\n").count == 2)
    #expect(result.status == 0)
  }

  @Test("answers a number before it waits for the next")
  func answersAtOnce() throws {
    let process = Process()
    process.executableURL = productsDirectory.appendingPathComponent("plurals")
    process.arguments = ["category", "--locale", "pl", "-"]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    for (number, category) in [("5", "many\n"), ("22", "few\n")] {
      try input.fileHandleForWriting.write(contentsOf: Data("\(number)\n".utf8))
      #expect(
        String(decoding: output.fileHandleForReading.availableData, as: UTF8.self) == category
      )
    }
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }
}
