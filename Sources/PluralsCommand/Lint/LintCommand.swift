import Foundation
import LegacyPlurals
import MessageLinter
import PluralMessages

extension Subcommand {
  static let lint = Subcommand(
    name: "lint",
    summary: "Check localisations: what each text is for, and what is missing or wrong.",
    operands: [Operand(name: "PATH", kind: .file, isOptional: true, isRepeatable: true)],
    options: [
      .lintSource, .upTo, .checkedLanguages, .requiredLanguages, .only, .disable, .severity,
      .failOn, .lintFormat, .json,
      .configuration, .lintBaseline, .writeBaseline, .fix, .lintDryRun, .explain, .lintRule,
      .lintSeparator,
    ],
    details: """
      PATH is a file, or a folder that is searched for \(CatalogFormat.list) files. Files that belong together
      are checked together: the languages of a String Catalog, xx.lproj folders beside each other, and
      files such as de.json of a folder. The checks are \(LintCheck.allCases.map(\.rawValue).joined(separator: ", ")).

      Settings are read from .plurals-lint.json in this folder or the next one above that has it; options
      on the command line win. In a String Catalog, 'lint:disable CHECK' in the comment of a key turns a
      check off for it. Findings go to standard output. The status is 1 if there are any as grave as
      --fail-on says.

        plurals lint Sources
        plurals lint --only missing-form,placeholder --format github .
        plurals lint --explain number-not-shown
      """,
    json: """
      an array of objects with "check", "severity" (note, warning or error), "message" and, where they apply,
      "file", "line", "column", "key", "language", "form", "variable" and "integers", an object with "text"
      and, where it is known, "smallest"; with --format json.
      """
  ) { arguments, streams throws(CommandError) in
    if let name = arguments.value(of: .explain) {
      guard arguments.operands.isEmpty else {
        throw arguments.usageError("--explain takes no PATH")
      }
      return try streams.output.write(try LintPages.text(of: name, arguments))
    }
    try LintRun(arguments, streams).run()
  }
}

extension Subcommand.Option {
  static let lintSource = Self(
    name: "--source",
    value: "LANG",
    summary:
      "The source language of files that do not say it; by default that of Base.lproj, or en.",
    kind: .locale
  )
  static let upTo = Self(
    name: "--up-to",
    value: "NUMBER",
    summary: "What only integers from here on take need have no text; 1000000 by default."
  )
  static let checkedLanguages = Self(
    name: "--languages",
    value: "LANG,...",
    summary: "Check these languages only.",
    maximumCount: .max
  )
  static let requiredLanguages = Self(
    name: "--require",
    value: "LANG,...",
    summary: "A text that is not translated is an error in these languages.",
    maximumCount: .max
  )
  static let only = Self(
    name: "--only",
    value: "CHECK,...",
    summary: "Make these checks only.",
    maximumCount: .max
  )
  static let disable = Self(
    name: "--disable",
    value: "CHECK,...",
    summary: "Do not make these checks.",
    maximumCount: .max
  )
  static let severity = Self(
    name: "--severity",
    value: "CHECK=LEVEL",
    summary: "Make a check's findings an error, warning or note.",
    maximumCount: .max
  )
  static let failOn = Self(
    name: "--fail-on",
    value: "LEVEL",
    summary: "What makes the status 1: an error (the default), warning or note.",
    kind: .choice(["error", "warning", "note"])
  )
  static let lintFormat = Self(
    name: "--format",
    value: "FORMAT",
    summary: "text (the default), json, sarif, github or checkstyle.",
    kind: .choice(LintReportFormat.allCases.map(\.rawValue))
  )
  static let configuration = Self(
    name: "--config",
    value: "FILE",
    summary: "The settings, instead of .plurals-lint.json.",
    kind: .file
  )
  static let lintBaseline = Self(
    name: "--baseline",
    value: "FILE",
    summary: "Count the findings that FILE knows, and list the others.",
    kind: .file
  )
  static let writeBaseline = Self(
    name: "--write-baseline",
    value: "FILE",
    summary: "Write all findings to FILE, for --baseline.",
    kind: .file
  )
  static let fix = Self(
    name: "--fix",
    value: "KIND,...",
    summary:
      "Mend what has one right answer; with --fix=unreachable also remove forms that are never shown.",
    isValueOptional: true
  )
  static let lintDryRun = Self(
    name: "--dry-run",
    value: nil,
    summary: "With --fix: print what would change, and change nothing."
  )
  static let lintRule = Self(
    name: "--rule",
    value: "NUMBER",
    summary: "The numbered rule of .strings files with word forms that name none.",
    kind: .choice(LegacyPluralRule.allCases.map { String($0.rawValue) })
  )
  static let lintSeparator = Self(
    name: "--separator",
    value: "TEXT",
    summary: "What separates word forms; ; by default."
  )
  static let explain = Self(
    name: "--explain",
    value: "CHECK",
    summary: "Print what a check is about, and how to mend what it finds.",
    kind: .choice(LintCheck.allCases.map(\.rawValue))
  )
}
