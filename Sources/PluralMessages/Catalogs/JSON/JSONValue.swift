import Plurals

/// A value of a JSON file, with the places of its members.
///
/// Foundation's values have no lines, and of two members with one name they have one.
enum JSONValue {
  case text(String)
  case number(String)
  case object([Member])
  /// The names of an array's elements are their positions, as in i18n-node's and i18next's keys.
  case array([Member])
  /// A value of no use in messages.
  case other(ValueType)
  /// A text that is no Unicode.
  case invalid(MessageDiagnostic)

  struct Member {
    let name: String
    let value: JSONValue
    let place: TextPlace
  }

  var type: ValueType {
    switch self {
    case .text, .invalid: .string
    case .number: .number
    case .object: .object
    case .array: .array
    case .other(let type): type
    }
  }

  /// Whether it holds other values.
  var isNested: Bool {
    switch self {
    case .object, .array: true
    case .text, .number, .other, .invalid: false
    }
  }

  var text: String? { if case .text(let text) = self { text } else { nil } }
}

extension JSONValue.Member {
  /// The form of a plural that the name stands for; nil if it is none.
  var form: JSONForm? { JSONForm(name) }
}

/// The name of a form among the members of a plural.
enum JSONForm: Hashable {
  case category(PluralCategory)
  /// An exact number as it is written, perhaps with a sign too many.
  case exact(String)
  /// `*`, for all else.
  case rest

  init?(_ name: String) {
    if let category = PluralCategory(rawValue: name) {
      self = .category(category)
    } else if name == "*" {
      self = .rest
    } else {
      let digits =
        name.utf8.first.map { "-+=".utf8.contains($0) } == true
        ? name.utf8.dropFirst() : name.utf8[...]
      guard !digits.isEmpty, digits.allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
      self = .exact(name)
    }
  }
}
