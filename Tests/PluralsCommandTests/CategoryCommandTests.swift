import Foundation
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
    ]
  )
  func printsCategories(arguments: [String], expected: String) throws {
    let result = try plurals(["category"] + arguments)
    #expect(result.output == expected)
    #expect(result.errors == "")
    #expect(result.status == 0)
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
