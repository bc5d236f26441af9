/// Makes an entry of a table of what a language has for a key on one device.
///
/// All arguments get positions, as the reader of catalogues counts them: in a property list a variable
/// that has one takes no turn, and in a catalogue one with an `argNum` may.
struct EntryMaker {
  /// Why a text is left out.
  struct Fault: Error {
    /// Nil where a finding says it already.
    let text: String?
    let isError: Bool
  }

  /// The number that chooses a form.
  typealias Number = (placeholder: FormatPieces.Placeholder, position: Int)

  private let localization: Localization
  private let key: FormatPieces
  private let sourceNumber: Number?
  /// What is questionable.
  private(set) var warnings: [String] = []
  private var members: [String: PropertyValue] = [:]
  /// The names of variables in the property list, at each place where their turns begin.
  private var names: [Place: String] = [:]
  /// The variables that are being made, which their own texts may not name.
  private var open: Set<String> = []
  private var reservedNames: Set<String>

  private struct Place: Hashable {
    let name: String
    let position: Int
  }

  /// How many substitutions a text may name, also those that others name.
  static let maximumPlaces = 100

  /// - Parameters:
  ///   - localization: The texts, without those of other devices.
  ///   - key: The key, whose placeholders have types.
  ///   - sourceNumber: The number that chooses in the source language.
  init(_ localization: Localization, key: String, sourceNumber: Number? = nil) {
    self.localization = localization
    self.key = FormatPieces(key)
    self.sourceNumber = sourceNumber
    reservedNames = Set(localization.substitutions.keys)
  }

  /// A text, or a format with variables; nil where nothing is translated.
  mutating func value() throws(Fault) -> PropertyValue? {
    switch localization.texts {
    case .text(let text)?: return try value(text)
    case .plural(let forms)?: return try value(forms: Self.texts(forms))
    case .devices?, nil: return nil
    }
  }

  /// The number that chooses a form of the localization; nil if none does.
  func number() -> Number? {
    guard case .plural(let forms)? = localization.texts else { return nil }
    var copy = self
    return (try? copy.placed(Self.texts(forms))).flatMap { Self.number($0) }
  }

  private static func texts(_ forms: [String: Localization.Texts]) -> [String: String] {
    forms.compactMapValues { if case .text(let text) = $0 { text } else { nil } }
  }

  private mutating func value(_ text: String) throws(Fault) -> PropertyValue {
    let pieces = FormatPieces(text)
    guard !pieces.variables.isEmpty else { return .text(pieces.hasNames ? pieces.text() : text) }
    let format = try placed(pieces).text()
    members[StringsDictKey.format] = .text(format)
    return .dictionary(members)
  }

  // MARK: Plurals

  private mutating func value(forms: [String: String]) throws(Fault) -> PropertyValue {
    // Xcode gives the variable this name, so a substitution that has it gets another.
    reservedNames.insert(StringsDictKey.value)
    let placed = try self.placed(forms)
    guard let number = Self.number(placed) ?? sourceNumber else {
      throw Fault(
        text:
          "Plural variation requires referencing the number in the string. To maintain grammatical "
          + "correctness for strings that do not reference the number of items, use separate top-level "
          + "strings for one and greater than one.",
        isError: true
      )
    }
    let numbers = placed.values.map {
      Set($0.placeholders.filter(\.isNumeric).map(\.position)).count
    }
    if let count = numbers.max(), count > 1 {
      warnings.append("the first of \(count) numbers chooses the form")
    }
    let isAlone = number.position == 1 && forms.values.allSatisfy { Self.isAlone(FormatPieces($0)) }
    var own = number.placeholder
    own.position = number.position
    var variable = Self.rule(number.placeholder.type)
    for (category, text) in forms {
      let pieces = isAlone ? FormatPieces(text) : placed[category] ?? FormatPieces(text)
      variable[category] = .text(pieces.text(argument: { _ in own.text }))
    }
    checkOther(forms, "the plural")
    let position = isAlone ? "" : "\(number.position)$"
    members[StringsDictKey.format] = .text("%\(position)#@\(StringsDictKey.value)@")
    members[StringsDictKey.value] = .dictionary(variable)
    return .dictionary(members)
  }

  /// Whether a form shows the first argument at most, so that it needs no positions.
  private static func isAlone(_ pieces: FormatPieces) -> Bool {
    let shown = pieces.pieces.filter { if case .literal = $0 { false } else { true } }
    guard let only = shown.first else { return true }
    guard shown.count == 1, case .placeholder(let placeholder) = only else { return false }
    return placeholder.position ?? 1 == 1 && !placeholder.takesSizes
  }

  /// The number in the text for other, else in that for the nearest category that has one.
  private static func number(_ forms: [String: FormatPieces]) -> Number? {
    let order = ["other", "many", "few", "two", "one", "zero"]
    return order.lazy.compactMap { forms[$0]?.number }.first
  }

