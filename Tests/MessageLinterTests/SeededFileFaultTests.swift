import MessageLinter
import PluralMessages
import TestSupport
import Testing

/// Faults that are put into files of one language each, a hundred of a kind, and what must be found.
@Suite("Seeded faults of files")
struct SeededFileFaultTests {
  private static let languages = [
    "ar", "be", "ca", "cs", "cy", "da", "de", "el", "en", "es", "fi", "fr", "ga", "hr", "hu", "is",
    "it", "ja", "ko", "lt", "lv", "mk", "mt", "nb", "pl", "ru", "sl", "tr", "uk", "vi",
  ]
  private static let keyCount = 10

  /// A file as tests make it: its lines.
  private typealias Files = [String: [String]]

  /// Four tables in all languages.
  private static func files() -> Files {
    var files: Files = [:]
    for table in 0..<4 {
      for language in languages {
        files["M\(table)/\(language).lproj/A.strings"] = (0..<keyCount).map {
          "\"key \($0)\" = \"\(language) \($0) %@\";"
        }
      }
    }
    return files
  }

  /// A kind of fault: it changes a file, and says what is to be found on which line of it.
  struct Fault: Sendable, CustomTestStringConvertible {
    typealias Expected = (
      check: LintCheck, severity: MessageDiagnostic.Severity, line: Int, key: String?
    )

    let name: String
    let seed: @Sendable (_ lines: inout [String], _ index: Int) -> Expected

    var testDescription: String { name }
  }

  private static let faults: [Fault] = [
    Fault(name: "a key is there twice") { lines, index in
      lines.append("\"key \(index)\" = \"other %@\";")
      return (.duplicateKey, .warning, lines.count, "key \(index)")
    },
    Fault(name: "what Apple's systems drop") { lines, index in
      lines[index] += ";"
      return (.truncated, .error, index + 1, nil)
    },
    Fault(name: "a text has no end") { lines, _ in
      lines[lines.count - 1].removeLast(2)
      return (.syntax, .error, lines.count, "key \(lines.count - 1)")
    },
    Fault(name: "an equals sign is missing") { lines, index in
      lines[index] = lines[index].replacing(" = ", with: " ")
      return (.syntax, .error, index + 1, "key \(index)")
    },
    Fault(name: "an escape is none") { lines, index in
      lines[index] = lines[index].replacing("%@", with: "%@ \\q")
      return (.format, .warning, index + 1, "key \(index)")
    },
    Fault(name: "a text is empty") { lines, index in
      lines[index] = "\"key \(index)\" = \"\";"
      return (.empty, .note, index + 1, "key \(index)")
    },
    Fault(name: "a key is not in the source language") { lines, _ in
      lines.append("\"new\" = \"new\";")
      return (.stale, .note, lines.count, "new")
    },
  ]

  @Test("are all found, where they are, and nothing else", arguments: faults)
  func isFound(fault: Fault) throws {
    var files = Self.files()
    var random = SplitMix64(seed: 14)
    var wanted: [Found] = []
    var free = files.keys.filter { !$0.contains("/en.lproj") }.sorted()
    while wanted.count < 100, !free.isEmpty {
      let file = free.remove(at: Int(random.next() % UInt64(free.count)))
      let index = Int(random.next() % UInt64(Self.keyCount))
      let expected = fault.seed(&files[file, default: []], index)
      wanted.append(
        Found(
          expected.check,
          expected.severity,
          file: file,
          line: expected.line,
          key: expected.key,
          language: expected.key == nil
            ? nil : String(file.split(separator: "/")[1].prefix { $0 != "." })
        )
      )
    }
    try Self.compare(files.mapValues { $0.joined(separator: "\n") }, wanted)
  }

  @Test("of tables are all found, with the other file")
  func conflicts() throws {
    var files = Self.files().mapValues { $0.joined(separator: "\n") }
    var wanted: [Found] = []
    for path in files.keys.sorted().prefix(100) {
      let language = String(path.split(separator: "/")[1].prefix { $0 != "." })
      files[path + "dict"] = """
        <plist version="1.0"><dict><key>key 3</key><string>x %@</string></dict></plist>
        """
      wanted.append(
        Found(.tableConflict, .warning, file: path, line: 4, key: "key 3", language: language)
      )
    }
    try Self.compare(files, wanted)
  }

  @Test("of languages' names are all found")
  func names() throws {
    var files = Self.files().mapValues { $0.joined(separator: "\n") }
    var wanted: [Found] = []
    for table in 0..<4 {
      for index in 0..<25 {
        // No language is called so; the first three are what others are called now.
        let name =
          index < 3 ? ["iw", "in", "ji"][index] : "qx" + String(UnicodeScalar(97 + UInt8(index)))
        let path = "M\(table)/\(name).lproj/A.strings"
        files[path] = files["M0/en.lproj/A.strings"]
        wanted.append(Found(.language, .warning, file: path, language: name))
      }
    }
    try Self.compare(files, wanted)
  }

  @Test("of lists of word forms are all found")
  func wordForms() throws {
    // The numbered rules of Mozilla's documentation.
    let rules = [
      "be": (7, 3), "cs": (8, 3), "da": (1, 2), "de": (1, 2), "fr": (2, 2), "hr": (7, 3),
      "lt": (6, 3), "pl": (9, 3), "ru": (7, 3), "sl": (10, 4), "uk": (7, 3),
    ]
    var files: [String: String] = [:]
    var wanted: [Found] = []
    for (language, (rule, count)) in rules.sorted(by: { $0.key < $1.key }) {
      let file = "\(language).lproj/A.strings"
      var lines = ["\"JJ_PLURAL_FORM_RULE\" = \"\(rule)\";"]
      for index in 0..<20 {
        let isFaulty = index.isMultiple(of: 2) && wanted.count < 100
        let forms = Array(repeating: "%d x", count: count + (isFaulty ? 1 : 0))
        // One form alone is a text.
        lines.append("\"key \(index)\" = \"\(forms.joined(separator: ";"))\";")
        if isFaulty {
          wanted.append(
            Found(
              .legacyForms,
              .error,
              file: file,
              line: lines.count,
              key: "key \(index)",
              language: language
            )
          )
        }
      }
      files[file] = lines.joined(separator: "\n")
    }
    #expect(wanted.count == 100)
    try Self.compare(files, wanted)
  }

  private static func compare(_ files: [String: String], _ wanted: [Found]) throws {
    #expect(wanted.count == 100)
    let found = try lint(files).map { Found($0, in: packageDirectory) }
    #expect(Set(found).subtracting(wanted).sorted() == [])
    #expect(Set(wanted).subtracting(found).sorted() == [])
  }
}
