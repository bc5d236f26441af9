import Foundation
import TestSupport
import Testing

@Suite("plurals diff")
struct DiffCommandTests {
  /// A release that is older than the built-in one.
  private func olderRelease() throws -> TemporaryDirectory {
    let folder = try copyOfCLDR()
    // Had no rules yet, and has them now.
    try folder.replace("locales=\"he iw\"", with: "locales=\"he\"", in: "plurals.xml")
    try folder.replace("locales=\"ff hy kab\"", with: "locales=\"ff kab\"", in: "plurals.xml")
    // Had rules that are gone; it resolves to pl now, or to root.
    try folder.replace("locales=\"pl\"", with: "locales=\"pl pl_XX zzz\"", in: "plurals.xml")
    // Other rules for integers, for decimals alone, and another text with the same meaning.
    let lithuanian = "few\">n % 10 = 2..9 and n % 100 != 11..19"
    try folder.replace(
      lithuanian,
      with: "few\">n % 10 = 2..8 and n % 100 != 11..19",
      in: "plurals.xml"
    )
    try folder.replace(
      "<pluralRule count=\"one\">n = 1 or t != 0 and i = 0,1 @",
      with: "<pluralRule count=\"one\">n = 1 @",
      in: "plurals.xml"
    )
    try folder.replace(
      "few\">n % 100 = 3..10 @",
      with: "few\">n % 100 = 3,4..10 @",
      in: "plurals.xml"
    )
    try folder.replace(
      "<pluralRange start=\"one\"   end=\"two\"   result=\"two\"/>",
      with: "<pluralRange start=\"one\"   end=\"two\"   result=\"few\"/>",
      in: "pluralRanges.xml"
    )
    return folder
  }

  @Test("lists new, gone, changed and reworded locales, of integers and decimals apart")
  func lists() throws {
    let folder = try olderRelease()
    let result = try plurals(["diff", "--cldr", folder.url.path])
    let text = result.output
    #expect(text.contains("\n  new: hy (before root), iw (before he)\n"), "\(text)")
    #expect(text.contains("\n  gone: pl-XX (now pl), zzz (now root)\n"), "\(text)")
    #expect(text.contains("\n  reworded: ar ars"), "\(text)")
    #expect(
      text.contains(
        """
          changed: da
            integers: all alike
            decimals: some differ
              before other, now one: such as 0.1

        """
      ),
      "\(text)"
    )
    #expect(
      text.contains(
        """
          changed: lt
            integers: 9/100 of all integers differ, the smallest 9
              before other, now few: 9, 29, 39, 49, 59, 69, 79, 89, … : n ≡ 9 (mod 10) except n ≡ 19 (mod 100)

        """
      ),
      "\(text)"
    )
    #expect(
      text.contains(
        "\nordinal: 0 new locales, 0 gone, 0 changed, 0 reworded, \(CLDRPins.count("ordinal locales")) alike\n"
      )
    )
    #expect(text.contains("\n    one to two: before few, now two\n"), "\(text)")
    #expect(result.errors == "")
    #expect(result.status == 1)
  }

  @Test("JSON has the same, and counts that add up")
  func json() throws {
    let folder = try olderRelease()
    let object = try jsonObject(["diff", "--json", "--cldr", folder.url.path, "--cldr", "cldr"])
    #expect(object["isEqual"] as? Bool == false)
    let types = try #require(object["types"] as? [String: [String: Any]])
    #expect(Set(types.keys) == ["cardinal", "ordinal"])
    let cardinal = try #require(types["cardinal"])
    let new = cardinal["new"] as? [[String: String]]
    #expect(
      new == [["locale": "hy", "resolvesTo": "root"], ["locale": "iw", "resolvesTo": "he"]]
    )
    let gone = cardinal["gone"] as? [[String: String]]
    #expect(gone?.map { $0["locale"] } == ["pl-XX", "zzz"])
    let changed = try #require(cardinal["changed"] as? [[String: Any]])
    #expect(changed.map { $0["locales"] as? [String] } == [["da"], ["lt"]])
    #expect((changed[1]["integers"] as? [String: Any])?["share"] as? String == "9/100")
    let reworded = try #require(cardinal["reworded"] as? [String])
    let alike = try #require(cardinal["alike"] as? Int)
    // Of the built-in rules' locales two are new and two have changed.
    #expect(alike + reworded.count == CLDRPins.count("cardinal locales") - 2 - 2)
    let ranges = try #require(object["ranges"] as? [String: Any])
    let rows = (ranges["changed"] as? [[String: Any]])?.first?["rows"] as? [[String: String]]
    #expect(rows == [["start": "one", "end": "two", "first": "few", "second": "two"]])
  }

  @Test("two releases may be given in either order")
  func order() throws {
    let folder = try olderRelease()
    let text = try plurals(["diff", "--cldr", "cldr", "--cldr", folder.url.path]).output
    #expect(text.contains("\n  gone: hy (now root), iw (now he)\n"), "\(text)")
    #expect(text.contains("\n      before few, now other: 9, 29, "), "\(text)")
  }

  @Test(
    "the status is 0 if nothing but texts differs",
    arguments: [[], ["--type", "cardinal"], ["--type", "ordinal"], ["--cldr", "cldr"]]
  )
  func alike(options: [String]) throws {
    let folder = try copyOfCLDR()
    try folder.replace(
      "few\">n % 100 = 3..10 @",
      with: "few\">n % 100 = 3,4..10 @",
      in: "plurals.xml"
    )
    let result = try plurals(["diff", "--cldr", folder.url.path] + options)
    let isOrdinal = options.contains("ordinal")
    #expect(result.output.contains("reworded: ar ars") != isOrdinal, "\(result.output)")
    #expect(result.output.contains("\ncardinal: ") == false)
    #expect(result.output.hasPrefix("ordinal: ") == isOrdinal)
    #expect(result.status == 0)
  }

  @Test("a release without range tables is compared without them")
  func withoutRanges() throws {
    let folder = try copyOfCLDR()
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("pluralRanges.xml"))
    let result = try plurals(["diff", "--cldr", folder.url.path])
    #expect(!result.output.contains("ranges"))
    #expect(result.errors.contains("pluralRanges.xml"))
    #expect(result.status == 0)
    #expect(try jsonObject(["diff", "--json", "--cldr", folder.url.path])["ranges"] is NSNull)
  }

  @Test(
    "what is wrong is told with what would be right",
    arguments: [
      ([], 64, "--cldr DIR is missing"), (["cldr"], 64, "'cldr'"),
      (["--cldr", "cldr", "--type", "x"], 64, "cardinal or ordinal"),
      (["--cldr", "/nowhere"], 66, "/nowhere/plurals.xml"),
      (["--cldr", "cldr", "--cldr", "/nowhere"], 66, "/nowhere/plurals.xml"),
    ] as [([String], Int32, String)]
  )
  func rejects(arguments: [String], status: Int32, complaint: String) throws {
    let result = try plurals(["diff"] + arguments)
    #expect(result.output == "")
    #expect(result.errors.contains(complaint), "\(result.errors)")
    #expect(result.status == status)
  }

  @Test("a locale that is written in another case is the same")
  func ignoresCase() throws {
    let folder = try copyOfCLDR()
    try folder.replace("pt_PT", with: "PT-pt", in: "plurals.xml")
    let result = try plurals(["diff", "--cldr", folder.url.path])
    #expect(result.output.hasPrefix("cardinal: 0 new locales, 0 gone, 0 changed, "), "\(result)")
    #expect(result.status == 0)
  }
}
