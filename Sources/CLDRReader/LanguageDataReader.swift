import PluralRuleCompiler

extension CLDRReader {
  /// Reads what a CLDR release says about languages.
  ///
  /// - Parameter directory: The path of the folder with `languageInfo.xml`, `likelySubtags.xml`,
  ///   `supplementalData.xml` and `supplementalMetadata.xml`.
  /// - Throws: ``CLDRReadError`` for the first file that cannot be read.
  package static func languageData(directory: String) throws(CLDRReadError) -> LanguageData {
    let metadata = file("supplementalMetadata.xml", in: directory)
    let supplementalData = file("supplementalData.xml", in: directory)
    return LanguageData(
      matching: try languageMatching(from: file("languageInfo.xml", in: directory)),
      likelySubtags: try likelySubtags(from: file("likelySubtags.xml", in: directory)),
      parents: try parentLocales(from: supplementalData),
      containment: try regionContainment(from: supplementalData),
      aliases: try languageAliases(from: metadata),
      regionAliases: try regionAliases(from: metadata)
    )
  }

  /// Reads the distances between languages, from `languageInfo.xml`.
  ///
  /// See UTS #35 part 1, "Enhanced Language Matching": the element `languageMatches` of the type
  /// `written_new`.
  package static func languageMatching(
    from source: CLDRSource
  ) throws(CLDRReadError) -> LanguageMatchingData {
    let file = try SupplementalFile(source)
    for matching in file.root.children("languageMatching") {
      for element in matching.children("languageMatches")
      where element.attribute("type") == "written_new" {
        return try languageMatching(of: element, in: file)
      }
    }
    throw file.error(.missingElement("languageMatches", parent: "languageMatching"), at: file.root)
  }

  private static func languageMatching(
    of element: XMLElement,
    in file: SupplementalFile
  ) throws(CLDRReadError) -> LanguageMatchingData {
    var data = LanguageMatchingData()
    for child in element.children("paradigmLocales") {
      data.paradigmLocales += try file.words("locales", of: child)
    }
    for child in element.children("matchVariable") {
      data.variables[try file.attribute("id", of: child)] = try file.attribute("value", of: child)
    }
    for child in element.children("languageMatch") {
      let desired = try file.pattern("desired", of: child)
      let supported = try file.pattern("supported", of: child)
      let text = try file.attribute("distance", of: child)
      guard desired.count == supported.count else {
        throw file.error(.malformedPattern(supported.joined(separator: "_")), at: child)
      }
      guard let distance = Int(text), 0...100 ~= distance else {
        throw file.error(.malformedDistance(text), at: child)
      }
      data.matches.append(
        LanguageMatch(
          desired: desired,
          supported: supported,
          distance: distance,
          isOneWay: child.attribute("oneway") == "true"
        )
      )
    }
    guard !data.matches.isEmpty else {
      throw file.error(.missingElement("languageMatch", parent: "languageMatches"), at: element)
    }
    return data
  }

  /// Reads the likely scripts and regions, from `likelySubtags.xml`.
  ///
  /// See UTS #35 part 1, "Likely Subtags".
  package static func likelySubtags(
    from source: CLDRSource
  ) throws(CLDRReadError) -> [LikelySubtags] {
    let file = try SupplementalFile(source)
    var rows: [LikelySubtags] = []
    for list in file.root.children("likelySubtags") {
      for element in list.children("likelySubtag") {
        rows.append(
          LikelySubtags(
            from: try file.identifier("from", of: element),
            to: try file.identifier("to", of: element),
            origin: element.attribute("origin")
          )
        )
      }
    }
    guard !rows.isEmpty else {
      throw file.error(.missingElement("likelySubtag", parent: "likelySubtags"), at: file.root)
    }
    return rows
  }

