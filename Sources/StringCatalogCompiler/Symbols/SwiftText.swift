/// Texts as they are written in Swift.
enum SwiftText {
  /// A literal's content.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\"": result += "\\\""
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default:
        switch scalar.properties.generalCategory {
        // Marks of direction and the like would be lost on the eye.
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
          result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        default: result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }

  /// A default value as arguments of the helper in a file of symbols: texts and specifiers by turns, and
  /// the values; nil if the text is the key.
  ///
  /// A text that has the arguments in another order, or more than once, would give another order to the
  /// translations: then the value is the arguments alone, as Xcode writes it.
  static func defaultValue(
    _ pieces: [FormatPieces.Piece],
    key: String,
    _ parameters: [SymbolParameter]
  ) -> String? {
    guard !parameters.isEmpty else {
      let text = pieces.map { piece in
        if case .literal(let text) = piece { text } else { "" }
      }.joined()
      return text == key ? nil : "\"\(escaped(text))\""
    }
    let texts =
      literals(pieces, parameters.count) ?? Array(repeating: "", count: parameters.count + 1)
    var turns = ["\"\(escaped(texts[0]))\""]
    for (parameter, text) in zip(parameters, texts.dropFirst()) {
      turns += ["\"%\(parameter.specifier)\"", "\"\(escaped(text))\""]
    }
    let values = arguments(parameters).map(SymbolName.source)
    return "[\(turns.joined(separator: ", "))], \(values.joined(separator: ", "))"
  }

  /// The texts around the arguments, if these are there once each, in the order of their positions.
  private static func literals(_ pieces: [FormatPieces.Piece], _ count: Int) -> [String]? {
    var texts = [""]
    for piece in pieces {
      switch piece {
      case .literal(let text): texts[texts.count - 1] += text.replacing("%%", with: "%")
      case .placeholder(let placeholder):
        guard placeholder.position ?? texts.count == texts.count, !placeholder.takesSizes
        else { return nil }
        texts.append("")
      case .variable, .argument: return nil
      }
    }
    return texts.count == count + 1 ? texts : nil
  }

  /// The names of arguments inside of a function: their labels, but each name once. Labels may be equal.
  static func arguments(_ parameters: [SymbolParameter]) -> [String] {
    var names: Set<String> = []
    return parameters.enumerated().map { index, parameter in
      var name = parameter.label ?? "arg\(index + 1)"
      if names.contains(name) { name = "arg\(index + 1)" }
      while !names.insert(name).inserted { name += "_" }
      return name
    }
  }
}
