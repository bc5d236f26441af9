/// A format that has been read: text with placeholders.
///
///     let template = try MessageTemplate("%2$@ of %1$@")
///     try template.string("a", "b")    // b of a
///
/// Reading finds all faults of the format itself; what can go wrong later are arguments that are
/// missing or of another type.
public struct MessageTemplate: Hashable, Sendable {
  /// The format as it was written.
  public let source: String
  /// How its placeholders are written.
  public let dialect: PlaceholderDialect
  /// What is likely to be a mistake, although it can be read.
  public let remarks: [PlaceholderFault]

  let segments: [Segment]

  /// About how many bytes a text takes.
  let expectedByteCount: Int

  enum Segment: Hashable, Sendable {
    case text(String)
    case placeholder(Placeholder)
    case variable(VariableReference)
  }

  /// A place for an argument.
  struct Placeholder: Hashable, Sendable {
    let reference: ArgumentReference
    let conversion: Conversion
    /// The placeholder as it is written.
    let source: String
  }

  /// Which argument a placeholder takes.
  enum ArgumentReference: Hashable, Sendable {
    /// The next in turn.
    case next
    /// The one at a position, from 0.
    case position(Int)
    /// The one with a name.
    case name(String)
    /// The number that the message, or the variable around it, chose by.
    case own
  }

  /// A place for the text of a variable: `%#@name@`.
  struct VariableReference: Hashable, Sendable {
    let name: String
    /// The position of the argument that the variable chooses by, if the format says it.
    let position: Int?
    let source: String
  }

  /// Reads a format.
  ///
  /// - Parameters:
  ///   - source: The format.
  ///   - dialect: How its placeholders are written.
  /// - Throws: ``MessageError`` with the kind `malformedPlaceholder` and its place.
  public init(_ source: String, dialect: PlaceholderDialect = .apple) throws(MessageError) {
    let isMark: (UInt8) -> Bool = { $0 == UInt8(ascii: "%") || $0 == 0xEF }
    guard dialect != .apple || source.utf8.contains(where: isMark) else {
      // Most texts have no placeholder; 0xEF may begin a full-width percent sign.
      self = MessageTemplate(verbatim: source)
      return
    }
    var reader = TemplateReader(source)
    do throws(PlaceholderFault.Thrown) {
      try reader.read(dialect)
    } catch {
      throw MessageError(.malformedPlaceholder(error.fault))
    }
    self.source = source
    self.dialect = dialect
    segments = reader.segments
    remarks = reader.remarks
    expectedByteCount = source.utf8.count + 24 * segments.count
  }

  /// A text without placeholders.
  init(verbatim text: String) {
    source = text
    dialect = .apple
    segments = text.isEmpty ? [] : [.text(text)]
    remarks = []
    expectedByteCount = text.utf8.count
  }

  /// A text whose `%arg` is shown as a conversion says.
  init(_ template: MessageTemplate, showingArgumentAs conversion: Conversion) {
    source = template.source
    dialect = template.dialect
    remarks = template.remarks
    expectedByteCount = template.expectedByteCount
    segments = template.segments.map { segment in
      guard case .placeholder(let placeholder) = segment, placeholder.source.hasSuffix("arg") else {
        return segment
      }
      return .placeholder(
        Placeholder(
          reference: placeholder.reference,
          conversion: conversion,
          source: placeholder.source
        )
      )
    }
  }

  /// The names of the variables that the format asks for.
  var variableNames: [String] {
    segments.compactMap { if case .variable(let variable) = $0 { variable.name } else { nil } }
  }

  /// Whether a placeholder takes the number that a variable around it chose by.
  var firstNumericReference: ArgumentReference? {
    for case .placeholder(let placeholder) in segments where placeholder.conversion.isNumeric {
      return placeholder.reference
    }
    return nil
  }
}

extension PlaceholderFault {
  /// A fault on its way out of the reader.
  struct Thrown: Error {
    let fault: PlaceholderFault
  }
}
