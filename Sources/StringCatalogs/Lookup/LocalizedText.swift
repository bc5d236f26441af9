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
      let identifier = locale.identifier
      let localizers = table.localizers(
        preferences,
        locale: identifier == Self.localeOfProcess ? nil : identifier
      )
      let locale = identifier == Self.localeOfProcess ? localizers.numbers : locale
      var rest = replacements[...]
      let arguments = value.arguments.map { $0.messageArgument(locale, replacements: &rest) }
      if let text = text(of: MessageRequest(key, arguments: arguments), localizers.best, table) {
        return text
      }
      let all = localizers.all.value
      if let text = text(of: MessageRequest(key, arguments: arguments), all, table) { return text }
      if let other = table.otherKey(for: key),
        let text = text(of: MessageRequest(other, arguments: arguments), all, table)
      {
        StringCatalogs.tell(MessageDiagnostic(.keyOfOtherLength(other), severity: .note, key: key))
        return text
      }
      StringCatalogs.tell(MessageDiagnostic(.missingKey, key: key))
      return ownText(arguments, table.defaultLanguage, locale)
    }

    /// What a call has where it names no locale. Foundation knows none of the process here, and says that it
    /// is English: the numbers are then those of the user, in the language of the text.
    private static let localeOfProcess = Locale.current.identifier

    /// The text of a message, in any case; nil if there is none.
    private func text(
      of request: MessageRequest,
      _ localizer: Localizer,
      _ table: BundleTable
    ) -> String? {
      do throws(MessageError) {
        let text = try localizer.string(for: request)
        guard text == key, key != value.key else { return text }
        // A message of the source language without a text has its key; the program knows better.
        let language = try localizer.stringAndLanguage(for: request).language
        return table.isText(key, in: language) ? nil : text
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
      _ language: String,
      _ locale: Locale
    ) -> String {
      guard !arguments.isEmpty else { return value.key }
      let message = Message(MessageTemplate(value.key))
      let catalog = MessageCatalog(language: language, messages: [value.key: message])
        .showingNumbers(of: locale.identifier)
      return catalog.text(for: MessageRequest(value.key, arguments: arguments))
    }
  }
#endif
