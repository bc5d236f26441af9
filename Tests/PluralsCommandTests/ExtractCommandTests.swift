import Foundation
import TestSupport
import Testing

@Suite("plurals extract")
struct ExtractCommandTests {
  private func run(_ files: [String: String], _ arguments: [String]) throws -> (
    result: ProcessResult, files: [String: String]
  ) {
    let folder = try TemporaryDirectory()
    for (path, text) in files { try folder.write(text, to: path) }
    let paths = arguments.map {
      $0.hasPrefix("-") || !$0.hasPrefix("@") ? $0 : folder.url.path + $0.dropFirst()
    }
    let result = try plurals(["extract"] + paths)
    var after: [String: String] = [:]
    let all =
      FileManager.default.enumerator(atPath: folder.url.path)?.compactMap { $0 as? String } ?? []
    for path in all {
      after[path] = try? String(
        contentsOf: folder.url.appendingPathComponent(path),
        encoding: .utf8
      )
    }
    return (result, after)
  }

  private static let empty = """
    {
      "sourceLanguage" : "en",
      "strings" : {

      },
      "version" : "1.0"
    }
    """

  @Test("keys of sources come into the catalogue of their table that is nearest")
  func tables() throws {
    let (result, files) = try run(
      [
        "A/Localizable.xcstrings": Self.empty, "B/Localizable.xcstrings": Self.empty,
        "A/Errors.xcstrings": Self.empty,
        "A/a.swift":
          #"let a = String(localized: "In A"), b = 3, c = String(localized: "\(b) of it")"#,
        "B/Views/b.swift":
          #"Text("In B"); NSLocalizedString("e", tableName: "Errors", comment: "")"#,
      ],
      ["@"]
    )
    #expect(result.status == 0, "\(result.errors)")
    #expect(files["A/Localizable.xcstrings"]?.contains("\"%lld of it\" : {") == true)
    #expect(files["A/Localizable.xcstrings"]?.contains("\"In A\" : {") == true)
    #expect(files["A/Localizable.xcstrings"]?.contains("In B") == false)
    #expect(files["B/Localizable.xcstrings"]?.contains("\"In B\" : {") == true)
    #expect(files["A/Errors.xcstrings"]?.contains("\"e\" : {") == true)
    #expect(result.output.contains("A/Localizable.xcstrings: 2 new\n  new: %lld of it\n"))
  }

  private static func catalog(_ keys: [String]) -> String {
    let entries = keys.sorted().map { "    \"\($0)\" : {\n\n    }" }.joined(separator: ",\n")
    return """
      {
        "sourceLanguage" : "en",
        "strings" : {
      \(entries)
        },
        "version" : "1.0"
      }
      """
  }

  @Test(
    "tables that are filled from elsewhere, and those that no source is near, are left alone",
    arguments: [
      "A/InfoPlist.xcstrings", "A/Widget-InfoPlist.xcstrings", "A/AppShortcuts.xcstrings",
      "A/mul.lproj/Main.xcstrings", "B/Localizable.xcstrings",
    ]
  )
  func otherTables(_ path: String) throws {
    let old = Self.catalog(["CFBundleName"])
    let (result, files) = try run(
      [
        path: old, "A/Localizable.xcstrings": Self.empty,
        "A/a.swift": #"let a = String(localized: "In A")"#,
      ],
      ["@"]
    )
    #expect(result.status == 0, "\(result.errors)")
    #expect(files[path] == old)
    #expect(files["A/Localizable.xcstrings"]?.contains("In A") == true)
  }

  @Test("without a Swift file nothing is stale: that is an error")
  func noSources() throws {
    let old = Self.catalog(["Hello"])
    let (result, files) = try run(["A/Localizable.xcstrings": old], ["@"])
    #expect(result.status == 66)
    #expect(result.errors.contains("there is no Swift file"))
    #expect(files["A/Localizable.xcstrings"] == old)
  }

  @Test(
    "names that are none are refused",
    arguments: [["--source-language", "x y/../"], ["--routine", "a b("], ["--routine", "tr."]]
  )
  func names(_ arguments: [String]) throws {
    let (result, files) = try run(["a.swift": ""], arguments + ["--catalog", "@/L.xcstrings", "@"])
    #expect(result.status == 64)
    #expect(files["L.xcstrings"] == nil)
  }

