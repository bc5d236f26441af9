#if !canImport(Darwin)
  import Foundation

  /// A text to localise, with where it is looked for.
  ///
  /// ```text
  /// let count = 5
  /// let resource = LocalizedStringResource("\(count) files", bundle: .atURL(Bundle.module.bundleURL))
  /// String(localized: resource)
  /// ```
  ///
  /// On Apple's platforms Foundation declares this type.
  public struct LocalizedStringResource: Sendable {
    /// The key of the message.
    public let key: String

    /// The text, and its values, for when there is no message of the key.
    public let defaultValue: String.LocalizationValue

    /// The table that the message is in; nil for `Localizable`.
    public let table: String?

    /// The locale in whose language the text is looked for, and which formats values. Where it is that of
    /// the process, the languages are those that the user prefers.
    public var locale: Locale

    /// Where the message is looked for.
    public let bundle: BundleDescription

    /// A bundle, described so that another process can find it.
    public enum BundleDescription: Sendable {
      /// The main bundle.
      case main
      /// The bundle that a class is from.
      case forClass(AnyClass)
      /// The bundle at a place.
      case atURL(URL)
    }

    /// Creates a resource whose key is its text.
    ///
    /// - Parameters:
    ///   - keyAndValue: The key, and the text for when there is no message.
    ///   - table: The table that the message is in; nil for `Localizable`.
    ///   - locale: The locale in whose language the text is looked for.
    ///   - bundle: Where the message is looked for.
    ///   - comment: A remark for translators.
    public init(
      _ keyAndValue: String.LocalizationValue,
      table: String? = nil,
      locale: Locale = .current,
      bundle: BundleDescription = .main,
      comment: StaticString? = nil
    ) {
      key = keyAndValue.key
      defaultValue = keyAndValue
      self.table = table
      self.locale = locale
      self.bundle = bundle
    }

    /// Creates a resource with a key of its own.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - defaultValue: The text for when there is no message, with its values.
    ///   - table: The table that the message is in; nil for `Localizable`.
    ///   - locale: The locale in whose language the text is looked for.
    ///   - bundle: Where the message is looked for.
    ///   - comment: A remark for translators.
    public init(
      _ key: StaticString,
      defaultValue: String.LocalizationValue,
      table: String? = nil,
      locale: Locale = .current,
      bundle: BundleDescription = .main,
      comment: StaticString? = nil
    ) {
      self.key = key.description
      self.defaultValue = defaultValue
      self.table = table
      self.locale = locale
      self.bundle = bundle
    }

    /// Creates a resource whose key is its text, in a bundle such as `.module`.
    ///
    /// - Parameters:
    ///   - keyAndValue: The key of the message with the values in it, and the text for when there is none.
    ///   - table: The table that the message is in; nil for `Localizable`.
    ///   - locale: The locale that formats numbers; one of its own chooses the language, too.
    ///   - bundle: The bundle with the table.
    ///   - comment: A remark for translators.
    @_disfavoredOverload
    public init(
      _ keyAndValue: String.LocalizationValue,
      table: String? = nil,
      locale: Locale = .current,
      bundle: Bundle,
      comment: StaticString? = nil
    ) {
      self.init(
        keyAndValue,
        table: table,
        locale: locale,
        bundle: .atURL(bundle.bundleURL),
        comment: comment
      )
    }

    /// Creates a resource with a key of its own, in a bundle such as `.module`.
    ///
    /// - Parameters:
    ///   - key: The key of the message.
    ///   - defaultValue: The text for when there is no message, with its values.
    ///   - table: The table that the message is in; nil for `Localizable`.
    ///   - locale: The locale that formats numbers; one of its own chooses the language, too.
    ///   - bundle: The bundle with the table.
    ///   - comment: A remark for translators.
    @_disfavoredOverload
    public init(
      _ key: StaticString,
      defaultValue: String.LocalizationValue,
      table: String? = nil,
      locale: Locale = .current,
      bundle: Bundle,
      comment: StaticString? = nil
    ) {
      self.init(
        key,
        defaultValue: defaultValue,
        table: table,
        locale: locale,
        bundle: .atURL(bundle.bundleURL),
        comment: comment
      )
    }
  }

  extension LocalizedStringResource: ExpressibleByStringInterpolation {
    /// The parts of a literal with interpolations.
    public typealias StringInterpolation = String.LocalizationValue.StringInterpolation

    /// Creates a resource of a literal without interpolations, in the main bundle.
    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

    /// Creates a resource of a literal with interpolations, in the main bundle.
    public init(stringInterpolation: StringInterpolation) {
      self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
  }

  extension LocalizedStringResource: Equatable {
    /// Whether two have the same key, values, table, locale and bundle.
    public static func == (lhs: Self, rhs: Self) -> Bool {
      lhs.key == rhs.key && lhs.defaultValue == rhs.defaultValue && lhs.table == rhs.table
        && lhs.locale == rhs.locale && lhs.bundle.url == rhs.bundle.url
    }
  }

  extension LocalizedStringResource: Codable {
    private enum CodingKeys: CodingKey {
      case key, defaultValue, table, locale, bundleURL
    }

    /// Reads a resource, whose bundle is one at a place.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      key = try container.decode(String.self, forKey: .key)
      defaultValue = try container.decode(String.LocalizationValue.self, forKey: .defaultValue)
      table = try container.decodeIfPresent(String.self, forKey: .table)
      locale = try container.decodeIfPresent(Locale.self, forKey: .locale) ?? .current
      let url = try container.decodeIfPresent(URL.self, forKey: .bundleURL)
      bundle = url.map(BundleDescription.atURL) ?? .main
    }

    /// Writes a resource, with the place of its bundle.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(key, forKey: .key)
      try container.encode(defaultValue, forKey: .defaultValue)
      try container.encodeIfPresent(table, forKey: .table)
      try container.encode(locale, forKey: .locale)
      try container.encode(bundle.url, forKey: .bundleURL)
    }
  }

  extension LocalizedStringResource.BundleDescription {
    /// The bundle's place.
    var url: URL {
      switch self {
      case .main: Bundle.main.bundleURL
      case .forClass(let type): Bundle(for: type).bundleURL
      case .atURL(let url): url
      }
    }
  }

  /// A value with a text to localise.
  public protocol CustomLocalizedStringResourceConvertible {
    /// The text.
    var localizedStringResource: LocalizedStringResource { get }
  }

  extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
    /// The resource itself.
    public var localizedStringResource: LocalizedStringResource { self }
  }
#endif
