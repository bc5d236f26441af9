import Foundation
import PluralMessages

/// Checks localisations, by exact reasoning about the numbers that each text is for.
///
///     let linter = LocalizationLinter()
///     let report = linter.check([stringCatalogFile])
///     report.findings.filter { $0.severity == .error }.count    // 0
///
/// What it reads is what ``/PluralMessages/CatalogFormat`` does. Files that belong together are checked together: the
/// languages of a String Catalog, the folders `xx.lproj` beside each other, the files `xx.json` of a folder.
/// A translation is compared with the source language, which is checked first.
public struct LocalizationLinter: Sendable {
  /// What is looked for.
  public var settings: LintSettings

  /// Creates a linter.
  public init(settings: LintSettings = LintSettings()) {
    self.settings = settings
  }

  /// What was found.
  public struct Report: Sendable {
    /// The findings, by file, place and check.
    public fileprivate(set) var findings: [MessageDiagnostic] = []
    /// The files that were read, as findings name them.
    public fileprivate(set) var files: [String] = []
    /// The number of files that were read.
    public var fileCount: Int { files.count }
    /// The number of messages, counted in each language.
    public fileprivate(set) var messageCount = 0
  }

  /// Checks files and folders.
  ///
  /// - Parameters:
  ///   - urls: Files, and folders, which are searched for files of messages. Hidden folders, links to folders,
  ///     and `Pods`, `Carthage` and `node_modules` are not searched.
  ///   - progress: Is told how many files were read, of how many.
  /// - Returns: What was found; a file that cannot be read is a finding.
  /// - Complexity: Linear in the size of the files; memory in proportion to the largest group of files of one
  ///   language and the source language.
  public func check(
    _ urls: [URL],
    progress: (_ done: Int, _ all: Int) -> Void = { _, _ in }
  ) -> Report {
    let files = LocalizationFiles(urls, sourceLanguage: settings.sourceLanguage)
    let analyses = FormAnalyses(bound: settings.bound)
    var report = Report()
    report.findings = files.diagnostics
    let count = files.count
    for group in files.groups {
      var run = GroupCheck(settings, analyses)
      run.check(group)
      report.files += group.files.map(\.relativePath)
      progress(report.fileCount, count)
      report.messageCount += run.messageCount
      report.findings += run.findings
    }
    report.findings = report.findings.compactMap { finding in
      guard let severity = settings.severity(of: finding) else { return nil }
      var finding = finding
      finding.severity = severity
      return finding
    }
    report.findings = report.findings.sorted().removingRepetitions()
    return report
  }
}

extension [MessageDiagnostic] {
  /// The findings in the order of files, places and checks.
  fileprivate func sorted() -> Self {
    enumerated().map { index, finding in (Order(finding, index), finding) }
      .sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// Those of a text that several devices or languages share are there once.
  fileprivate func removingRepetitions() -> Self {
    var seen: Set<MessageDiagnostic> = []
    return filter { seen.insert($0).inserted }
  }
}

private struct Order: Comparable {
  private let file: String
  private let place: [Int]

  init(_ finding: MessageDiagnostic, _ index: Int) {
    file = finding.file ?? ""
    let check = LintCheck(of: finding).flatMap { LintCheck.allCases.firstIndex(of: $0) } ?? 0
    place = [finding.line ?? 0, finding.column ?? 0, check, index]
  }

  static func < (lhs: Self, rhs: Self) -> Bool {
    lhs.file == rhs.file ? lhs.place.lexicographicallyPrecedes(rhs.place) : lhs.file < rhs.file
  }
}
