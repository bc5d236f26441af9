extension DocumentExample {
  /// What an example says that a line prints or is.
  public struct Result: Sendable {
    /// The comment.
    public let comment: String
    /// Whether the comment may go on after the value.
    public let mayHaveRemark: Bool

    /// Whether a text is what the comment says.
    public func matches(_ text: String) -> Bool {
      guard mayHaveRemark, comment != text else { return comment == text }
      guard !text.isEmpty, comment.hasPrefix(text) else { return false }
      let remark = comment.dropFirst(text.count)
      return remark.hasPrefix(", ") || remark.hasPrefix(": ") || remark.hasPrefix("  ")
    }
  }

  /// The results that the example's comments give, in order.
  public var results: [Result] {
    code.compactMap { line in
      guard let (code, comment) = Self.split(line) else { return nil }
      // A call that takes several lines has its comment at its end.
      if code.hasPrefix("print(") || code.hasPrefix(")") {
        return Result(comment: comment, mayHaveRemark: false)
      }
      return Self.isExpression(code) ? Result(comment: comment, mayHaveRemark: true) : nil
    }
  }

  /// The lines as they are compiled: expressions with a result are handed to the recorder.
  public var compiledCode: [String] {
    code.map { line in
      guard let (code, comment) = Self.split(line), Self.isExpression(code),
        !code.hasPrefix("print("), !code.hasPrefix(")")
      else { return line }
      return line.prefix { $0 == " " } + "print.value(\(code))  // \(comment)"
    }
  }

  /// The code of a line and the comment at its end.
  private static func split(_ line: String) -> (code: String, comment: String)? {
    let parts = line.split(separator: "  // ", omittingEmptySubsequences: false)
    guard parts.count > 1 else { return nil }
    let code = parts.dropLast().joined(separator: "  // ").trimmingSpaces
    return code.isEmpty ? nil : (code, String(parts[parts.count - 1]))
  }

  /// Whether a line is an expression with a value, and no statement, declaration or assignment.
  private static func isExpression(_ code: String) -> Bool {
    let keywords: Set<Substring> = [
      "let", "var", "case", "func", "static", "struct", "enum", "typealias", "return", "for", "if",
      "guard", "switch", "default", "do", "extension",
    ]
    let first = code.prefix { $0.isLetter }
    let last = code.last ?? " "
    return !keywords.contains(first) && !"})".contains(code.first ?? " ") && !"{(,".contains(last)
      && !code.contains(" = ")
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    var text = self[...]
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
