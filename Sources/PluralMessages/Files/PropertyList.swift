import Foundation

/// What a property list holds, as far as messages need it, in the order of the file.
enum PropertyList: Sendable {
  case text(String)
  case dictionary([Member])
  /// Something else.
  case other(ValueType)

  /// A key of a dictionary, with its value. A key may be there twice; Foundation's readers take the last.
  struct Member: Sendable {
    let key: String
    let value: PropertyList
    /// Where the key stands, in the text of an XML list.
    let offset: Int
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

extension [PropertyList.Member] {
  /// The value of a key: that of its last member.
  func value(_ key: String) -> PropertyList? { last { $0.key == key }?.value }
}

/// A property list that was read, with what is wrong with its file and where its keys stand.
struct PropertyListFile {
  let list: PropertyList
  /// The faults of syntax that cost some entry, or would cost the file on Apple's systems.
  let diagnostics: [MessageDiagnostic]
  private let lines: LineIndex?

  /// Reads an XML or binary property list.
  ///
  /// - Throws: ``MessageError`` if nothing can be read.
  init(_ file: CatalogFile) throws(MessageError) {
    if Self.isBinary(file.data) {
      // Foundation's reader of binary lists trusts them on Linux: a damaged one ends the process.
      (list, diagnostics) = try BinaryPropertyListReader.read(file)
      lines = nil
      return
    }
    guard Self.isXML(file.data) else {
      throw file.error(
        .syntax(.expected(.propertyList, found: nil)),
        at: TextPlace(line: 1, column: 1)
      )
    }
    let text = TextScanner(file)
    let lines = text.lines
    var reader = XMLPropertyListReader(text.bytes)
    do throws(XMLPropertyListReader.Fault) {
      list = try reader.read()
    } catch {
      throw file.error(error.kind, at: lines.place(of: error.offset))
    }
    diagnostics =
      text.diagnostics
      + reader.faults.map {
        MessageDiagnostic(
          $0.kind,
          file: file.name,
          place: lines.place(of: $0.offset),
          key: $0.key
        )
      }
    self.lines = lines
  }

  /// The place of a member's key; nil in a binary list.
  func place(of member: PropertyList.Member) -> TextPlace? { lines?.place(of: member.offset) }

  func filePlace(of member: PropertyList.Member) -> FilePlace {
    lines.map { .offset(member.offset, $0) } ?? .none
  }

  static func isBinary(_ data: Data) -> Bool { data.starts(with: "bplist".utf8) }

  /// Whether data begins as an XML text does, in UTF-8 or UTF-16.
  static func isXML(_ data: Data) -> Bool {
    let ignored: [UInt8] = [0xEF, 0xBB, 0xBF, 0xFE, 0xFF, 0, 0x20, 0x09, 0x0A, 0x0D]
    return data.first { !ignored.contains($0) } == UInt8(ascii: "<")
  }
}
