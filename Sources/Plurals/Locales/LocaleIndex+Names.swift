extension LocaleIndex {
  /// The name of an entry in BCP 47's form, such as `"pt-PT"`; `"root"` for the first.
  package func nameText(of entry: Int) -> String {
    if entry == 0 { return "root" }
    return SubtagText.text { nameText(of: entry, &$0) }
  }

  private func nameText(of entry: Int, _ text: inout SubtagText) {
    guard let number = nameNumber(of: entry) else {
      text.append(Self.subtag(ofLanguage: languageKey(of: entry)))
      return
    }
    let name = name(number)
    if name.kind == .child {
      nameText(of: name.base, &text)
    } else {
      text.append(name.language)
    }
    for subtag in [name.first, name.second] where subtag != 0 {
      // Scripts have four characters and regions two.
      let (hasThree, hasFour, hasFive) = (subtag >> 12 != 0, subtag >> 18 != 0, subtag >> 24 != 0)
      text.append(subtag, capitals: !hasThree ? 2 : hasFour && !hasFive ? 1 : 0)
    }
  }
}
