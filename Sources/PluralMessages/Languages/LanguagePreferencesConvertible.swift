/// A value that says which languages somebody prefers: ``LanguagePreferences``, or a list of identifiers,
/// the best first.
public protocol LanguagePreferencesConvertible {
  /// The preferences.
  var languagePreferences: LanguagePreferences { get }
}

extension LanguagePreferences: LanguagePreferencesConvertible {
  /// The preferences themselves.
  public var languagePreferences: LanguagePreferences { self }
}

extension Array: LanguagePreferencesConvertible where Element == String {
  /// The identifiers in the list, the best first.
  public var languagePreferences: LanguagePreferences { LanguagePreferences(self) }
}
