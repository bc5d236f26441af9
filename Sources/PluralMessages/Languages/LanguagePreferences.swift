import Foundation

/// The languages that somebody prefers, and those that they refuse.
///
///     let header = "da, en-GB;q=0.8, en;q=0.7"
///     LanguagePreferences(acceptLanguage: header).ranges                    // ["da", "en-GB", "en"]
///     LanguagePreferences(environment: ["LANG": "pt_BR.UTF-8"]).ranges      // ["pt-BR"]
///     LanguagePreferences(["de-AT", "en"]).ranges                           // ["de-AT", "en"]
///
/// ``current`` has those of the process and its user.
///
/// ``LanguageMatcher`` finds the languages of a program that serve them. Where only a list of preferences
/// is asked for, it is ``ranges``.
public struct LanguagePreferences: Hashable, Sendable {
  /// The identifiers of the languages that are preferred, best first. `*` stands for any other language.
  public var ranges: [String]

  /// The identifiers of languages that must not be served, and with each of them those that begin with
  /// it, unless a longer one is preferred. `*` stands for all that are not preferred.
  public var excluded: [String]

  /// Creates preferences.
  ///
  /// - Parameters:
  ///   - ranges: The identifiers of the languages that are preferred, best first.
  ///   - excluded: The identifiers of languages that must not be served.
  public init(_ ranges: [String], excluded: [String] = []) {
    self.ranges = ranges
    self.excluded = excluded
  }

  /// What the program chose instead of the system's preferences; nil for these.
  private static let chosen = LockedValue<LanguagePreferences?>(nil)

  /// The languages that the user of the process prefers, which any thread may read and replace.
  ///
  /// They are the system's list on Apple's systems and Windows, and elsewhere what the environment
  /// says, as ``init(environment:)`` reads it. A program with a choice of its own sets them.
  public static var current: LanguagePreferences {
    get { chosen.value ?? system }
    set { chosen.value = newValue }
  }

  /// ``current``, for which the system is asked once: that takes longer than a text.
  package static var ofProcess: LanguagePreferences { chosen.value ?? firstOfSystem }

  private static let firstOfSystem = system

  /// The languages that the system says the user prefers, whatever the program chose.
  public static var system: LanguagePreferences {
    #if canImport(Darwin) || os(Windows)
      return LanguagePreferences(Locale.preferredLanguages)
    #else
      return LanguagePreferences(environment: ProcessInfo.processInfo.environment)
    #endif
  }
}

extension LanguagePreferences: ExpressibleByArrayLiteral {
  /// Creates preferences from the identifiers of languages, best first.
  public init(arrayLiteral ranges: String...) {
    self.init(ranges)
  }
}
