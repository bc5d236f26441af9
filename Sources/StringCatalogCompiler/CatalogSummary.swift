/// What the languages of a catalogue have, and what they lack.
package struct CatalogSummary {
  /// The messages of a language.
  package struct Language: Equatable {
    package let language: String
    package fileprivate(set) var translated = 0
    /// The keys of messages whose texts a translator should look at again.
    package fileprivate(set) var inReview: [String] = []
    /// The keys of messages without a text, or with a part of their texts.
    package fileprivate(set) var missing: [String] = []
  }

  package let sourceLanguage: String
  /// How many messages are for translators.
  package let messages: Int
  /// How many messages no source has any more.
  package let stale: Int
  /// The languages in alphabetical order, the source language first.
  package let languages: [Language]

  /// - Parameter catalog: The catalogue.
  package init(_ catalog: CatalogSource) {
    sourceLanguage = catalog.sourceLanguage
    let entries = catalog.messages.filter { $0.value["shouldTranslate"]?.bool != false }
    messages = entries.count
    stale = entries.count { $0.value["extractionState"]?.text == "stale" }
    let others = catalog.languages.filter { $0 != catalog.sourceLanguage }
    languages = ([catalog.sourceLanguage] + others).map { language in
      var result = Language(language: language)
      for (key, entry) in entries {
        var states = Set<String>()
        if let localization = entry["localizations"]?[language] {
          Self.collect(localization, into: &states)
        } else if language == catalog.sourceLanguage {
          // The key is the text.
          states = ["translated"]
        }
        if states.isEmpty || states.contains("new") && language != catalog.sourceLanguage {
          result.missing.append(key)
        } else if states.contains("needs_review") {
          result.inReview.append(key)
        } else {
          result.translated += 1
        }
      }
      return result
    }
  }

  /// The states of all texts below a node.
  private static func collect(_ node: CatalogJSON, into states: inout Set<String>) {
    if let unit = node["stringUnit"] { states.insert(unit["state"]?.text ?? "translated") }
    for forms in node["variations"]?.object?.members ?? [] {
      for form in forms.value.object?.members ?? [] { collect(form.value, into: &states) }
    }
    for variable in node["substitutions"]?.object?.members ?? [] {
      collect(variable.value, into: &states)
    }
  }

  /// The summary for readers, with an end of line.
  ///
  /// - Parameters:
  ///   - name: What the catalogue is called.
  ///   - showsKeys: Whether all keys are listed that languages lack.
  package func text(name: String, showsKeys: Bool) -> String {
    var text = "\(name): \(Self.count(messages, "message"))"
    text += stale > 0 ? " (\(stale) stale)" : ""
    text += " in \(Self.count(languages.count, "language"))\n"
    let width = languages.map(\.language.count).max() ?? 0
    for language in languages {
      let padding = String(repeating: " ", count: width - language.language.count)
      var parts = ["\(language.translated) translated"]
      if !language.inReview.isEmpty { parts.append("\(language.inReview.count) to review") }
      if !language.missing.isEmpty { parts.append("\(language.missing.count) missing") }
      if language.language == sourceLanguage { parts.append("source language") }
      text += "  \(language.language)\(padding)  \(parts.joined(separator: ", "))\n"
      guard showsKeys else { continue }
      for key in language.missing { text += "    missing: \(SwiftText.line(key))\n" }
      for key in language.inReview { text += "    to review: \(SwiftText.line(key))\n" }
    }
    return text
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
