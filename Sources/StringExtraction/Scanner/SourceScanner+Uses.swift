extension SourceScanner {
  /// Adds the uses of an argument that is a key, or tells why there is none.
  func addUses(_ range: Range<Int>, _ kind: StringUse.Kind, _ arguments: [Argument]) {
    for leaf in leaves(range, coalesces: false) {
      let start = leaf.lowerBound
      if isLiteral(leaf) {
        addUse(leaf, kind, arguments)
      } else if text(start) == ".", text(start + 1) == "init", isOpen(start + 2, "(") {
        contextual.insert(start + 1)
      } else if text(start) == "." || isRoutineParameter {
        // A symbol that was made of a catalogue, or what a routine is called with.
        continue
      } else if let name = calledType(leaf), SwiftType.isLocalized(name) {
        continue
      } else {
        let isConcatenated =
          topLevel(leaf).contains { self.kind($0) == .string }
          && topLevel(leaf).contains { text($0) == "+" && self.kind($0) == .operator }
        addUse(leaf, kind, arguments, undecided: isConcatenated ? .concatenated : .notLiteral)
      }
    }
  }

  /// Adds the uses of an argument that is a key where it is a literal, else a `String`.
  func addLiterals(_ range: Range<Int>, _ arguments: [Argument]) {
    let leaves = leaves(range, coalesces: false)
    guard
      leaves.allSatisfy({ leaf in
        isLiteral(leaf) || text(leaf.lowerBound) == "." && text(leaf.lowerBound + 1) == "init"
      })
    else { return }
    for leaf in leaves {
      if isLiteral(leaf) {
        addUse(leaf, .value, arguments)
      } else {
        contextual.insert(leaf.lowerBound + 1)
      }
    }
  }

  /// Whether the place is in a routine of the caller's, whose calls have the keys.
  private var isRoutineParameter: Bool {
    guard !routines.isEmpty else { return false }
    for scope in scopes.suffix(8).reversed() {
      if case .function(let name) = scope.kind {
        return routines.contains { $0 == name || $0.hasSuffix(".\(name)") }
      }
    }
    return false
  }

  /// The type whose initialiser an expression calls.
  private func calledType(_ range: Range<Int>) -> String? {
    var index = range.lowerBound
    let limit = min(range.upperBound, index + 16)
    while index + 2 < limit, kind(index) == .word, text(index + 1) == ".", text(index + 2) != "init"
    {
      index += 2
    }
    guard kind(index) == .word else { return nil }
    let group = text(index + 1) == "." ? index + 3 : index + 1
    guard isOpen(group, "("), source.after(group) >= range.upperBound else { return nil }
    return text(index)
  }

  func addUse(
    _ leaf: Range<Int>,
    _ useKind: StringUse.Kind,
    _ arguments: [Argument],
    undecided: StringUse.Undecided? = nil
  ) {
    guard !leaf.isEmpty, taken.insert(leaf.lowerBound).inserted else { return }
    uses.append(makeUse(leaf, useKind, arguments, undecided: undecided))
  }

  func makeUse(
    _ leaf: Range<Int>,
    _ useKind: StringUse.Kind,
    _ arguments: [Argument],
    undecided: StringUse.Undecided? = nil
  ) -> StringUse {
    var undecided = undecided
    var key: [StringPiece] = []
    if undecided == nil {
      let literal = source.literals[tokens[leaf.lowerBound].literal]
      if literal.depth > SourceProblem.nestingLimit {
        undecided = .nestedTooDeeply
      } else {
        key = pieces(literal)
        if useKind == .format, key.contains(where: { $0.text == nil }) { undecided = .interpolated }
      }
    }
    var table: String?
    var defaultValue: [StringPiece]?
    var comment: String?
    for argument in arguments {
      switch argument.label {
      case "table", "tableName":
        if isLiteral(argument.value), let text = literal(argument.value)?.text {
          table = text
        } else if text(argument.value.lowerBound) != "nil" {
          undecided = undecided ?? .tableNotLiteral
        }
      case "comment": comment = literal(argument.value)?.text
      // Of other functions `value:` is something else.
      case "value" where useKind == .format, "defaultValue":
        if let literal = literal(argument.value), literal.depth <= SourceProblem.nestingLimit {
          let pieces = pieces(literal)
          // `value: ""` stands for none.
          defaultValue = pieces.isEmpty && useKind == .format ? nil : pieces
        } else {
          let text = source.text(source.extent(argument.value))
          defaultValue = [StringPiece(value: .expression(.unknown), source: text)]
        }
      default: break
      }
    }
    return StringUse(
      kind: useKind,
      position: source.lines.position(tokens[leaf.lowerBound].start),
      key: key,
      defaultValue: defaultValue,
      table: table == "Localizable" ? nil : table,
      comment: comment,
      undecided: undecided,
      subject: undecided == .notLiteral ? expression(leaf) : .unknown,
      interfaceName: interfaceName
    )
  }

  private func literal(_ range: Range<Int>) -> Literal? {
    isLiteral(range) ? source.literals[tokens[range.lowerBound].literal] : nil
  }

  // MARK: Pieces

  /// The literals that no use was made of: what is passed to functions that take keys may be among them.
  func otherLiterals() -> [[StringPiece]] {
    tokens.indices.lazy.filter { self.kind($0) == .string && !self.taken.contains($0) }
      .map { self.source.literals[self.tokens[$0].literal] }
      .filter { $0.depth <= SourceProblem.nestingLimit }
      .map { literal in
        literal.pieces.map { piece in
          switch piece {
          case .text(let text): StringPiece(value: .text(text), source: "")
          case .interpolation: StringPiece(value: .expression(.unknown), source: "")
          }
        }
      }
  }

  private func pieces(_ literal: Literal) -> [StringPiece] {
    literal.pieces.map { piece in
      switch piece {
      case .text(let text): StringPiece(value: .text(text), source: "")
      case .interpolation(let token):
        StringPiece(
          value: interpolation(token),
          source: source.text(source.extent(source.contents(token)))
        )
      }
    }
  }

  /// The placeholder of an interpolation, or the expression whose type decides it.
  private func interpolation(_ token: Int) -> StringPiece.Value {
    let arguments = arguments(token)
    for argument in arguments.dropFirst() where argument.label == "specifier" {
      return literal(argument.value)?.text.map { .placeholder($0) } ?? .expression(.unknown)
    }
    guard let first = arguments.first else { return .expression(.unknown) }
    if first.label == "placeholder" {
      let member = first.value.last.map { text($0) } ?? ""
      let placeholders = ["int": "%lld", "uint": "%llu", "float": "%f", "double": "%lf"]
      if let placeholder = placeholders[member] { return .placeholder(placeholder) }
      return member == "object" ? .placeholder("%@") : .expression(.unknown)
    }
    let labels: Set = ["format", "style", "formatter", "options", "timerInterval"]
    if first.label == "timerInterval"
      || arguments.dropFirst().contains(where: { argument in
        argument.label.map(labels.contains) == true
      })
    {
      return .placeholder("%@")
    }
    return .expression(first.label == nil ? expression(first.value) : .unknown)
  }
}
