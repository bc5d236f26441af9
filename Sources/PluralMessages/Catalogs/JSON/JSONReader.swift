/// A value of a JSON file, with the places of its members.
///
/// Foundation's values have no lines, and of two members with one name they have one.
enum JSONValue {
  case text(String)
  case object([Member])
  /// A value of no use in messages.
  case other(String)

  struct Member {
    let name: String
    let value: JSONValue
    let line: Int
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
      throw scanner.error(error.reason, at: error.offset)
    }
  }

  /// The members of the object that the file holds.
  func members() throws(MessageError) -> [JSONValue.Member] {
    guard case .object(let members) = try value(document.root) else {
      throw scanner.error("the file must hold a JSON object", at: 0)
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
        let line = scanner.line(at: document.offset(key))
        members.append(
          JSONValue.Member(name: try text(key), value: try value(key + 1), line: line)
        )
      }
      return .object(members)
    case .array: return .other("an array")
    case .number: return .other("a number")
    case .bool: return .other(document.bool(index) == true ? "true" : "false")
    case .null: return .other("null")
    }
  }

  private func text(_ index: JSONDocument.Index) throws(MessageError) -> String {
    do {
      return try document.text(index)
    } catch {
      throw scanner.error(error.reason, at: error.offset)
    }
  }
}
