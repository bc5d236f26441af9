/// Walks once over the tokens of a file: it keeps what is declared, and finds the uses.
final class SourceScanner {
  /// Where names are declared.
  struct Scope {
    enum Kind {
      case type(String)
      case function(String)
      case block
    }

    let kind: Kind
    /// The index of the first token behind it.
    let end: Int
    /// The local names declared in it.
    var names: [String] = []
  }

  /// The number of tokens that are looked at for what ends a signature or a condition.
  static let lookahead = 128

  let source: LexedSource
  let routines: Set<String>
  var uses: [StringUse] = []
  /// Literals by the places that they are put in, with their tokens.
  var possibleUses: [(token: Int, use: PossibleUse)] = []
  var file = FileDeclarations()
  var scopes: [Scope] = []
  /// The types that are open, innermost last.
  var types: [String] = []
  /// The declarations of a local name, innermost last.
  var locals: [String: [Int]] = [:]
  /// The braces that hold the members of types.
  var typeBraces: [Int: String] = [:]
  /// The ends of the groups that are open.
  var groupEnds: [Int] = []
  /// Literals, and `init` of `.init(…)`, whose declared type makes keys of them.
  var contextual: Set<Int> = []
  /// The tokens that uses were made of.
  var taken: Set<Int> = []
  /// The name whose arguments are being read, if it is one of ``SwiftUINames``.
  var interfaceName: String?
  /// The condition of a statement: its end, and the number of groups that it stands in.
  var condition = (end: 0, level: 0)

  var tokens: [Token] { source.tokens }

  init(_ source: LexedSource, routines: [String]) {
    self.source = source
    self.routines = Set(routines)
  }

  /// The end of the innermost group that is open.
  var groupEnd: Int { min(groupEnds.last ?? tokens.count, tokens.count) }

  /// The text of a token; empty for one in backticks and where there is none.
  func text(_ index: Int) -> String {
    guard index >= 0, index < source.tokens.count, !source.tokens[index].isQuoted else { return "" }
    return source.tokens[index].text
  }

  func kind(_ index: Int) -> Token.Kind? {
    index >= 0 && index < source.tokens.count ? source.tokens[index].kind : nil
  }

  func isOpen(_ index: Int, _ opener: String) -> Bool {
    kind(index) == .open && tokens[index].text == opener
  }

  /// The names of the types that a place is in, innermost first.
  var enclosingTypes: [String] { types.suffix(4).reversed() }

  func scan() {
    for index in tokens.indices {
      while let scope = scopes.last, scope.end <= index { leave(scope) }
      while let end = groupEnds.last, end <= index { groupEnds.removeLast() }
      switch tokens[index].kind {
      case .open:
        if tokens[index].text == "{" { enterBrace(index) }
        groupEnds.append(tokens[index].match)
      case .interpolation: groupEnds.append(tokens[index].match)
      case .string: readLiteral(index)
      case .word:
        if text(index) == "import", tokens[index].startsLine || text(index - 1) == "_exported" {
          readImport(index)
        }
        if text(index - 1) != "." || text(index) == "init" { readKeyword(index) }
        if isOpen(index + 1, "("), !tokens[index + 1].startsLine {
          readCall(index)
        } else if text(index + 1) == "=", kind(index + 2) == .string {
          readAssignment(index)
        }
      default: break
      }
    }
    uses.sort { $0.position < $1.position }
  }

  /// `import SwiftUI`, `import struct SwiftUI.Text`, `@_exported import SwiftUI`.
  private func readImport(_ index: Int) {
    let kinds: Set = ["struct", "class", "enum", "protocol", "typealias", "func", "var", "let"]
    let name = text(kinds.contains(text(index + 1)) ? index + 2 : index + 1)
    guard !name.isEmpty else { return }
    file.imports.insert(name)
    if text(index - 1) == "_exported" { file.exports.insert(name) }
  }

  // MARK: Scopes

  private func leave(_ scope: Scope) {
    scopes.removeLast()
    if case .type = scope.kind { types.removeLast() }
    for name in scope.names {
      locals[name]?.removeLast()
      if locals[name]?.isEmpty == true { locals[name] = nil }
    }
  }

  func enter(_ kind: Scope.Kind, end: Int) {
    scopes.append(Scope(kind: kind, end: min(end, scopes.last?.end ?? tokens.count)))
  }

  private func enterBrace(_ index: Int) {
    if let name = typeBraces[index] {
      enter(.type(name), end: source.after(index))
      types.append(name)
    } else {
      enter(.block, end: source.after(index))
      declareClosureParameters(index)
    }
  }

  /// Declares a name in the innermost scope.
  func declare(_ name: String, _ type: TypeExpression, isFunction: Bool = false) {
    let place: Declaration.Place
    switch scopes.last?.kind {
    case nil: place = .global
    case .type(let owner): place = .member(of: owner)
    default:
      place = .local
      locals[name, default: []].append(file.declarations.count)
      scopes[scopes.count - 1].names.append(name)
    }
    file.declarations.append(
      Declaration(name: name, place: place, isFunction: isFunction, type: type)
    )
  }
}
