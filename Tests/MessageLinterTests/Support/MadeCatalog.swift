import Foundation

/// A String Catalog as tests make it, written so that each text has a line of its own.
struct MadeCatalog {
  struct Texts {
    var text: String?
    var forms: [String: String] = [:]
    var state = "translated"
    var variables: [Variable] = []
  }

  struct Variable {
    let name: String
    var argument: Int
    var specifier = "lld"
    var forms: [String: String]
  }

  struct Entry {
    let key: String
    var texts: [String: Texts]
    var comment: String?
    var extractionState: String?
    /// Whether the entry is there once more.
    var isRepeated = false
  }

  /// What a line is about.
  struct Place: Hashable {
    var key: String
    var language: String?
    var variable: String?
    var form: String?
    /// Whether it is the line of a state.
    var isState = false
    /// Whether it is the line on which the language begins.
    var isStart = false
  }

  var source = "en"
  var entries: [Entry] = []

  /// The catalogue's text, and the lines of its parts. A repeated key has its second line.
  func written() -> (text: String, lines: [Place: Int]) {
    var writer = Writer()
    writer.line("{\"sourceLanguage\": \(quoted(source)), \"version\": \"1.0\", \"strings\": {")
    for (index, entry) in entries.enumerated() {
      let isLast = index == entries.count - 1
      if entry.isRepeated { writer.write(entry, isLast: false) }
      writer.write(entry, isLast: isLast)
    }
    writer.line("}}")
    return (writer.lines.joined(separator: "\n"), writer.places)
  }

  private struct Writer {
    var lines: [String] = []
    var places: [Place: Int] = [:]

    mutating func line(_ text: String, _ place: Place? = nil) {
      lines.append(text)
      if let place { places[place] = lines.count }
    }

    mutating func write(_ entry: Entry, isLast: Bool) {
      line("\(quoted(entry.key)): {", Place(key: entry.key))
      if let comment = entry.comment { line("\"comment\": \(quoted(comment)),") }
      if let state = entry.extractionState { line("\"extractionState\": \(quoted(state)),") }
      line("\"localizations\": {")
      let languages = entry.texts.keys.sorted()
      for language in languages {
        guard let texts = entry.texts[language] else { continue }
        let place = Place(key: entry.key, language: language)
        line("\(quoted(language)): {", place)
        places[Place(key: entry.key, language: language, isStart: true)] = lines.count
        if !texts.variables.isEmpty {
          line("\"substitutions\": {")
          for (index, variable) in texts.variables.enumerated() {
            line("\(quoted(variable.name)): {")
            line(
              "\"argNum\": \(variable.argument), \"formatSpecifier\": \"\(variable.specifier)\","
            )
            var own = place
            own.variable = variable.name
            write(variable.forms, own, texts.state)
            line(index == texts.variables.count - 1 ? "}" : "},")
          }
          line("},")
        }
        if let text = texts.text {
          unit(text, texts.state, place)
        } else {
          write(texts.forms, place, texts.state)
        }
        line(language == languages.last ? "}" : "},")
      }
      line(isLast ? "}}" : "}},")
    }

    private mutating func write(_ forms: [String: String], _ place: Place, _ state: String) {
      line("\"variations\": {\"plural\": {")
      for (index, form) in forms.sorted(by: { $0.key < $1.key }).enumerated() {
        var own = place
        own.form = form.key
        line("\(quoted(form.key)): {")
        unit(form.value, state, own)
        line(index == forms.count - 1 ? "}" : "},")
      }
      line("}}")
    }

    private mutating func unit(_ text: String, _ state: String, _ place: Place) {
      var own = place
      own.isState = true
      // The first state of a language is that of its first form.
      own.form = nil
      if places[own] == nil { places[own] = lines.count + 1 }
      line("\"stringUnit\": {\"state\": \(quoted(state)),")
      line("\"value\": \(quoted(text))}", place)
    }
  }
}

private func quoted(_ text: String) -> String {
  "\""
    + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
    + "\""
}
