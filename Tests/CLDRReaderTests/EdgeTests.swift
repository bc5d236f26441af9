import CLDRReader
import Foundation
import TestSupport
import Testing

@Suite("Edges of what is read and said")
struct EdgeTests {
  @Test(
    "up to three locales are named, and of more how many there are",
    arguments: [
      ("de", "de has"), ("de en nl", "de, en, nl has"),
      ("de en nl sv", "de, en, nl and 1 more has"),
    ]
  )
  func names(_ locales: String, _ beginning: String) throws {
    let text = supplemental(
      """
      <plurals type="cardinal"><pluralRules locales="\(locales)">
      <pluralRule count="one">n = 1</pluralRule>
      </pluralRules></plurals>
      """
    )
    #expect(try rulesError(text).description.contains(": \(beginning) no rule for other"))
  }

  @Test("a long text is cut after forty characters", arguments: [39, 40, 41])
  func cut(_ length: Int) throws {
    let name = String(repeating: "x", count: length)
    let text = supplemental("<plurals type=\"\(name)\"/>")
    let shown = length > 40 ? "'" + String(repeating: "x", count: 40) + "…'" : "'\(name)'"
    #expect(try rulesError(text).description.contains(shown))
  }

  @Test("the empty path is the current folder")
  func currentFolder() throws {
    let error = #expect(throws: CLDRReadError.self) {
      try CLDRReader.pluralData(directory: "")
    }
    #expect(error?.file == "plurals.xml")
  }

  @Test(
    "a distance is from 0 to 100",
    arguments: [(0, true), (100, true), (101, false), (-1, false)]
  )
  func distances(_ distance: Int, isRead: Bool) throws {
    let text = supplemental(
      """
      <languageMatching><languageMatches type="written_new">
      <languageMatch desired="a" supported="b" distance="\(distance)"/>
      </languageMatches></languageMatching>
      """
    )
    let data = try? CLDRReader.languageMatching(from: source(text))
    #expect(data?.matches.map(\.distance) == (isRead ? [distance] : nil))
  }
}
