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
      let localizers = table.localizers(preferences, locale: locale.identifier)
      var rest = replacements[...]
      let arguments = value.arguments.map { $0.messageArgument(locale, replacements: &rest) }
      if let text = text(of: MessageRequest(key, arguments: arguments), localizers.best) {
        return text
      }
      let all = localizers.all.value
      if let text = text(of: MessageRequest(key, arguments: arguments), all) { return text }
      if let other = table.otherKey(for: key),
        let text = text(of: MessageRequest(other, arguments: arguments), all)
      {
        StringCatalogs.tell(MessageDiagnostic(.keyOfOtherLength(other), severity: .note, key: key))
        return text
      }
      StringCatalogs.tell(MessageDiagnostic(.missingKey, key: key))
      return ownText(arguments, table.defaultLanguage)
    }

    /// The text of a message, in any case; nil if there is none.
    private func text(of request: MessageRequest, _ localizer: Localizer) -> String? {
      do throws(MessageError) {
        let text = try localizer.string(for: request)
        // A message of the source language without a text has its key; the program knows better.
        return text == key && key != value.key ? nil : text
      } catch {
        if case .missingKey = error.kind { return nil }
        return localizer.text(for: request)
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
