/// What one Swift source file says: where texts are looked up, and what types names have.
///
/// ```text
/// let source = ScannedSource(#"let title = String(localized: "Hello, \(name)!")"#)
/// let extraction = Extraction([source])
/// for use in extraction.uses(of: 0) { print(use.position.line, extraction.key(of: use)) }
/// ```
///
/// Any text can be read, Swift or not, in time that is linear in its length.
package struct ScannedSource: Sendable {
  /// The uses that were found, by their places; ``Extraction/uses(of:)`` leaves out those of resources.
  let uses: [StringUse]
  /// What is no Swift.
  package let problems: [SourceProblem]
  let declarations: FileDeclarations
  let otherLiterals: [[StringPiece]]
  /// What is a key if a place that some file declares is of a localized type.
  let possibleUses: [PossibleUse]

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - text: The source.
  ///   - routines: The names of functions of one's own whose first argument is a key: `tr`, which is called so
  ///     or as `self.tr`, or the end of a path, as `L10n.text`.
  package init(_ text: String, routines: [String] = []) {
    let scanner = SourceScanner(Lexer.read(text), routines: routines)
    scanner.scan()
    uses = scanner.uses
    problems = scanner.source.problems.sorted { $0.position < $1.position }
    declarations = scanner.file
    otherLiterals = scanner.otherLiterals()
    possibleUses = scanner.possibleUses.filter { !scanner.taken.contains($0.token) }.map(\.use)
  }
}
