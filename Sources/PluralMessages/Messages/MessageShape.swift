import Plurals

/// What a message is made of, as who checks it needs it: its texts with their placeholders, and what
/// chooses among them.
package struct MessageShape: Sendable {
  /// How a number is shown that chooses a form, which decides what numbers there are.
  package enum NumberDisplay: Hashable, Sendable {
    /// As an integer: `%d`, `%lld`, `%.0f`.
    case integers
    /// With so many digits after the decimal point: `%.1f`.
    case decimals(fractionDigits: Int)
    /// As the argument has it: `%@`, or by its own style.
    case any
  }

  /// What the argument of a placeholder must be.
  package enum ArgumentClass: String, Hashable, Sendable {
    case object, string, character, integer, number, pointer
  }

  /// The argument that a placeholder shows.
  package enum Argument: Hashable, Sendable {
    /// The one at a position, from 0.
    case position(Int)
    /// The one with a name.
    case name(String)
    /// The number that the form was chosen by, where no position is known.
    case choosing
  }

  /// A place for an argument in a text.
  package struct Placeholder: Hashable, Sendable {
    package let argument: Argument
    package let argumentClass: ArgumentClass
    /// The placeholder as it is written.
    package let source: String
    /// Whether it is `%arg`, whose type is its variable's.
    package let isOwn: Bool
  }

  /// A text with what it shows.
  package struct Text: Sendable {
    /// The form; nil for a text that is alone.
    package let form: MessageDiagnostic.Form?
    /// The text as it is written.
    package let source: String
    private let parts: [MessageTemplate.Segment]?
    package let placeholders: [Placeholder]
    /// The variables that it names, as indices of all that the message has.
    package let choices: [Int]

    /// The text as it is shown, with a mark for each placeholder and variable.
    package var plainText: String {
      guard let parts else { return source }
      return parts.reduce(into: "") { text, part in
        switch part {
        case .text(let own): text += own
        case .placeholder(let placeholder): text += placeholder.textBefore + "\u{FFFC}"
        case .variable(let reference): text += reference.textBefore + "\u{FFFC}"
        }
      }
    }
  }

  /// Texts of which a number chooses one.
  package struct Choice: Sendable {
    /// The name of the variable; nil for the message's own forms.
    package let variable: String?
    package let type: PluralRuleType
    package let argument: Argument
    package let display: NumberDisplay
    /// What the number must be, as it is shown.
    package let argumentClass: ArgumentClass
    /// What is taken away from the number before a category is chosen.
    package let offset: Int
    /// The forms by categories, then by intervals and exact numbers.
    package let forms: [Text]
    /// The categories that have a text.
    package let categories: PluralCategorySet
    /// The exact numbers that have a text.
    package let exactNumbers: [Int]
    package let hasIntervals: Bool
    /// Whether one text stands for all categories, and none is chosen.
    package let isOneText: Bool
  }

  /// The text; nil for a message of forms.
  package let text: Text?
  /// The members of a message with keys.
  package let members: [Text]
  /// The message's own forms first, if it has any, then the variables where they are named.
  package let choices: [Choice]
  /// The variables that no text names.
  package let unusedVariables: [String]
  /// Why the message cannot be shown.
  package let fault: MessageDiagnostic.Kind?

  package init(_ message: Message) {
    fault = message.fault
    let storage = message.storage
    var text: Text?
    var members: [Text] = []
    var all: [MessageChoice] = []
    switch message.content {
    case .text(let template):
      all = storage.choices
      text = Text(template, form: nil, own: nil, offset: 0)
    case .plural(let choice):
      // What its forms name are the others, so their indices move by one.
      all = [choice] + storage.choices
    case .keyed(let keyed):
      members = keyed.sorted { $0.key < $1.key }.map {
        Text($0.value, form: .member($0.key), own: nil, offset: 0)
      }
    case .forms: break
    case .unshowable(let source, _):
      text = source.map { Text(showing: $0) }
    }
    let isPlural = text == nil && !all.isEmpty
    self.text = text
    self.members = members
    let known = all.enumerated().map { index, choice in
      Choice(
        choice,
        variable: isPlural && index == 0 ? nil : choice.name,
        offset: isPlural ? 1 : 0
      )
    }
    // What no text names is read too, and is last.
    var named: Set<String> = []
    var shown = text?.choices ?? (isPlural ? [0] : [])
    var used = Set(shown)
    while let index = shown.popLast() {
      guard known.indices.contains(index) else { continue }
      if let name = known[index].variable { named.insert(name) }
      for next in known[index].forms.flatMap(\.choices) where used.insert(next).inserted {
        shown.append(next)
      }
    }
    choices = known.indices.filter(used.contains).map { known[$0] }
    unusedVariables = message.variables.keys.filter { !named.contains($0) }.sorted()
  }
}

