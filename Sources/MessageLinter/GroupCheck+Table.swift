import Foundation
import LegacyPlurals
import PluralMessages

/// How the files of a table are checked that are of one language each.
extension GroupCheck {
  mutating func checkTable(_ files: [LocalizationFiles.File]) {
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
      if isSource, !isChecked { noteForms(messages) }
      guard isChecked else { continue }
      let checked = own.filter { !$0.isReference }
      if let first = checked.first(where: { $0.language != nil }) {
        checkName(
          first.writtenLanguage ?? language,
          among: languages,
          file: first.url.relativePath,
          first.format
        )
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
      if !isSource { compareKeys(messages, files: checked.map(\.url)) }
    }
    for language in settings.requiredLanguages.sorted()
    where !languages.contains(language) && isWanted(language) {
      compareKeys(LanguageMessages(language: language), files: [])
    }
  }

  /// `Base.lproj` first, so that the language's own folder wins, and in each the formats as they win.
  func inOrder(_ files: [LocalizationFiles.File]) -> [LocalizationFiles.File] {
    [true, false].flatMap { isBase in
      CatalogFormat.all.flatMap { format in
        files.filter { ($0.language == nil) == isBase && $0.format == format }
      }
    }
  }

  mutating func read(
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
        // A file that does not say its language says nothing of its rule.
        if let own = lists.rule ?? named, file.language != nil || file.isOfBase {
          rule = (own, ruleItem)
        }
      }
      messages.add(listing.items, told: listing.diagnostics)
      var own = LanguageMessages(language: language)
      own.add(listing.items, told: [])
      add(listing.diagnostics, language: language, own)
    } catch {
      add(error.diagnostics, language: language)
    }
  }

  /// Keys that two files of the language have with different texts.
  mutating func checkConflicts(_ messages: LanguageMessages) {
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

  /// Tells which keys the source language has and a translation does not, and the other way round.
  ///
  /// - Parameter files: The translation's files; if there are none, the source language's place is told.
  mutating func compareKeys(_ messages: LanguageMessages, files: [URL]) {
    guard let source else { return }
    for key in source.keys where !messages.has(key) && !Self.isAboutFile(key) {
      let item = source.item(key)
      let format = item?.file.map { URL(fileURLWithPath: $0).pathExtension }
      if let file = files.first(where: { $0.pathExtension == format }) ?? files.first {
        // There is no line for what is not there.
        addMissing(key, messages.language, file: file.relativePath, place: nil)
      } else {
        addMissing(key, messages.language, file: item?.file, place: item?.place)
      }
    }
    for key in messages.keys where !source.has(key) && !Self.isAboutFile(key) {
      guard let item = messages.item(key) else { continue }
      add(MessageFinding(problem: .notInSource, severity: .note), about: item)
    }
  }

  static func isAboutFile(_ key: String) -> Bool {
    key == WordFormLists.ruleKey || key == "000_language"
  }
}
