#if !canImport(Darwin)
  import Foundation

  extension AttributedString {
    /// Options for a text to localise.
    public struct LocalizationOptions {
      /// The values for the placeholders of the text that are left open, in their order.
      public var replacements: [any CVarArg]?

      /// Whether runs of values say which they are. Here no run does.
      public var applyReplacementIndexAttribute = false

      /// Whether words are inflected. Here none is.
      public var inflect = false

      /// Creates options without replacements.
      public init() {}
    }

    /// Options for the values in a text.
    public struct FormattingOptions: OptionSet, Sendable {
      /// The options as bits.
      public let rawValue: UInt

      /// Creates options from bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// Runs of values say which they are. Here no run does.
      public static let applyReplacementIndexAttribute = Self(rawValue: 1)
    }

    /// Options for an attributed text in another.
    public struct InterpolationOptions: OptionSet, Sendable {
      /// The options as bits.
      public let rawValue: UInt

      /// Creates options from bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// The attributes of the inner text replace those around it. Here there are none.
      public static let insertAttributesWithoutMerging = Self(rawValue: 1)
    }

    /// Creates a text in the language that the user prefers.
    ///
    /// Foundation reads no Markdown here: a text is shown as it is written, without attributes, those of
    /// values in it neither.
    ///
    /// - Parameters:
    ///   - key: The key of the message with the values in it, and the text for when there is none.
    ///   - options: What attributes say of values; here there are none.
    ///   - table: The table that the message is in; nil for `Localizable`.
    ///   - bundle: The bundle with the table; nil for the main bundle.
    ///   - locale: The locale that formats numbers; nil for the current one.
    ///   - comment: A remark for translators.
    public init(
      localized key: String.LocalizationValue,
      options: FormattingOptions = [],
      table: String? = nil,
      bundle: Bundle? = nil,
      locale: Locale? = nil,
      comment: StaticString? = nil
    ) {
      self.init(
        String(localized: key, table: table, bundle: bundle, locale: locale ?? .current)
      )
    }

    /// Creates a text in the language that the user prefers, by a key of its own.
    ///
    /// - Parameters:
    ///   - key: The key of the message.
    ///   - defaultValue: The text for when there is no message, with its values.
    ///   - options: What attributes say of values; here there are none.
    ///   - table: The table that the message is in; nil for `Localizable`.
    ///   - bundle: The bundle with the table; nil for the main bundle.
    ///   - locale: The locale that formats numbers; nil for the current one.
    ///   - comment: A remark for translators.
    public init(
      localized key: StaticString,
      defaultValue: String.LocalizationValue,
      options: FormattingOptions = [],
      table: String? = nil,
      bundle: Bundle? = nil,
      locale: Locale? = nil,
      comment: StaticString? = nil
    ) {
      self.init(
        String(
          localized: key,
          defaultValue: defaultValue,
          table: table,
          bundle: bundle,
          locale: locale ?? .current
        )
      )
    }

    /// Creates a text in the language that the user prefers, with values for its open placeholders.
    ///
    /// - Parameters:
    ///   - key: The key of the message with the values in it, and the text for when there is none.
    ///   - options: The values for placeholders.
    ///   - table: The table that the message is in; nil for `Localizable`.
    ///   - bundle: The bundle with the table; nil for the main bundle.
    ///   - locale: The locale that formats numbers; nil for the current one.
    ///   - comment: A remark for translators.
    public init(
      localized key: String.LocalizationValue,
      options: LocalizationOptions,
      table: String? = nil,
      bundle: Bundle? = nil,
      locale: Locale? = nil,
      comment: StaticString? = nil
    ) {
      self.init(
        String(
          localized: key,
          options: String.LocalizationOptions(options),
          table: table,
          bundle: bundle,
          locale: locale ?? .current
        )
      )
    }

    /// Creates a text in the language that the user prefers, by a key of its own and with values for its
    /// open placeholders.
    ///
    /// - Parameters:
    ///   - key: The key of the message.
    ///   - defaultValue: The text for when there is no message, with its values.
    ///   - options: The values for placeholders.
    ///   - table: The table that the message is in; nil for `Localizable`.
    ///   - bundle: The bundle with the table; nil for the main bundle.
    ///   - locale: The locale that formats numbers; nil for the current one.
    ///   - comment: A remark for translators.
    public init(
      localized key: StaticString,
      defaultValue: String.LocalizationValue,
      options: LocalizationOptions,
      table: String? = nil,
      bundle: Bundle? = nil,
      locale: Locale? = nil,
      comment: StaticString? = nil
    ) {
      self.init(
        String(
          localized: key,
          defaultValue: defaultValue,
          options: String.LocalizationOptions(options),
          table: table,
          bundle: bundle,
          locale: locale ?? .current
        )
      )
    }

    /// Creates a resource's text.
    ///
    /// - Parameter resource: The resource. A locale of its own chooses the language.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource) {
      self.init(String(localized: resource))
    }

    /// Creates a resource's text with values for its open placeholders.
    ///
    /// - Parameters:
    ///   - resource: The resource. A locale of its own chooses the language.
    ///   - options: The values for placeholders.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource, options: LocalizationOptions) {
      self.init(String(localized: resource, options: String.LocalizationOptions(options)))
    }
  }

  extension String.LocalizationOptions {
    fileprivate init(_ options: AttributedString.LocalizationOptions) {
      self.init()
      replacements = options.replacements
    }
  }
#endif
