/// Reads what one language has for a key. What is malformed is told, and costs nothing beside it.
struct LocalizationReader {
  private let key: String
  private let language: String
  private let takesNew: Bool
  private(set) var findings: [CatalogCompiler.Finding] = []

  private static let categories: Set = ["zero", "one", "two", "few", "many", "other"]
  private static let states: Set = ["new", "translated", "needs_review", "stale"]

  /// - Parameter takesNew: Whether texts count whose state is `new`.
  init(key: String, language: String, takesNew: Bool) {
    self.key = key
    self.language = language
    self.takesNew = takesNew
  }

  mutating func localization(_ json: CatalogJSON) -> Localization {
    guard let node = object(json, "the localization") else { return Localization() }
    let told = findings.count
    let texts = texts(node, "the localization")
    let isTold = findings.count > told
    var substitutions: [String: Localization.Substitution] = [:]
    if let list = node["substitutions"] {
      for (name, value) in members(list, "substitutions") {
        substitutions[name] = substitution(value, name)
      }
    }
    // A file that a tool wrote may have nothing at all where nothing is translated.
    if node["stringUnit"] == nil, node["variations"] == nil, !isTold {
      let isSet = node["stringSet"] != nil
      tell(isSet ? "string sets are left out" : "the localization has no text", isError: false)
    }
    return Localization(texts: texts, substitutions: substitutions)
  }

  // MARK: Texts

  private mutating func texts(
    _ node: CatalogJSON.Object,
    _ name: String,
    isForm: Bool = false
  ) -> Localization.Texts? {
    if let unit = node["stringUnit"] {
      if node["variations"] != nil {
        tell("\(name) has a text; its variations are left out", isError: false)
      }
      return text(unit, name)
    }
    guard let variations = node["variations"],
      let variations = object(variations, "variations of \(name)")
    else { return nil }
    let isKnown = variations["plural"] != nil || variations["device"] != nil
    for member in variations.members where member.key != "plural" && member.key != "device" {
      // What is left out beside nothing is lost.
      tell("variations by \(member.key) are left out", isError: !isKnown)
    }
    if variations.members.isEmpty { tell("variations of \(name) are empty", isError: false) }
    if let devices = variations["device"] {
      if variations["plural"] != nil {
        tell("\(name) varies by device; its plural is left out", isError: false)
      }
      return self.devices(devices, name, isForm: isForm)
    }
    guard let plural = variations["plural"] else { return nil }
    if isForm {
      tell("\(name) must be a text; found forms within a form")
      return nil
    }
    return self.plural(plural, name)
  }

  private mutating func plural(_ plural: CatalogJSON, _ name: String) -> Localization.Texts? {
    var forms: [String: Localization.Texts] = [:]
    for (category, value) in members(plural, "the plural of \(name)") {
      guard Self.categories.contains(category) else {
        tell("\"\(category)\" is no category; expected zero, one, two, few, many or other")
        continue
      }
      let place = "the form for \(category)"
      guard let form = object(value, place) else { continue }
      guard hasText(form, place) else { continue }
      forms[category] = texts(form, place, isForm: true)
    }
    return forms.isEmpty ? nil : .plural(forms)
  }

  private mutating func devices(
    _ devices: CatalogJSON,
    _ name: String,
    isForm: Bool
  ) -> Localization.Texts? {
    var texts: [String: Localization.Texts] = [:]
    for (device, value) in members(devices, "the devices of \(name)") {
      let place = "the text for the device \(device)"
      guard let node = object(value, place) else { continue }
      guard hasText(node, place) else { continue }
      texts[device] = self.texts(node, place, isForm: isForm)
    }
    return texts.isEmpty ? nil : .devices(texts)
  }

  private mutating func hasText(_ node: CatalogJSON.Object, _ name: String) -> Bool {
    if node["stringUnit"] != nil || node["variations"] != nil { return true }
    tell("\(name) has neither a stringUnit nor variations")
    return false
  }

  /// The text of a string unit; nil if there is none, or it is not translated yet.
  private mutating func text(_ json: CatalogJSON, _ name: String) -> Localization.Texts? {
    guard let unit = object(json, "the stringUnit of \(name)") else { return nil }
    let state = unit["state"]
    if let state {
      if let text = state.text {
        if !Self.states.contains(text) {
          tell(
            "the state \"\(text)\" is unknown; expected new, translated, needs_review or stale",
            isError: false
          )
        }
      } else {
        tell("the state must be a string; found \(state.kind)", isError: false)
      }
    }
    let isNew = state?.text == "new"
    guard let value = unit["value"] else {
      if !isNew { tell("the stringUnit of \(name) has no value") }
      return nil
    }
    guard let text = value.text else {
      tell("the value of \(name) must be a string; found \(value.kind)")
      return nil
    }
    // A text that is new and empty is a field that nobody has filled in.
    return isNew && (!takesNew || text.isEmpty) ? nil : .text(text)
  }

  // MARK: Substitutions

  private mutating func substitution(
    _ json: CatalogJSON,
    _ name: String
  ) -> Localization.Substitution {
    let told = findings.count
    let place = "the substitution \(name)"
    var result = Localization.Substitution()
    if let node = object(json, place) {
      if let number = node["argNum"] {
        result.position = number.integer.flatMap { 1...1_000 ~= $0 ? $0 : nil }
        if result.position == nil { tell("the argNum of \(name) must be a position from 1") }
      }
      if let specifier = node["formatSpecifier"] {
        result.specifier = self.specifier(specifier, name)
      }
      if hasText(node, place) { result.texts = texts(node, place) }
    }
    result.isTold = findings[told...].contains(where: \.isError)
    return result
  }

  private mutating func specifier(_ json: CatalogJSON, _ name: String) -> String? {
    guard let text = json.text else {
      tell("the formatSpecifier of \(name) must be a string; found \(json.kind)")
      return nil
    }
    // Xcode writes some with the percent sign.
    let format = text.hasPrefix("%") ? text : "%" + text
    let pieces = FormatPieces(format).pieces
    guard pieces.count == 1, case .placeholder(let placeholder) = pieces[0],
      placeholder.position == nil, !placeholder.takesSizes
    else {
      tell("the formatSpecifier of \(name) must be one such as lld; found \"\(text)\"")
      return nil
    }
    return placeholder.style + placeholder.type
  }

  // MARK: Findings

  private mutating func tell(_ text: String, isError: Bool = true) {
    findings.append(
      CatalogCompiler.Finding(text, key: key, language: language, isError: isError)
    )
  }

  private mutating func object(_ json: CatalogJSON, _ name: String) -> CatalogJSON.Object? {
    if case .object(let object) = json { return object }
    tell("\(name) must be an object; found \(json.kind)")
    return nil
  }

  /// The members of an object, of which those whose names are there before are left out: the file's
  /// reader has told of them.
  private mutating func members(
    _ json: CatalogJSON,
    _ name: String
  ) -> [(key: String, value: CatalogJSON)] {
    guard let object = object(json, name) else { return [] }
    let repeated = Set(object.repetitions)
    return object.members.indices.filter { !repeated.contains($0) }
      .map { (object.members[$0].key, object.members[$0].value) }
  }
}
