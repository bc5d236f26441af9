#if !canImport(Darwin)
  import Foundation
  import PluralMessages

  /// A text that is looked for: in a table, and without a message there in its own value.
  struct LocalizedText {
    var key: String
    var value: String.LocalizationValue
    var locale: Locale
    /// The locale whose language goes before those that are preferred; nil for none.
    var languageLocale: Locale?
    var replacements: [any CVarArg] = []

    /// The text in a table.
    func string(in table: BundleTable) -> String {
      let localizer = table.localizer(preferences, locale: locale.identifier)
      var rest = replacements[...]
      let arguments = value.arguments.map { $0.messageArgument(locale, replacements: &rest) }
      let request = MessageRequest(key, arguments: arguments)
      do throws(MessageError) {
        return try localizer.string(for: request)
      } catch {
        guard case .missingKey = error.kind else { return localizer.text(for: request) }
        if let other = table.otherKey(for: key) {
          StringCatalogs.report?(
            MessageDiagnostic(.keyOfOtherLength(other), severity: .note, key: key)
          )
          return localizer.giving(.key).text(for: MessageRequest(other, arguments: arguments))
        }
        error.diagnostics.forEach { StringCatalogs.report?($0) }
        return ownText(arguments, table.defaultLanguage)
      }
    }

    private var preferences: LanguagePreferences {
      var preferences = StringCatalogs.preferences ?? .ofProcess
      if let languageLocale { preferences.ranges.insert(languageLocale.identifier, at: 0) }
      return preferences
    }

    /// The text that the program itself has.
    private func ownText(
      _ arguments: [any MessageArgumentConvertible],
      _ language: String
    ) -> String {
      guard !arguments.isEmpty else { return value.key }
      let message = Message(MessageTemplate(value.key))
      let catalog = MessageCatalog(language: language, messages: [value.key: message])
        .showingNumbers(of: locale.identifier)
      return catalog.text(for: MessageRequest(value.key, arguments: arguments))
    }
  }
#endif
