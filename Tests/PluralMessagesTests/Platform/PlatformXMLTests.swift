import Foundation
import PluralMessages
import TestSupport
import Testing

/// XML property lists, read by this library and by the platform's parser.
@Suite("XML property lists, beside the platform's parser", .serialized)
struct PlatformXMLTests {
  private static let count = 3_000

  @Test(
    "what the platform reads has the same keys and texts, and what it refuses has an error",
    .timeLimit(.minutes(5)),
    arguments: [(CatalogFormat.strings, UInt64(2)), (.stringsdict, 3)]
  )
  func lists(_ format: CatalogFormat, _ seed: UInt64) {
    var files = XMLTexts(seed: seed)
    var tally = Tally()
    var plurals = 0
    for _ in 0..<Self.count where tally.differences < 20 {
      let data = files.next(hasPlurals: format == .stringsdict)
      compare(data, format, with: data, &tally)
      if format == .stringsdict { plurals += comparePlurals(data, &tally) }
    }
    #expect(tally.accepted > Self.count / 4 && tally.refused > Self.count / 4, "\(tally)")
    #expect(format == .strings || plurals > Self.count / 40)
  }

  /// Compares the texts of messages with plurals, and gives how many there are.
  private func comparePlurals(_ data: Data, _ tally: inout Tally) -> Int {
    guard let expected = platformDictionary(data),
      let catalog = try? MessageCatalog(data: data, format: .stringsdict, language: "en")
    else { return 0 }
    var count = 0
    for (key, value) in expected {
      guard let texts = Self.texts(of: value), let other = texts["other"] else { continue }
      count += 1
      for (number, text) in [(1, texts["one"] ?? other), (5, other)] {
        let shown = try? catalog.string(key, number)
        guard shown.map({ Array($0.utf8) }) != Array(text.utf8) else { continue }
        tally.differences += 1
        Issue.record(
          "\(key): \(shown.debugDescription), not \(text.debugDescription), in \(String(decoding: data, as: UTF8.self).debugDescription)"
        )
      }
    }
    return count
  }

  /// The texts of a message that is nothing but one variable, if they have no placeholders.
  private static func texts(of message: Any) -> [String: String]? {
    guard let message = message as? [String: Any],
      message["NSStringLocalizedFormatKey"] as? String == "%#@v@",
      let variable = message["v"] as? [String: Any],
      variable["NSStringFormatSpecTypeKey"] as? String == "NSStringPluralRuleType"
    else { return nil }
    var texts: [String: String] = [:]
    for name in ["one", "other"] {
      guard let value = variable[name] else { continue }
      guard let text = value as? String, !text.utf8.contains(UInt8(ascii: "%")) else { return nil }
      texts[name] = text
    }
    return texts
  }
}
