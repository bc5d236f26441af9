import Plurals

extension JSONContent {
  /// Where a form stands; nil if that is nowhere, as for the texts that `*` stands for.
  func place(of form: MessageDiagnostic.Form?, variable: String?) -> TextPlace? {
    guard let form else { return nil }
    switch self {
    case .text, .fault: return nil
    case .plural(let members, _, _):
      return variable == nil ? Self.place(of: form, in: members) : nil
    case .keyed(let members):
      guard case .member(let name) = form else { return nil }
      return members.last { $0.name == name }?.place
    case .variables(let members):
      guard let variable else {
        if let own = Self.place(of: form, in: members) { return own }
        guard case .object(let forms)? = members.last(where: { $0.name == "text" })?.value else {
          return nil
        }
        return Self.place(of: form, in: forms)
      }
      for list in members where list.name == "variables" {
        guard case .object(let variables) = list.value,
          case .object(let forms)? = variables.last(where: { $0.name == variable })?.value
        else { continue }
        return Self.place(of: form, in: forms)
      }
      return nil
    }
  }

  private static func place(
    of form: MessageDiagnostic.Form,
    in members: [JSONValue.Member]
  ) -> TextPlace? {
    members.last { member in
      switch (form, member.form) {
      case (.category(let category), .category(let other)?): category == other
      case (.exact(let number), .exact(let text)?):
        Int(text.drop { "=+".contains($0) }) == number
      default: false
      }
    }?.place
  }
}
