/// What the type of an expression depends on, for when all files are known.
indirect enum TypeExpression: Sendable {
  case unknown
  case type(SwiftType)
  /// A declaration of the same file, by its index.
  case declaration(Int)
  /// A name that is not of a local variable; the types that it stands in, innermost first.
  case name(String, within: [String])
  /// `base.name`.
  case member(TypeExpression, String)
  /// `name(…)`.
  case call(String, within: [String])
  /// `base.name(…)`.
  case memberCall(TypeExpression, String)
  /// What a loop over it gives.
  case element(TypeExpression)
  /// What optional binding gives.
  case unwrapped(TypeExpression)
  /// An optional of it.
  case optional(TypeExpression)
  /// `a ?? b`: the last is the value if the others are nil.
  case coalesced([TypeExpression])
  /// The type that all have: branches or operands.
  case agreeing([TypeExpression])
  /// The array of it.
  case array(TypeExpression)
  /// The range between bounds that agree.
  case range([TypeExpression])
}

/// A name with what is known of its type.
struct Declaration: Sendable {
  enum Place: Sendable {
    /// In the body of a function.
    case local
    /// In a type.
    case member(of: String)
    case global
  }

  let name: String
  let place: Place
  let isFunction: Bool
  let type: TypeExpression
}

/// What a file declares.
struct FileDeclarations: Sendable {
  /// The modules that the file imports.
  var imports: Set<String> = []
  /// Those of them that it exports.
  var exports: Set<String> = []
  var declarations: [Declaration] = []
  /// The names of types that are declared, not as aliases.
  var types: Set<String> = []
  /// Aliases of types.
  var aliases: [TypeAlias] = []
  /// The places that are declared with a localized type.
  var keyParameters: Set<KeyParameter> = []
  /// The places that are declared with the type `String`: a literal is a text there.
  var textParameters: Set<KeyParameter> = []
  /// The properties by which a structure may be made, with their types' names.
  var keyProperties: [(owner: String, name: String)] = []
  /// The types that have an initializer of their own.
  var typesWithInitializers: Set<String> = []
}

/// An alias of a type.
struct TypeAlias: Sendable {
  let name: String
  let type: SwiftType
}
