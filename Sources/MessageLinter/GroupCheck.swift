import Foundation
import LegacyPlurals
import PluralMessages
import Plurals

/// Checks a group of files that belong together, one language after the other.
struct GroupCheck {
  typealias Item = MessageListing.Item

  private let settings: LintSettings
  private let analyses: FormAnalyses
  private(set) var findings: [MessageDiagnostic] = []
  private(set) var messageCount = 0

  private var source: LanguageMessages?
  private var sourceShapes: [String: MessageShape] = [:]
  /// Whether a text for `zero` is for the number 0 in every language.
  private var readsZero = true
  /// The checks that are off for a key.
  private var disabled: [String: Set<LintCheck>] = [:]
  /// The keys that have forms in some language, and the texts with a number that have none.
  private var keysWithForms: Set<String> = []
  private var missingCount = 0
  private var textsWithoutForms: [(item: Item, placeholder: String)] = []

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

  private func isWanted(_ language: String) -> Bool {
    settings.languages?.contains(language) ?? true
  }

  private mutating func add(
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

  private mutating func add(_ finding: MessageFinding, about item: Item) {
    add(
      finding,
      file: item.file,
      place: item.place(of: finding.form, variable: finding.variable),
      key: item.key,
      language: item.language
    )
  }

  /// Adds what a reader says, with the places of forms where it told those of their messages.
  private mutating func add(
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
      if let key = diagnostic.key, let form = diagnostic.form,
        let place = messages?.item(key)?.place(of: form, variable: diagnostic.variable)
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

  // MARK: String Catalogs

  private mutating func checkStringCatalog(_ url: URL) {
    let file: CatalogFile
    let catalog: StringCatalogListing
    do throws(MessageError) {
      file = try CatalogFile(contentsOf: url)
      catalog = try StringCatalogListing(file)
    } catch {
      return add(error.diagnostics, language: nil)
    }
    let name = url.relativePath
    let entries = catalog.entries
    for entry in entries {
      guard let comment = entry.comment else { continue }
      let marker = CheckMarker(comment)
      for unknown in marker.unknown {
        add(
          MessageFinding(problem: .unknownCheck(unknown), severity: .warning),
          file: name,
          place: entry.place,
          key: entry.key,
          language: nil
        )
      }
      if !marker.disabled.isEmpty { disabled[entry.key] = marker.disabled }
    }
    add(catalog.diagnostics, language: nil)
    let sourceLanguage = catalog.sourceLanguage
    for entry in entries where entry.extractionState == "stale" {
      add(
        MessageFinding(problem: .stale, severity: .note),
        file: name,
        place: entry.place,
        key: entry.key,
        language: nil
      )
    }
    let languages = catalog.languages
    let others = Set(languages).union(settings.requiredLanguages).subtracting([sourceLanguage])
    for language in [sourceLanguage] + others.sorted() {
      let isSource = language == sourceLanguage
      guard isSource || isWanted(language) else { continue }
      let (items, diagnostics) = catalog.messages(in: language)
      var messages = LanguageMessages(language: language)
      messages.add(items, told: diagnostics)
      if isSource { source = messages }
      if isWanted(language) {
        add(diagnostics, language: isSource ? nil : language, messages)
        if languages.contains(language) { checkName(language, among: languages, file: name) }
        check(messages, isSource: isSource)
      }
      guard !isSource else { continue }
      for entry in entries
      where entry.isTranslated && entry.extractionState != "stale" && !messages.has(entry.key) {
        addMissing(entry.key, language, file: name, place: entry.place)
      }
    }
  }

  /// How many missing translations are told of a table: where each language has few of very many keys, there
  /// are as many as keys times languages.
  private static let maximumMissingCount = 100_000

  private mutating func addMissing(
    _ key: String,
    _ language: String,
    file: String?,
    place: TextPlace?
  ) {
    guard missingCount < Self.maximumMissingCount else { return }
    missingCount += 1
    // A key of the source language without words has nothing to translate.
    if let item = source?.item(key), item.message.source?.contains(where: \.isLetter) == false {
      return
    }
    add(
      MessageFinding(problem: .missingTranslation, severity: severityOfMissing(language)),
      file: file,
      place: place,
      key: key,
      language: language
    )
  }

  private func severityOfMissing(_ language: String) -> MessageDiagnostic.Severity {
    settings.requiredLanguages.contains(language) ? .error : .note
  }

  // MARK: Files of one language each

  private mutating func checkTable(_ files: [LocalizationFiles.File]) {
    readsZero = files.contains { $0.format.zero == .apple }
    let named = files.compactMap(\.language)
    let hasBase = files.contains { $0.language == nil }
    let usual =
      named.contains("en") ? "en" : named.first { $0.hasPrefix("en-") || $0.hasPrefix("en_") }
    let sourceLanguage = settings.sourceLanguage ?? (hasBase ? "en" : usual)
    var languages: [String] = []
    for language in named where !languages.contains(language) { languages.append(language) }
    if hasBase, let sourceLanguage, !languages.contains(sourceLanguage) {
      languages.append(sourceLanguage)
    }
    let order =
      languages.filter { $0 == sourceLanguage } + languages.filter { $0 != sourceLanguage }.sorted()
    for language in order {
      let isSource = language == sourceLanguage
      let own = files.filter { $0.language == language || $0.language == nil && isSource }
      let isChecked = isWanted(language) && own.contains { !$0.isReference }
      guard isSource || isChecked else { continue }
      var messages = LanguageMessages(language: language)
      var rule: (LegacyPluralRule, MessageListing.Item?)?
      for file in inOrder(own) {
        let told = findings.count
        read(file, language, into: &messages, &rule)
        if file.isReference || !isChecked { findings.removeSubrange(told...) }
      }
      if isSource { source = messages }
      guard isChecked else { continue }
      let checked = own.filter { !$0.isReference }
      if let first = checked.first(where: { $0.language != nil }) {
        checkName(language, among: languages, file: first.url.relativePath, first.format)
      }
      if let (rule, item) = rule, let finding = LegacyChecks.finding(rule, language: language) {
        add(
          finding,
          file: item?.file ?? checked.first?.url.relativePath,
          place: item?.place,
          key: item?.key,
          language: language
        )
      }
      checkConflicts(messages)
      check(messages, isSource: isSource)
      if !isSource { compareKeys(messages, file: checked.first?.url.relativePath) }
    }
    let checked = files.first {
      !$0.isReference && ($0.language == sourceLanguage || $0.language == nil)
    }
    for language in settings.requiredLanguages.sorted()
    where !languages.contains(language) && isWanted(language) {
      // There is no file to tell it about but that of the source language.
      compareKeys(LanguageMessages(language: language), file: checked?.url.relativePath)
    }
  }

  /// `Base.lproj` first, so that the language's own folder wins, and in each the formats as they win.
  private func inOrder(_ files: [LocalizationFiles.File]) -> [LocalizationFiles.File] {
    [true, false].flatMap { isBase in
      CatalogFormat.all.flatMap { format in
        files.filter { ($0.language == nil) == isBase && $0.format == format }
      }
    }
  }

  private mutating func read(
    _ file: LocalizationFiles.File,
    _ language: String,
    into messages: inout LanguageMessages,
    _ rule: inout (LegacyPluralRule, MessageListing.Item?)?
  ) {
    do throws(MessageError) {
      let contents = try CatalogFile(contentsOf: file.url)
      var lists = file.format == .strings ? settings.wordForms : nil
      var listing = try FileListing(contents, file.format, language: language, wordForms: lists)
      let ruleItem = listing.items.last { $0.key == WordFormLists.ruleKey }
      if file.format == .strings, ruleItem != nil, lists == nil {
        lists = WordFormLists()
        listing = try FileListing(contents, file.format, language: language, wordForms: lists)
      }
      if let lists {
        let named = ruleItem?.message.source.flatMap { try? LegacyPluralRule(parsing: $0) }
        if let own = lists.rule ?? named { rule = (own, ruleItem) }
      }
      messages.add(listing.items, told: listing.diagnostics)
      add(listing.diagnostics, language: language)
    } catch {
      add(error.diagnostics, language: language)
    }
  }

  /// Keys that two files of the language have with different texts.
  private mutating func checkConflicts(_ messages: LanguageMessages) {
    for (winner, other) in messages.replaced
    where winner.file != other.file && winner.message != other.message {
      // A text without forms beside a message with them is what other systems show.
      let isFallback =
        MessageShape(other.message).choices.isEmpty && !MessageShape(winner.message).choices.isEmpty
      add(
        MessageFinding(
          problem: .tableConflict(file: winner.file ?? "", line: winner.place?.line),
          severity: isFallback ? .note : .warning
        ),
        about: other
      )
    }
  }

  private mutating func compareKeys(_ messages: LanguageMessages, file: String?) {
    guard let source else { return }
    for key in source.keys where !messages.has(key) && !Self.isAboutFile(key) {
      // There is no line for what is not there.
      addMissing(key, messages.language, file: file, place: nil)
    }
    for key in messages.keys where !source.has(key) && !Self.isAboutFile(key) {
      guard let item = messages.item(key) else { continue }
      add(MessageFinding(problem: .notInSource, severity: .note), about: item)
    }
  }

  private static func isAboutFile(_ key: String) -> Bool {
    key == WordFormLists.ruleKey || key == "000_language"
  }

  // MARK: Languages

  private mutating func checkName(
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

  // MARK: Messages

  private mutating func check(_ messages: LanguageMessages, isSource: Bool) {
    for key in messages.keys {
      for item in messages.items[key] ?? [] {
        messageCount += item.device == nil ? 1 : 0
        check(item, isSource: isSource)
      }
    }
  }

  /// The message of the source language that a translation is compared with.
  private mutating func sourceShape(of item: Item) -> MessageShape? {
    guard let other = source?.item(item.key, device: item.device) else { return nil }
    let name = other.device.map { "\(other.key)\u{0}\($0)" } ?? other.key
    if let shape = sourceShapes[name] { return shape }
    let shape = MessageShape(other.message)
    sourceShapes[name] = shape
    return shape
  }

  private mutating func check(_ item: Item, isSource: Bool) {
    if !isSource {
      for (finding, place) in TextChecks.states(item) {
        var severity = finding.severity
        if finding.problem == .missingTranslation { severity = severityOfMissing(item.language) }
        add(
          MessageFinding(problem: finding.problem, severity: severity),
          file: item.file,
          place: place,
          key: item.key,
          language: item.language
        )
      }
    }
    let shape = MessageShape(item.message)
    let sourceShape = isSource ? nil : sourceShape(of: item)
    for finding in VariableChecks.findings(shape) { add(finding, about: item) }
    let empty = isSource ? [] : TextChecks.emptyTexts(shape, source: sourceShape)
    for finding in empty { add(finding, about: item) }
    // What is not there shows nothing else either.
    if !empty.isEmpty { return }
    var placeholders = PlaceholderChecks()
    placeholders.check(shape, source: sourceShape)
    for finding in placeholders.findings { add(finding, about: item) }
    // A text that depends on the device alone is no form, though it stands for all.
    let choices = shape.choices.filter { !$0.isOneText || item.hasForms(of: $0.variable) }
    if !choices.isEmpty {
      keysWithForms.insert(item.key)
    } else if let placeholder = TextChecks.loneInteger(shape) {
      textsWithoutForms.append((item, placeholder.source))
    }
    var forms = FormChecks(language: item.language, isSource: isSource)
    for choice in choices {
      let other =
        sourceShape?.choices.first { $0.variable == choice.variable } ?? sourceShape?.choices.first
      guard
        let analysis = analyses.analysis(
          of: choice,
          source: other,
          language: item.language,
          readsZero: readsZero
        )
      else { continue }
      forms.check(choice, of: shape, source: other, analysis)
    }
    for finding in forms.findings { add(finding, about: item) }
  }

  private mutating func tellTextsWithoutForms() {
    for (item, placeholder) in textsWithoutForms where keysWithForms.contains(item.key) {
      let needed = analyses.categories(of: item.language)
      guard Array(needed).count > 1 else { continue }
      add(
        MessageFinding(
          problem: .numberWithoutForms(
            language: item.language,
            needed: needed,
            placeholder: placeholder
          ),
          severity: .warning
        ),
        about: item
      )
    }
    textsWithoutForms = []
  }
}
