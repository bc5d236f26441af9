extension LanguagePreferences {
  /// Creates the preferences that the environment of a process says, as POSIX and GNU gettext have it.
  ///
  ///     LanguagePreferences(environment: ["LANG": "sr_RS.UTF-8@latin"]).ranges    // ["sr-Latn-RS"]
  ///     let user = LanguagePreferences(environment: ["LANG": "de_AT", "LANGUAGE": "de_AT:de:en"])
  ///     user.ranges    // ["de-AT", "de", "en"]
  ///     LanguagePreferences(environment: ["LANG": "C", "LANGUAGE": "de"]).ranges    // []
  ///
  /// The locale of messages is the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is not empty (POSIX,
  /// "Internationalization Variables"). Without one, and with `C` or `POSIX`, in any encoding, nothing is
  /// preferred. Otherwise the list in `LANGUAGE`, separated by colons, comes before it, up to a `C`.
  ///
  /// Names become BCP 47 tags, each once: an encoding is left out, and a modifier becomes a script
  /// (`@latin`) or a variant (`@valencia`). What is no name of a locale is passed over.
  ///
  /// - Parameter environment: The variables with their values.
  public init(environment: [String: String]) {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy
      .compactMap { environment[$0] }.first { !$0.isEmpty }
    guard let locale, !Self.isUntranslated(locale) else {
      self.init([])
      return
    }
    var ranges: [String] = []
    let list = (environment["LANGUAGE"] ?? "").split(separator: ":")
    let names = list.prefix { !Self.isUntranslated($0) }.map(String.init)
    for name in names + [locale] {
      guard let tag = LanguageIdentifier(name)?.tag, !ranges.contains(tag) else { continue }
      ranges.append(tag)
    }
    self.init(ranges)
  }

  /// Whether a locale has the messages as they are in the program.
  private static func isUntranslated(_ locale: some StringProtocol) -> Bool {
    let name = locale.prefix { $0 != "." && $0 != "@" }
    return name == "C" || name == "POSIX"
  }
}