  private mutating func placed(_ forms: [String: String]) throws(Fault) -> [String: FormatPieces] {
    var result: [String: FormatPieces] = [:]
    for (category, text) in forms.sorted(by: { $0.key < $1.key }) {
      result[category] = try placed(FormatPieces(text))
    }
    return result
  }

  private mutating func checkOther(_ forms: [String: String], _ name: String) {
    guard forms["other"] == nil else { return }
    warnings.append("\(name) has no form for other, which numbers without a form of their own need")
  }

  // MARK: Variables

  /// The pieces of a text with their positions; the variables that it names become members.
  ///
  /// - Parameters:
  ///   - turn: The position of the first argument that is taken in turn.
  ///   - firstVariable: The first position that a variable may take in turn.
  private mutating func placed(
    _ pieces: FormatPieces,
    from turn: Int = 1,
    firstVariable: Int = 1
  ) throws(Fault) -> FormatPieces {
    try pieces.placed(from: turn) {
      (name, position, turn) throws(Fault) -> (name: String, position: Int) in
      guard let substitution = localization.substitutions[name] else {
        throw Fault(
          text: "the text names the substitution \(name), which is not there",
          isError: true
        )
      }
      turn = max(turn, firstVariable)
      let own: Int
      if let position = position ?? substitution.position {
        own = position
      } else {
        own = turn
      }
      // What stands in the place of the next argument is that.
      if position == nil, own == turn { turn += 1 }
      return (try variable(Place(name: name, position: own), substitution), own)
    }
  }

  /// The name of a variable's member, which is made if it is not there yet.
  private mutating func variable(
    _ place: Place,
    _ substitution: Localization.Substitution
  ) throws(Fault) -> String {
    guard !open.contains(place.name) else {
      throw Fault(text: "the substitution \(place.name) leads to itself", isError: true)
    }
    if let name = names[place] { return name }
    guard let texts = substitution.texts else {
      throw Fault(
        text: substitution.isTold
          ? nil : "the substitution \(place.name) is not translated; the text is left out",
        isError: false
      )
    }
    guard names.count < Self.maximumPlaces else {
      throw Fault(
        text: "the text names more than \(Self.maximumPlaces) substitutions",
        isError: true
      )
    }
    let name = freeName(for: place.name)
    names[place] = name
    open.insert(place.name)
    defer { open.remove(place.name) }
    let type = type(of: substitution, at: place.position)
    var forms: [String: String] = [:]
    switch texts {
    case .text(let text): forms = ["other": text]
    case .plural(let texts): forms = Self.texts(texts)
    case .devices: break
    }
    var variable = Self.rule(type)
    for (category, text) in forms.sorted(by: { $0.key < $1.key }) {
      // What has no position begins with the argument that chooses.
      let pieces = try placed(
        FormatPieces(text),
        from: place.position,
        firstVariable: place.position + 1
      )
      variable[category] = .text(
        pieces.text(argument: { "%\($0 ?? place.position)$\(type)" })
      )
    }
    checkOther(forms, "the substitution \(place.name)")
    members[name] = .dictionary(variable)
    return name
  }

  /// How a substitution's number is shown: as it says, else as the key shows the argument.
  private func type(of substitution: Localization.Substitution, at position: Int) -> String {
    if let specifier = substitution.specifier { return specifier }
    let shown = key.placeholders(at: position).first { $0.isNumeric }
    return shown?.type ?? "lld"
  }

  /// A name for a member that is no other's: the substitution's if it may be.
  private mutating func freeName(for name: String) -> String {
    let isTaken = isPlural && name == StringsDictKey.value
    // The format's own keys begin so.
    if !isTaken, !name.hasPrefix("NSString"), !names.values.contains(name) { return name }
    var number = 1
    while reservedNames.contains("\(StringsDictKey.value)\(number)") { number += 1 }
    let free = "\(StringsDictKey.value)\(number)"
    reservedNames.insert(free)
    return free
  }

  private var isPlural: Bool { if case .plural? = localization.texts { true } else { false } }

  private static func rule(_ type: String) -> [String: PropertyValue] {
    [
      StringsDictKey.specType: .text(StringsDictKey.pluralRule),
      StringsDictKey.valueType: .text(type),
    ]
  }
}

extension FormatPieces {
  /// The placeholders that show the argument at a position, from 1.
  fileprivate func placeholders(at position: Int) -> [Placeholder] {
    FormatPieces(positioned).placeholders.filter { $0.position == position }
  }
}

/// The keys of `.stringsdict` files.
enum StringsDictKey {
  static let format = "NSStringLocalizedFormatKey"
  static let specType = "NSStringFormatSpecTypeKey"
  static let valueType = "NSStringFormatValueTypeKey"
  static let pluralRule = "NSStringPluralRuleType"
  static let deviceRule = "NSStringDeviceSpecificRuleType"
  /// The name of a plural's variable.
  static let value = "value"
}
