#if !canImport(Darwin)
  import Foundation

  extension String {
    /// Options for a text to localise.
    public struct LocalizationOptions {
      /// The values for the placeholders of the text that are left open, in their order.
      public var replacements: [any CVarArg]?

      /// Creates options without replacements.
      public init() {}
    }

    /// Creates a text in the language that the user prefers.
    ///
    /// ```text
    /// let files = 5, folders = 2
    /// String(localized: "\(files) files in \(folders) folders", bundle: .module)
    /// ```
    ///
    /// - Parameters:
    ///   - keyAndValue: The key of the message with the values in it, and the text for when there is none.
    ///   - table: The table that the message is in; nil or empty for `Localizable`.
    ///   - bundle: The bundle with the table; nil for the main bundle.
    ///   - locale: The locale that formats numbers. It does not choose the language: that is what
    ///     ``StringCatalogs/StringCatalogs/preferences`` or the user says.
    ///   - comment: A remark for translators.
    /// - Complexity: The first text of a table in a language reads its files, on the calling thread; others
    ///   wait for it. Then a text takes constant time. A key with placeholders that is missing has all
    ///   languages read, once, to find one that differs in the length of an integer.
    ///
    /// Nothing is thrown: where there is no message, or it does not fit its values, the text is that of the
    /// key, or as much of the message as can be shown, and ``StringCatalogs/StringCatalogs/report`` is told.
    public init(
      localized keyAndValue: LocalizationValue,
      table: String? = nil,
      bundle: Bundle? = nil,
      locale: Locale = .current,
      comment: StaticString? = nil
    ) {
      self = LocalizedText(key: keyAndValue.key, value: keyAndValue, locale: locale)
        .string(in: BundleTables.table(table, of: bundle ?? .main))
    }

    /// Creates a text in the language that the user prefers, by a key of its own.
    ///
    /// - Parameters:
    ///   - key: The key of the message.
    ///   - defaultValue: The text for when there is no message, with its values.
    ///   - table: The table that the message is in; nil or empty for `Localizable`.
    ///   - bundle: The bundle with the table; nil for the main bundle.
    ///   - locale: The locale that formats numbers.
    ///   - comment: A remark for translators.
    public init(
      localized key: StaticString,
      defaultValue: LocalizationValue,
      table: String? = nil,
      bundle: Bundle? = nil,
      locale: Locale = .current,
      comment: StaticString? = nil
    ) {
      self = LocalizedText(key: key.description, value: defaultValue, locale: locale)
        .string(in: BundleTables.table(table, of: bundle ?? .main))
    }

    /// Creates a text in the language that the user prefers, with values for its open placeholders.
    ///
    /// - Parameters:
    ///   - keyAndValue: The key of the message with the values in it, and the text for when there is none.
    ///   - options: The values for placeholders.
    ///   - table: The table that the message is in; nil or empty for `Localizable`.
    ///   - bundle: The bundle with the table; nil for the main bundle.
    ///   - locale: The locale that formats numbers.
    ///   - comment: A remark for translators.
    public init(
      localized keyAndValue: LocalizationValue,
      options: LocalizationOptions,
      table: String? = nil,
      bundle: Bundle? = nil,
      locale: Locale = .current,
      comment: StaticString? = nil
    ) {
      self = LocalizedText(
        key: keyAndValue.key,
        value: keyAndValue,
        locale: locale,
        replacements: options.replacements ?? []
      )
      .string(in: BundleTables.table(table, of: bundle ?? .main))
    }

    /// Creates a text in the language that the user prefers, by a key of its own and with values for its
    /// open placeholders.
    ///
    /// - Parameters:
    ///   - key: The key of the message.
    ///   - defaultValue: The text for when there is no message, with its values.
    ///   - options: The values for placeholders.
    ///   - table: The table that the message is in; nil or empty for `Localizable`.
    ///   - bundle: The bundle with the table; nil for the main bundle.
    ///   - locale: The locale that formats numbers.
    ///   - comment: A remark for translators.
    public init(
      localized key: StaticString,
      defaultValue: LocalizationValue,
      options: LocalizationOptions,
      table: String? = nil,
      bundle: Bundle? = nil,
      locale: Locale = .current,
      comment: StaticString? = nil
    ) {
      self = LocalizedText(
        key: key.description,
        value: defaultValue,
        locale: locale,
        replacements: options.replacements ?? []
      )
      .string(in: BundleTables.table(table, of: bundle ?? .main))
    }

    /// Creates a resource's text.
    ///
    /// - Parameter resource: The resource. A locale of its own chooses the language.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource) {
      self.init(localized: resource, options: LocalizationOptions())
    }

    /// Creates a resource's text with values for its open placeholders.
    ///
    /// - Parameters:
    ///   - resource: The resource. A locale of its own chooses the language.
    ///   - options: The values for placeholders.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource, options: LocalizationOptions) {
      self = LocalizedText.string(of: resource, replacements: options.replacements ?? [])
    }
  }
#endif
