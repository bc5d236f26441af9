import Foundation
import PluralMessages

extension MessageCatalog {
  /// Reads a `.stringsdict` from what its outermost dictionary holds.
  init(
    stringsdict content: String,
    _ language: String = "en",
    device: String? = nil,
    mode: ReadingMode = .tolerant,
    options: MessageOptions = MessageOptions()
  ) throws(MessageError) {
    try self.init(
      data: Data(propertyList(content).utf8),
      format: .stringsdict,
      language: language,
      file: "Localizable.stringsdict",
      device: device,
      mode: mode,
      options: options
    )
  }
}

extension StringCatalog {
  /// Reads a catalogue from what its `strings` hold.
  init(
    strings: String,
    device: String? = nil,
    mode: ReadingMode = .tolerant,
    options: MessageOptions = MessageOptions()
  ) throws(MessageError) {
    try self.init(
      data: Data(stringCatalog(strings).utf8),
      file: "Localizable.xcstrings",
      device: device,
      mode: mode,
      options: options
    )
  }

  /// The text of a message in a language.
  func string(
    _ key: String,
    in language: String,
    _ arguments: any MessageArgumentConvertible...
  ) throws -> String? {
    try catalog(for: language)?.string(key, arguments: arguments)
  }
}

/// A property list with a dictionary; line 4 is the first of its content.
func propertyList(_ content: String) -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <plist version="1.0">
  <dict>
  \(content)
  </dict>
  </plist>
  """
}

/// A String Catalog; line 4 is the first of its strings.
func stringCatalog(_ strings: String) -> String {
  """
  {
    "sourceLanguage" : "en",
    "strings" : {
  \(strings)
    },
    "version" : "1.0"
  }
  """
}

/// An entry of a `.stringsdict`.
func entry(_ key: String, _ format: String, _ variables: String...) -> String {
  "<key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key><string>\(format)</string>"
    + variables.joined() + "</dict>"
}

/// A variable of a `.stringsdict`.
func variable(
  _ name: String,
  type: String = "d",
  rule: String = "NSStringPluralRuleType",
  _ texts: KeyValuePairs<String, String>
) -> String {
  "<key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>\(rule)</string>"
    + "<key>NSStringFormatValueTypeKey</key><string>\(type)</string>"
    + texts.map { "<key>\($0)</key><string>\($1)</string>" }.joined() + "</dict>"
}

/// A string unit of a String Catalog.
func unit(_ value: String, state: String = "translated") -> String {
  #"{"stringUnit": {"state": "\#(state)", "value": "\#(value)"}}"#
}

/// Variations by number of a String Catalog, without the braces around them.
func plural(_ texts: KeyValuePairs<String, String>) -> String {
  let units = texts.map { "\"\($0)\": \(unit($1))" }.joined(separator: ", ")
  return #""variations": {"plural": {\#(units)}}"#
}
