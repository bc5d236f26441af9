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
    /// How many texts it stands in.
    var depth = 0

    /// The text in a table.
    func string(in table: BundleTable) -> String {
      let identifier = locale.identifier
      let localizers = table.localizers(
        preferences,
        locale: identifier == Self.localeOfProcess ? nil : identifier
      )
      let locale = identifier == Self.localeOfProcess ? localizers.numbers : locale
      var rest = replacements[...]
      let arguments = value.arguments.map {
        $0.messageArgument(locale, replacements: &rest) { Self.string(of: $0, depth: depth + 1) }
      }
      let request = MessageRequest(key, arguments: arguments)
      if let text = text(of: request, localizers.best) { return text }
      let all = localizers.all.value
      switch found(request, all) {
      case .text(let text): return text
      case .unshowable: return ownText(arguments, table.defaultLanguage, locale)
      case .missing: break
      }
      if let other = table.otherKey(for: key),
        case .text(let text) = found(MessageRequest(other, arguments: arguments), all)
      {
        StringCatalogs.tell(MessageDiagnostic(.keyOfOtherLength(other), severity: .note, key: key))
        return text
      }
      if let place = table.missingFile {
        StringCatalogs.tell(MessageDiagnostic(.unreadable(.notFound), file: place, key: key))
      } else if key != value.key || localizers.language != table.defaultLanguage {
        // In the program's own language its own text is meant, which no table need have.
        StringCatalogs.tell(
          MessageDiagnostic(.missingKey, key: key, language: localizers.language)
        )
      }
      return ownText(arguments, table.defaultLanguage, locale)
    }

    /// The text of a resource.
    ///
    /// - Parameter depth: How many texts it stands in, each in the other.
    static func string(
      of resource: LocalizedStringResource,
      replacements: [any CVarArg] = [],
      depth: Int = 0
    ) -> String {
      guard depth < MessageLimit.nesting.maximum else {
        StringCatalogs.tell(MessageDiagnostic(.limit(.nesting), key: resource.key))
        return resource.key
      }
      let table =
        switch resource.bundle {
        case .main: BundleTables.table(resource.table, of: .main)
        case .forClass(let type): BundleTables.table(resource.table, of: Bundle(for: type))
        case .atURL(let url): BundleTables.table(resource.table, at: url)
        }
      let text = LocalizedText(
        key: resource.key,
        value: resource.defaultValue,
        locale: resource.locale,
        languageLocale: resource.locale == .current ? nil : resource.locale,
        replacements: replacements,
        depth: depth
      )
      return text.string(in: table)
    }

    /// What a call has where it names no locale. Foundation knows none of the process here, and says that it
    /// is English: the numbers are then those of the user, in the language of the text.
    private static let localeOfProcess = Locale.current.identifier

    /// What is found of a message.
    private enum Finding {
      case text(String)
      /// It does not fit its values in any language.
      case unshowable
      case missing
    }

    /// The text of a message that the best language has; nil if others must be asked.
    private func text(of request: MessageRequest, _ localizer: Localizer) -> String? {
      do throws(MessageError) {
        return try localizer.string(for: request)
      } catch {
        return nil
      }
    }

    private func found(_ request: MessageRequest, _ localizer: Localizer) -> Finding {
      do throws(MessageError) {
        return .text(try localizer.string(for: request))
      } catch {
        if case .missingKey = error.kind { return .missing }
        error.diagnostics.forEach(StringCatalogs.tell)
        return localizer.nextText(for: request).map { .text($0) } ?? .unshowable
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
