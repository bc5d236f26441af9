import Foundation
import PluralMessages
import TestSupport
import Testing

@Suite("Damaged files and formats")
struct CatalogMutationTests {
  private static let json = """
    {"title": "Files of ${name} \\u00f1\\uD83D\\uDE00",
     "n": {"plurals": {"0": "none", "one": "${i} файл", "few": "${i} файла", "*": "${i} файлов"}},
     "category": {"keys": {"travel": "Travel", "food": "Food ${0}"}},
     "days": {"one": "%{count} day", "many": "%{count}", "other": "%{count} days"}, "x": [1, true]}
    """
  private static let strings = """
    /* Title */ "title" = "Files of %@ \\U00F1\\UD83D\\UDE00 %%"; // end
    key_1 = value; "Daily"; "n" = "%1$@ файл;%1$@ файла;%@ файлов"; "octal" = "\\101\\0\\n";
    "JJ_PLURAL_FORM_RULE" = "7"; "000_language" = "ru"; "b" = "%2$08.3f %#@v@ %arg";
    """

  private static func utf16(_ text: String) -> [UInt8] {
    [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
  }

  private static let pieces = [
    "\"", "'", "\\", ";", "=", "{", "}", "[", "]", ",", ":", "/*", "*/", "//", "\n", "\\u", "\\U",
    "\\uD83D", "\\777", "\0", "%", "%1$", "%%", "%@", "%9$d", "%99999999999d", "${", "%{", "${i}",
    "#1",
    "plurals", "keys", "other", "*", "-1", "99999999999999999999", "😀", "\u{301}", "\u{FEFF}",
    "%#@",
    "%arg", "％1$", "999999",
  ]

  private static let arguments: [[MessageArgument]] = [[], [5], ["x", 2], [1.5, -3, "😀"]]

  /// Shows every message of a catalogue; what cannot be shown must be an error.
  private func show(_ catalog: MessageCatalog) {
    for key in catalog.keys {
      for arguments in Self.arguments {
        _ = try? catalog.string(key, arguments: arguments, named: ["name": "x", "count": 1])
      }
      _ = try? catalog.source(key)
      _ = try? catalog.string(key, member: "food", 1)
    }
  }

  /// How many damaged files of a format are read.
  private static let fileCount = 1_000

  /// Reads damaged files in both modes.
  private func check(
    _ text: String,
    _ read: (Data, ReadingMode) throws(MessageError) -> MessageCatalog
  ) {
    let inputs = [Array(text.utf8), Array(text.utf8), Self.utf16(text)]
    var mutations = Mutations(of: inputs, pieces: Self.pieces, seed: 5)
    var accepted = 0
    var left = 0
    let clock = ContinuousClock()
    for _ in 0..<Self.fileCount {
      let data = Data(mutations.next())
      let time = clock.measure {
        let strict = faults { () throws(MessageError) in try read(data, .strict) }
        do throws(MessageError) {
          let lenient = try read(data, .tolerant)
          // The strict mode throws all errors that the lenient mode finds.
          if lenient.errors != strict { Issue.record("\(strict)") }
          accepted += 1
          left += lenient.errors.isEmpty ? 0 : 1
          show(lenient)
        } catch {
          let finding = error.diagnostic
          if finding.file != "f" || finding.line == nil || strict != error.diagnostics {
            Issue.record("\(error)")
          }
        }
      }
      if time > .seconds(1) { Issue.record("\(time) for \(Array(data))") }
    }
    // Neither all nor none.
    #expect(accepted > 100 && accepted < Self.fileCount && left > 30, "\(accepted), \(left)")
  }

  @Test("a damaged JSON file is read or refused")
  func damagedJSON() {
    check(Self.json) { data, mode throws(MessageError) in
      try MessageCatalog(data: data, format: .json, language: "ru", file: "f", mode: mode)
    }
  }

  @Test("a damaged .strings file is read or refused")
  func damagedStrings() {
    check(Self.strings) { data, mode throws(MessageError) in
      try MessageCatalog(
        data: data,
        format: .strings,
        file: "f",
        wordForms: WordFormLists(),
        mode: mode
      )
    }
  }

  @Test(
    "a damaged format is read or refused, and shown or refused",
    arguments: PlaceholderDialect.allCases
  )
  func damagedFormats(_ dialect: PlaceholderDialect) {
    let formats = [
      "%@ of %d, %1$08.2f %2$@ %%", "%arg %#@name@ %2$#@x@", "%0 %1$8i %0$0.3e",
      "${i} ${name} ${0}",
      "%{count} %{name}", "#1 of #2", "％ 100 %ld 😀",
    ]
    var mutations = Mutations(
      of: formats.map { Array($0.utf8) },
      pieces: Self.pieces,
      seed: 7
    )
    var catalog = MessageCatalog(language: "en")
    let clock = ContinuousClock()
    let time = clock.measure {
      for _ in 0..<1_000 {
        let format = String(decoding: mutations.next(), as: UTF8.self)
        let template = MessageTemplate(format, dialect: dialect)
        if template.source != format { Issue.record("\(format)") }
        for finding in template.diagnostics {
          guard case .placeholder(let fault) = finding.kind,
            format.utf8.dropFirst(fault.offset).starts(with: fault.placeholder.utf8)
          else {
            Issue.record("\(format): \(finding)")
            return
          }
        }
        catalog["a"] = Message(template)
        for arguments in Self.arguments {
          _ = try? catalog.string("a", arguments: arguments, named: ["name": "x"])
        }
      }
    }
    #expect(time < .seconds(5))
  }
}
