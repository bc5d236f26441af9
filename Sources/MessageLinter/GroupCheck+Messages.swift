import PluralMessages
import Plurals

/// How the messages of a language are checked.
extension GroupCheck {
  mutating func check(_ messages: LanguageMessages, isSource: Bool) {
    for key in messages.keys {
      for item in messages.items[key] ?? [] {
        messageCount += item.device == nil ? 1 : 0
        check(item, isSource: isSource)
      }
    }
  }

  /// The message of the source language that a translation is compared with.
  mutating func sourceShape(of item: Item) -> MessageShape? {
    guard let other = source?.item(item.key, device: item.device) else { return nil }
    let name = other.device.map { "\(other.key)\u{0}\($0)" } ?? other.key
    if let shape = sourceShapes[name] { return shape }
    let shape = MessageShape(other.message)
    sourceShapes[name] = shape
    return shape
  }

  mutating func check(_ item: Item, isSource: Bool) {
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
      textsWithoutForms.append(
        TextWithoutForms(
          key: item.key,
          language: item.language,
          file: item.file,
          place: item.place,
          placeholder: placeholder.source
        )
      )
    }
    var forms = FormChecks(language: item.language, isSource: isSource)
    for choice in choices {
      let other =
        sourceShape?.choices.first { $0.variable == choice.variable }
        ?? sourceShape?.choices.first { $0.argument == choice.argument }
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

  /// Takes notice of the messages with forms of the source language where that is not checked itself.
  mutating func noteForms(_ messages: LanguageMessages) {
    for key in messages.keys {
      guard let item = messages.item(key) else { continue }
      let choices = MessageShape(item.message).choices
      if choices.contains(where: { !$0.isOneText || item.hasForms(of: $0.variable) }) {
        keysWithForms.insert(key)
      }
    }
  }

  mutating func tellTextsWithoutForms() {
    for text in textsWithoutForms where keysWithForms.contains(text.key) {
      let needed = analyses.categories(of: text.language)
      guard Array(needed).count > 1 else { continue }
      add(
        MessageFinding(
          problem: .numberWithoutForms(
            language: text.language,
            needed: needed,
            placeholder: text.placeholder
          ),
          severity: .warning
        ),
        file: text.file,
        place: text.place,
        key: text.key,
        language: text.language
      )
    }
    textsWithoutForms = []
  }
}
