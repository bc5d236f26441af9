import PluralMessages
import Plurals

/// The checks of placeholders: those of a translation beside those of the source language, and those of forms
/// beside each other.
struct PlaceholderChecks {
  /// What a text shows of an argument.
  private struct Shown {
    let argumentClass: MessageShape.ArgumentClass
    let source: String
    var isOwn = false
    var form: MessageDiagnostic.Form?
    var variable: String?
  }

  private(set) var findings: [MessageFinding] = []

  /// Compares a translation with the source text; nil if there is none.
  mutating func check(_ message: MessageShape, source: MessageShape?) {
    guard message.fault == nil, !Self.areAlike(message, source) else { return }
    let found = Self.arguments(of: message)
    let expected = source.map { $0.fault == nil ? Self.arguments(of: $0) : [:] } ?? [:]
    let choosing = Self.choosing(message)
    if let source, source.fault == nil {
      for (argument, shown) in expected.sorted(by: { $0.key < $1.key })
      // A number that chooses may be left out by forms, which is another check.
      where found[argument] == nil && !choosing.contains(argument) {
        add(.missingPlaceholder(shown[0].source, inOtherForms: false), .error)
      }
      let sourceChoosing = Self.choosing(source)
      for (argument, shown) in found.sorted(by: { $0.key < $1.key })
      where expected[argument] == nil && !sourceChoosing.contains(argument) {
        add(.extraPlaceholder(shown[0].source, inOtherForms: false), .error, shown[0])
      }
    }
    for (argument, shown) in found.sorted(by: { $0.key < $1.key }) {
      compareTypes(shown, with: expected[argument]?.first)
    }
    compareForms(of: message, source, found)
  }

  /// Whether a message has the placeholders of its source text, in all forms the same, as nearly all do: then
  /// nothing can be wrong that is not wrong there.
  private static func areAlike(_ message: MessageShape, _ source: MessageShape?) -> Bool {
    guard let source, source.fault == nil, message.members.isEmpty,
      message.choices.count == source.choices.count,
      message.text?.placeholders == source.text?.placeholders
    else { return false }
    return zip(message.choices, source.choices).allSatisfy { own, other in
      guard own.argument == other.argument, own.argumentClass == other.argumentClass,
        let first = other.forms.first?.placeholders
      else { return false }
      return own.forms.allSatisfy { $0.placeholders == first }
        && other.forms.allSatisfy { $0.placeholders == first }
    }
  }

  /// Compares what texts show of one argument with what the source language shows, or else with the first.
  private mutating func compareTypes(_ shown: [Shown], with source: Shown?) {
    guard let expected = source ?? shown.first else { return }
    for own in shown {
      if own.argumentClass != expected.argumentClass {
        add(
          .placeholderType(
            found: own.source,
            expected: expected.source,
            isOfSource: source != nil
          ),
          .error,
          own
        )
      } else if source != nil, own.argumentClass == .integer, !own.isOwn, !expected.isOwn,
        Self.length(own.source) != Self.length(expected.source)
      {
        add(.integerLength(found: own.source, expected: expected.source), .note, own)
      }
    }
  }

  /// Compares the forms of a message, but for the number that chooses.
  ///
  /// What the source language's own form leaves out, a translation's may leave out too.
  private mutating func compareForms(
    of message: MessageShape,
    _ source: MessageShape?,
    _ found: [Key: [Shown]]
  ) {
    for choice in message.choices where !choice.isOneText {
      let all = Set(choice.forms.flatMap { $0.placeholders.map { Key($0.argument) } })
        .subtracting(choice.numberArguments.map { Key($0) })
      guard !all.isEmpty else { continue }
      let other = source?.choices.first { $0.variable == choice.variable }
      for form in choice.forms {
        var left = all.subtracting(form.placeholders.map { Key($0.argument) })
        if let same = other?.forms.first(where: { $0.form == form.form }) {
          left.formIntersection(same.placeholders.map { Key($0.argument) })
        }
        for argument in left.sorted() {
          guard let shown = found[argument]?.first else { continue }
          add(
            .missingPlaceholder(shown.source, inOtherForms: true),
            // Developers may do without a name in "Nobody likes this".
            source == nil && form.isOfFewNumbers ? .warning : .error,
            Shown(
              argumentClass: shown.argumentClass,
              source: shown.source,
              form: form.form,
              variable: choice.variable
            )
          )
        }
      }
    }
  }

  private mutating func add(
    _ problem: TranslationProblem,
    _ severity: MessageDiagnostic.Severity,
    _ place: Shown? = nil
  ) {
    findings.append(
      MessageFinding(
        problem: problem,
        severity: severity,
        form: place?.form,
        variable: place?.variable
      )
    )
  }

  // MARK: Arguments

  /// An argument, in the order of positions and then of names.
  private struct Key: Hashable, Comparable {
    let position: Int
    let name: String

    init(_ argument: MessageShape.Argument) {
      switch argument {
      case .position(let position): (self.position, name) = (position, "")
      case .name(let name): (position, self.name) = (.max, name)
      case .choosing: (position, name) = (-1, "")
      }
    }

    static func < (lhs: Self, rhs: Self) -> Bool {
      (lhs.position, lhs.name) < (rhs.position, rhs.name)
    }
  }

  /// What the texts show of each argument, in their order.
  private static func arguments(of message: MessageShape) -> [Key: [Shown]] {
    var result: [Key: [Shown]] = [:]
    func add(_ text: MessageShape.Text, _ variable: String?) {
      for placeholder in text.placeholders {
        result[Key(placeholder.argument), default: []].append(
          Shown(
            argumentClass: placeholder.argumentClass,
            source: placeholder.source,
            isOwn: placeholder.isOwn,
            form: text.form,
            variable: variable
          )
        )
      }
    }
    for text in [message.text].compactMap({ $0 }) + message.members { add(text, nil) }
    for choice in message.choices {
      // The text for `other` says most about what the others have.
      let isOther = { (text: MessageShape.Text) in text.form == .category(.other) }
      for text in choice.forms.filter(isOther) + choice.forms.filter({ !isOther($0) }) {
        add(text, choice.variable)
      }
    }
    return result
  }

  private static func choosing(_ message: MessageShape) -> Set<Key> {
    Set(message.choices.flatMap { $0.numberArguments.map { Key($0) } })
  }

  /// The letters between the position and the conversion, such as `ll`.
  private static func length(_ source: String) -> String {
    String(source.filter { "hlqjzt".contains($0) })
  }
}

extension MessageShape.Text {
  /// Whether it is the form of an exact number, or of one that often is one.
  fileprivate var isOfFewNumbers: Bool {
    switch form {
    case .exact, .category(.zero), .category(.one), .category(.two): true
    default: false
    }
  }
}
