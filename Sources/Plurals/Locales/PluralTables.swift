/// Everything that answers need: programs, ranges and locales, in one array of words.
///
/// The built-in tables are static data; a compiler can make others.
package struct PluralTables: Sendable {
  /// A ``LocaleIndex``'s directory, then whatever that leads to.
  package let words: [UInt32]

  /// Wraps words that have been verified before: the built-in ones.
  init(trusted words: [UInt32]) {
    self.words = words
  }

  /// The tables made from the CLDR release that ``PluralRules/cldrVersion`` names.
  @inline(__always)
  package static var builtIn: PluralTables { PluralTables(trusted: CLDRTables.words) }

  /// Gives a closure the index of locales.
  @inline(__always)
  package func withLocales<Result>(_ body: (LocaleIndex) -> Result) -> Result {
    unsafe words.withUnsafeBufferPointer {
      unsafe body(LocaleIndex($0.baseAddress.unsafelyUnwrapped))
    }
  }
}
