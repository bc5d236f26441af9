import PluralRuleCompiler

/// What a CLDR release says about languages, for matching them: the elements of its XML files as they
/// are written, in the order of the files.
package struct LanguageData: Hashable, Sendable {
  /// The distances between languages, of `languageInfo.xml`.
  package var matching: LanguageMatchingData
  /// The likely scripts and regions, of `likelySubtags.xml`.
  package var likelySubtags: [LikelySubtags]
  /// The parents that truncation does not give, of `supplementalData.xml`.
  package var parents: [ParentLocale]
  /// The regions that a region contains, of `supplementalData.xml`.
  package var containment: [String: [String]]
  /// The language aliases of `supplementalMetadata.xml`.
  package var aliases: [LanguageAlias]
  /// The region aliases of `supplementalMetadata.xml`.
  package var regionAliases: [RegionAlias]
}

/// The distances between languages: an element `languageMatches`.
package struct LanguageMatchingData: Hashable, Sendable {
  /// The locales that are preferred where distances are equal.
  package var paradigmLocales: [String] = []
  /// The values of variables, such as `HK+MO` for `$cnsar`.
  package var variables: [String: String] = [:]
  /// The distances in the order in which they are tried.
  package var matches: [LanguageMatch] = []
}

/// The distance between two patterns: an element `languageMatch`.
package struct LanguageMatch: Hashable, Sendable {
  /// The pattern of a wanted language: a language, and perhaps a script and a region.
  package let desired: [String]
  /// The pattern of a supported language, of as many subtags.
  package let supported: [String]
  /// The distance, from 0 to 100.
  package let distance: Int
  /// Whether the distance does not hold for the patterns exchanged.
  package let isOneWay: Bool
}

/// An identifier and what is likely where it says nothing: an element `likelySubtag`.
package struct LikelySubtags: Hashable, Sendable {
  /// The identifier, such as `zh_TW` or `und_Arab`.
  package let from: String
  /// The identifier with language, script and region.
  package let to: String
  /// Who contributed the row, or nil for CLDR itself.
  package let origin: String?
}

/// Locales and their parent: an element `parentLocale`.
package struct ParentLocale: Hashable, Sendable {
  /// The parent; `root` for none.
  package let parent: String
  /// The locales that have it.
  package let locales: [String]
  /// Whether it is the parent of all locales of a script that is not their language's likely one.
  package let isForUnlikelyScripts: Bool
}

/// A deprecated region and its replacement: an element `territoryAlias`.
package struct RegionAlias: Hashable, Sendable {
  /// The code to replace, such as `UK`.
  package let type: String
  /// The first of the codes that replace it.
  package let replacement: String
  /// Whether the code is one that no identifier ever had, such as `USA`.
  package let isOverlong: Bool
}
