/// Makes values of the texts and objects of a JSON text.
struct JSONReader {
  private let scanner: TextScanner
  private let document: JSONDocument
  /// What is wrong with the file, and with members that are left out.
  private(set) var findings: [MessageDiagnostic] = []

  init(_ scanner: TextScanner) throws(MessageError) {
    self.scanner = scanner
    do {
      document = try JSONDocument(scanner.bytes, separateLevels: 1)
    } catch {
      throw MessageError(Self.finding(error, scanner))
    }
    findings = scanner.diagnostics
    for fault in document.faults {
      var finding = Self.finding(fault, scanner)
      finding.key = document.key(of: fault)
      findings.append(finding)
    }
  }

  /// The members of the object that the file holds.
  mutating func members() throws(MessageError) -> [JSONValue.Member] {
    guard case .object(let members) = value(document.root) else {
      var place = scanner
      place.position = document.offset(document.root)
      if document.kind(document.root) == .string { place.position -= 1 }
      throw place.expected(.object)
    }
    var faults = findings
    for member in members {
      guard case .invalid(let finding) = member.value else { return members }
      faults.append(finding)
    }
    // Nothing in it can be read.
    if let error = MessageError(faults) { throw error }
    return members
  }

  /// The document has a limit to its depth, and so has this.
  private mutating func value(_ index: JSONDocument.Index) -> JSONValue {
    switch document.kind(index) {
    case .string:
      do {
        return .text(try document.text(index))
      } catch {
        return .invalid(Self.finding(error, scanner))
      }
    case .object:
      var members: [JSONValue.Member] = []
      for key in document.keys(of: index) {
        do {
          let name = try document.text(key)
          let place = scanner.lines.place(of: document.offset(key) - 1)
          members.append(JSONValue.Member(name: name, value: value(key + 1), place: place))
        } catch {
          findings.append(Self.finding(error, scanner))
        }
      }
      return .object(members)
    case .array:
      var members: [JSONValue.Member] = []
      for element in document.elements(of: index) {
        let isText = document.kind(element) == .string
        let place = scanner.lines.place(of: document.offset(element) - (isText ? 1 : 0))
        let name = String(members.count)
        members.append(JSONValue.Member(name: name, value: value(element), place: place))
      }
      return .array(members)
    case .number: return .number(document.source(index))
    case .bool: return .other(.boolean)
    case .null: return .other(.null)
    }
  }

  private static func finding(
    _ fault: JSONDocument.Fault,
    _ scanner: TextScanner
  ) -> MessageDiagnostic {
    MessageDiagnostic(
      fault.kind,
      severity: .error,
      file: scanner.file,
      place: scanner.lines.place(of: fault.offset)
    )
  }
}
