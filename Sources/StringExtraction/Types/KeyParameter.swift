/// A place that makes a key of the literal that is put there: a parameter, or a property that is set.
struct KeyParameter: Hashable, Sendable {
  /// What has the place.
  enum Owner: Hashable, Sendable {
    /// A function, by its name, or the initializers of a type, by the type's.
    case callee(String)
    /// The properties of a name, of whatever type.
    case property(String)
  }

  let owner: Owner
  /// The label of the argument; nil for none, and for properties.
  let label: String?
  /// The place among the arguments, where there is no label.
  let position: Int

  init(_ owner: Owner, label: String? = nil, position: Int = 0) {
    self.owner = owner
    self.label = label
    self.position = label == nil ? position : 0
  }
}
