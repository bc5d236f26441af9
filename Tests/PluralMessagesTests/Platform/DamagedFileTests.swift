import Foundation
import PluralMessages
import TestSupport
import Testing

/// Files with damage in one place: no message is lost because of another.
@Suite("Damaged files")
struct DamagedFileTests {
  /// A good file of a format, made of entries whose places are known.
  struct Sample: CustomTestStringConvertible {
    let testDescription: String
    let bytes: [UInt8]
    /// The entries: a key, and where it stands with its value.
    let entries: [(key: String, range: Range<Int>)]
    let format: CatalogFormat
    /// What means something in the format.
    let pieces: [String]

    init(
      _ name: String,
      _ format: CatalogFormat,
      _ start: String,
      _ entries: [(String, String)],
      separator: String,
      _ end: String,
      pieces: [String],
      unitSize: Int = 1,
      encode: (String) -> [UInt8] = { Array($0.utf8) }
    ) {
      testDescription = name
      self.format = format
      self.pieces = pieces
      var bytes = encode(start)
      var places: [(String, Range<Int>)] = []
      for (index, entry) in entries.enumerated() {
        if index > 0 { bytes += encode(separator) }
        let place = bytes.count
        bytes += encode(entry.1)
        places.append((entry.0, place..<bytes.count))
      }
      self.bytes = bytes + encode(end)
      self.entries = places
    }
  }

  private static let count = 300

  @Test(
    "what is not damaged is read, or something is told; strictly, it is the same or refused",
    .timeLimit(.minutes(5)),
    arguments: samples
  )
  func damage(_ sample: Sample) throws {
    let good = try Self.read(sample.bytes, sample.format, .strict)
    #expect(good.diagnostics.isEmpty, "\(good.diagnostics)")
    #expect(sample.entries.allSatisfy { good.texts[$0.key] != nil })
    var damage = Damage(to: sample.bytes, pieces: sample.pieces, seed: 7)
    var readCount = 0
    var failures = 0
    for _ in 0..<Self.count where failures < 10 {
      let file = damage.next()
      let found = Self.differences(file, sample, good.texts)
      if found.isEmpty { readCount += 1 }
      guard !found.isEmpty else { continue }
      failures += 1
      let text = String(decoding: file.bytes, as: UTF8.self)
      Issue.record("\(found.joined(separator: "; ")); \(file.range) in \(text.debugDescription)")
    }
    #expect(readCount == Self.count)
  }

  private static func differences(
    _ file: Damage.File,
    _ sample: Sample,
    _ good: [String: [String]]
  ) -> [String] {
    var differences: [String] = []
    let tolerant = Result { try read(file.bytes, sample.format, .tolerant) }
    let strict = Result { try read(file.bytes, sample.format, .strict) }
    let found: Reading
    switch tolerant {
    case .success(let reading): found = reading
    case .failure(let error):
      // Nothing could be read: nothing stands before the damage.
      if let entry = sample.entries.first(where: { $0.range.upperBound <= file.range.lowerBound }) {
        differences.append("\(entry.key) is lost: \(error)")
      }
      if case .failure(let other) = strict, "\(error)" == "\(other)" { return differences }
      return differences + ["strictly, there is another error than \(error)"]
    }
    let errors = found.diagnostics.filter { $0.severity == .error }
    switch strict {
    case .success(let reading):
      if !errors.isEmpty { differences.append("strictly, \(errors) is no error") }
      if reading.texts != found.texts { differences.append("strictly, there are other texts") }
    case .failure(let error):
      if (error as? MessageError)?.diagnostics != errors {
        differences.append("strictly, \(error) is the error, not \(errors)")
      }
    }
    for entry in sample.entries where found.texts[entry.key] != good[entry.key] {
      // A key that became that of another message is told.
      if found.diagnostics.contains(where: { $0.key == entry.key }) { continue }
      if entry.range.upperBound <= file.range.lowerBound {
        differences.append("\(entry.key) before the damage is lost")
      } else if entry.range.lowerBound > file.range.upperBound, found.diagnostics.isEmpty {
        differences.append("\(entry.key) after the damage is lost without a word")
      }
    }
    return differences
  }

  /// What a file gives: the texts of its messages by key, with those for 1 and 5, and the findings.
  struct Reading {
    var texts: [String: [String]] = [:]
    var diagnostics: [MessageDiagnostic] = []
  }

