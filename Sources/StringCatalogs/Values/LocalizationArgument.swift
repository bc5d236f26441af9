#if !canImport(Darwin)
  import Foundation
  import PluralMessages

  /// A value that stands in a text to localise.
  enum LocalizationArgument: Sendable {
    case integer(Int64)
    case unsigned(UInt64)
    case double(Double)
    case float(Float)
    case text(String)
    /// A text that depends on the locale in which it is shown.
    case formatted(FormattedText)
    indirect case resource(LocalizedStringResource)
    case placeholder(String.LocalizationValue.Placeholder)

    /// The argument of the message; numbers as they are, which are not boxed twice.
    ///
    /// - Parameters:
    ///   - locale: The locale that formats values.
    ///   - replacements: The values for placeholders that are left; each takes the first.
    ///   - text: Gives the text of a resource that stands in this one.
    func messageArgument(
      _ locale: Locale,
      replacements: inout ArraySlice<any CVarArg>,
      text: (LocalizedStringResource) -> String
    ) -> any MessageArgumentConvertible {
      switch self {
      case .integer(let value):
        if let integer = Int(exactly: value) { return integer }
        return MessageArgument(value)
      case .unsigned(let value): return MessageArgument(value)
      case .double(let value): return value
      case .float(let value): return value
      case .text(let text): return text
      case .formatted(let formatted): return formatted.text(locale)
      case .resource(let resource): return text(resource)
      case .placeholder(let placeholder):
        return replacements.popFirst().map(MessageArgument.init(replacement:))
          ?? MessageArgument(placeholder.specifier)
      }
    }
  }

  /// A value with the format that it is shown in.
  struct FormattedText: Sendable {
    /// The text in the format's own locale, by which two are compared.
    let plain: @Sendable () -> String
    /// The text in another locale.
    let text: @Sendable (Locale) -> String
  }

  extension LocalizationArgument: Equatable {
    static func == (lhs: Self, rhs: Self) -> Bool {
      switch (lhs, rhs) {
      case (.integer(let a), .integer(let b)): a == b
      case (.unsigned(let a), .unsigned(let b)): a == b
      case (.double(let a), .double(let b)): a == b
      case (.float(let a), .float(let b)): a == b
      case (.text(let a), .text(let b)): a == b
      case (.formatted(let a), .formatted(let b)): a.plain() == b.plain()
      case (.resource(let a), .resource(let b)): a == b
      case (.placeholder(let a), .placeholder(let b)): a == b
      default: false
      }
    }
  }

  extension LocalizationArgument: Codable {
    private enum CodingKeys: CodingKey {
      case integer, unsigned, double, float, text, resource, placeholder
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      guard let key = container.allKeys.first, container.allKeys.count == 1 else {
        throw DecodingError.dataCorrupted(
          DecodingError.Context(
            codingPath: decoder.codingPath,
            debugDescription:
              "an argument has one of the keys integer, unsigned, double, float, text, "
              + "resource and placeholder"
          )
        )
      }
      switch key {
      case .integer: self = .integer(try container.decode(Int64.self, forKey: key))
      case .unsigned: self = .unsigned(try container.decode(UInt64.self, forKey: key))
      case .double: self = .double(try container.decode(Double.self, forKey: key))
      case .float: self = .float(try container.decode(Float.self, forKey: key))
      case .text: self = .text(try container.decode(String.self, forKey: key))
      case .resource:
        self = .resource(try container.decode(LocalizedStringResource.self, forKey: key))
      case .placeholder:
        self = .placeholder(
          try container.decode(String.LocalizationValue.Placeholder.self, forKey: key)
        )
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      case .integer(let value): try container.encode(value, forKey: .integer)
      case .unsigned(let value): try container.encode(value, forKey: .unsigned)
      case .double(let value): try container.encode(value, forKey: .double)
      case .float(let value): try container.encode(value, forKey: .float)
      case .text(let text): try container.encode(text, forKey: .text)
      case .formatted(let formatted): try container.encode(formatted.plain(), forKey: .text)
      case .resource(let resource): try container.encode(resource, forKey: .resource)
      case .placeholder(let placeholder): try container.encode(placeholder, forKey: .placeholder)
      }
    }
  }

  extension MessageArgument {
    /// A value of C's, as options have it.
    init(replacement value: any CVarArg) {
      switch value {
      case let value as any BinaryInteger: self.init(value)
      case let value as Double: self.init(value)
      case let value as Float: self.init(value)
      case let value as any BinaryFloatingPoint: self.init(Double(value))
      default: self.init("\(value)")
      }
    }
  }
#endif