  /// Reads the parents of locales, from `supplementalData.xml`.
  ///
  /// See UTS #35 part 1, "Parent Locales". Lists for a component alone are passed over.
  package static func parentLocales(
    from source: CLDRSource
  ) throws(CLDRReadError) -> [ParentLocale] {
    let file = try SupplementalFile(source)
    var parents: [ParentLocale] = []
    for list in file.root.children("parentLocales") where list.attribute("component") == nil {
      for element in list.children("parentLocale") {
        parents.append(
          ParentLocale(
            parent: try file.identifier("parent", of: element),
            locales: try file.words("locales", of: element),
            isForUnlikelyScripts: element.attribute("localeRules") == "nonlikelyScript"
          )
        )
      }
    }
    guard !parents.isEmpty else {
      throw file.error(.missingElement("parentLocale", parent: "parentLocales"), at: file.root)
    }
    return parents
  }

  /// Reads which regions a region contains, from `supplementalData.xml`.
  ///
  /// See UTS #35 part 6, "Territory Containment". Groupings and deprecated regions count.
  package static func regionContainment(
    from source: CLDRSource
  ) throws(CLDRReadError) -> [String: [String]] {
    let file = try SupplementalFile(source)
    var contents: [String: [String]] = [:]
    for list in file.root.children("territoryContainment") {
      for group in list.children("group") {
        contents[try file.attribute("type", of: group), default: []] += try file.words(
          "contains",
          of: group
        )
      }
    }
    guard !contents.isEmpty else {
      throw file.error(.missingElement("group", parent: "territoryContainment"), at: file.root)
    }
    return contents
  }

  /// Reads the aliases of regions, from `supplementalMetadata.xml`.
  package static func regionAliases(
    from source: CLDRSource
  ) throws(CLDRReadError) -> [RegionAlias] {
    let file = try SupplementalFile(source)
    var aliases: [RegionAlias] = []
    for metadata in file.root.children("metadata") {
      for alias in metadata.children("alias") {
        for element in alias.children("territoryAlias") {
          aliases.append(
            RegionAlias(
              type: try file.attribute("type", of: element),
              replacement: try file.words("replacement", of: element)[0],
              isOverlong: element.attribute("reason") == "overlong"
            )
          )
        }
      }
    }
    guard !aliases.isEmpty else {
      throw file.error(.missingElement("territoryAlias", parent: "metadata/alias"), at: file.root)
    }
    return aliases
  }
}

extension SupplementalFile {
  /// The language identifier that an element must have as its attribute.
  fileprivate func identifier(
    _ name: StaticString,
    of element: XMLElement
  ) throws(CLDRReadError) -> String {
    let value = try attribute(name, of: element)
    guard value.utf8.isLanguageIdentifier(minimumSubtagLength: 2, maximumSubtagCount: 3) else {
      throw error(.malformedLocale(value), at: element)
    }
    return value
  }

  /// The language identifiers or regions, at least one, that an element must have as its attribute.
  fileprivate func words(
    _ name: StaticString,
    of element: XMLElement
  ) throws(CLDRReadError) -> [String] {
    let words = Array(try attribute(name, of: element).utf8).xmlWords
    guard !words.isEmpty else { throw error(.noLocales, at: element) }
    return try words.map { word throws(CLDRReadError) in
      let text = String(decoding: word, as: UTF8.self)
      guard word.isLanguageIdentifier(minimumSubtagLength: 2, maximumSubtagCount: 3) else {
        throw error(.malformedLocale(text), at: element)
      }
      return text
    }
  }

  /// The subtags of a pattern such as `en_*_$!enUS`, with `*` for any.
  fileprivate func pattern(
    _ name: StaticString,
    of element: XMLElement
  ) throws(CLDRReadError) -> [String] {
    let value = try attribute(name, of: element)
    let parts = value.split(separator: "_", omittingEmptySubsequences: false).map(String.init)
    guard 1...3 ~= parts.count, parts.allSatisfy({ !$0.isEmpty }) else {
      throw error(.malformedPattern(value), at: element)
    }
    return parts
  }
}
