#if !canImport(Darwin)
  extension String {
    /// A text to localise: the key of a message, and the values that stand in it.
    ///
    /// ```text
    /// let files = 5
    /// let value: String.LocalizationValue = "\(files) files"    // the key is "%lld files"
    /// ```
    ///
    /// The key is made as Apple's frameworks make it: `%lld` for an `Int`, `%@` for text, and so on for
    /// each type. Beside interpolations a percent sign is `%%` in the key; alone it stays as it is.
    ///
    /// On Apple's platforms Foundation declares this type.
    public struct LocalizationValue: Equatable, Sendable {
      /// The key under which the text is looked for, which is also a format.
      var key: String
      /// The values of the placeholders in the key, in their order.
      var arguments: [LocalizationArgument]

      /// Creates a value of a text without placeholders.
      ///
      /// - Parameter value: The key, which stays as it is.
      public init(_ value: String) {
        key = value
        arguments = []
      }
    }
  }

  extension String.LocalizationValue: ExpressibleByStringInterpolation {
    /// Creates a value of a literal without interpolations.
    public init(stringLiteral value: String) { self.init(value) }

    /// Creates a value of a literal with interpolations.
    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      arguments = stringInterpolation.arguments
    }

    /// A value for which a text is made later, by ``Swift/String/LocalizationOptions/replacements``.
    public enum Placeholder: Codable, Hashable, Sendable {
      case int, uint, float, double, object

      var specifier: String {
        switch self {
        case .int: "%lld"
        case .uint: "%llu"
        case .float: "%f"
        case .double: "%lf"
        case .object: "%@"
        }
      }
    }
  }

  extension String.LocalizationValue: Codable {
    private enum CodingKeys: CodingKey {
      case key, arguments
    }

    /// Reads a value from `key` and `arguments`.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      key = try container.decode(String.self, forKey: .key)
      arguments =
        try container.decodeIfPresent([LocalizationArgument].self, forKey: .arguments) ?? []
    }

    /// Writes `key` and `arguments`; what has a format or an attributed text of its own is written as its
    /// text.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(key, forKey: .key)
      try container.encode(arguments, forKey: .arguments)
    }
  }
#endif
