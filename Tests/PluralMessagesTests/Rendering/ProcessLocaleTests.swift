#if canImport(Glibc)
  import Foundation
  import Glibc
  import PluralMessages
  import Plurals
  import TestSupport
  import Testing

  /// C's functions show numbers as `setlocale` says, which any library may call; messages do not.
  ///
  /// One after the other: the C library looks for locales where the environment says, which is the
  /// process's.
  @Suite("The locale of the process", .serialized)
  struct ProcessLocaleTests {
    /// The part of a locale that is about numbers, as glibc reads it from a file.
    private static func definition(decimalPoint: String) -> Data {
      let scalar = decimalPoint.unicodeScalars.first?.value ?? 0
      let strings = [decimalPoint, ".", "\u{3}\u{3}"].map { Array($0.utf8) + [0] }
      let codeset = Array("UTF-8".utf8) + [0]
      func words(_ numbers: [UInt32]) -> [UInt8] {
        numbers.flatMap { number in (0..<4).map { UInt8(number >> ($0 * 8) & 0xFF) } }
      }
      var body: [UInt8] = []
      var offsets: [UInt32] = []
      let start: UInt32 = 8 + 6 * 4
      for string in strings {
        offsets.append(start + UInt32(body.count))
        body += string
      }
      body += [UInt8](repeating: 0, count: (4 - body.count % 4) % 4)
      for wide in [scalar, 0x2E] {
        offsets.append(start + UInt32(body.count))
        body += words([wide])
      }
      offsets.append(start + UInt32(body.count))
      return Data(words([0x2003_1114, 6] + offsets) + body + codeset)
    }

    /// Calls a function in a thread whose locale has another decimal point.
    private static func with(decimalPoint: String, _ call: () throws -> Void) throws {
      let folder = try TemporaryDirectory()
      let language = folder.url.appendingPathComponent("xx_XX")
      try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
      try definition(decimalPoint: decimalPoint)
        .write(to: language.appendingPathComponent("LC_NUMERIC"))
      let path = getenv("LOCPATH").map { String(cString: $0) }
      setenv("LOCPATH", folder.url.path, 1)
      let locale = newlocale(1 << LC_NUMERIC, "xx_XX", nil)
      if let path { setenv("LOCPATH", path, 1) } else { unsetenv("LOCPATH") }
      let other = try #require(locale)
      let before = uselocale(other)
      defer {
        uselocale(before)
        freelocale(other)
      }
      var text = [CChar](repeating: 0, count: 16)
      withVaList([1.5]) { _ = vsnprintf(&text, text.count, "%.1f", $0) }
      let shown = String(
        decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)),
        as: UTF8.self
      )
      try #require(shown == "1" + decimalPoint + "5")
      try call()
    }

    @Test("does not change how numbers are shown", arguments: [",", "٫", "⎖"])
    func texts(_ decimalPoint: String) throws {
      let expected = [
        "%.1f": "1.5", "%f": "1.500000", "%8.2f|": "    1.50|", "%-8.2f|": "1.50    |",
        "%08.2f": "00001.50", "%g": "1.5", "%e": "1.500000e+00", "%a": "0x1.8p+0", "%.0f": "2",
        "%#.0f": "2.", "%+.3f": "+1.500", "%@": "1.5", "%'.1f": "1.5",
      ]
      try Self.with(decimalPoint: decimalPoint) {
        for (format, text) in expected {
          let shown = try MessageTemplate(format).string(1.5)
          #expect(shown == text, "\(format)")
        }
      }
    }

    @Test("does not change the category", arguments: [",", "٫"])
    func categories(_ decimalPoint: String) throws {
      let catalog = try MessageCatalog(
        "lt",
        texts: [.one: "%.1f one", .few: "%.1f few", .many: "%.1f many", .other: "%.1f other"]
      )
      try Self.with(decimalPoint: decimalPoint) {
        // As it is shown, it is 1.0.
        let (rounded, exact) = try (catalog.string("key", 1.04), catalog.string("key", 1.1))
        #expect(rounded == "1.0 one")
        #expect(exact == "1.1 many")
      }
    }
  }
#endif
