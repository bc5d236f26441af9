import Plurals

extension LanguageMatcher {
  /// The identifiers under which texts for a language may be found, best first: its own, those that it
  /// inherits from, and what it is called now.
  ///
  ///     LanguageMatcher.lookupChain(of: "en-AU")     // ["en-AU", "en-001", "en"]
  ///     LanguageMatcher.lookupChain(of: "pt_AO")     // ["pt-AO", "pt-PT", "pt"]
  ///     LanguageMatcher.lookupChain(of: "zh-TW")     // ["zh-TW", "zh-Hant-TW", "zh-Hant"]
  ///     LanguageMatcher.lookupChain(of: "iw-IL")     // ["iw-IL", "iw", "he-IL", "he"]
  ///
  /// This is for those who can only ask for one language at a time. Subtags are left out from the right,
  /// as in the lookup of RFC 4647, section 3.4, but a parent locale of CLDR's goes first (UTS #35 part 1,
  /// "Parent Locales"), and no text in another script is taken. A sibling such as `en-GB` for `en-AU`
  /// is no parent; ``matches(for:)`` knows of it.
  ///
  /// - Parameter identifier: The identifier of a language, as the matcher reads it.
  /// - Returns: BCP 47 tags; none for a malformed identifier, so that no name of a file can be made of it.
  ///   Of an identifier with more than 16 subtags the rest is left out.
  public static func lookupChain(of identifier: String) -> [String] {
    guard var written = LanguageIdentifier(identifier) else { return [] }
    var chain = [written.tag]
    func add(_ tag: String) { if !chain.contains(tag) { chain.append(tag) } }
    while written.removeLast() { add(written.tag) }
    let tag = LanguageTag(identifier)
    guard tag.language != 0 else {
      if !written.isPrivate { written.truncations.forEach(add) }
      return chain
    }
    if !written.isPrivate, written.extendedLanguages.isEmpty,
      let key = Subtag.pack(written.language).flatMap(LocaleIndex.languageKey), key != tag.language
    {
      written.truncations.forEach(add)
    } else {
      add(written.tag)
    }
    // Parents lead to the root; that no data leads in a circle is the tables' matter, not ours.
    for ancestor in sequence(first: tag, next: \.parent).prefix(8) { add(ancestor.text) }
    return chain
  }
}

extension LanguageTag {
  /// The tag that texts are inherited from; nil for the root.
  fileprivate var parent: LanguageTag? {
    if let code = LanguageCode(language: language, script: script, region: region),
      let parent = LanguageTables.parent(of: code)
    {
      return LanguageTag(language: parent.language, script: parent.script, region: parent.region)
    }
    if region != 0 {
      let likelyScript = MaximizedLanguage(self).script
      if script == 0, likelyScript != MaximizedLanguage(LanguageTag(language: language)).script {
        return LanguageTag(language: language, script: likelyScript, region: region)
      }
      return LanguageTag(language: language, script: script)
    }
    // What is written in another script than is likely inherits nothing: it would be mixed.
    guard script != 0, MaximizedLanguage(LanguageTag(language: language)).script == script else {
      return nil
    }
    return LanguageTag(language: language)
  }
}
