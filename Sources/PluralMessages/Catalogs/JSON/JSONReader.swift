/// A value of a JSON file, with the places of its members.
///
/// Foundation's values have no lines, and of two members with one name they have one.
enum JSONValue {
  case text(String)
  case object([Member])
  /// A value of no use in messages.
  case other(ValueType)

  struct Member {
    let name: String
    let value: JSONValue
    let place: TextPlace
  }

  var type: ValueType {
    switch self {
    case .text: .string
    case .object: .object
    case .other(let type): type
    }
  }
}

/// Makes values of the texts and objects of a JSON text.
struct JSONReader {
  private let scanner: TextScanner
  private let document: JSONDocument

  init(_ scanner: TextScanner) throws(MessageError) {
    self.scanner = scanner
    do {
      document = try JSONDocument(scanner.bytes)
    } catch {
      throw Self.fault(error, scanner)
    }
  }

  /// The members of the object that the file holds.
  func members() throws(MessageError) -> [JSONValue.Member] {
    guard case .object(let members) = try value(document.root) else {
      throw scanner.error(.expected(.object, found: nil), at: 0)
    }
    return members
  }

  /// The document has a limit to its depth, and so has this.
  private func value(_ index: JSONDocument.Index) throws(MessageError) -> JSONValue {
    switch document.kind(index) {
    case .string: return .text(try text(index))
    case .object:
      var members: [JSONValue.Member] = []
      for key in document.keys(of: index) {
        let place = scanner.lines.place(of: document.offset(key) - 1)
        members.append(
          JSONValue.Member(name: try text(key), value: try value(key + 1), place: place)
        )
      }
      return .object(members)
    case .array: return .other(.array)
    case .number: return .other(.number)
    case .bool: return .other(.boolean)
    case .null: return .other(.null)
    }
  }

  private func text(_ index: JSONDocument.Index) throws(MessageError) -> String {
    do {
      return try document.text(index)
    } catch {
      throw fault(error)
    }
  }

  private func fault(_ fault: JSONDocument.Fault) -> MessageError { Self.fault(fault, scanner) }

  private static func fault(_ fault: JSONDocument.Fault, _ scanner: TextScanner) -> MessageError {
    MessageError(
      MessageDiagnostic(
        fault.kind,
        severity: .error,
        file: scanner.file,
        place: scanner.lines.place(of: fault.offset)
      )
    )
  }
}