extension MessageChoice {
  /// The name of the variable, which its placeholder has.
  fileprivate var name: String {
    guard source.hasPrefix("%"), let start = source.firstIndex(of: "@") else { return source }
    return String(source[source.index(after: start)...].prefix { $0 != "@" })
  }

  fileprivate var argument: MessageShape.Argument {
    switch chooser {
    case .position(let position): .position(position)
    case .name(let name, _): .name(name)
    }
  }
}

extension MessageShape.Choice {
  fileprivate init(_ choice: MessageChoice, variable: String?, offset: Int) {
    let variants = choice.variants
    let argument = choice.argument
    self.init(
      variable: variable,
      type: variants.type,
      argument: argument,
      display: MessageShape.NumberDisplay(choice.conversion),
      argumentClass: MessageShape.ArgumentClass(choice.conversion),
      offset: choice.offset,
      forms: variants.forms.map { form, template in
        MessageShape.Text(template, form: form, own: argument, offset: offset)
      },
      categories: variants.categories,
      exactNumbers: variants.exact.keys.sorted(),
      hasIntervals: choice.hasIntervals,
      isOneText: variants.isOneText
    )
  }
}

extension MessageShape.Text {
  /// A text that is shown as it is written.
  fileprivate init(showing source: String) {
    form = nil
    self.source = source
    parts = nil
    placeholders = []
    choices = []
  }

  /// - Parameters:
  ///   - own: What a placeholder shows that shows the number by which the text was chosen.
  ///   - offset: The index of the choice that the message's list of choices begins with.
  fileprivate init(
    _ template: MessageTemplate,
    form: MessageDiagnostic.Form?,
    own: MessageShape.Argument?,
    offset: Int
  ) {
    var placeholders: [MessageShape.Placeholder] = []
    var choices: [Int] = []
    for part in template.parts ?? [] {
      switch part {
      case .text: break
      case .placeholder(let placeholder):
        let argument: MessageShape.Argument =
          switch placeholder.reference {
          case .position(let position), .turn(let position): .position(position)
          case .name(let name): .name(name)
          case .own: own ?? .choosing
          }
        placeholders.append(
          MessageShape.Placeholder(
            argument: argument,
            argumentClass: MessageShape.ArgumentClass(placeholder.conversion),
            source: placeholder.source,
            isOwn: placeholder.reference == .own
          )
        )
      case .variable(let reference):
        if let choice = reference.choice { choices.append(choice + offset) }
      }
    }
    self.form = form
    source = template.source
    parts = template.parts
    self.placeholders = placeholders
    self.choices = choices
  }
}

extension MessageShape.NumberDisplay {
  fileprivate init(_ conversion: Conversion) {
    switch conversion.character {
    case UInt8(ascii: "f"), UInt8(ascii: "F"):
      let digits = conversion.precision ?? 6
      self = digits == 0 ? .integers : .decimals(fractionDigits: digits)
    case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "x"),
      UInt8(ascii: "X"), UInt8(ascii: "o"), UInt8(ascii: "c"), UInt8(ascii: "p"):
      self = .integers
    default: self = .any
    }
  }
}

extension MessageShape.ArgumentClass {
  fileprivate init(_ conversion: Conversion) {
    switch conversion.character {
    case UInt8(ascii: "@"): self = .object
    case UInt8(ascii: "s"), UInt8(ascii: "S"): self = .string
    case UInt8(ascii: "c"), UInt8(ascii: "C"): self = .character
    case UInt8(ascii: "p"): self = .pointer
    case UInt8(ascii: "f"), UInt8(ascii: "F"), UInt8(ascii: "e"), UInt8(ascii: "E"),
      UInt8(ascii: "g"), UInt8(ascii: "G"), UInt8(ascii: "a"), UInt8(ascii: "A"):
      self = .number
    default: self = .integer
    }
  }
}
