#if !canImport(Darwin)
  import Foundation

  /// A number that stands in a text to localise by a placeholder of its type.
  ///
  /// The types that conform are those of Apple's frameworks; there is no need for others to.
  public protocol _FormatSpecifiable: Equatable, Sendable {
    /// The placeholder.
    static var _formatSpecifier: String { get }
    /// The number.
    var _localizationArgument: _LocalizationArgument { get }
  }

  /// A number of ``_FormatSpecifiable``.
  public struct _LocalizationArgument: Sendable {
    let value: LocalizationArgument
  }

  extension _FormatSpecifiable where Self: SignedInteger & FixedWidthInteger {
    /// `%d` for integers of up to 32 bits, else `%lld`.
    public static var _formatSpecifier: String {
      bitWidth <= 32 && Self.self != Int.self ? "%d" : "%lld"
    }

    /// The integer.
    public var _localizationArgument: _LocalizationArgument {
      .init(value: .integer(Int64(clamping: self)))
    }
  }

  extension _FormatSpecifiable where Self: UnsignedInteger & FixedWidthInteger {
    /// `%u` for integers of up to 32 bits, else `%llu`.
    public static var _formatSpecifier: String {
      bitWidth <= 32 && Self.self != UInt.self ? "%u" : "%llu"
    }

    /// The integer.
    public var _localizationArgument: _LocalizationArgument {
      .init(value: .unsigned(UInt64(clamping: self)))
    }
  }

  extension Int: _FormatSpecifiable {}
  extension Int8: _FormatSpecifiable {}
  extension Int16: _FormatSpecifiable {}
  extension Int32: _FormatSpecifiable {}
  extension Int64: _FormatSpecifiable {}
  extension UInt: _FormatSpecifiable {}
  extension UInt8: _FormatSpecifiable {}
  extension UInt16: _FormatSpecifiable {}
  extension UInt32: _FormatSpecifiable {}
  extension UInt64: _FormatSpecifiable {}

  extension Float: _FormatSpecifiable {
    /// `%f`.
    public static var _formatSpecifier: String { "%f" }

    /// The number.
    public var _localizationArgument: _LocalizationArgument { .init(value: .float(self)) }
  }

  extension Double: _FormatSpecifiable {
    /// `%lf`.
    public static var _formatSpecifier: String { "%lf" }

    /// The number.
    public var _localizationArgument: _LocalizationArgument { .init(value: .double(self)) }
  }

  extension CGFloat: _FormatSpecifiable {
    /// `%lf`.
    public static var _formatSpecifier: String { "%lf" }

    /// The number.
    public var _localizationArgument: _LocalizationArgument { .init(value: .double(Double(self))) }
  }
#endif
