import PluralMessages
import Plurals

/// The checks of a translation as a whole: whether there is one, and what state it is in.
enum TextChecks {
  /// What the states of a translation say, each with its place.
  static func states(_ item: MessageListing.Item) -> [(MessageFinding, TextPlace?)] {
    var findings: [(MessageFinding, TextPlace?)] = []
    if let place = item.states["new"] {
      findings.append((MessageFinding(problem: .missingTranslation, severity: .note), place))
    }
    if let place = item.states["needs_review"] {
      findings.append((MessageFinding(problem: .needsReview, severity: .note), place))
    }
    return findings
  }

  /// The forms of a translation that are empty where those of the source language are not.
  static func emptyTexts(_ shape: MessageShape, source: MessageShape?) -> [MessageFinding] {
    let sourceTexts = source.map { [$0.text].compactMap { $0 } + $0.choices.flatMap(\.forms) }
    if let sourceTexts, sourceTexts.contains(where: { $0.source.isEmpty }) { return [] }
    var findings: [MessageFinding] = []
    if let text = shape.text, text.source.isEmpty, source != nil {
      findings.append(MessageFinding(problem: .emptyText, severity: .note))
    }
    for choice in shape.choices {
      // One form may be empty on purpose, as the end of a word.
      guard source != nil, !choice.forms.isEmpty, choice.forms.allSatisfy({ $0.source.isEmpty })
      else { continue }
      findings.append(
        MessageFinding(
          problem: .emptyText,
          severity: .note,
          form: choice.forms.first?.form,
          variable: choice.variable
        )
      )
    }
    return findings
  }

  /// The placeholder of a text that shows one integer, and has no forms.
  static func loneInteger(_ shape: MessageShape) -> MessageShape.Placeholder? {
    guard shape.choices.isEmpty, let text = shape.text, text.placeholders.count == 1,
      text.placeholders[0].argumentClass == .integer
    else { return nil }
    return text.placeholders[0]
  }
}
