import Foundation
import PluralMessages
import StringCatalogCompiler
import StringExtraction

extension Subcommand {
  static let extract = Subcommand(
    name: "extract",
    summary: "Bring String Catalogs up to date with Swift sources.",
    operands: [Operand(name: "PATH", kind: .file, isRepeatable: true)],
    options: [.catalog, .sourceLanguage, .routine, .dryRun, .json],
    details: """
      Reads the Swift files, and those in folders, and finds the keys of String(localized:),
      LocalizedStringResource, LocalizedStringKey, the texts of SwiftUI and NSLocalizedString. Catalogues
      get the keys that are new, with their comments; those that no source has become stale; what is
      managed by hand stays. A table's catalogue is the one of its name that is nearest to the source.

      The types of interpolations are found as far as the sources declare them. A key that stays unknown
      is compared with those of the catalogue; it is listed with its place if none fits, as are keys
      that are no literals. A key does not become stale if any literal of the sources has its text.
      Tables that Xcode fills from elsewhere (InfoPlist, AppShortcuts, mul.lproj) are left alone. Catalogues are written in Xcode's layout: all of them, or none.

        plurals extract Sources/App
        plurals extract --catalog App/Localizable.xcstrings --routine tr App
      """,
    json: """
      an object with arrays "catalogs" (objects with "file" and arrays "added", "changed", "returned"
      and "stale" of keys) and "undecided" (objects with "file", "line", "column" and "reason").
      """
  ) { arguments, streams throws(CommandError) in
    guard !arguments.operands.isEmpty else { throw arguments.usageError("PATH is missing") }
    let language = arguments.value(of: .sourceLanguage)
    if let language, !CatalogCompiler.isIdentifier(language) {
      throw arguments.usageError(
        "--source-language is \(quoted(language)); it must be an identifier, such as en or pt-BR"
      )
    }
    for routine in arguments.values(of: .routine) where !isPath(routine) {
      throw arguments.usageError(
        "--routine is \(quoted(routine)); it must be a name, such as tr or L10n.text"
      )
    }
    let files = try ExtractedFiles(arguments.operands, catalogs: arguments.values(of: .catalog))
    var job = try ExtractionJob(files, routines: arguments.values(of: .routine))
    try job.update(newLanguage: language ?? "en", streams)
    if !arguments.has(.dryRun) { try job.write() }
    if arguments.has(.json) {
      try streams.output.write(json: job.report)
    } else {
      try streams.output.write(job.report.text)
    }
    try job.finish()
  }
}

/// Whether a text is names with points between them.
private func isPath(_ text: String) -> Bool {
  text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { name in
    name.first.map { $0.isLetter || $0 == "_" } == true
      && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}

/// What an extraction did.
struct ExtractionReport: Encodable {
  struct Catalog: Encodable {
    let file: String
    let added: [String]
    let changed: [String]
    let returned: [String]
    let stale: [String]
  }

  struct Undecided: Encodable {
    let file: String
    let line: Int
    let column: Int
    let reason: String
  }

  var catalogs: [Catalog] = []
  var undecided: [Undecided] = []

  /// The report for readers.
  var text: String {
    var text = ""
    for catalog in catalogs {
      let parts = [
        (catalog.added, "new"), (catalog.changed, "changed"), (catalog.returned, "returned"),
        (catalog.stale, "stale"),
      ]
      let counts = parts.filter { !$0.0.isEmpty }.map { "\($0.0.count) \($0.1)" }
      let summary = counts.isEmpty ? "up to date" : counts.joined(separator: ", ")
      text += "\(printable(catalog.file)): \(summary)\n"
      for (keys, word) in parts {
        for key in keys { text += "  \(word): \(printable(key))\n" }
      }
    }
    for use in undecided {
      text += "\(printable(use.file)):\(use.line):\(use.column): note: \(printable(use.reason))\n"
    }
    return text
  }
}

extension Subcommand.Option {
  fileprivate static let catalog = Self(
    name: "--catalog",
    value: "FILE",
    summary:
      "A catalogue to update, by default those in folders; a new one is made. May be repeated.",
    kind: .file,
    maximumCount: .max
  )
  fileprivate static let sourceLanguage = Self(
    name: "--source-language",
    value: "LANG",
    summary: "The source language of a catalogue that is new, by default en."
  )
  fileprivate static let routine = Self(
    name: "--routine",
    value: "NAME",
    summary: "A function of one's own whose first argument is a key, such as tr; may be repeated.",
    maximumCount: .max
  )
  fileprivate static let dryRun = Self(
    name: "--dry-run",
    value: nil,
    summary: "Say what would change, and write nothing."
  )
}
