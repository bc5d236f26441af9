import Foundation
import PluralMessages

extension FuzzTarget {
  /// JSON of all systems.
  static let json = FuzzTarget(name: "json") { check($0, .json) }
  /// Texts, with and without lists of word forms; a property list too.
  static let strings = FuzzTarget(name: "strings") { check($0, .strings) }
  /// Property lists, XML or binary.
  static let stringsdict = FuzzTarget(name: "stringsdict") { check($0, .stringsdict) }

  /// String Catalogs in all their languages.
  static let xcstrings = FuzzTarget(name: "xcstrings") { input in
    var input = input
    let options = MessageOptions(digits: input.pick([.latin, .native]))
    let device: String? = input.pick([nil, "iphone"])
    let data = Data(input.rest)
    checkModes { mode throws(MessageError) in
      try StringCatalog(data: data, file: "f", device: device, mode: mode, options: options)
    } diagnostics: { strings in
      checkLanguages(strings)
      return strings.diagnostics
    } texts: { strings in
      var all: [String: [String]] = [:]
      for language in strings.languages.prefix(8) {
        guard let catalog = strings.catalog(for: language) else { continue }
        for (key, list) in texts(of: catalog) { all[language + ": " + key] = list }
      }
      return all
    }
  }
}

/// Every language of a String Catalog has a catalogue, whose findings are among the file's.
private func checkLanguages(_ strings: StringCatalog) {
  let all = Set(strings.diagnostics)
  for language in strings.languages {
    guard let catalog = strings.catalog(for: language) else {
      fatalError("broken promise: \(language) is listed, but not there")
    }
    let unknown = catalog.diagnostics.filter { !all.contains($0) }
    promise(unknown.isEmpty, "findings of '\(language)' alone: \(unknown)")
  }
}

private func check(_ input: FuzzInput, _ format: CatalogFormat) {
  var input = input
  let language = input.pick(languages)
  let dialect: PlaceholderDialect? = input.pick([nil, nil] + PlaceholderDialect.allCases)
  let wordForms: WordFormLists? = input.pick([nil, WordFormLists()])
  var options = MessageOptions(digits: input.pick([.latin, .native]))
  options.isStrict = input.bool()
  let data = Data(input.rest)
  checkModes { mode throws(MessageError) in
    try MessageCatalog(
      data: data,
      format: format,
      language: language.isEmpty ? nil : language,
      file: "f",
      dialect: dialect,
      wordForms: wordForms,
      mode: mode,
      options: options
    )
  } diagnostics: {
    $0.diagnostics
  } texts: {
    texts(of: $0)
  }
}
