import Foundation
import MessageLinter
import PluralMessages
import Plurals
import StringCatalogCompiler

/// What `--fix` does about findings that have one right answer.
struct LintFixes {
  private let removesUnreachable: Bool

  init(_ arguments: Arguments) throws(CommandError) {
    var removesUnreachable = false
    for kind in LintOptions.names([arguments.value(of: .fix) ?? ""]) {
      guard kind == "unreachable" else {
        throw arguments.usageError(
          "--fix is \(quoted(kind)); it must be unreachable, or stand alone"
        )
      }
      removesUnreachable = true
    }
    self.removesUnreachable = removesUnreachable
  }

  /// A change to a file.
  enum Fix: Hashable {
    /// Takes out a key that is there before, with the same content.
    case removeRepetition(MessageDiagnostic)
    /// Takes out a form that is never shown.
    case removeForm(MessageDiagnostic)
    /// Adds a form for `other` with the text of another one, which is told about.
    case addOther(MessageDiagnostic, from: MessageDiagnostic)
  }

  /// Changes files, each as a whole or not at all.
  ///
  /// - Returns: Whether any file has changed.
  func mend(
    _ report: LocalizationLinter.Report,
    dryRun: Bool,
    _ streams: StandardStreams
  ) throws(CommandError) -> Bool {
    var count = 0
    var fileCount = 0
    for (file, fixes) in fixes(report.findings).sorted(by: { $0.key < $1.key }) {
      let url = URL(fileURLWithPath: file, relativeTo: nil)
      let old: Data
      do throws(MessageError) {
        old = try CatalogFile(contentsOf: url).data
      } catch {
        continue
      }
      let editor: any LintFixEditor
      if CatalogFormat(namedBy: url) == .stringCatalog {
        guard let catalog = StringCatalogEditor(old) else { continue }
        editor = catalog
      } else {
        guard let text = EntryEditor(old, CatalogFormat(namedBy: url)) else {
          try streams.note("\(file): only files in UTF-8 or UTF-16 are mended")
          continue
        }
        editor = text
      }
      let done = fixes.count { editor.apply($0) }
      let new = editor.data
      guard done > 0, new != old else { continue }
      count += done
      fileCount += 1
      if dryRun {
        try streams.output.write(UnifiedDiff.text(file, old, new))
        continue
      }
      do {
        var changes = FileChanges()
        try changes.replace(url, with: new)
        try changes.commit(FileChanges.move)
      } catch {
        throw CommandError(.inputOutput, "\(file): \(error.localizedDescription)")
      }
    }
    try streams.note(
      "\(dryRun ? "would mend" : "mended") \(counted(count, "finding")) in "
        + counted(fileCount, "file")
    )
    return count > 0
  }

  /// The changes to each file.
  private func fixes(_ findings: [MessageDiagnostic]) -> [String: [Fix]] {
    /// The texts that a finding is about.
    struct Texts: Hashable {
      let file: String?
      let key: String?
      let language: String?
      let variable: String?

      init(_ finding: MessageDiagnostic) {
        (file, key) = (finding.file, finding.key)
        (language, variable) = (finding.language, finding.variable)
      }
    }
    var unreachable: [Texts: [MessageDiagnostic]] = [:]
    var alike: Set<Texts> = []
    var withoutOther: Set<Texts> = []
    for finding in findings {
      guard case .translation(let problem) = finding.kind else { continue }
      switch problem {
      case .unreachableForm: unreachable[Texts(finding), default: []].append(finding)
      case .sameForms: alike.insert(Texts(finding))
      case .missingForm(.other, _, _, _): withoutOther.insert(Texts(finding))
      default: break
      }
    }
    var fixes: [String: [Fix]] = [:]
    for finding in findings {
      guard let file = finding.file else { continue }
      switch finding.kind {
      case .duplicate(.key, _): fixes[file, default: []].append(.removeRepetition(finding))
      case .translation(.missingForm(.other, _, _, _)):
        let texts = Texts(finding)
        // A form for several things that no number takes, alone, is the one that was meant for the others.
        if let forms = unreachable[texts], forms.count == 1, Self.isOfSeveral(forms[0].form) {
          fixes[file, default: []].append(.addOther(finding, from: forms[0]))
          withoutOther.remove(texts)
        } else if alike.contains(texts) {
          fixes[file, default: []].append(.addOther(finding, from: finding))
        }
      default: break
      }
    }
    if removesUnreachable {
      // After `other` has its text of them.
      for (texts, forms) in unreachable where !withoutOther.contains(texts) {
        for form in forms { fixes[texts.file ?? "", default: []].append(.removeForm(form)) }
      }
    }
    return fixes
  }

  private static func isOfSeveral(_ form: MessageDiagnostic.Form?) -> Bool {
    form == .category(.few) || form == .category(.many)
  }
}

/// Makes the changes to one file.
protocol LintFixEditor {
  /// Makes a change; says whether it could.
  func apply(_ fix: LintFixes.Fix) -> Bool

  /// The file with all changes.
  var data: Data { get }
}