  @Test("one catalogue by two paths is one")
  func twoPaths() throws {
    let (result, files) = try run(
      [
        "A/Localizable.xcstrings": Self.empty, "A/a.swift": #"let a = String(localized: "In A")"#,
      ],
      ["@", "@/A", "@/./A"]
    )
    #expect(result.status == 0, "\(result.errors)")
    #expect(files["A/Localizable.xcstrings"]?.contains("In A") == true)
  }

  @Test(
    "a source that cannot be read to its end makes no key stale, and is told",
    arguments: [
      (#"let a = """"# + "\n unfinished", 65), ("/* unfinished", 65), ("missing", 66),
    ]
  )
  func damagedSources(_ damaged: String, _ status: Int32) throws {
    let folder = try TemporaryDirectory()
    try folder.write(Self.catalog(["Old"]), to: "Localizable.xcstrings")
    try folder.write(#"let a = String(localized: "New")"#, to: "a.swift")
    if damaged == "missing" {
      try FileManager.default.createSymbolicLink(
        atPath: folder.url.path + "/b.swift",
        withDestinationPath: folder.url.path + "/nowhere.swift"
      )
    } else {
      try folder.write(damaged, to: "b.swift")
    }
    let paths = [folder.url.path, folder.url.path + "/b.swift"]
    let result = try plurals(["extract"] + (status == 66 ? Array(paths.prefix(1)) : paths))
    let text = try String(
      contentsOf: folder.url.appendingPathComponent("Localizable.xcstrings"),
      encoding: .utf8
    )
    #expect(text.contains("\"New\""))
    #expect(!text.contains("stale"))
    #expect(result.status == status)
    #expect(result.errors.contains("no key becomes stale"))
  }

  @Test("a key whose text any literal has does not become stale, nor does the empty one")
  func possibleKeys() throws {
    let old = Self.catalog(["", "Row title", "%lld rows", "Gone"])
    let (result, files) = try run(
      [
        "Localizable.xcstrings": old,
        "a.swift": """
        import SwiftUI
        let row = Row(title: "Row title"), rows = show("\\(count) rows"), empty = Text("")
        """,
      ],
      ["@"]
    )
    #expect(result.status == 0, "\(result.errors)")
    let text = files["Localizable.xcstrings"] ?? ""
    #expect(text.components(separatedBy: "\"stale\"").count == 2)
    #expect(result.output.contains("1 stale\n  stale: Gone"))
  }

  @Test("the names of views are keys where views are imported, and not of one's own types")
  func otherViews() throws {
    let (_, files) = try run(
      [
        "Localizable.xcstrings": Self.empty,
        "a.swift": "import SwiftUI\nlet a = Label(\"In a view\", systemImage: \"x\")",
        "b.swift":
          "import Vapor\nlet b = Label(\"In a page\"), c = page.description(\"Of a page\")",
        "c.swift": "import SwiftUI\nstruct Link { init(_ text: String) {} }; let d = Link(\"Own\")",
      ],
      ["@"]
    )
    let text = files["Localizable.xcstrings"] ?? ""
    #expect(text.contains("In a view"))
    #expect(!text.contains("page") && !text.contains("Own"))
  }

  @Test(
    "only default values are source texts, and those that are no literal leave them as they are"
  )
  func defaultValues() throws {
    let old = """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "greeting" : {
            "extractionState" : "extracted_with_value",
            "localizations" : {
              "en" : {
                "stringUnit" : {
                  "state" : "new",
                  "value" : "Hello"
                }
              }
            }
          },
          "Version" : {

          }
        },
        "version" : "1.0"
      }
      """
    let (result, files) = try run(
      [
        "Localizable.xcstrings": old,
        "a.swift": """
        import SwiftUI
        let a = LabeledContent("Version", value: "1.0")
        let b = String(localized: "greeting", defaultValue: standard)
        """,
      ],
      ["@"]
    )
    #expect(result.status == 0, "\(result.errors)")
    #expect(files["Localizable.xcstrings"] == old)
  }

  @Test("what cannot be decided is listed with its place, and may be a key that is there")
  func undecided() throws {
    let catalog = Self.empty.replacing("{\n\n  }", with: "{ \"Known %lld\" : { }, \"Old\" : { } }")
    let (result, files) = try run(
      [
        "Localizable.xcstrings": catalog,
        "a.swift": """
        print(String(localized: key))
        print(String(localized: "Known \\(thing.mystery)"))
          + String(localized: "Unknown \\(thing.mystery)")
        """,
      ],
      ["@"]
    )
    #expect(result.status == 0)
    #expect(result.output.contains("a.swift:1:25: note: the key is no literal\n"))
    #expect(result.output.contains("a.swift:3:23: note: the type of 'thing.mystery' is not known"))
    #expect(!result.output.contains("a.swift:2"))
    #expect(result.output.contains("stale: Old\n") && !result.output.contains("stale: Known"))
    #expect(files["Localizable.xcstrings"]?.contains("Unknown") == false)
  }

  @Test(
    "a default value whose types are not known leaves the catalogue's text alone, and is listed"
  )
  func unknownDefault() throws {
    let entry = """
      "k" : {
            "extractionState" : "extracted_with_value",
            "localizations" : {
              "en" : {
                "stringUnit" : {
                  "state" : "new",
                  "value" : "%@ left"
                }
              }
            }
          }
      """
    let sources = [
      "Localizable.xcstrings": Self.empty.replacing("{\n\n  }", with: "{\n    \(entry)\n  }"),
      "a.swift": #"_ = String(localized: "k", defaultValue: "\(thing.mystery) left")"#,
    ]
    let (result, files) = try run(sources, ["@"])
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains("Localizable.xcstrings: up to date\n"))
    #expect(result.output.contains("the default value of 'k' is not taken"))
    #expect(files == sources)
  }

  @Test("a dry run and a refused table write nothing")
  func nothingWritten() throws {
    let sources = [
      "Localizable.xcstrings": Self.empty,
      "a.swift": #"_ = String(localized: "a"); _ = String(localized: "b", table: "Other")"#,
    ]
    let refused = try run(sources, ["@"])
    #expect(refused.result.status == 65)
    #expect(
      refused.result.errors.contains(
        "a.swift:1:51: error: there is no catalogue of the table 'Other'"
      )
    )
    #expect(refused.files == sources)
    let dry = try run(
      sources,
      ["@", "--dry-run", "--catalog", "@/Localizable.xcstrings", "--catalog", "@/Other.xcstrings"]
    )
    #expect(dry.result.status == 0)
    #expect(dry.result.output.contains("1 new"))
    #expect(dry.files == sources)
  }

