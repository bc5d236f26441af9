import Foundation
import StringCatalogCompiler

/// Compiles a catalogue of entries that are written as JSON.
func compiled(
  _ entries: String,
  languages: Set<String>? = nil,
  buildsAll: Bool = false
) throws -> CatalogCompiler {
  let text = #"{"sourceLanguage": "en", "version": "1.0", "strings": {\#(entries)}}"#
  return CatalogCompiler(
    try CatalogSource(Data(text.utf8)),
    languages: languages,
    buildsAll: buildsAll
  )
}

/// A translated text.
func unit(_ text: String, _ state: String = "translated") -> String {
  #""stringUnit": {"state": "\#(state)", "value": "\#(text)"}"#
}

/// Forms of a plural.
func plural(_ forms: KeyValuePairs<String, String>) -> String {
  let list = forms.map { #""\#($0)": {\#(unit($1))}"# }.joined(separator: ", ")
  return #""variations": {"plural": {\#(list)}}"#
}

/// An entry with one localization.
func entry(
  _ localization: String,
  key: String = "k",
  language: String = "en",
  more: String = ""
) -> String {
  #""\#(key)": {\#(more)"localizations": {"\#(language)": {\#(localization)}}}"#
}

extension PropertyValue {
  /// The member of a dictionary.
  subscript(key: String) -> PropertyValue? {
    if case .dictionary(let members) = self { members[key] } else { nil }
  }

  /// The text, if it is one.
  var text: String? { if case .text(let text) = self { text } else { nil } }

  /// All texts in it.
  var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .dictionary(let members): members.values.flatMap(\.texts)
    }
  }
}
