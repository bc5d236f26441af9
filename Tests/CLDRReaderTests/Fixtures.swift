import CLDRReader
import Foundation
import TestSupport
import Testing

/// The folder with CLDR's files in the repository.
let cldrDirectory = packageDirectory.appendingPathComponent("cldr").path

/// A supplemental file as CLDR writes them, with content that begins on line 4.
func supplemental(_ content: String) -> String {
  """
  <?xml version="1.0" encoding="UTF-8" ?>
  <!DOCTYPE supplementalData SYSTEM "../../common/dtd/ldmlSupplemental.dtd">
  <supplementalData>
  \(content)
  </supplementalData>
  """
}

/// A source of errors about `test.xml`.
func source(_ text: String) -> CLDRSource {
  .bytes(Array(text.utf8), name: "test.xml")
}

/// A small file of cardinal rules, with some of all that such files have.
let smallRulesFile = supplemental(
  """
      <version number="$Revision$"/>
      <plurals type="cardinal">
          <!-- 2: one,other -->
          <pluralRules locales="de en pt_PT">
              <pluralRule count="one">i = 1 and v = 0 @integer 1</pluralRule>
              <pluralRule count="other"> @integer 0, 2~16, 100, … @decimal 0.0~1.5, 10.0, …</pluralRule>
          </pluralRules>
          <pluralRules locales="ja">
              <pluralRule count="other"> @integer 0~15, 100, …</pluralRule>
          </pluralRules>
      </plurals>
  """
)

/// The error that reading plural rules gives.
func rulesError(
  _ text: String,
  sourceLocation: SourceLocation = #_sourceLocation
) throws -> CLDRReadError {
  try #require(throws: CLDRReadError.self, sourceLocation: sourceLocation) {
    try CLDRReader.pluralRules(from: source(text))
  }
}

extension String {
  /// Whether the text has no line end.
  var isOneLine: Bool { !contains(where: \.isNewline) }
}
