import StringCatalogCompiler

extension Subcommand {
  static let printCatalog = Subcommand(
    name: "print",
    summary: "List the keys of a String Catalog, one a line.",
    operands: [Operand(name: "FILE", kind: .file)],
    options: [.languages, .json],
    details: """
      Keys are in the order of their bytes; control characters in them are escaped.

        plurals print Localizable.xcstrings
        plurals print --languages Localizable.xcstrings
      """,
    json: """
      an object with "sourceLanguage" and arrays "languages" and "keys".
      """
  ) { arguments, streams throws(CommandError) in
    let (_, catalog) = try catalogSource(arguments)
    if arguments.has(.json) {
      return try streams.output.write(
        json: CatalogContents(
          sourceLanguage: catalog.sourceLanguage,
          languages: catalog.languages,
          keys: catalog.messages.map(\.key)
        )
      )
    }
    let lines = arguments.has(.languages) ? catalog.languages : catalog.messages.map(\.key)
    try streams.output.write(lines.map { printable($0) + "\n" }.joined())
  }
}

/// What a String Catalog holds, as JSON has it.
private struct CatalogContents: Encodable {
  let sourceLanguage: String
  let languages: [String]
  let keys: [String]
}

extension Subcommand.Option {
  fileprivate static let languages = Self(
    name: "--languages",
    value: nil,
    summary: "List the languages instead of the keys."
  )
}
