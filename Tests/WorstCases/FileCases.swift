import Foundation
import PluralMessages

extension WorstCase {
  static let files =
    [
      Self.file(
        ".strings: two faults in each entry",
        .strings,
        size: 1_000,
        memory: 400
      ) { size in
        pieces(size) { "\"k\($0)\" = \"a\\qb %y\";\n\"k\($0)\" = x y;\n" }
      },
      Self.file(".strings: comments that hide the rest", .strings, size: 20_000) { size in
        pieces(size) { _ in "\"a\" = /* " }
      },
      Self.file(".strings: comments that share one end", .strings, size: 3_000, memory: 400) {
        size in
        pieces(size) { _ in "\"a\" = /* \n" } + "*/;"
      },
      Self.file(".strings: a finding for each byte", .strings, size: 10_000, memory: 900) { size in
        "\"k\"=\"v\";" + String(repeating: ";", count: size)
      },
      Self.file("JSON: values that are no texts", .json, size: 4_000, memory: 900) { size in
        "{\"k\":\"v\",\"a\":[" + String(repeating: "1,", count: size) + "1]}"
      },
      Self.file("XML list: signs that are no references", .stringsdict, size: 10_000, memory: 900) {
        size in
        "<plist><dict><key>k</key><string>" + String(repeating: "&", count: size)
          + "</string></dict></plist>"
      },
      Self.file(".strings: marks that begin nothing", .strings, size: 5_000, memory: 400) { size in
        pieces(size) { _ in "\"a;\n" }
      },
      Self.file(".strings: marks of a merge", .strings, size: 5_000, memory: 400) { size in
        pieces(size) { _ in "<<<<<<< a\n=======\n>>>>>>> b\n" }
      },
      Self.file(".strings: keys without an end", .strings, size: 5_000, memory: 400) { size in
        pieces(size) { "k\($0)\n" }
      },
      Self.file("XML list: keys without an end", .stringsdict, size: 2_000, memory: 400) { size in
        "<plist><dict>" + pieces(size) { "<key>k\($0)" }
      },
      Self.file("XML list: comments and sections without an end", .stringsdict, size: 5_000) {
        size in "<plist><dict>" + pieces(size) { _ in "<key>a</key><!-- <![CDATA[" }
      },
      Self.file("XML list: tags that share one end", .stringsdict, size: 5_000) { size in
        "<plist><dict>" + pieces(size) { _ in "<key " } + ">"
      },
      Self.file("XML list: lists that share one end", .stringsdict, size: 5_000) { size in
        "<plist><dict><key>a</key>x" + pieces(size) { _ in "<dict " } + ">"
      },
      Self.file("XML list: entries that are wrong", .stringsdict, size: 1_000, memory: 400) {
        size in
        "<plist><dict>" + pieces(size) { "<key>k\($0)</key><dict><key>x</key></string></dict>\n" }
      },
      Self.file("JSON: groups in groups", .json, size: 1_000, memory: 400) { size in
        let groups = 60
        let start = pieces(groups) { "{\"g\($0)\":" }
        let texts = "{" + pieces(size, ",") { "\"k\($0)\":\"x\"" } + "}"
        return start + texts + String(repeating: "}", count: groups)
      },
      Self.file("JSON: references to references", .json, size: 100, memory: 400) { size in
        "{" + pieces(size, ",") { "\"k\($0)\":\"$t(k\($0 + 1)) $t(k\($0 + 2))\"" } + "}"
      },
      // Beyond the work that short files may cause: up to there it grows with the square.
      Self.file("JSON: references that put much into a long text", .json, size: 800, memory: 400) {
        size in
        let text = String(repeating: "{{a}}", count: size * 4)
        let references = pieces(size, ",") { #""k\#($0)":"$t(T, {\"a\":\"b\"})""# }
        return "{\"T\":\"\(text)\",\(references)}"
      },
      Self.file("JSON: references to a plural of many forms", .json, size: 200, memory: 400) {
        size in
        let forms = pieces(size * 2, ",") { "\"\($0)\":\"x\"" }
        let references = pieces(size, ",") { #""k\#($0)":"$t(p, {\"count\":1})""# }
        return "{\"p\":{\(forms),\"other\":\"y\"},\(references)}"
      },
      Self.file("JSON: groups that may be forms", .json, size: 4, memory: 4_000) { size in
        let depth = 30
        let group = "{\"plurals\":{\"one\":\"x\",\"s\":\"y\",\"0\":"
        return "{"
          + pieces(size, ",") {
            "\"g\($0)\":" + String(repeating: group, count: depth) + "\"x\""
              + String(repeating: "}}", count: depth)
          } + "}"
      },
      Self.file("JSON: members that are wrong", .json, size: 2_000, memory: 400) { size in
        "{" + pieces(size, ",\n") { "\"k\($0)\":{bad" } + "}"
      },
      Self.file("JSON: numbers and lists in place of texts", .json, size: 2_000, memory: 400) {
        size in "{" + pieces(size, ",") { "\"k\($0)\":[1,{}]" } + "}"
      },
    ] + [sharedObjects, sharedText, conflicts]

  private static func file(
    _ name: String,
    _ format: CatalogFormat,
    size: Int,
    memory: Int = 200,
    _ text: @escaping @Sendable (Int) -> String
  ) -> WorstCase {
    WorstCase(name, size: size, memory: memory, text: text) { text in
      let catalog = try MessageCatalog(data: Data(text.utf8), format: format, language: "en")
      _ = catalog.diagnostics.map(\.description)
      for key in catalog.keys { _ = catalog.text(key, 1) }
    }
  }

  /// A binary property list whose keys share one dictionary, whose keys share another.
  private static let sharedObjects = WorstCase(
    "binary list: objects that are shared",
    size: 4_000,
    memory: 400
  ) { size in
    let list = SharedBinaryList(keyCount: size)
    return Input(size: list.bytes.count) {
      _ = try? MessageCatalog(data: Data(list.bytes), format: .stringsdict, language: "en")
    }
  }

  private static let sharedText = WorstCase(
    "binary list: a long text that is shared",
    size: 2_000,
    memory: 400
  ) { size in
    let list = SharedBinaryList(keyCount: size, textSize: size * 10)
    return Input(size: list.bytes.count) {
      _ = try? MessageCatalog(data: Data(list.bytes), format: .stringsdict, language: "en")
    }
  }

  private static let conflicts = WorstCase(
    "folder: tables that have the same keys",
    size: 1_000,
    memory: 400
  ) { size in
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("plurals-" + UUID().uuidString)
    let language = folder.appendingPathComponent("en.lproj")
    try? FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
    var total = 0
    for table in 0..<4 {
      let text = pieces(size) { "\"k\($0)\" = \"\(table)\";\n" }
      total += text.utf8.count
      let file = language.appendingPathComponent("T\(table).strings")
      try? Data(text.utf8).write(to: file)
    }
    return Input(size: total) {
      defer { try? FileManager.default.removeItem(at: folder) }
      guard let localizer = try? Localizer(directory: folder, preferences: ["en"]) else { return }
      _ = localizer.diagnostics
    }
  }
}
