/// Finds the types of expressions by what all files declare.
struct TypeResolver {
  private enum State {
    case open
    case inProgress
    case known(SwiftType?)
  }

  /// How deep expressions and declarations may lead from one to the next.
  private static let depthLimit = 48

  private struct Place: Hashable {
    let file: Int?
    let owner: String?
    let name: String
    let isFunction: Bool
  }

  private let files: [FileDeclarations]
  private let types: Set<String>
  private var aliases: [String: SwiftType?] = [:]
  private var states: [[State]]
  /// The declarations of a name that are not local: of a type in all files, in a file, and in all.
  private var candidates: [Place: [(file: Int, index: Int)]] = [:]
  /// The types on which the candidates agree.
  private var agreed: [Place: SwiftType?] = [:]

  init(_ files: [FileDeclarations]) {
    self.files = files
    types = files.reduce(into: []) { $0.formUnion($1.types) }
    states = files.map { Array(repeating: .open, count: $0.declarations.count) }
    for (number, file) in files.enumerated() {
      for alias in file.aliases {
        // Two that differ say nothing.
        let isNew = aliases[alias.name] == nil
        let isSame = aliases[alias.name] == .some(.some(alias.type))
        aliases[alias.name] = .some(isNew || isSame ? alias.type : nil)
      }
      for (index, declaration) in file.declarations.enumerated() {
        let owner: String?
        switch declaration.place {
        case .local: continue
        case .member(let type): owner = type
        case .global: owner = nil
        }
        let (name, isFunction) = (declaration.name, declaration.isFunction)
        var places = [
          Place(file: number, owner: nil, name: name, isFunction: isFunction),
          Place(file: nil, owner: nil, name: name, isFunction: isFunction),
        ]
        if let owner {
          places.append(Place(file: nil, owner: owner, name: name, isFunction: isFunction))
        }
        for place in places { candidates[place, default: []].append((number, index)) }
      }
    }
    for (number, file) in files.enumerated() {
      for index in file.declarations.indices { _ = declaration(index, in: number, depth: 0) }
    }
  }

  // MARK: Declarations

  private mutating func declaration(_ index: Int, in file: Int, depth: Int) -> SwiftType? {
    switch states[file][index] {
    case .known(let type): return type
    case .inProgress: return nil
    case .open:
      guard depth < Self.depthLimit else { return nil }
      states[file][index] = .inProgress
      let type = type(of: files[file].declarations[index].type, in: file, depth: depth + 1)
      states[file][index] = .known(type)
      return type
    }
  }

  /// The type that all declarations of a place have; nil if there are none, `.some(nil)` if they differ.
  private mutating func agreement(_ place: Place, depth: Int) -> SwiftType?? {
    if let known = agreed[place] { return .some(known) }
    guard let found = candidates[place] else { return nil }
    agreed[place] = .some(nil)
    var types: Set<SwiftType?> = []
    for candidate in found.prefix(4096) {
      types.insert(declaration(candidate.index, in: candidate.file, depth: depth))
      if types.count > 1 { break }
    }
    let type = types.count == 1 ? types.first ?? nil : nil
    agreed[place] = .some(type)
    return .some(type)
  }

  private mutating func look(
    _ name: String,
    within owners: [String],
    in file: Int,
    isFunction: Bool,
    depth: Int
  ) -> SwiftType?? {
    for owner in owners {
      let place = Place(file: nil, owner: owner, name: name, isFunction: isFunction)
      if let found = agreement(place, depth: depth) { return found }
    }
    for file in [file, nil] {
      let place = Place(file: file, owner: nil, name: name, isFunction: isFunction)
      if let found = agreement(place, depth: depth) { return found }
    }
    return nil
  }

  // MARK: Expressions

  /// The type of an expression; nil if it is not known.
  mutating func type(of expression: TypeExpression, in file: Int, depth: Int = 0) -> SwiftType? {
    guard depth < Self.depthLimit else { return nil }
    let next = depth + 1
    switch expression {
    case .unknown: return nil
    case .type(let type): return dealiased(type)
    case .declaration(let index): return declaration(index, in: file, depth: next).map(settled)
    case .name(let name, let owners):
      return (look(name, within: owners, in: file, isFunction: false, depth: next) ?? nil)
        .map(settled)
    case .call(let name, let owners):
      if KnownTypes.textFunctions.contains(name) { return .string }
      return look(name, within: owners, in: file, isFunction: true, depth: next) ?? nil
    case .member(let base, let name):
      return member(type(of: base, in: file, depth: next), name, false, in: file, depth: next)
        .map(settled)
    case .memberCall(let base, let name):
      return member(type(of: base, in: file, depth: next), name, true, in: file, depth: next)
    case .element(let base): return type(of: base, in: file, depth: next)?.element.map(settled)
    case .unwrapped(let base): return type(of: base, in: file, depth: next)?.unwrapped
    case .optional(let base):
      return type(of: base, in: file, depth: next).map { .optional($0.unwrapped) }
    case .array(let base): return type(of: base, in: file, depth: next).map { .array(settled($0)) }
    case .range(let bounds):
      if let type = agreeing(bounds, in: file, depth: next) { return .range(settled(type)) }
      // `0..<n`: whatever `n` is, it is hardly anything but an `Int`.
      let isCounted = bounds.contains {
        if case .type(.integerLiteral) = $0 { true } else { false }
      }
      return isCounted ? .range(.int) : nil
    case .agreeing(let operands): return agreeing(operands, in: file, depth: next)
    case .coalesced(let operands): return coalesced(operands, in: file, depth: next)
    }
  }

