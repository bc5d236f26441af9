import Foundation

/// A JSON value as a file has it: the members of objects in their order, and numbers as they are
/// written, so that a file that is read and written is the same.
package enum CatalogJSON: Hashable, Sendable {
  case object(Object)
  case array([CatalogJSON])
  case string(String)
  /// A number's text, such as `1.0`.
  case number(String)
  case bool(Bool)
  case null

  /// The members, if the value is an object.
  package var object: Object? { if case .object(let object) = self { object } else { nil } }

  /// The text, if the value is a string.
  package var text: String? { if case .string(let text) = self { text } else { nil } }

  /// The truth value, if the value is one.
  package var bool: Bool? { if case .bool(let bool) = self { bool } else { nil } }

  /// The number, if the value is a whole one that `Int` holds: `2`, `2.0` and `2e0` are.
  package var integer: Int? {
    guard case .number(let text) = self else { return nil }
    return Int(text) ?? Double(text).flatMap { Int(exactly: $0) }
  }

  /// The member of an object; nil if there is none, or the value is no object.
  package subscript(key: String) -> CatalogJSON? { object?[key] }

  /// What the value is, for findings.
  var kind: String {
    switch self {
    case .object: "an object"
    case .array: "an array"
    case .string: "a string"
    case .number: "a number"
    case .bool: "a truth value"
    case .null: "null"
    }
  }
}
