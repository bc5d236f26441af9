import PluralRuleCompiler
import Plurals

/// Reads the plural data of CLDR's XML files.
///
///     let data = try CLDRReader.pluralData(directory: "cldr")
///     let library = try PluralRuleLibrary(compiling: data)
///     library.rules(locale: "pl").category(for: 5)    // many
///
/// The files are those in the folder `common/supplemental` of CLDR 24 or later; their form is that
/// of UTS #35, "Supplemental Data". What newer or older releases have beside it is passed over.
///
/// A file, in UTF-8 or UTF-16, is taken for what it is: no DTD is loaded, nothing is fetched, and a
/// document that declares entities is refused. ``CLDRReadLimits`` bound the memory and time that it
/// takes. Files may be read on any number of threads at once.
public enum CLDRReader {
  /// Reads all plural data of a CLDR release.
  ///
  /// - Parameter directory: The path of the folder with `plurals.xml`, `ordinals.xml`,
  ///   `pluralRanges.xml` and `supplementalMetadata.xml`. `pluralRanges.xml` may be missing: CLDR has
  ///   had it only since release 26.
  /// - Returns: The data, each part in the order of its file.
  /// - Throws: ``CLDRReadError`` for the first file that cannot be read.
  public static func pluralData(directory: String) throws(CLDRReadError) -> PluralData {
    PluralData(
      cardinals: try groups(of: .cardinal, from: file("plurals.xml", in: directory)),
      ordinals: try groups(of: .ordinal, from: file("ordinals.xml", in: directory)),
      ranges: try rangesIfPresent(in: directory),
      aliases: try languageAliases(from: file("supplementalMetadata.xml", in: directory))
    )
  }

  private static func groups(
    of type: PluralRuleType,
    from source: CLDRSource
  ) throws(CLDRReadError) -> [PluralRuleGroup] {
    let file = try pluralRules(from: source)
    guard file.type == type else {
      throw CLDRReadError(.unexpectedRuleType(file.type, expected: type), file: source.name)
    }
    return file.groups
  }

  private static func rangesIfPresent(
    in directory: String
  ) throws(CLDRReadError) -> [PluralRangeGroup] {
    do throws(CLDRReadError) {
      return try pluralRanges(from: file("pluralRanges.xml", in: directory))
    } catch {
      guard error.kind == .notFound else { throw error }
      return []
    }
  }

  static func file(_ name: String, in directory: String) -> CLDRSource {
    let separator = directory.isEmpty || directory.hasSuffix("/") ? "" : "/"
    return .file(directory + separator + name)
  }
}
