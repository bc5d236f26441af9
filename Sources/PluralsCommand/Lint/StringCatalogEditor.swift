import Foundation
import PluralMessages
import Plurals
import StringCatalogCompiler

/// Changes a String Catalog, which is written in Xcode's layout.
final class StringCatalogEditor: LintFixEditor {
  private var document: CatalogJSON.Document
  private var root: CatalogJSON.Object
  // Apart from the root, so that a change of one message copies no others.
  private var strings: CatalogJSON.Object
  private lazy var repetitions = Self.repetitions(in: strings)
  private var removedKeys: Set<[UInt8]> = []

  init?(_ data: Data) {
    guard let document = try? CatalogJSON.Document(data), case .object(var root) = document.root,
      case .object(let strings)? = root["strings"]
    else { return nil }
    root["strings"] = .null
    self.document = document
    self.document.root = .null
    self.root = root
    self.strings = strings
  }

  var data: Data {
    var seen: [[UInt8]: CatalogJSON] = [:]
    let members = strings.members.filter { member in
      let key = Array(member.key.utf8)
      guard removedKeys.contains(key), let first = seen[key] else {
        seen[key] = seen[key] ?? member.value
        return true
      }
      return first != member.value
    }
    var root = root
    root["strings"] = .object(CatalogJSON.Object(members))
    var document = document
    document.root = .object(root)
    return document.data
  }

  func apply(_ fix: LintFixes.Fix) -> Bool {
    switch fix {
    case .removeRepetition(let finding): removeRepetition(finding.key ?? "")
    case .removeForm(let finding):
      change(finding) { forms in
        // A text must remain.
        if forms["other"] != nil { forms[Self.category(finding)] = nil }
      }
    case .addOther(let finding, let other):
      change(finding) { forms in
        guard forms["other"] == nil,
          let text = other == finding
            ? forms.members.first?.value : forms[Self.category(other)],
          Self.showsNumber(text)
        else { return }
        forms["other"] = text
        // Names are in the order of the alphabet.
        forms = CatalogJSON.Object(forms.members.sorted { $0.key < $1.key })
      }
    }
  }

  /// Whether a text shows an argument: only then it says the number of others too.
  private static func showsNumber(_ text: CatalogJSON) -> Bool {
    text["stringUnit"]?["value"]?.text?.contains("%") ?? false
  }

  private static func category(_ finding: MessageDiagnostic) -> String {
    if case .category(let category)? = finding.form { category.rawValue } else { "" }
  }

  /// How many entries are those of a key before, as of that.
  private static func repetitions(in strings: CatalogJSON.Object) -> [[UInt8]: Int] {
    var first: [[UInt8]: CatalogJSON] = [:]
    var counts: [[UInt8]: Int] = [:]
    for member in strings.members {
      let key = Array(member.key.utf8)
      if let known = first[key] {
        if known == member.value { counts[key, default: 0] += 1 }
      } else {
        first[key] = member.value
      }
    }
    return counts
  }

  private func removeRepetition(_ key: String) -> Bool {
    let key = Array(key.utf8)
    guard let count = repetitions[key], count > 0 else { return false }
    repetitions[key] = count - 1
    removedKeys.insert(key)
    return true
  }

  /// Changes the forms that a finding is about.
  private func change(
    _ finding: MessageDiagnostic,
    _ body: (inout CatalogJSON.Object) -> Void
  ) -> Bool {
    guard let key = finding.key, let language = finding.language, let old = strings[key] else {
      return false
    }
    var path = ["localizations", language]
    if let variable = finding.variable { path += ["substitutions", variable] }
    let new = Self.changing(old, path[...]) { Self.changingForms($0, body) }
    guard new != old else { return false }
    strings[key] = new
    return true
  }

  private static func changing(
    _ value: CatalogJSON,
    _ path: ArraySlice<String>,
    _ body: (CatalogJSON) -> CatalogJSON
  ) -> CatalogJSON {
    guard let name = path.first else { return body(value) }
    guard case .object(var object) = value, let member = object[name] else { return value }
    object[name] = changing(member, path.dropFirst(), body)
    return .object(object)
  }

  /// Changes the forms of a text, but not those of its variables, and none that are for some devices: which
  /// of them a finding is about it does not say.
  private static func changingForms(
    _ value: CatalogJSON,
    _ body: (inout CatalogJSON.Object) -> Void
  ) -> CatalogJSON {
    guard case .object(var object) = value else { return value }
    for member in object.members where !["substitutions", "device"].contains(member.key) {
      if member.key == "plural", case .object(var forms) = member.value {
        body(&forms)
        object["plural"] = .object(forms)
      } else {
        object[member.key] = changingForms(member.value, body)
      }
    }
    return .object(object)
  }
}
