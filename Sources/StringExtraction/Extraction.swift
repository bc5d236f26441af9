/// The uses of all files, with the types of what is interpolated as far as the files tell them.
package struct Extraction: Sendable {
  private let uses: [[StringUse]]
  /// The keys of literals of each file that may be keys, and are not known to be any.
  private let possible: [[ExtractedKey]]

  /// Decides the types of interpolations by what all files declare.
  package init(_ sources: [ScannedSource]) {
    var resolver = TypeResolver(sources.map(\.declarations))
    var all: [[StringUse]] = []
    var others = sources.map(\.otherLiterals)
    let exportsViews = sources.contains { SwiftUINames.hasViews($0.declarations.exports) }
    let places = Self.keyPlaces(sources)
    for (file, source) in sources.enumerated() {
      var uses: [StringUse] = []
      for possible in source.possibleUses where places.contains(possible.place) {
        var use = possible.use
        use.resolve { resolver.placeholder(of: $0, in: file) }
        uses.append(use)
      }
      for use in source.uses {
        // Another's `Label` is no view.
        if let name = use.interfaceName {
          let file = source.declarations
          let hasViews =
            file.imports.isEmpty || exportsViews || SwiftUINames.hasViews(file.imports)
          guard hasViews, !file.types.contains(name) else {
            others[all.count].append(use.key)
            continue
          }
        }
        // `String(localized: resource)`: the key is where the resource is made.
        if use.undecided == .notLiteral,
          resolver.type(of: use.subject, in: file)?.unwrapped == .named("LocalizedStringResource")
        {
          continue
        }
        var use = use
        use.resolve { resolver.placeholder(of: $0, in: file) }
        uses.append(use)
      }
      all.append(uses.sorted { $0.position < $1.position })
    }
    uses = all
    possible = others.map { $0.map { Self.format($0, .value) } }
  }

  /// The places whose literals are keys: not those that take a `String`, too, which a literal is first.
  private static func keyPlaces(_ sources: [ScannedSource]) -> Set<KeyParameter> {
    var keys: Set<KeyParameter> = []
    var texts: Set<KeyParameter> = []
    var typesWithInitializers: Set<String> = []
    for source in sources {
      keys.formUnion(source.declarations.keyParameters)
      texts.formUnion(source.declarations.textParameters)
      typesWithInitializers.formUnion(source.declarations.typesWithInitializers)
    }
    for source in sources {
      for (owner, name) in source.declarations.keyProperties
      where !typesWithInitializers.contains(owner) {
        keys.insert(KeyParameter(.callee(owner), label: name))
      }
    }
    return keys.subtracting(texts)
  }

  /// The keys that literals of a file would have, if they were passed to something that takes keys.
  package func possibleKeys(of source: Int) -> [ExtractedKey] { possible[source] }

  /// The uses in a file, by their places.
  ///
  /// - Parameter source: The index of the file among those that were given.
  package func uses(of source: Int) -> [StringUse] { uses[source] }

  /// The key of a use.
  package func key(of use: StringUse) -> ExtractedKey {
    if let undecided = use.undecided { return .undecided(undecided) }
    return Self.format(use.key, use.kind)
  }

  /// The default value of a use, with placeholders as a key has them; nil if there is none.
  package func defaultText(of use: StringUse) -> ExtractedKey? {
    use.defaultValue.map { Self.format($0, use.kind) }
  }

  /// Puts pieces together, as the run time does it.
  private static func format(_ pieces: [StringPiece], _ kind: StringUse.Kind) -> ExtractedKey {
    let doubles = kind == .value && pieces.contains { $0.text == nil }
    var found: [KeyPattern.Piece] = []
    var text = ""
    for piece in pieces {
      switch piece.value {
      case .text(let literal):
        for character in literal.unicodeScalars {
          text.unicodeScalars.append(character)
          if doubles, character == "%" { text.unicodeScalars.append(character) }
        }
      case .placeholder(let placeholder): text += placeholder
      case .expression:
        if !text.isEmpty { found.append(.text(text)) }
        found.append(.placeholder(of: piece.source))
        text = ""
      }
    }
    guard !found.isEmpty else { return .key(text) }
    if !text.isEmpty { found.append(.text(text)) }
    return .pattern(KeyPattern(pieces: found))
  }
}

extension StringUse {
  fileprivate mutating func resolve(_ placeholder: (TypeExpression) -> String?) {
    func resolved(_ pieces: [StringPiece]) -> [StringPiece] {
      pieces.map { piece in
        guard case .expression(let expression) = piece.value,
          let placeholder = placeholder(expression)
        else { return piece }
        return StringPiece(value: .placeholder(placeholder), source: piece.source)
      }
    }
    key = resolved(key)
    defaultValue = defaultValue.map(resolved)
  }
}
