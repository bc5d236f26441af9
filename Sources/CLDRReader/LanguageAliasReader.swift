import PluralRuleCompiler

extension CLDRReader {
  /// Reads the aliases of languages, from `supplementalMetadata.xml`.
  ///
  ///     let aliases = try CLDRReader.languageAliases(from: .file("cldr/supplementalMetadata.xml"))
  ///     aliases.first { $0.type == "iw" }?.replacement    // he
  ///
  /// See UTS #35 part 1, "Canonicalizing Language Identifiers": elements `languageAlias` of
  /// `metadata/alias`. Of several replacements, separated by spaces, the first one counts. An alias
  /// without a replacement tells that an identifier is deprecated and nothing more; it is left out.
  ///
  /// - Parameter source: The file.
  /// - Returns: The aliases in the order of the file.
  /// - Throws: ``CLDRReadError``.
  public static func languageAliases(
    from source: CLDRSource
  ) throws(CLDRReadError) -> [LanguageAlias] {
    let file = try SupplementalFile(source)
    var aliases: [LanguageAlias] = []
    for metadata in file.root.children("metadata") {
      for alias in metadata.children("alias") {
        for element in alias.children("languageAlias") {
          let type = try file.attribute("type", of: element)
          let replacements = Array((element.attribute("replacement") ?? "").utf8).xmlWords
          guard let first = replacements.first else { continue }
          let replacement = String(decoding: first, as: UTF8.self)
          for name in [type, replacement] where !name.utf8.isLanguageIdentifier() {
            throw file.error(.malformedAlias(name), at: element)
          }
          aliases.append(LanguageAlias(type: type, replacement: replacement))
        }
      }
    }
    guard !aliases.isEmpty else {
      throw file.error(.missingElement("languageAlias", parent: "metadata/alias"), at: file.root)
    }
    return aliases
  }
}
