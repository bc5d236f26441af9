extension Subcommand {
  /// The columns that the help fits.
  static let helpWidth = 80

  /// The line that says what it takes.
  var usage: String {
    (["plurals \(name) [OPTION]..."] + operands.map(\.usage)).joined(separator: " ")
  }

  /// What `--help` prints.
  var help: String {
    var lines = wrap(summary, to: Self.helpWidth) + [""]
    lines += wrap("usage: \(usage)", to: Self.helpWidth) + [""]
    lines += Self.list(
      (options + [.help]).map { ($0.name + ($0.value.map { " " + $0 } ?? ""), $0.summary) }
    )
    for block in blocks {
      lines.append("")
      switch block {
      case .paragraph(let text): lines += wrap(text, to: Self.helpWidth, indent: 0)
      case .example(let example): lines += example.map { "  " + $0 }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A part of the details.
  enum Block {
    case paragraph(String)
    case example([String])
  }

  /// The details and what is said about JSON.
  var blocks: [Block] {
    let blocks = Self.blocks(of: details)
    let json = json.map { Self.blocks(of: "JSON is \($0)") } ?? []
    // Examples come last.
    let firstExample = blocks.firstIndex { if case .example = $0 { true } else { false } }
    let end = firstExample ?? blocks.endIndex
    return blocks[..<end] + json + blocks[end...]
  }

  /// The parts of a text.
  static func blocks(of text: String) -> [Block] {
    var blocks: [Block] = []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for group in lines.split(whereSeparator: \.isEmpty) {
      if group.allSatisfy({ $0.hasPrefix("  ") }) {
        blocks.append(.example(group.map { String($0.dropFirst(2)) }))
      } else {
        blocks.append(.paragraph(group.joined(separator: " ")))
      }
    }
    return blocks
  }

  /// A list of names with what they are, in two columns.
  static func list(_ entries: [(name: String, summary: String)]) -> [String] {
    let indent = (entries.map(\.name.count).max() ?? 0) + 4
    return entries.flatMap { entry in
      let name = "  " + pad(entry.name, indent - 2)
      return wrap(name + entry.summary, to: helpWidth, indent: indent)
    }
  }
}