  private static func read(
    _ bytes: [UInt8],
    _ format: CatalogFormat,
    _ mode: ReadingMode
  ) throws -> Reading {
    var reading = Reading()
    func add(_ catalog: MessageCatalog, _ prefix: String = "") {
      for key in catalog.keys {
        reading.texts[prefix + key] = [
          (try? catalog.source(key)) ?? "", catalog.text(key, 1), catalog.text(key, 5),
        ]
      }
    }
    if format.hasAllLanguages {
      let strings = try StringCatalog(data: Data(bytes), file: "f", mode: mode)
      for language in ["en", "de"] {
        if let catalog = strings.catalog(for: language) { add(catalog, language + ":") }
      }
      reading.diagnostics = strings.diagnostics
    } else {
      let catalog = try MessageCatalog(
        data: Data(bytes),
        format: format,
        language: "en",
        file: "f",
        mode: mode
      )
      add(catalog)
      reading.diagnostics = catalog.diagnostics
    }
    return reading
  }

  // MARK: Files

  static let samples = [
    strings("strings, UTF-8") { Array($0.utf8) },
    strings("strings, UTF-16") { text in
      text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    },
    xmlStrings, stringsDict, json, jsonInOneLine, stringCatalog,
  ]

  private static func strings(_ name: String, encode: (String) -> [UInt8]) -> Sample {
    Sample(
      name,
      .strings,
      "/* App */\n\n",
      // Words without quotation marks could become others, and keys without values values.
      (1...8).map { ("key\($0)", "\"key\($0)\" = \"Text \($0) %d \\n \\U00e9 ö\";") },
      separator: "\n/* No comment. */\n",
      "\n",
      pieces: ["\"", "'", "\\", ";", ";;", "=", "{", "}", "(", "<", "/*", "*/", "\n", "x = y;"],
      encode: encode
    )
  }

  private static let xmlPieces = [
    "<", ">", "&", "</dict>", "<dict>", "<key>", "</key>", "<string>", "</string>", "</plist>",
    "<!--", "-->", "<?", "/",
    "<![CDATA[", "<array>", "x", "<key>k</key>",
  ]
  private static let xmlStart = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>

    """
  private static let xmlEnd = "\n</dict>\n</plist>\n"

  private static let xmlStrings = Sample(
    "strings, XML",
    .strings,
    xmlStart,
    (1...6).map { ("key\($0)", "<key>key\($0)</key><string>Text \($0) &amp; %d</string>") },
    separator: "\n<!-- No comment. -->\n",
    xmlEnd,
    pieces: xmlPieces
  )

  private static let stringsDict = Sample(
    "stringsdict",
    .stringsdict,
    xmlStart,
    (1...4).map { number in
      let variable =
        "<key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
        + "<key>NSStringFormatValueTypeKey</key><string>d</string>"
        + "<key>one</key><string>%d file \(number)</string>"
        + "<key>other</key><string>%d files \(number)</string>"
      return (
        "key\(number)",
        "<key>key\(number)</key><dict><key>NSStringLocalizedFormatKey</key>"
          + "<string>%#@v@ &lt;</string>\n<key>v</key><dict>\(variable)</dict></dict>"
      )
    },
    separator: "\n",
    xmlEnd,
    pieces: xmlPieces
  )

  private static let jsonPieces = [
    "\"", "\\", "{", "}", "[", "]", ",", ":", "\n", "null", "\\u12", "\"x\": \"y\",",
    "\n  \"x\": 1,\n", "}}",
  ]

  private static let json = Sample(
    "JSON",
    .json,
    "{\n  ",
    (1...5).map { ("key\($0)", "\"key\($0)\": \"Text \($0) \\u00e9 ${i}\"") }
      + [("n", "\"n\": {\n    \"one\": \"%{count} file\",\n    \"other\": \"%{count} files\"\n  }")]
      + [("m", "\"m\": {\n    \"plurals\": {\"one\": \"${i} day\", \"*\": \"${i} days\"}\n  }")]
      + [("last", "\"last\": \"Last\"")],
    separator: ",\n  ",
    "\n}\n",
    pieces: jsonPieces
  )

  private static let jsonInOneLine = Sample(
    "JSON in one line",
    .json,
    "{",
    (1...6).map { ("key\($0)", "\"key\($0)\":\"Text \($0)\"") }
      + [("n", #""n":{"one":"%{count} file","other":"%{count} files"}"#), ("o", #""o":"O""#)],
    separator: ",",
    "}",
    pieces: jsonPieces
  )

  private static let stringCatalog = Sample(
    "String Catalog",
    .stringCatalog,
    "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n    ",
    (1...5).map { number in
      let texts = ["en", "de"].map { language in
        """
              "\(language)" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "\(language) \(number)"
                }
              }
        """
      }
      return (
        "en:key\(number)",
        "\"key\(number)\" : {\n      \"localizations\" : {\n"
          + texts.joined(separator: ",\n") + "\n      }\n    }"
      )
    },
    separator: ",\n    ",
    "\n  },\n  \"version\" : \"1.0\"\n}",
    pieces: jsonPieces
  )
}
