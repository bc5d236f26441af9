import Foundation
import PluralMessages
import TestSupport
import Testing

/// Files of texts, read by this library and by the platform's parser of property lists.
@Suite(".strings files, beside the platform's parser")
struct PlatformStringsTests {
  private static let count = 2_500

  @Test(
    "what the platform reads has the same keys and texts, and what it refuses has an error",
    .timeLimit(.minutes(5))
  )
  func texts() {
    var files = StringsTexts(seed: 1)
    var tally = Tally()
    for _ in 0..<Self.count where tally.differences < 20 {
      let file = files.next()
      compare(file.data, .strings, with: file.marked, &tally)
    }
    // The generator makes both kinds.
    #expect(tally.accepted > Self.count / 4 && tally.refused > Self.count / 4, "\(tally)")
  }
}

/// How many files the platform takes.
struct Tally {
  var accepted = 0
  var refused = 0
  var differences = 0
}

/// The dictionary that the platform's parser reads; nil if it refuses the file.
func platformDictionary(_ data: Data) -> [String: Any]? {
  (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any]
}

/// Reads a file with both parsers, and tells what is different.
func compare(_ data: Data, _ format: CatalogFormat, with platformData: Data, _ tally: inout Tally) {
  // A file without a character is a good one here, whatever its encoding.
  guard ![[], [0xEF, 0xBB, 0xBF], [0xFF, 0xFE], [0xFE, 0xFF]].contains(Array(data)) else { return }
  // Without a mark, what begins with a zero is UTF-16, of which the platform drops a character.
  if data == platformData, data.prefix(2).contains(0) { return }
  let expected = platformDictionary(platformData)
  var differences: [String] = []
  do throws(MessageError) {
    let catalog = try MessageCatalog(data: data, format: format, language: "en")
    let errors = catalog.diagnostics.filter { $0.severity == .error }
    if let expected {
      tally.accepted += 1
      for (key, value) in expected {
        guard let text = value as? String else { continue }
        let source = try? catalog.source(key)
        if source.map({ Array($0.utf8) }) != Array(text.utf8) {
          differences.append(
            "\(key.debugDescription): \(text.debugDescription), not \(source.debugDescription)"
          )
        }
      }
      let added = Set(catalog.keys).subtracting(expected.keys)
      if !added.isEmpty, !errors.contains(where: \.dropsTheRest) {
        differences.append("added: \(added)")
      }
    } else {
      tally.refused += 1
      if errors.isEmpty { differences.append("read without an error: \(catalog.keys)") }
    }
  } catch {
    if let expected {
      tally.accepted += 1
      if expected.values.contains(where: { $0 is String }) {
        differences.append("refused: \(error); not \(expected)")
      }
    } else {
      tally.refused += 1
    }
  }
  guard !differences.isEmpty else { return }
  tally.differences += 1
  let text = String(decoding: data, as: UTF8.self).debugDescription
  Issue.record("\(differences.joined(separator: "; ")) in \(text), \(data.map { $0 })")
}

extension MessageDiagnostic {
  /// Whether the platform's parser drops the rest of a file here.
  fileprivate var dropsTheRest: Bool {
    switch kind {
    case .syntax(.truncating), .syntax(.expected(.key, found: _)), .syntax(.unterminated),
      .syntax(.expected(.endOfFile, found: _)):
      true
    default: false
    }
  }
}