  @Test("a new catalogue has its source language, and one's own functions have keys")
  func newCatalog() throws {
    let (result, files) = try run(
      ["a.swift": #"let title = tr("Titel", comment: "Oben")"#],
      [
        "@/a.swift", "--routine", "tr", "--catalog", "@/Localizable.xcstrings",
        "--source-language", "de",
      ]
    )
    #expect(result.status == 0, "\(result.errors)")
    #expect(
      files["Localizable.xcstrings"] == """
        {
          "sourceLanguage" : "de",
          "strings" : {
            "Titel" : {
              "comment" : "Oben"
            }
          },
          "version" : "1.0"
        }
        """
    )
  }

  @Test(
    "wrong uses say what would be right",
    arguments: [
      ([], "PATH is missing", 64), (["/nowhere"], "there is no file or folder", 66),
      (["Package.swift", "--catalog", "a.json"], "must end with .xcstrings", 64),
      (["Package.swift"], "there is no catalogue in the folders", 66),
    ] as [([String], String, Int32)]
  )
  func wrongUse(arguments: [String], text: String, status: Int32) throws {
    let result = try plurals(["extract"] + arguments)
    #expect(result.status == status)
    #expect(result.errors.contains(text), "\(result.errors)")
    #expect(result.output.isEmpty)
  }

  @Test("a catalogue that is no JSON is an error with its place, and no other is written")
  func damagedCatalog() throws {
    let sources = [
      "Localizable.xcstrings": Self.empty, "T.xcstrings": "{\n  \"strings\" : [}",
      "a.swift": #"_ = String(localized: "a")"#,
    ]
    let (result, files) = try run(sources, ["@"])
    #expect(result.status == 65)
    #expect(result.errors.contains("T.xcstrings: error: the file is no JSON: line 2, column 16"))
    #expect(files == sources)
  }
}
