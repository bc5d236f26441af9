#if !canImport(Darwin)
  import Foundation

  extension String.LocalizationValue {
    /// The parts of a literal with interpolations.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      /// The literals and placeholders, as they are written.
      private var text = ""
      /// The same as a format, in which a literal's percent sign is `%%`; nil if there is no such sign.
      private var format: String?
      private(set) var arguments: [LocalizationArgument] = []

      /// Creates the parts of a literal that has none yet.
      public init(literalCapacity: Int, interpolationCount: Int) {
        text.reserveCapacity(literalCapacity + 4 * interpolationCount)
        arguments.reserveCapacity(interpolationCount)
      }

      /// The key: in it literals beside interpolations are a format.
      var key: String { arguments.isEmpty ? text : format ?? text }

      private mutating func append(_ argument: LocalizationArgument, _ specifier: String) {
        text += specifier
        format? += specifier
        arguments.append(argument)
      }

      /// Appends a part between interpolations.
      public mutating func appendLiteral(_ literal: String) {
        if literal.utf8.contains(UInt8(ascii: "%")) {
          format = (format ?? text) + Self.doubled(literal)
        } else {
          format? += literal
        }
        text += literal
      }

      /// A text whose percent signs are two each, whatever joins them.
      private static func doubled(_ text: String) -> String {
        let percent = UInt8(ascii: "%")
        return String(
          decoding: text.utf8.flatMap { $0 == percent ? [percent, percent] : [$0] },
          as: UTF8.self
        )
      }

      /// Appends text, as `%@`.
      public mutating func appendInterpolation(_ string: String) { append(.text(string), "%@") }

      /// Appends a part of a text, as `%@`.
      public mutating func appendInterpolation(_ substring: Substring) {
        append(.text(String(substring)), "%@")
      }

      /// Appends an object's description, as `%@`.
      public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject) {
        append(.text(subject.description), "%@")
      }

      /// Appends a number by the placeholder of its type: `%lld` for an `Int`, `%lf` for a `Double`.
      public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
        append(value._localizationArgument.value, T._formatSpecifier)
      }

      /// Appends a number by a placeholder such as `%.2f`, which becomes part of the key.
      public mutating func appendInterpolation<T: _FormatSpecifiable>(
        _ value: T,
        specifier: String
      ) {
        append(value._localizationArgument.value, specifier)
      }

      /// Appends a place for a value that options give later.
      public mutating func appendInterpolation(placeholder: Placeholder) {
        append(.placeholder(placeholder), placeholder.specifier)
      }

      /// Appends a place for a value that options give later, by a placeholder of one's own.
      public mutating func appendInterpolation(placeholder: Placeholder, specifier: String) {
        append(.placeholder(placeholder), specifier)
      }

      /// Appends a value as a format style shows it in the locale of the call, as `%@`.
      public mutating func appendInterpolation<T: Sendable, F: FormatStyle & Sendable>(
        _ value: T,
        format: F
      ) where F.FormatInput == T, F.FormatOutput: StringProtocol {
        let formatted = FormattedText(plain: { String(format.format(value)) }) { locale in
          String(format.locale(locale).format(value))
        }
        append(.formatted(formatted), "%@")
      }

      /// Appends a value as a format style shows it in the locale of the call, as `%@`; its attributes
      /// are dropped.
      public mutating func appendInterpolation<T: Sendable, F: FormatStyle & Sendable>(
        _ value: T,
        format: F
      ) where F.FormatInput == T, F.FormatOutput: AttributedStringProtocol {
        let formatted = FormattedText(plain: { String(format.format(value).characters[...]) }) {
          locale in
          String(format.locale(locale).format(value).characters[...])
        }
        append(.formatted(formatted), "%@")
      }

      /// Appends a value as a formatter shows it, as `%@`. Apple's frameworks take formatters in the keys
      /// of views alone.
      public mutating func appendInterpolation<T>(_ value: T, formatter: Formatter) {
        let object: Any
        switch value {
        case let value as any BinaryInteger:
          object = Int(exactly: value).map { NSNumber(value: $0) } ?? NSNumber(value: Double(value))
        case let value as any BinaryFloatingPoint: object = NSNumber(value: Double(value))
        default: object = value
        }
        append(.text(formatter.string(for: object) ?? "\(value)"), "%@")
      }

      /// Appends the text of an attributed text, as `%@`.
      public mutating func appendInterpolation(
        _ attributed: AttributedString,
        options: AttributedString.InterpolationOptions = []
      ) {
        append(.text(String(attributed.characters[...])), "%@")
      }

      /// Appends the text of a part of an attributed text, as `%@`.
      public mutating func appendInterpolation(
        _ attributed: AttributedSubstring,
        options: AttributedString.InterpolationOptions = []
      ) {
        append(.text(String(attributed.characters[...])), "%@")
      }

      /// Appends a text that is localised by itself, as `%@`.
      public mutating func appendInterpolation<T: CustomLocalizedStringResourceConvertible>(
        _ value: T
      ) {
        append(.resource(value.localizedStringResource), "%@")
      }

      /// Appends a list of texts that are localised by themselves, as `%@`.
      public mutating func appendInterpolation<C: Collection>(
        _ value: C,
        format: ListFormatStyle<StringStyle, [String]>
      ) where C.Element: CustomLocalizedStringResourceConvertible {
        let resources = value.map(\.localizedStringResource)
        let text: @Sendable (Locale) -> String = { locale in
          format.locale(locale).format(resources.map { String(localized: $0) })
        }
        append(.formatted(FormattedText(plain: { text(.current) }, text: text)), "%@")
      }

      /// Appends the debugging description of a value of any type, as `%@`.
      @_disfavoredOverload
      @available(
        *,
        deprecated,
        message: "this is not localised; say String(describing:), or give a format"
      )
      public mutating func appendInterpolation<T>(_ value: T) {
        append(.text(String(describing: value)), "%@")
      }
    }
  }
#endif
