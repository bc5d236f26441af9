import Foundation

/// Makes the tables of languages of a String Catalog: `.strings` and `.stringsdict`, as Xcode does.
package struct CatalogCompiler {
  /// What is said about an entry.
  package struct Finding: Hashable, Sendable {
    package let isError: Bool
    package let key: String
    package let language: String
    package let text: String

    package var description: String { "\(text) (\(language): \(key))" }
  }

  /// The tables of a language; a file is written only if it has entries.
  package struct Tables: Hashable, Sendable {
    package fileprivate(set) var strings: [String: PropertyValue] = [:]
    package fileprivate(set) var stringsdict: [String: PropertyValue] = [:]
  }

  /// What is made of texts without forms.
  package enum Format: String, CaseIterable, Sendable {
    case stringsAndStringsdict, stringsdictOnly
  }

  package private(set) var tables: [String: Tables] = [:]
  package private(set) var findings: [Finding] = []

  private let format: Format

  /// Compiles a catalogue.
  ///
  /// - Parameters:
  ///   - catalog: The catalogue.
  ///   - languages: The languages whose tables are wanted; nil for all.
  ///   - format: What is made of texts without forms.
  ///   - buildsAll: Whether texts that are new, so not translated, are compiled too.
  package init(
    _ catalog: CatalogSource,
    languages: Set<String>? = nil,
    format: Format = .stringsAndStringsdict,
    buildsAll: Bool = false
  ) {
    self.format = format
    for (key, entry) in catalog.entries {
      let localizations = entry["localizations"] as? [String: Any] ?? [:]
      // A number that the source language counts is counted in all.
      let source = localizations[catalog.sourceLanguage] as? [String: Any]
      let forms = (source?["variations"] as? [String: Any])?["plural"] as? [String: Any] ?? [:]
      let sourceNumber = forms.sorted { $0.key < $1.key }.lazy.compactMap { _, node in
        let unit = (node as? [String: Any])?["stringUnit"] as? [String: Any]
        return (unit?["value"] as? String).flatMap { FormatPieces($0).number }
      }.first
      for (language, localization) in localizations.sorted(by: { $0.key < $1.key })
      where languages?.contains(language) != false {
        guard Self.isIdentifier(language) else {
          tell("the language is no identifier", key, language)
          continue
        }
        guard let localization = localization as? [String: Any] else {
          tell("the localization is no object", key, language)
          continue
        }
        let takesNew = buildsAll || entry["extractionState"] as? String == "manual"
        add(
          localization,
          Place(key: key, language: language, takesNew: takesNew, sourceNumber: sourceNumber)
        )
      }
    }
    tables = tables.filter { !$0.value.strings.isEmpty || !$0.value.stringsdict.isEmpty }
  }

  private struct Place {
    let key: String
    let language: String
    let takesNew: Bool
    let sourceNumber: (placeholder: FormatPieces.Placeholder, position: Int)?
  }

  /// Whether a name can be a language's, and so that of a folder.
  private static func isIdentifier(_ language: String) -> Bool {
    (1...128).contains(language.utf8.count)
      && language.unicodeScalars.allSatisfy { scalar in
        scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
          || scalar == "-" || scalar == "_"
      }
  }

  private mutating func tell(
    _ text: String,
    _ key: String,
    _ language: String,
    isError: Bool = true
  ) {
    findings.append(Finding(isError: isError, key: key, language: language, text: text))
  }

  /// The text of a string unit; nil if there is none that is translated.
  private mutating func text(_ node: [String: Any], _ place: Place) -> String? {
    guard let unit = node["stringUnit"] as? [String: Any] else { return nil }
    let state = unit["state"] as? String ?? "translated"
    guard place.takesNew || state != "new" else { return nil }
    guard let value = unit["value"] as? String else {
      tell("a string unit has no value", place.key, place.language)
      return nil
    }
    return value
  }

  // MARK: Entries

  private mutating func add(_ localization: [String: Any], _ place: Place) {
    let (key, language) = (place.key, place.language)
    let variables = substitutions(localization, place)
    let variations = localization["variations"] as? [String: Any] ?? [:]
    if let devices = variations["device"] as? [String: Any] {
      var texts: [String: PropertyValue] = [:]
      for (device, node) in devices.sorted(by: { $0.key < $1.key }) {
        guard let node = node as? [String: Any] else { continue }
        if let value = value(node, variables, place) { texts[device] = value }
      }
      guard !texts.isEmpty else { return }
      tables[language, default: Tables()].stringsdict[key] = .dictionary([
        Keys.deviceRule: .dictionary(texts)
      ])
      // For systems that know of no devices.
      if case .text(let other)? = texts["other"], format == .stringsAndStringsdict {
        tables[language, default: Tables()].strings[key] = .text(other)
      }
      return
    }
    switch value(localization, variables, place) {
    case .text(let text)? where format == .stringsAndStringsdict:
      tables[language, default: Tables()].strings[key] = .text(text)
    case .text(let text)?:
      tables[language, default: Tables()].stringsdict[key] = .dictionary([
        Keys.formatKey: .text(text)
      ])
    case let value?: tables[language, default: Tables()].stringsdict[key] = value
    case nil: break
    }
  }

  /// A text, or a format with variables.
  private mutating func value(
    _ node: [String: Any],
    _ variables: [String: Substitution],
    _ place: Place
  ) -> PropertyValue? {
    let variations = node["variations"] as? [String: Any] ?? [:]
    if let forms = variations["plural"] as? [String: Any] {
      return plural(forms, variables, place)
    }
    for name in variations.keys.sorted() where name != "plural" && name != "device" {
      tell("variations by \(name) are left out", place.key, place.language, isError: false)
    }
    guard let text = text(node, place) else { return nil }
    let used = FormatPieces(text).pieces.contains {
      if case .variable(let name, _) = $0 { variables[name] != nil } else { false }
    }
    guard used else { return .text(text) }
    return format(text, variables)
  }

  /// A format with the variables that it names.
  private func format(_ text: String, _ variables: [String: Substitution]) -> PropertyValue {
    var members: [String: PropertyValue] = [
      Keys.formatKey: .text(Substitution.positioned(text, variables))
    ]
    for (name, variable) in variables { members[name] = variable.value }
    return .dictionary(members)
  }

  // MARK: Plurals

  private mutating func plural(
    _ forms: [String: Any],
    _ variables: [String: Substitution],
    _ place: Place
  ) -> PropertyValue? {
    var texts: [String: String] = [:]
    for (category, node) in forms.sorted(by: { $0.key < $1.key }) {
      guard let node = node as? [String: Any] else { continue }
      guard let text = text(deviceless(node, place), place) else { continue }
      texts[category] = text
    }
    guard !texts.isEmpty else { return nil }
    let order = ["other", "many", "few", "two", "one", "zero"]
    let inOrder =
      order.compactMap { texts[$0] } + texts.filter { !order.contains($0.key) }.map(\.value)
    let pieces = inOrder.map { FormatPieces($0) }
    guard let number = pieces.compactMap(\.number).first ?? place.sourceNumber else {
      tell(
        "Plural variation requires referencing the number in the string. To maintain grammatical "
          + "correctness for strings that do not reference the number of items, use separate top-level "
          + "strings for one and greater than one.",
        place.key,
        place.language
      )
      return nil
    }
    let numbers = pieces.map { $0.placeholders.filter(\.isNumeric).count }.max() ?? 1
    if numbers > 1 {
      tell(
        "the first of \(numbers) numbers chooses the form",
        place.key,
        place.language,
        isError: false
      )
    }
    let isAlone = pieces.allSatisfy {
      $0.pieces.filter { if case .literal = $0 { false } else { true } }.count <= 1
    }
    var variable: [String: PropertyValue] = [
      Keys.typeRule: .text(Keys.pluralRule), Keys.valueType: .text(number.placeholder.type),
    ]
    for (category, text) in texts {
      let text = Substitution.positioned(text, variables)
      variable[category] = .text(isAlone ? text : FormatPieces(text).positioned ?? text)
    }
    let position = isAlone && number.placeholder.position == nil ? "" : "\(number.position)$"
    var members: [String: PropertyValue] = [
      Keys.formatKey: .text("%\(position)#@value@"), "value": .dictionary(variable),
    ]
    for (name, substitution) in variables { members[name] = substitution.value }
    return .dictionary(members)
  }

  /// A form, or that of other devices: a property list chooses by the device first.
  private mutating func deviceless(_ node: [String: Any], _ place: Place) -> [String: Any] {
    guard let devices = (node["variations"] as? [String: Any])?["device"] as? [String: Any],
      let other = devices["other"] as? [String: Any]
    else { return node }
    tell(
      "devices within forms are left out, but for other",
      place.key,
      place.language,
      isError: false
    )
    return other
  }

  private mutating func substitutions(
    _ localization: [String: Any],
    _ place: Place
  ) -> [String: Substitution] {
    var result: [String: Substitution] = [:]
    let nodes = localization["substitutions"] as? [String: Any] ?? [:]
    for (name, node) in nodes.sorted(by: { $0.key < $1.key }) {
      guard let node = node as? [String: Any] else { continue }
      let variations = node["variations"] as? [String: Any] ?? [:]
      let forms = variations["plural"] as? [String: Any] ?? ["other": node]
      var texts: [String: String] = [:]
      for (category, form) in forms.sorted(by: { $0.key < $1.key }) {
        guard let form = form as? [String: Any] else { continue }
        if let text = text(deviceless(form, place), place) { texts[category] = text }
      }
      guard !texts.isEmpty else { continue }
      let specifier = node["formatSpecifier"] as? String ?? "lld"
      result[name] = Substitution(
        position: position(node, name, place),
        type: specifier.hasPrefix("%") ? String(specifier.dropFirst()) : specifier,
        texts: texts
      )
    }
    return result
  }
}

