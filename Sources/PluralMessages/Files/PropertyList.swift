import Foundation

/// What a property list holds, as far as messages need it.
enum PropertyList: Sendable {
  case text(String)
  case dictionary([String: PropertyList])
  /// Something else.
  case other(ValueType)

  /// Reads an XML or binary property list.
  ///
  /// - Throws: ``MessageError`` if the file is neither.
  init(_ file: CatalogFile) throws(MessageError) {
    if file.data.starts(with: "bplist".utf8) {
      // Foundation's reader of binary lists trusts them on Linux: a damaged one ends the process.
      self = try BinaryPropertyListReader.read(file)
      return
    }
    guard Self.isXML(file.data) else {
      throw file.error(
        .syntax(.expected(.propertyList, found: nil)),
        at: TextPlace(line: 1, column: 1)
      )
    }
    let value: Any
    do {
      value = try PropertyListSerialization.propertyList(from: file.data, format: nil)
    } catch {
      let details = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
      let reason = details.map { $0.replacingOccurrences(of: "\n", with: " ") } ?? ""
      let line = reason.range(of: " line ").flatMap { range in
        Int(reason[range.upperBound...].prefix { $0.isASCII && $0.isNumber })
      }
      throw file.error(
        .syntax(.propertyList(parserMessage: reason)),
        at: line.map { TextPlace(line: $0) }
      )
    }
    self.init(value)
  }

  /// Whether data begins as an XML text does, in UTF-8 or UTF-16.
  private static func isXML(_ data: Data) -> Bool {
    let ignored: [UInt8] = [0xEF, 0xBB, 0xBF, 0xFE, 0xFF, 0, 0x20, 0x09, 0x0A, 0x0D]
    return data.first { !ignored.contains($0) } == UInt8(ascii: "<")
  }

  /// Takes over what Foundation has read; it refuses lists that are nested deeply.
  private init(_ value: Any) {
    switch value {
    case let text as String: self = .text(text)
    case let members as [String: Any]: self = .dictionary(members.mapValues { PropertyList($0) })
    case is [Any]: self = .other(.array)
    case is Data: self = .other(.data)
    case is Date: self = .other(.date)
    default: self = .other(.number)
    }
  }

  /// The type of the value, for findings.
  var type: ValueType {
    switch self {
    case .text: .string
    case .dictionary: .dictionary
    case .other(let type): type
    }
  }
}
