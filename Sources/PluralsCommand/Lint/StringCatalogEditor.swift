import Foundation
import PluralMessages
import Plurals
import StringCatalogCompiler

/// Changes a String Catalog, which is written in Xcode's layout.
final class StringCatalogEditor: LintFixEditor {
  private var document: CatalogJSON.Document

  init?(_ data: Data) {
    guard let document = try? CatalogJSON.Document(data) else { return nil }
    self.document = document
  }

  var data: Data { document.data }

  func apply(_ fix: LintFixes.Fix) -> Bool {
    switch fix {
    case .removeRepetition(let finding): removeRepetition(finding.key ?? "")
    case .removeForm(let finding): change(finding) { $0[Self.category(finding)] = nil }
    case .addOther(let finding, let other):
      change(finding) { forms in
        guard forms["other"] == nil,
          let text = other == finding
            ? forms.members.first?.value : forms[Self.category(other)]
        else { return }
        forms["other"] = text
        // Names are in the order of the alphabet.
        forms = CatalogJSON.Object(forms.members.sorted { $0.key < $1.key })
      }
    }
  }

  private static func category(_ finding: MessageDiagnostic) -> String {
    if case .category(let category)? = finding.form { category.rawValue } else { "" }
  }

  private func removeRepetition(_ key: String) -> Bool {
    guard case .object(var root) = document.root, case .object(let strings)? = root["strings"],
      let first = strings.place(of: key)
    else { return false }
    let entry = strings.members[first]
    let kept = strings.members.enumerated().filter { index, member in
      index == first || member != entry
    }
    guard kept.count < strings.members.count else { return false }
    root["strings"] = .object(CatalogJSON.Object(kept.map(\.element)))
    document.root = .object(root)
    return true
  }

  /// Changes the forms that a finding is about.
  private func change(
    _ finding: MessageDiagnostic,
    _ body: (inout CatalogJSON.Object) -> Void
  ) -> Bool {
    guard let key = finding.key, let language = finding.language else { return false }
    var path = ["strings", key, "localizations", language]
    if let variable = finding.variable { path += ["substitutions", variable] }
    let old = document.root
    document.root = Self.changing(document.root, path[...]) { texts in
      Self.changingForms(texts, body)
    }
    return document.root != old
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
