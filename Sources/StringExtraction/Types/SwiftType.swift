/// A type, as far as the placeholders of keys depend on it.
indirect enum SwiftType: Hashable, Sendable {
  /// A literal's, which takes the type of what it stands beside.
  case integerLiteral
  case floatLiteral
  /// A type by its last name, without generic arguments.
  case named(String)
  case optional(SwiftType)
  case array(SwiftType)
  /// A dictionary, by the type of its values.
  case dictionary(SwiftType)
  /// A range, by the type of its bounds.
  case range(SwiftType)
  /// The type itself, as `Int` in `Int.max`.
  case meta(String)
  /// A tuple, a function or the like: nothing to be interpolated.
  case other

  static let string = named("String")
  static let int = named("Int")

  var isLiteral: Bool { self == .integerLiteral || self == .floatLiteral }

  /// The type without being optional.
  var unwrapped: SwiftType {
    if case .optional(let wrapped) = self { wrapped } else { self }
  }

  /// What a loop over it gives; nil if that is unknown.
  var element: SwiftType? {
    switch self {
    case .array(let element), .range(let element): element
    case .dictionary: .other
    case .string: .named("Character")
    default: nil
    }
  }

  /// Types whose literals are keys.
  private static let localized: Set = [
    "LocalizedStringResource", "LocalizedStringKey", "LocalizationValue", "DisplayRepresentation",
    "TypeDisplayRepresentation", "IntentDescription", "IntentDialog",
  ]

  /// Whether a literal of this type is a key, or literals in one of it: elements, or values of a dictionary.
  var isLocalized: Bool {
    switch self {
    case .named(let name): Self.localized.contains(name)
    case .optional(let type), .array(let type), .dictionary(let type): type.isLocalized
    default: false
    }
  }

  /// Whether a name is that of a type whose initialisers make a resource or a value of a key.
  static func isLocalized(_ name: String) -> Bool { localized.contains(name) }
}
