/// A parameter of a symbol: an argument of the message.
struct SymbolParameter: Equatable {
  /// The name that a catalogue gives to the argument; nil for a number alone.
  var name: String?
  /// The placeholder's flags and type, such as `.2lf`.
  let specifier: String
  let type: ValueType

  /// The label in Swift; nil if there is none.
  var label: String? { name.flatMap(SymbolName.member) }

  /// The types that conversions take.
  enum ValueType: String, CaseIterable {
    case text = "String"
    case integer = "Int"
    case shortInteger = "Int32"
    case unsigned = "UInt"
    case shortUnsigned = "UInt32"
    case floatingPoint = "Double"
  }

  /// - Returns: nil if no value of Swift fits, as with `%s`.
  init?(name: String? = nil, style: String = "", type: String) {
    let isLong = type.dropLast().contains { "lqjzt".contains($0) }
    switch type.last {
    case "@": self.type = .text
    case "d", "i", "D": self.type = isLong ? .integer : .shortInteger
    case "u", "o", "x", "X", "U", "O": self.type = isLong ? .unsigned : .shortUnsigned
    case "f", "F", "e", "E", "g", "G", "a", "A": self.type = .floatingPoint
    default: return nil
    }
    self.name = name
    // `%f` and `%lf` are one conversion.
    specifier = style.isEmpty && type == "f" ? "lf" : style + type
  }
}

/// The arguments that the texts of a message take, by position from 1.
struct SymbolParameters {
  private(set) var found: [Int: SymbolParameter] = [:]
  /// Why there can be no symbol; nil if there can.
  private(set) var problem: String?

  /// The parameters in the order of their positions, if all are known.
  var inOrder: [SymbolParameter]? {
    guard problem == nil, (found.keys.max() ?? 0) == found.count else { return nil }
    return found.sorted { $0.key < $1.key }.map(\.value)
  }

  mutating func note(_ parameter: SymbolParameter?, at position: Int, of placeholder: String) {
    guard let parameter else {
      problem = problem ?? "no type of Swift fits \(placeholder)"
      return
    }
    guard var known = found[position] else {
      found[position] = parameter
      return
    }
    if known.type != parameter.type {
      problem =
        problem
        ?? "argument \(position) is %\(known.specifier) in one form and %\(parameter.specifier) in another"
    }
    if known.name == nil { known.name = parameter.name }
    found[position] = known
  }

  /// Notes that no text has an argument before one that a text has.
  mutating func noteGap() {
    guard problem == nil, (found.keys.max() ?? 0) != found.count else { return }
    let missing = (1...).first { found[$0] == nil } ?? 1
    problem = "no text has argument \(missing), so its type is not known"
  }
}