  /// The type that a variable has whose value is a literal.
  private func settled(_ type: SwiftType) -> SwiftType {
    switch type {
    case .integerLiteral: .int
    case .floatLiteral: .named("Double")
    default: type
    }
  }

  private func dealiased(_ type: SwiftType, depth: Int = 0) -> SwiftType? {
    guard depth < 8 else { return nil }
    switch type {
    case .named(let name):
      if let alias = aliases[name] {
        return types.contains(name) ? nil : alias.flatMap { dealiased($0, depth: depth + 1) }
      }
      return .named(types.contains(name) ? name : KnownTypes.aliases[name] ?? name)
    case .optional(let wrapped): return dealiased(wrapped, depth: depth + 1).map { .optional($0) }
    case .array(let element): return dealiased(element, depth: depth + 1).map { .array($0) }
    case .dictionary(let value): return dealiased(value, depth: depth + 1).map { .dictionary($0) }
    default: return type
    }
  }

  private mutating func agreeing(
    _ operands: [TypeExpression],
    in file: Int,
    depth: Int
  ) -> SwiftType? {
    var found: SwiftType?
    var isFraction = false
    var isUnknown = false
    for operand in operands {
      let type = type(of: operand, in: file, depth: depth)
      switch type {
      case nil: isUnknown = true
      case .integerLiteral?: break
      case .floatLiteral?: isFraction = true
      case let type?:
        guard found == nil || found == type else { return nil }
        found = type
      }
    }
    if found == .string { return found }
    guard !isUnknown else { return nil }
    // `5 * 2.0`: an integer cannot have been meant.
    if found == .int, isFraction { return nil }
    return found ?? (isFraction ? .floatLiteral : .integerLiteral)
  }

  private mutating func coalesced(
    _ operands: [TypeExpression],
    in file: Int,
    depth: Int
  ) -> SwiftType? {
    guard let last = operands.last else { return nil }
    let value = type(of: last, in: file, depth: depth)
    let others = operands.dropLast().map { type(of: $0, in: file, depth: depth)?.unwrapped }
    if let value, !value.isLiteral { return value }
    let known = Set(others)
    guard known.count == 1, let other = known.first else { return nil }
    // What is not known in the end may be optional.
    return value == nil ? nil : other
  }

  // MARK: Members

  private mutating func member(
    _ base: SwiftType?,
    _ name: String,
    _ isCalled: Bool,
    in file: Int,
    depth: Int
  ) -> SwiftType? {
    switch base {
    case .meta(let type)? where name == "init": return dealiased(.named(type))
    case .meta(let type)?:
      if KnownTypes.numbers[type] != nil, KnownTypes.ofNumbers.contains(name) {
        return .named(type)
      }
      return owned(type, name, isCalled, depth)
    case .array(let element)? where name == "subscript": return element
    case .dictionary(let value)? where name == "subscript": return .optional(value)
    case .array(let element)? where !isCalled && (name == "first" || name == "last"):
      return .optional(element)
    case .array(let element)?
    where [
      "sorted", "reversed", "shuffled", "prefix", "suffix",
      "dropFirst", "dropLast", "filter",
    ].contains(name):
      return .array(element)
    case .array?, .dictionary?, .range?, .string?:
      return isCalled ? KnownTypes.methods[name] : KnownTypes.members[name]
    case .integerLiteral?, .floatLiteral?: return isCalled ? KnownTypes.methods[name] : nil
    case .named(let type)?:
      if KnownTypes.numbers[type] != nil, KnownTypes.ofNumbers.contains(name) { return base }
      if let found = agreement(
        Place(file: nil, owner: type, name: name, isFunction: isCalled),
        depth: depth
      ) {
        return found
      }
    default: break
    }
    let known = isCalled ? KnownTypes.methods[name] : KnownTypes.members[name]
    let declared = look(name, within: [], in: file, isFunction: isCalled, depth: depth)
    if let known {
      // Somebody's own of the same name must agree.
      let all = agreement(
        Place(file: nil, owner: nil, name: name, isFunction: isCalled),
        depth: depth
      )
      return all == nil || all == .some(.some(known)) ? known : nil
    }
    return declared ?? nil
  }

  private mutating func owned(
    _ type: String,
    _ name: String,
    _ isCalled: Bool,
    _ depth: Int
  ) -> SwiftType? {
    agreement(Place(file: nil, owner: type, name: name, isFunction: isCalled), depth: depth) ?? nil
  }

  // MARK: Placeholders

  /// The placeholder of an expression; nil if it is not known.
  mutating func placeholder(of expression: TypeExpression, in file: Int) -> String? {
    switch type(of: expression, in: file).map(settled) {
    case nil, .other?, .meta?, .integerLiteral?, .floatLiteral?: nil
    case .optional?, .array?, .dictionary?, .range?: "%@"
    case .named(let name)?:
      types.contains(name)
        ? "%@" : KnownTypes.numbers[name] ?? (KnownTypes.objects.contains(name) ? "%@" : nil)
    }
  }
}
