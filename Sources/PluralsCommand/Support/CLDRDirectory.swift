import CLDRReader
import PluralRuleCompiler
import Plurals

/// A folder with CLDR's XML files.
struct CLDRDirectory {
  let path: String

  func rules(_ type: PluralRuleType) throws(CommandError) -> [PluralRuleGroup] {
    let name = type == .cardinal ? "plurals.xml" : "ordinals.xml"
    let file = try read(name) { source throws(CLDRReadError) in
      try CLDRReader.pluralRules(from: source)
    }
    guard file.type == type else {
      throw CommandError(
        .badData,
        "\(path)/\(name): expected \(type) rules, found \(file.type) rules"
      )
    }
    return file.groups
  }

  func ranges() throws(CommandError) -> [PluralRangeGroup] {
    try read("pluralRanges.xml") { source throws(CLDRReadError) in
      try CLDRReader.pluralRanges(from: source)
    }
  }

  /// The language aliases; without the file none, with a remark.
  func aliasesIfPresent(_ streams: StandardStreams) throws(CommandError) -> [LanguageAlias] {
    do throws(CommandError) {
      return try read("supplementalMetadata.xml") { source throws(CLDRReadError) in
        try CLDRReader.languageAliases(from: source)
      }
    } catch {
      guard error.status == .missingFile else { throw error }
      try streams.note("\(error.message); language aliases such as iw for he are off")
      return []
    }
  }

  /// The range tables; without the file, which CLDR has had since release 26, none, with a remark.
  func rangesIfPresent(_ streams: StandardStreams) throws(CommandError) -> [PluralRangeGroup] {
    do throws(CommandError) {
      return try ranges()
    } catch {
      guard error.status == .missingFile else { throw error }
      try streams.note("\(error.message); no ranges are checked")
      return []
    }
  }

  private func read<Result>(
    _ name: String,
    _ reader: (CLDRSource) throws(CLDRReadError) -> Result
  ) throws(CommandError) -> Result {
    do throws(CLDRReadError) {
      return try reader(.file(path + (path.hasSuffix("/") ? "" : "/") + name))
    } catch {
      throw CommandError(error)
    }
  }
}

extension CommandError {
  init(_ error: CLDRReadError) {
    switch error.kind {
    case .notFound, .cannotRead: self.init(.missingFile, error.description)
    default: self.init(.badData, error.description)
    }
  }
}
