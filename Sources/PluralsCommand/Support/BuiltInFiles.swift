import CLDRReader
import PluralRuleCompiler

/// The text of the CLDR files that the built-in tables were made from.
enum BuiltInFiles {
  /// Reads the built-in copies.
  static func data() throws(CommandError) -> PluralData {
    do throws(CLDRReadError) {
      var data = PluralData()
      data.cardinals = try CLDRReader.pluralRules(
        from: source(CLDRFiles.plurals, "plurals.xml")
      ).groups
      data.ordinals = try CLDRReader.pluralRules(
        from: source(CLDRFiles.ordinals, "ordinals.xml")
      ).groups
      data.ranges = try CLDRReader.pluralRanges(
        from: source(CLDRFiles.pluralRanges, "pluralRanges.xml")
      )
      data.aliases = CLDRFiles.languageAliases.split(separator: "\n").compactMap { line in
        let names = line.split(separator: " ").map(String.init)
        return names.count == 2 ? LanguageAlias(type: names[0], replacement: names[1]) : nil
      }
      return data
    } catch {
      throw CommandError(error)
    }
  }

  private static func source(_ text: String, _ name: String) -> CLDRSource {
    .bytes(Array(text.utf8), name: "built-in \(name)")
  }
}
