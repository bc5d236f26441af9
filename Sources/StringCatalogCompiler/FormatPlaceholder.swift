extension FormatPieces {
  /// A placeholder such as `%2$.1lf`.
  struct Placeholder: Equatable {
    /// A width or a precision.
    enum Size: Equatable {
      case digits(String)
      /// `*` or `*1$`: an argument says.
      case argument(position: Int?)

      fileprivate var text: String {
        switch self {
        case .digits(let digits): digits
        case .argument(let position): "*" + (position.map { "\($0)$" } ?? "")
        }
      }

      func placed(_ taken: (Int?) -> Int) -> Size {
        if case .argument(let position) = self {
          .argument(position: taken(position))
        } else {
          self
        }
      }
    }

    /// The position of the argument, from 1.
    var position: Int?
    /// The name in `%(name)lld`, by which Xcode 26 names the parameters of generated symbols.
    var name: String?
    var flags = ""
    var width: Size?
    var precision: Size?
    /// Length and conversion, such as `lld`.
    var type: String

    /// Flags, width and precision.
    var style: String {
      flags + (width?.text ?? "") + (precision.map { ".\($0.text)" } ?? "")
    }

    var isNumeric: Bool { "diouxXDOUfFeEgGaA".contains(type.last ?? " ") }

    /// Whether arguments say how wide or how precise the text is.
    var takesSizes: Bool {
      [width, precision].contains { if case .argument = $0 { true } else { false } }
    }

    /// The placeholder as formatters read it, without its name.
    var text: String { "%" + (position.map { "\($0)$" } ?? "") + style + type }
  }
}
