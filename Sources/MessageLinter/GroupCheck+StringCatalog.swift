import Foundation
import PluralMessages

/// How a String Catalog is checked, one language after the other.
extension GroupCheck {
  mutating func checkStringCatalog(_ url: URL) {
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
      if isSource, !isWanted(language) { noteForms(messages) }
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
}
