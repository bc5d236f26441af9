/// A value of a property list, as compiled tables have it.
package indirect enum PropertyValue: Hashable, Sendable {
  case text(String)
  case dictionary([String: PropertyValue])

  /// Creates a value of what Foundation reads; nil for what tables do not have.
  init?(_ object: Any) {
    if let text = object as? String {
      self = .text(text)
    } else if let members = object as? [String: Any] {
      var values: [String: PropertyValue] = [:]
      for (key, member) in members {
        guard let value = PropertyValue(member) else { return nil }
        values[key] = value
      }
      self = .dictionary(values)
    } else {
      return nil
    }
  }

  /// Whether XML can hold all texts: it has no other control characters than ends of lines and tabs.
  var fitsXML: Bool {
    switch self {
    case .text(let text): Self.fitsXML(text)
    case .dictionary(let members):
      members.allSatisfy { key, value in Self.fitsXML(key) && value.fitsXML }
    }
  }

  private static func fitsXML(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0x09, 0x0A, 0x0D: true
      case 0..<0x20, 0xFFFE, 0xFFFF: false
      default: true
      }
    }
  }

  /// The value as an XML property list, with keys in the order of their bytes.
  var xml: String {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">

      """
    write(to: &text, indent: "")
    return text + "</plist>\n"
  }

  private func write(to text: inout String, indent: String) {
    switch self {
    case .text(let content): text += "\(indent)<string>\(Self.escaped(content))</string>\n"
    case .dictionary(let members) where members.isEmpty: text += "\(indent)<dict/>\n"
    case .dictionary(let members):
      text += "\(indent)<dict>\n"
      for (key, value) in members.sorted(by: { $0.key < $1.key }) {
        text += "\(indent)\t<key>\(Self.escaped(key))</key>\n"
        value.write(to: &text, indent: indent + "\t")
      }
      text += "\(indent)</dict>\n"
    }
  }

  private static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == 0x26 || $0 == 0x3C || $0 == 0x3E || $0 == 0x0D })
    else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      // A reader takes a line end of XML for another.
      case "\r": result += "&#13;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The value as Foundation's writers take it.
  var object: Any {
    switch self {
    case .text(let text): text
    case .dictionary(let members): members.mapValues(\.object)
    }
  }
}