extension CatalogCompiler {
  /// The position of a substitution's argument, from 1; nil if there is none.
  private mutating func position(_ node: [String: Any], _ name: String, _ place: Place) -> Int? {
    guard let value = node["argNum"] else { return nil }
    let number = (value as? NSNumber).flatMap { Int(exactly: $0.doubleValue) }
    guard let number, 1...1_000 ~= number else {
      tell("the argNum of \(name) must be a position from 1", place.key, place.language)
      return nil
    }
    return number
  }
}

/// A substitution of a catalogue, a variable of a property list.
private struct Substitution {
  let position: Int?
  let type: String
  let texts: [String: String]

  var value: PropertyValue {
    var members: [String: PropertyValue] = [
      Keys.typeRule: .text(Keys.pluralRule), Keys.valueType: .text(type),
    ]
    for (category, text) in texts {
      let own = "%" + (position.map { "\($0)$" } ?? "") + type
      members[category] = .text(FormatPieces(text).text(argument: { _ in own }))
    }
    return .dictionary(members)
  }

  /// A format whose variables have their positions.
  static func positioned(_ text: String, _ variables: [String: Substitution]) -> String {
    FormatPieces(text).text(variable: { name, position in
      let position = position ?? variables[name]?.position
      return "%" + (position.map { "\($0)$" } ?? "") + "#@\(name)@"
    })
  }
}

/// The keys of `.stringsdict` files.
private enum Keys {
  static let formatKey = "NSStringLocalizedFormatKey"
  static let typeRule = "NSStringFormatSpecTypeKey"
  static let valueType = "NSStringFormatValueTypeKey"
  static let pluralRule = "NSStringPluralRuleType"
  static let deviceRule = "NSStringDeviceSpecificRuleType"
}
