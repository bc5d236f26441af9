import Foundation
import MessageLinter
import PluralMessages
import StringCatalogCompiler

/// The findings of an earlier run, which are known.
///
/// A finding is the same if the check, the file, the key, the language, the form and what is wrong are: not the line.
struct LintBaseline {
  /// What makes a finding the same, however lines move.
  struct Entry: Hashable, Codable, Comparable, CustomStringConvertible {
    let check: String
    let file: String?
    let key: String?
    let language: String?
    let form: String?
    let variable: String?
    /// What is wrong, as a placeholder or a number that is written.
    let detail: String?

    private var order: [String] {
      [file, key, language, variable, form, check, detail].map { $0 ?? "" }
    }

    static func < (lhs: Self, rhs: Self) -> Bool { lhs.order.lexicographicallyPrecedes(rhs.order) }

    var description: String {
      let parts = [key.map { "\"\(printable($0))\"" }, language, variable, form, detail]
      return "\(file.map { printable($0) + ": " } ?? "")"
        + parts.compactMap { $0 }.joined(separator: ", ") + " [\(check)]"
    }
  }

  /// The file as it is written.
  private struct File: Codable {
    let version: Int
    let findings: [Counted]
  }

  private struct Counted: Codable {
    let entry: Entry
    let count: Int

    init(_ entry: Entry, _ count: Int) {
      self.entry = entry
      self.count = count
    }

    private enum Key: String, CodingKey { case count }

    init(from decoder: any Decoder) throws {
      entry = try Entry(from: decoder)
      count =
        try decoder.container(keyedBy: Key.self).decodeIfPresent(Int.self, forKey: .count) ?? 1
    }

    func encode(to encoder: any Encoder) throws {
      try entry.encode(to: encoder)
      guard count > 1 else { return }
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(count, forKey: .count)
    }
  }

  private let url: URL
  private let folder: [String]
  private(set) var counts: [Entry: Int] = [:]

  private init(_ url: URL) {
    self.url = url
    folder = Self.resolved(url.deletingLastPathComponent().path)
  }

  /// - Parameters:
  ///   - findings: All findings.
  ///   - file: The file that will hold them: paths are written as seen from there.
  init(_ findings: [MessageDiagnostic], for file: URL) {
    self.init(file)
    for finding in findings { counts[entry(finding), default: 0] += 1 }
  }

  init(contentsOf url: URL) throws(CommandError) {
    self.init(url)
    let data: Data
    do throws(MessageError) {
      data = try CatalogFile(contentsOf: url).data
    } catch {
      throw CommandError(.missingFile, error.diagnostic.description)
    }
    do {
      let file = try JSONDecoder().decode(File.self, from: data)
      guard file.version == 1 else {
        throw CommandError(
          .badData,
          "\(url.relativePath): version \(file.version) is not known; expected 1"
        )
      }
      for counted in file.findings { counts[counted.entry, default: 0] += max(counted.count, 0) }
    } catch let error as CommandError {
      throw error
    } catch {
      throw CommandError(
        .badData,
        "\(url.relativePath): it is no baseline; write one with --write-baseline"
      )
    }
  }

  func write() throws(CommandError) {
    let findings = counts.sorted { $0.key < $1.key }.map(Counted.init)
    let text = try OutputWriter.json(File(version: 1, findings: findings), isPretty: true) + "\n"
    do {
      var changes = FileChanges()
      try changes.replace(url, with: Data(text.utf8))
      try changes.commit(FileChanges.move)
    } catch {
      throw CommandError(.inputOutput, "\(url.relativePath): \(error.localizedDescription)")
    }
  }

  /// The parts of a path, without links.
  private static func resolved(_ path: String) -> [String] {
    URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().pathComponents
  }

  /// A file's path as seen from the baseline's folder.
  func path(_ file: String) -> String {
    let url = URL(fileURLWithPath: file).standardizedFileURL
    let parts = Self.resolved(url.deletingLastPathComponent().path)
    let common = zip(parts, folder).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: folder.count - common)
    return (up + parts[common...] + [url.lastPathComponent]).joined(separator: "/")
  }

  /// Whether there is no such file any more.
  func isWithout(_ file: String) -> Bool {
    let path = URL(fileURLWithPath: file, relativeTo: url.deletingLastPathComponent()).path
    return !FileManager.default.fileExists(atPath: path)
  }

  func entry(_ finding: MessageDiagnostic) -> Entry {
    Entry(
      check: LintCheck(of: finding)?.rawValue ?? "",
      file: finding.file.map(path),
      key: finding.key,
      language: finding.language,
      form: finding.form?.description,
      variable: finding.variable,
      detail: finding.detail
    )
  }
}

extension MessageDiagnostic {
  /// What is wrong, in the file's own words, where a form may have several findings of a check.
  var detail: String? {
    switch kind {
    case .placeholder(let problem): problem.placeholder
    // Their sentences have no numbers of lines.
    case .syntax, .invalidValue, .unknownName, .looksLike, .unknownVariable, .wrongType, .missing,
      .wordForms:
      sentence
    case .translation(let problem):
      switch problem {
      case .wrongLiteral(let text, _): text
      case .missingPlaceholder(let text, _), .extraPlaceholder(let text, _): text
      case .placeholderType(let found, _, _), .integerLength(let found, _): found
      case .unusedVariable(let name): name
      case .tableConflict(let file, _): URL(fileURLWithPath: file).lastPathComponent
      case .unknownCheck(let name): name
      default: nil
      }
    default: nil
    }
  }
}
