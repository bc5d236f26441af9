/// The messages of a file in the order in which they are read, with their places.
package final class MessageListing: Sendable {
  /// The place of a form: of a variable's, or of the message's own.
  package struct FormKey: Hashable, Sendable {
    package let variable: String?
    package let form: MessageDiagnostic.Form

    package init(variable: String?, form: MessageDiagnostic.Form) {
      self.variable = variable
      self.form = form
    }
  }

  /// A message of one language, as a device shows it.
  package struct Item: Sendable {
    package let key: String
    package let language: String
    package let file: String?
    /// The device whose texts these are, where there are several; nil for those of all.
    package let device: String?
    /// Where the key stands, or its localization in a file that holds several languages.
    package let place: TextPlace?
    package let message: Message
    package let formPlaces: [FormKey: TextPlace]
    /// The states of the texts, each with the place of the first that has it.
    package let states: [String: TextPlace?]

    /// Whether the message, or a variable of it, has forms in the file.
    package func hasForms(of variable: String?) -> Bool {
      formPlaces.keys.contains { $0.variable == variable }
    }

    /// Where a form stands, or else the message.
    package func place(of form: MessageDiagnostic.Form?, variable: String?) -> TextPlace? {
      form.flatMap { formPlaces[FormKey(variable: variable, form: $0)] } ?? place
    }
  }

  private let items = LockedValue<[Item]>([])

  package init() {}

  /// What was listed.
  package var all: [Item] { items.value }

  func add(_ item: Item) { items.update { $0.append(item) } }
}

extension Message {
  /// Finds the places of all forms of the message and of its variables.
  func formPlaces(
    _ place: (MessageListing.FormKey) -> TextPlace?
  ) -> [MessageListing.FormKey: TextPlace] {
    var places: [MessageListing.FormKey: TextPlace] = [:]
    func add(_ variants: PluralVariants, _ variable: String?) {
      for (form, _) in variants.forms {
        let key = MessageListing.FormKey(variable: variable, form: form)
        places[key] = place(key)
      }
    }
    if case .plural(let choice) = content { add(choice.variants, nil) }
    for (name, variable) in variables { add(variable.variants, name) }
    return places
  }
}
