import Foundation
import TestSupport
import Testing

@Suite("plurals verify")
struct VerifyCommandTests {
  @Test(
    "checks every sample of CLDR 48.2, built in and in files",
    arguments: [
      [], ["--cldr", "cldr"],
    ]
  )
  func checksEverySample(options: [String]) throws {
    let result = try plurals(["verify"] + options)
    #expect(result.output.contains("\nchecked: 3863 samples,"))
    #expect(result.output.contains("cardinal: 40 rule sets of 227 locales, 134 rules"))
    #expect(result.output.contains("ordinal: 25 rule sets of 110 locales, 79 rules"))
    #expect(result.output.hasSuffix("\nnone failed\n"))
    #expect(result.errors == "")
    #expect(result.status == 0)
  }

  @Test("does not depend on the folder it runs in")
  func runsAnywhere() throws {
    let folder = try TemporaryDirectory()
    #expect(try plurals(["verify"], in: folder.url).status == 0)
  }

  @Test(
    "names locale, type, number, expected and got of what fails",
    arguments: [
      // A rule that no longer fits its samples.
      (
        "plurals.xml",
        "i = 0,1 @integer 0, 1 @decimal 0.0~1.5</pluralRule>\n            <pluralRule count=\"other\"> @integer 2~17",
        "i = 0 @integer 0, 1 @decimal 0.0~1.5</pluralRule>\n            <pluralRule count=\"other\"> @integer 2~17",
        "FAILED hy cardinal 1: expected one, got other\n"
      ),
      // A second rule that holds for samples of the first.
      (
        "ordinals.xml", "<pluralRule count=\"few\">n % 10 = 3 and n % 100 != 13 @",
        "<pluralRule count=\"few\">n % 10 = 1,3 and n % 100 != 13 @",
        "FAILED en ordinal 21: expected one alone, got also few\n"
      ),
      (
        "ordinals.xml", "@integer 1~4</pluralRule>", "@integer 1~5</pluralRule>",
        "FAILED ne ordinal 5: expected one, got other\n"
      ),
    ]
  )
  func namesFailures(file: String, old: String, new: String, failure: String) throws {
    let folder = try copyOfCLDR()
    let url = folder.url.appendingPathComponent(file)
    let text = try String(contentsOf: url, encoding: .utf8)
    #expect(text.contains(old))
    try folder.write(text.replacingOccurrences(of: old, with: new), to: file)
    let result = try plurals(["verify", "--cldr", folder.url.path])
    #expect(result.output.contains(failure), "\(result.output)")
    #expect(result.output.hasSuffix(" failed\n"))
    #expect(result.errors == "plurals: verification failed\n")
    #expect(result.status == 1)
    let json = try plurals(["verify", "--json", "--cldr", folder.url.path])
    let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    #expect((object?["failures"] as? [String])?.isEmpty == false)
    #expect(json.status == 1)
  }

  @Test("keeps a limited number of failures, and counts all")
  func limitsFailures() throws {
    let folder = try copyOfCLDR()
    let rules = """
      <supplementalData><plurals type="cardinal"><pluralRules locales="pl">
      <pluralRule count="one">n = 1 @integer 2~30001</pluralRule><pluralRule count="other"/>
      </pluralRules></plurals></supplementalData>
      """
    try folder.write(rules, to: "plurals.xml")
    let result = try plurals(["verify", "--cldr", folder.url.path])
    #expect(result.output.contains("\nand 20000 more\n"))
    #expect(result.output.hasSuffix("\n30000 failed\n"))
    #expect(result.status == 1)
  }

  #if !os(Windows)
    @Test("refuses a named pipe instead of waiting for it")
    func refusesNamedPipe() throws {
      let folder = try copyOfCLDR()
      let path = folder.url.appendingPathComponent("plurals.xml").path
      try FileManager.default.removeItem(atPath: path)
      #expect(mkfifo(path, 0o600) == 0)
      let result = try plurals(["verify", "--cldr", folder.url.path])
      #expect(result.errors.contains("it is a pipe"))
      #expect(result.status == 66)
    }
  #endif

  @Test("goes without pluralRanges.xml, which older releases lack, and says so")
  func goesWithoutRanges() throws {
    let folder = try copyOfCLDR()
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("pluralRanges.xml"))
    let result = try plurals(["verify", "--cldr", folder.url.path])
    #expect(result.output.contains("checked: 0 rows of range tables"))
    #expect(
      result.errors.contains("pluralRanges.xml") && result.errors.contains("category of its end")
    )
    #expect(result.status == 0)
  }
}

/// A folder with a copy of the package's CLDR files.
func copyOfCLDR() throws -> TemporaryDirectory {
  let folder = try TemporaryDirectory()
  for name in ["plurals.xml", "ordinals.xml", "pluralRanges.xml", "supplementalMetadata.xml"] {
    try FileManager.default.copyItem(
      at: packageDirectory.appendingPathComponent("cldr/\(name)"),
      to: folder.url.appendingPathComponent(name)
    )
  }
  return folder
}
