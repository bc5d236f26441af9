/// The code blocks of Markdown, as far as this package writes them.
public enum MarkdownBlock {
  /// The contents of the fenced blocks of a language.
  public static func fenced(_ lines: [String], language: String) -> [[String]] {
    var blocks: [[String]] = []
    var open: String?
    for line in lines {
      if line.hasPrefix("```") {
        if open == nil {
          open = String(line.dropFirst(3))
          if open == language { blocks.append([]) }
        } else {
          open = nil
        }
      } else if open == language {
        blocks[blocks.count - 1].append(line)
      }
    }
    return blocks
  }

  /// The Swift blocks of a documentation comment: those that are marked, and those that are indented
  /// by four spaces after an empty line.
  public static func swift(inComment lines: [String]) -> [[String]] {
    var blocks = fenced(lines, language: "swift")
    var isFenced = false
    var isInside = false
    var previous = ""
    for line in lines {
      if line.hasPrefix("```") { isFenced.toggle() }
      if !isFenced, line.hasPrefix("    "), isInside || previous.isEmpty {
        if !isInside { blocks.append([]) }
        isInside = true
        blocks[blocks.count - 1].append(String(line.dropFirst(4)))
      } else if isInside, line.isEmpty {
        blocks[blocks.count - 1].append("")
      } else {
        isInside = false
      }
      previous = line
    }
    return blocks.map { block in
      Array(block.reversed().drop(while: \.isEmpty).reversed())
    }
  }
}
