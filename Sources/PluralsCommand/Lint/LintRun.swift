import Foundation
import MessageLinter
import PluralMessages

/// One run of `plurals lint`.
struct LintRun {
  private let arguments: Arguments
  private let streams: StandardStreams
  private let options: LintOptions
  private let format: LintReportFormat

  init(_ arguments: Arguments, _ streams: StandardStreams) throws(CommandError) {
    self.arguments = arguments
    self.streams = streams
    guard !arguments.operands.isEmpty else { throw arguments.usageError("PATH is missing") }
    guard arguments.operands.allSatisfy({ !$0.isEmpty }) else {
      throw arguments.usageError("PATH is empty")
    }
    options = try LintOptions(arguments)
    format = try arguments.choice(of: .lintFormat) ?? (arguments.has(.json) ? .json : .text)
    if arguments.has(.lintBaseline), arguments.has(.writeBaseline) {
      throw arguments.usageError("--baseline and --write-baseline exclude each other")
    }
    if arguments.has(.lintDryRun), !arguments.has(.fix) {
      throw arguments.usageError("--dry-run goes with --fix")
    }
  }

  func run() throws(CommandError) {
    let urls = arguments.operands.map { URL(fileURLWithPath: $0, relativeTo: nil) }
    var report = check(urls)
    if arguments.has(.fix) {
      let fixes = try LintFixes(arguments)
      let mended = try fixes.mend(report, dryRun: arguments.has(.lintDryRun), streams)
      if arguments.has(.lintDryRun) { return }
      if mended { report = check(urls) }
    }
    if let path = arguments.value(of: .writeBaseline) {
      let file = URL(fileURLWithPath: path, relativeTo: nil)
      try LintBaseline(report.findings, for: file).write()
      return try streams.note(
        "\(path) has \(counted(report.findings.count, "finding")) of \(counted(report.fileCount, "file"))"
      )
    }
    var result = LintResult(report)
    if let file = options.baseline {
      try result.takeOut(try LintBaseline(contentsOf: file), options.settings)
    }
    try format.write(result, to: streams.output)
    try streams.output.flush()
    if format != .text { try tellGone(result) }
    try tellEnd(result, urls)
  }

  private func check(_ urls: [URL]) -> LocalizationLinter.Report {
    var progress = LintProgress(streams.errors)
    defer { progress.end() }
    return LocalizationLinter(settings: options.settings).check(urls) { progress.show($0, of: $1) }
  }

  private func tellGone(_ result: LintResult) throws(CommandError) {
    for entry in result.gone { try streams.note("gone from the baseline: \(entry.description)") }
  }

  private func tellEnd(_ result: LintResult, _ urls: [URL]) throws(CommandError) {
    let missing = urls.filter { !FileManager.default.fileExists(atPath: $0.path) }
    guard missing.isEmpty else {
      throw CommandError(.missingFile, "there is no \(missing[0].relativePath)")
    }
    guard result.fileCount > 0 || !result.findings.isEmpty else {
      throw CommandError(
        .missingFile,
        "there are no files of messages; expected \(CatalogFormat.list)"
      )
    }
    if let languages = options.settings.languages, result.messageCount == 0, result.findings.isEmpty
    {
      throw CommandError(
        .missingFile,
        "there are no texts in \(languages.sorted().map { printable($0) }.joined(separator: ", "))"
      )
    }
    if result.findings.contains(where: { $0.severity >= options.failOn }) {
      throw CommandError(.negative)
    }
  }
}
