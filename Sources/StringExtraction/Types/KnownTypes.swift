/// What is known of the standard library's and Apple's types.
enum KnownTypes {
  /// The placeholders of numbers, as Foundation's interface has them.
  static let numbers: [String: String] = [
    "Int": "%lld", "Int64": "%lld", "Int8": "%d", "Int16": "%d", "Int32": "%d", "UInt": "%llu",
    "UInt64": "%llu", "UInt8": "%u", "UInt16": "%u", "UInt32": "%u", "Float": "%f",
    "Double": "%lf", "CGFloat": "%lf",
  ]

  /// Aliases of numbers.
  static let aliases: [String: String] = [
    "TimeInterval": "Double", "NSInteger": "Int", "NSUInteger": "UInt", "CInt": "Int32",
    "CLong": "Int", "CFloat": "Float", "CDouble": "Double", "Float32": "Float",
    "Float64": "Double", "CLLocationDegrees": "Double", "CLLocationDistance": "Double",
    "CLLocationSpeed": "Double", "CLLocationAccuracy": "Double",
  ]

  /// Types that stand as `%@`.
  static let objects: Set = [
    "String", "Substring", "Character", "Bool", "AttributedString", "AttributedSubstring",
    "LocalizedStringResource", "LocalizedStringKey", "NSString", "NSNumber", "NSObject", "NSDate",
    "NSURL", "NSError", "NSAttributedString", "NSDecimalNumber", "Text", "Image", "Date", "URL",
    "UUID", "Decimal", "Error", "Locale", "Data", "Measurement", "Calendar", "TimeZone",
    "DateComponents", "CGSize", "CGPoint", "CGRect", "Any", "AnyObject", "StaticString",
  ]

  /// Members that have one type wherever they are.
  static let members: [String: SwiftType] = [
    "count": .int, "hashValue": .int, "underestimatedCount": .int, "description": .string,
    "debugDescription": .string, "localizedDescription": .string, "capitalized": .string,
    "localizedCapitalized": .string, "localizedUppercase": .string, "localizedLowercase": .string,
    "absoluteString": .string, "lastPathComponent": .string, "pathExtension": .string,
    "uuidString": .string, "isEmpty": .named("Bool"),
  ]

  /// Methods that have one result wherever they are.
  static let methods: [String: SwiftType] = [
    "uppercased": .string, "lowercased": .string, "formatted": .string, "joined": .string,
    "trimmingCharacters": .string, "replacingOccurrences": .string, "padding": .string,
    "appendingPathComponent": .named("URL"), "timeIntervalSince": .named("Double"),
  ]

  /// Members of a number that have its type.
  static let ofNumbers: Set = [
    "magnitude", "rounded", "max", "min", "zero", "pi", "infinity", "nan", "random", "advanced",
    "squareRoot", "truncatingRemainder", "byteSwapped", "bigEndian",
    "littleEndian", "greatestFiniteMagnitude", "leastNormalMagnitude",
  ]

  /// Functions whose result has the type of their arguments.
  static let agreeingFunctions: Set = ["min", "max", "abs"]

  /// Functions whose result is a text.
  static let textFunctions: Set = [
    "NSLocalizedString", "NSLocalizedStringWithDefaultValue", "NSStringFromClass",
  ]
}
