import Foundation
import PluralMessages
import TestSupport
import Testing

@Suite("Readers of Apple's files")
struct AppleCatalogMutationTests {
  private static let count = 1_000

  private static let stringsDict = propertyList(
    entry(
      "scan",
      "%#@files@ &amp; %2$@ – %1$@",
      variable("files", ["zero": "no", "one": "%d файл", "other": "%d файлов %#@folders@ %.2f"]),
      variable("folders", type: ".1f", ["one": "%arg folder", "other": "%3$5d folders"])
    ) + "<key>plain</key><string>Plain %x %s %c</string>"
      + "<key>d</key><dict><key>NSStringDeviceSpecificRuleType</key><dict><key>other</key>"
      + "<string>x</string></dict></dict>"
  )

  private static let catalog = stringCatalog(
    """
    "n" : {"localizations": {
      "en": {\(plural(["one": "%lld file", "other": "%lld files in %2$@"]))},
      "ru": {"stringUnit": {"state": "new", "value": "%@: %#@files@ \\u0444 %.3f"},
        "substitutions": {"files": {"argNum": 2, "formatSpecifier": "lld",
          \(plural(["one": "%arg файл", "many": "%arg файлов", "other": "%#@x@"]))},
          "x": {"formatSpecifier": ".1f", "variations": {"device": {"other": \(unit("%arg x"))}}}}}
    }},
    "Hello %@ %%" : {"shouldTranslate": false, "comment": "c"}
    """
  )

  @Test("give messages or errors for every XML property list")
  func xml() {
    mutate(Array(Self.stringsDict.utf8), seed: 1) { data, mode throws(MessageError) in
      [try MessageCatalog(data: data, format: .stringsdict, language: "ru", file: "f", mode: mode)]
    }
  }

  @Test("give messages or errors for every binary property list")
  func binary() throws {
    let object = try PropertyListSerialization.propertyList(
      from: Data(Self.stringsDict.utf8),
      format: nil
    )
    let data = try PropertyListSerialization.data(
      fromPropertyList: object,
      format: .binary,
      options: 0
    )
    mutate(Array(data), seed: 2) { data, mode throws(MessageError) in
      [try MessageCatalog(data: data, format: .stringsdict, language: "ar", file: "f", mode: mode)]
    }
  }

  @Test("give messages or errors for every String Catalog")
  func stringCatalogs() {
    mutate(Array(Self.catalog.utf8), seed: 3) { data, mode throws(MessageError) in
      let strings = try StringCatalog(data: data, file: "f", mode: mode)
      return strings.languages.compactMap { strings.catalog(for: $0) }
    }
  }

  private static let arguments: [[MessageArgument]] = [
    [], ["text"], [5], [1, 2, 3, 4],
    [MessageArgument(Double.nan), MessageArgument(-Double.infinity), 1e300],
    ["%@ %d", MessageArgument(UInt64.max), MessageArgument(Int.min), -0.0],
  ]

  /// Reads changed files, strictly and if that fails leniently, and shows each message that was read
  /// with arguments that may not fit.
  private func mutate(
    _ original: [UInt8],
    seed: UInt64,
    _ read: (Data, ReadingMode) throws(MessageError) -> [MessageCatalog]
  ) {
    var mutator = Mutator(random: SplitMix64(seed: seed))
    var readCount = 0
    for _ in 0..<Self.count {
      let data = Data(mutator.mutated(original))
      for mode in [ReadingMode.strict, .tolerant] {
        do throws(MessageError) {
          try read(data, mode).forEach(show)
          if mode == .strict { readCount += 1 }
          break
        } catch {
          #expect(error.diagnostic.file == "f")
        }
      }
    }
    // Many changes hit a text and do no harm.
    #expect(readCount > Self.count / 25)
  }

  private func show(_ catalog: MessageCatalog) {
    for key in catalog.keys {
      for arguments in Self.arguments { _ = try? catalog.string(key, arguments: arguments) }
    }
  }
}

/// Changes bytes at random, in the same way in every run.
private struct Mutator {
  var random: SplitMix64

  /// What means something in property lists, JSON or a format.
  private static let marks = Array("<&>\"'\\{}[]:,%#@$./ \n0128".utf8)

  mutating func mutated(_ original: [UInt8]) -> [UInt8] {
    var bytes = original
    for _ in 0..<Int.random(in: 1...2, using: &random) where !bytes.isEmpty {
      let position = Int.random(in: bytes.indices, using: &random)
      switch Int.random(in: 0..<7, using: &random) {
      case 0: bytes[position] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      case 1: bytes[position] = UInt8.random(in: .min ... .max, using: &random)
      case 2: bytes.remove(at: position)
      case 3: bytes.insert(Self.marks.randomElement(using: &random) ?? 0, at: position)
      case 4: bytes.removeSubrange(position..<min(position + 30, bytes.count))
      case 5: bytes[position] = Self.marks.randomElement(using: &random) ?? 0
      default:
        let other = Int.random(in: bytes.indices, using: &random)
        bytes.insert(contentsOf: bytes[other..<min(other + 30, bytes.count)], at: position)
      }
    }
    return bytes
  }
}
