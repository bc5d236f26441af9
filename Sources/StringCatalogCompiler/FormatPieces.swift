/// A format in pieces: texts, placeholders and variables.
struct FormatPieces: Equatable {
  enum Piece: Equatable {
    case literal(String)
    case placeholder(Placeholder)
    /// `%arg`, the number of a substitution.
    case argument(position: Int?)
    /// `%#@name@`.
    case variable(name: String, position: Int?)
  }

  private(set) var pieces: [Piece] = []

  init(_ format: String) {
    // Tools that run within a build are not optimised, and most texts have no placeholder.
    guard format.utf8.contains(UInt8(ascii: "%")) else {
      if !format.isEmpty { pieces = [.literal(format)] }
      return
    }
    var reader = FormatPieceReader(format)
    while let piece = reader.next() { pieces.append(piece) }
  }

  private init(pieces: [Piece]) { self.pieces = pieces }

  var placeholders: [Placeholder] {
    pieces.compactMap { if case .placeholder(let placeholder) = $0 { placeholder } else { nil } }
  }

  /// Whether there are names that only tools know, as in `%(count)lld`.
  var hasNames: Bool { placeholders.contains { $0.name != nil } }

  /// The names of variables, each as often as it is there.
  var variables: [String] {
    pieces.compactMap { if case .variable(let name, _) = $0 { name } else { nil } }
  }

  /// The first placeholder of a number, and its argument's position from 1.
  var number: (placeholder: Placeholder, position: Int)? {
    placed().placeholders.lazy.compactMap { placeholder in
      placeholder.position.flatMap { placeholder.isNumeric ? (placeholder, $0) : nil }
    }.first
  }

  /// The format with a position for each placeholder, so that a variable before it takes no turn.
  var positioned: String { placed().text() }

  /// The pieces with positions for all arguments. Those without one take their turns, sizes such as
  /// `*` before what they are the size of.
  ///
  /// - Parameters:
  ///   - turn: The position of the first argument that is taken in turn, from 1.
  ///   - variable: The name and the position of a variable, which may take a turn.
  func placed<Fault: Error>(
    from turn: Int = 1,
    variable: (_ name: String, _ position: Int?, _ turn: inout Int) throws(Fault) -> (
      name: String, position: Int
    )
  ) throws(Fault) -> FormatPieces {
    var turn = turn
    var result: [Piece] = []
    func taken(_ position: Int?) -> Int {
      if let position { return position }
      defer { turn += 1 }
      return turn
    }
    for piece in pieces {
      switch piece {
      case .literal, .argument: result.append(piece)
      case .placeholder(var placeholder):
        placeholder.width = placeholder.width?.placed(taken)
        placeholder.precision = placeholder.precision?.placed(taken)
        placeholder.position = taken(placeholder.position)
        result.append(.placeholder(placeholder))
      case .variable(let name, let position):
        let (name, position) = try variable(name, position, &turn)
        result.append(.variable(name: name, position: position))
      }
    }
    return FormatPieces(pieces: result)
  }

  /// The pieces with positions, where variables take turns too.
  private func placed() -> FormatPieces {
    placed { name, position, turn in
      if let position { return (name, position) }
      defer { turn += 1 }
      return (name, turn)
    }
  }

  /// The format, without the names of placeholders, which no formatter knows.
  ///
  /// - Parameters:
  ///   - variable: What stands for a variable.
  ///   - argument: What stands for `%arg`.
  func text(
    variable: (_ name: String, _ position: Int?) -> String = { name, position in
      "%" + (position.map { "\($0)$" } ?? "") + "#@\(name)@"
    },
    argument: (_ position: Int?) -> String = { position in
      "%" + (position.map { "\($0)$" } ?? "") + "arg"
    }
  ) -> String {
    pieces.map { piece in
      switch piece {
      case .literal(let text): text
      case .placeholder(let placeholder): placeholder.text
      case .variable(let name, let position): variable(name, position)
      case .argument(let position): argument(position)
      }
    }.joined()
  }
}
