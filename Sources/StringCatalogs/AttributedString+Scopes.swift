#if !canImport(Darwin)
  import Foundation

  // The forms with a scope of attributes, which a text from a table has none of here.
  extension AttributedString {
    /// Creates a text in the language that the user prefers, as the form without a scope does.
    ///
    /// - Parameters:
    ///   - key: The key of the message with the values in it, and the text for when there is none.
    ///   - options: What attributes say of values; here there are none.
    ///   - table: The table that the message is in; nil for `Localizable`.
    ///   - bundle: The bundle with the table; nil for the main bundle.
    ///   - locale: The locale that formats numbers; nil for the current one.
    ///   - comment: A remark for translators.
    ///   - scope: The attributes that the text may have; here it has none.
    public init<S: AttributeScope>(
      localized key: String.LocalizationValue,
      options: FormattingOptions = [],
      table: String? = nil,
      bundle: Bundle? = nil,
      locale: Locale? = nil,
      comment: StaticString? = nil,
      including scope: KeyPath<AttributeScopes, S.Type>
    ) {
      self.init(localized: key, options: options, table: table, bundle: bundle, locale: locale)
    }

    /// Creates a text in the language that the user prefers, as the form without a scope does.
    ///
    /// - Parameters:
    ///   - key: The key of the message with the values in it, and the text for when there is none.
    ///   - options: The values for placeholders.
    ///   - table: The table that the message is in; nil for `Localizable`.
    ///   - bundle: The bundle with the table; nil for the main bundle.
    ///   - locale: The locale that formats numbers; nil for the current one.
    ///   - comment: A remark for translators.
    ///   - scope: The attributes that the text may have; here it has none.
    public init<S: AttributeScope>(
      localized key: String.LocalizationValue,
      options: LocalizationOptions,
      table: String? = nil,
      bundle: Bundle? = nil,
      locale: Locale? = nil,
      comment: StaticString? = nil,
      including scope: KeyPath<AttributeScopes, S.Type>
    ) {
      self.init(localized: key, options: options, table: table, bundle: bundle, locale: locale)
    }

    /// Creates a text in the language that the user prefers, as the form without a scope does.
    ///
    /// - Parameters:
    ///   - key: The key of the message.
    ///   - defaultValue: The text for when there is no message, with its values.
    ///   - options: What attributes say of values; here there are none.
    ///   - table: The table that the message is in; nil for `Localizable`.
    ///   - bundle: The bundle with the table; nil for the main bundle.
    ///   - locale: The locale that formats numbers; nil for the current one.
    ///   - comment: A remark for translators.
    ///   - scope: The attributes that the text may have; here it has none.
    public init<S: AttributeScope>(
      localized key: StaticString,
      defaultValue: String.LocalizationValue,
      options: FormattingOptions = [],
      table: String? = nil,
      bundle: Bundle? = nil,
      locale: Locale? = nil,
      comment: StaticString? = nil,
      including scope: KeyPath<AttributeScopes, S.Type>
    ) {
      self.init(
        localized: key,
        defaultValue: defaultValue,
        options: options,
        table: table,
        bundle: bundle,
        locale: locale
      )
    }

    /// Creates a text in the language that the user prefers, as the form without a scope does.
    ///
    /// - Parameters:
    ///   - key: The key of the message.
    ///   - defaultValue: The text for when there is no message, with its values.
    ///   - options: The values for placeholders.
    ///   - table: The table that the message is in; nil for `Localizable`.
    ///   - bundle: The bundle with the table; nil for the main bundle.
    ///   - locale: The locale that formats numbers; nil for the current one.
    ///   - comment: A remark for translators.
    ///   - scope: The attributes that the text may have; here it has none.
    public init<S: AttributeScope>(
      localized key: StaticString,
      defaultValue: String.LocalizationValue,
      options: LocalizationOptions,
      table: String? = nil,
      bundle: Bundle? = nil,
      locale: Locale? = nil,
      comment: StaticString? = nil,
      including scope: KeyPath<AttributeScopes, S.Type>
    ) {
      self.init(
        localized: key,
        defaultValue: defaultValue,
        options: options,
        table: table,
        bundle: bundle,
        locale: locale
      )
    }

    /// Creates a resource's text, as the form without a scope does.
    ///
    /// - Parameters:
    ///   - resource: The resource. A locale of its own chooses the language.
    ///   - scope: The attributes that the text may have; here it has none.
    @_disfavoredOverload
    public init<S: AttributeScope>(
      localized resource: LocalizedStringResource,
      including scope: KeyPath<AttributeScopes, S.Type>
    ) {
      self.init(localized: resource)
    }

    /// Creates a resource's text, as the form without a scope does.
    ///
    /// - Parameters:
    ///   - resource: The resource. A locale of its own chooses the language.
    ///   - options: The values for placeholders.
    ///   - scope: The attributes that the text may have; here it has none.
    @_disfavoredOverload
    public init<S: AttributeScope>(
      localized resource: LocalizedStringResource,
      options: LocalizationOptions,
      including scope: KeyPath<AttributeScopes, S.Type>
    ) {
      self.init(localized: resource, options: options)
    }

    /// Creates a text in the language that the user prefers, as the form without a scope does.
    ///
    /// - Parameters:
    ///   - key: The key of the message with the values in it, and the text for when there is none.
    ///   - options: What attributes say of values; here there are none.
    ///   - table: The table that the message is in; nil for `Localizable`.
    ///   - bundle: The bundle with the table; nil for the main bundle.
    ///   - locale: The locale that formats numbers; nil for the current one.
    ///   - comment: A remark for translators.
    ///   - scope: The attributes that the text may have; here it has none.
    public init<S: AttributeScope>(
      localized key: String.LocalizationValue,
      options: FormattingOptions = [],
      table: String? = nil,
      bundle: Bundle? = nil,
      locale: Locale? = nil,
      comment: StaticString? = nil,
      including scope: S.Type
    ) {
      self.init(localized: key, options: options, table: table, bundle: bundle, locale: locale)
    }

    /// Creates a text in the language that the user prefers, as the form without a scope does.
    ///
    /// - Parameters:
    ///   - key: The key of the message with the values in it, and the text for when there is none.
    ///   - options: The values for placeholders.
    ///   - table: The table that the message is in; nil for `Localizable`.
    ///   - bundle: The bundle with the table; nil for the main bundle.
    ///   - locale: The locale that formats numbers; nil for the current one.
    ///   - comment: A remark for translators.
    ///   - scope: The attributes that the text may have; here it has none.
    public init<S: AttributeScope>(
      localized key: String.LocalizationValue,
      options: LocalizationOptions,
      table: String? = nil,
      bundle: Bundle? = nil,
      locale: Locale? = nil,
      comment: StaticString? = nil,
      including scope: S.Type
    ) {
      self.init(localized: key, options: options, table: table, bundle: bundle, locale: locale)
    }

    /// Creates a text in the language that the user prefers, as the form without a scope does.
    ///
    /// - Parameters:
    ///   - key: The key of the message.
    ///   - defaultValue: The text for when there is no message, with its values.
    ///   - options: What attributes say of values; here there are none.
    ///   - table: The table that the message is in; nil for `Localizable`.
    ///   - bundle: The bundle with the table; nil for the main bundle.
    ///   - locale: The locale that formats numbers; nil for the current one.
    ///   - comment: A remark for translators.
    ///   - scope: The attributes that the text may have; here it has none.
    public init<S: AttributeScope>(
      localized key: StaticString,
      defaultValue: String.LocalizationValue,
      options: FormattingOptions = [],
      table: String? = nil,
      bundle: Bundle? = nil,
      locale: Locale? = nil,
      comment: StaticString? = nil,
      including scope: S.Type
    ) {
      self.init(
        localized: key,
        defaultValue: defaultValue,
        options: options,
        table: table,
        bundle: bundle,
        locale: locale
      )
    }

    /// Creates a text in the language that the user prefers, as the form without a scope does.
    ///
    /// - Parameters:
    ///   - key: The key of the message.
    ///   - defaultValue: The text for when there is no message, with its values.
    ///   - options: The values for placeholders.
    ///   - table: The table that the message is in; nil for `Localizable`.
    ///   - bundle: The bundle with the table; nil for the main bundle.
    ///   - locale: The locale that formats numbers; nil for the current one.
    ///   - comment: A remark for translators.
    ///   - scope: The attributes that the text may have; here it has none.
    public init<S: AttributeScope>(
      localized key: StaticString,
      defaultValue: String.LocalizationValue,
      options: LocalizationOptions,
      table: String? = nil,
      bundle: Bundle? = nil,
      locale: Locale? = nil,
      comment: StaticString? = nil,
      including scope: S.Type
    ) {
      self.init(
        localized: key,
        defaultValue: defaultValue,
        options: options,
        table: table,
        bundle: bundle,
        locale: locale
      )
    }

    /// Creates a resource's text, as the form without a scope does.
    ///
    /// - Parameters:
    ///   - resource: The resource. A locale of its own chooses the language.
    ///   - scope: The attributes that the text may have; here it has none.
    @_disfavoredOverload
    public init<S: AttributeScope>(
      localized resource: LocalizedStringResource,
      including scope: S.Type
    ) {
      self.init(localized: resource)
    }

    /// Creates a resource's text, as the form without a scope does.
    ///
    /// - Parameters:
    ///   - resource: The resource. A locale of its own chooses the language.
    ///   - options: The values for placeholders.
    ///   - scope: The attributes that the text may have; here it has none.
    @_disfavoredOverload
    public init<S: AttributeScope>(
      localized resource: LocalizedStringResource,
      options: LocalizationOptions,
      including scope: S.Type
    ) {
      self.init(localized: resource, options: options)
    }
  }
#endif
