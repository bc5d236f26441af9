import Foundation
import LegacyPlurals
import PluralMessages
import Plurals

/// Checks a group of files that belong together, one language after the other.
struct GroupCheck {
  typealias Item = MessageListing.Item

  let settings: LintSettings
  let analyses: FormAnalyses
  var findings: [MessageDiagnostic] = []
  var messageCount = 0

  var source: LanguageMessages?
  var sourceShapes: [String: MessageShape] = [:]
  /// Whether a text for `zero` is for the number 0 in every language.
  var readsZero = true
  /// The checks that are off for a key.
  var disabled: [String: Set<LintCheck>] = [:]
  /// The keys that have forms in some language, and the texts with a number that have none.
  var keysWithForms: Set<String> = []
  var missingCount = 0
  var textsWithoutForms: [TextWithoutForms] = []

  /// A text with a number that has no forms, without the message itself.
  struct TextWithoutForms {
    let key: String
    let language: String
    let file: String?
    let place: TextPlace?
    let placeholder: String
  }

  init(_ settings: LintSettings, _ analyses: FormAnalyses) {
    self.settings = settings
    self.analyses = analyses
  }

  mutating func check(_ group: LocalizationFiles.Group) {
    switch group {
    case .stringCatalog(let url): checkStringCatalog(url)
    case .table(_, let files): checkTable(files)
    }
    tellTextsWithoutForms()
  }

  func isWanted(_ language: String) -> Bool {
    settings.languages?.contains(language) ?? true
  }

  mutating func add(
    _ finding: MessageFinding,
    file: String?,
    place: TextPlace?,
    key: String? = nil,
    language: String?
  ) {
    let diagnostic = MessageDiagnostic(
      .translation(finding.problem),
      severity: finding.severity,
      file: file,
      place: place,
      key: key,
      language: language,
      form: finding.form,
      variable: finding.variable
    )
    if let key, let off = disabled[key], let check = LintCheck(of: diagnostic), off.contains(check)
    {
      return
    }
    findings.append(diagnostic)
  }

  mutating func add(_ finding: MessageFinding, about item: Item) {
    add(
      finding,
      file: item.file,
      place: item.place(of: finding.form, variable: finding.variable),
      key: item.key,
      language: item.language
    )
  }

  /// Adds what a reader says, with the places of forms where it told those of their messages.
  mutating func add(
    _ diagnostics: [MessageDiagnostic],
    language: String?,
    _ messages: LanguageMessages? = nil
  ) {
    for var diagnostic in diagnostics {
      if let key = diagnostic.key, let off = disabled[key],
        let check = LintCheck(of: diagnostic), off.contains(check)
      {
        continue
      }
      if let language, diagnostic.language == nil, diagnostic.key != nil {
        diagnostic.language = language
      }
      // Of texts for several devices the reader knows which it is about.
      if let key = diagnostic.key, diagnostic.form != nil || diagnostic.isAboutText,
        messages?.items[key]?.count == 1,
        let place = messages?.item(key)?.place(of: diagnostic.form, variable: diagnostic.variable)
      {
        (diagnostic.line, diagnostic.column) = (place.line, place.column)
      }
      if case .untranslated = diagnostic.kind {
        diagnostic.severity = severityOfMissing(language ?? "")
      }
      // Findings that belong to no check are those that the linter decides itself.
      if LintCheck(of: diagnostic) != nil { findings.append(diagnostic) }
    }
  }

  /// How many missing translations are told of a table: where each language has few of very many keys, there
  /// are as many as keys times languages.
  private static let maximumMissingCount = 100_000

  mutating func addMissing(
    _ key: String,
    _ language: String,
    file: String?,
    place: TextPlace?
  ) {
    let severity = severityOfMissing(language)
    guard severity == .error || missingCount < Self.maximumMissingCount else { return }
    // A text of the source language without words has nothing to translate.
    if let item = source?.item(key), let text = sourceShape(of: item)?.text, text.choices.isEmpty,
      !text.plainText.contains(where: \.isLetter)
    {
      return
    }
    missingCount += severity == .error ? 0 : 1
    add(
      MessageFinding(problem: .missingTranslation, severity: severity),
      file: file,
      place: place,
      key: key,
      language: language
    )
  }

  func severityOfMissing(_ language: String) -> MessageDiagnostic.Severity {
    settings.requiredLanguages.contains(language) ? .error : .note
  }

  // MARK: Languages

  mutating func checkName(
    _ language: String,
    among all: [String],
    file: String,
    _ format: CatalogFormat = .stringCatalog
  ) {
    let findings = LanguageChecks.findings(
      language,
      among: all,
      allowsUnderscores: format.hasLanguageNames
    )
    for finding in findings { add(finding, file: file, place: nil, language: language) }
  }
}

extension MessageDiagnostic {
  /// Whether it is about the words of a text.
  fileprivate var isAboutText: Bool {
    switch kind {
    case .placeholder, .looksLike, .ignored(.inflection): true
    default: false
    }
  }
}
