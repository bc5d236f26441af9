extension LanguageMatcher {
  /// Whether a name is that of a language, as files are named: a code of two or three letters, and what
  /// may follow it.
  static func isLanguage(_ name: String) -> Bool {
    let code = name.utf8.prefix { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }
    return 2...3 ~= code.count
      && code.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 }
      && !lookupChain(of: name).isEmpty
  }
}
