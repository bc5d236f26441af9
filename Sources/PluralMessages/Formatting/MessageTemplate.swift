/// A format that has been read: text with placeholders.
///
///     let template = try MessageTemplate("%2$@ of %1$@")
///     try template.string("a", "b")    // b of a
///
/// Reading finds all faults of the format itself; what can go wrong later are arguments that are
/// missing or of another type.
public struct MessageTemplate: Sendable {
  /// The parts, behind one reference: messages hand templates on more often than they look inside.
  private let storage: Storage

  private final class Storage: Sendable {
    let source: String
    let dialect: PlaceholderDialect
    let remarks: [PlaceholderFault]
    /// Nil for a text without placeholders: then it is the source itself.
    let segments: [Segment]?

    init(
      _ source: String,
      _ dialect: PlaceholderDialect,
      _ segments: [Segment]?,
      _ remarks: [PlaceholderFault]
    ) {
      self.source = source
      self.dialect = dialect
      self.segments = segments
      self.remarks = remarks
    }
  }

  /// The format as it was written.
  public var source: String { storage.source }
  /// How its placeholders are written.
  public var dialect: PlaceholderDialect { storage.dialect }
  /// What is likely to be a mistake, although it can be read.
  public var remarks: [PlaceholderFault] { storage.remarks }

  /// The parts of the format; nil if it has no placeholder and no escape.
  var parts: [Segment]? { storage.segments }

  var segments: [Segment] {
    storage.segments ?? (source.isEmpty ? [] : [.text(source)])
  }

  enum Segment: Hashable, Sendable {
    case text(String)
    case placeholder(Placeholder)
    case variable(VariableReference)
  }

  /// A place for an argument.
  final class Placeholder: Hashable, Sendable {
    let reference: ArgumentReference
    let conversion: Conversion
    /// The placeholder as it is written.
    let source: String

    init(reference: ArgumentReference, conversion: Conversion, source: String) {
      self.reference = reference
      self.conversion = conversion
      self.source = source
    }

    static func == (lhs: Placeholder, rhs: Placeholder) -> Bool {
      lhs === rhs
        || lhs.reference == rhs.reference && lhs.conversion == rhs.conversion
          && lhs.source == rhs.source
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(reference)
      hasher.combine(source)
    }
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
    storage = Storage(source, dialect, reader.segments, reader.remarks)
  }

  /// A text without placeholders.
  init(verbatim text: String) {
    storage = Storage(text, .apple, nil, [])
  }

  /// A text whose `%arg` is shown as a conversion says.
  init(_ template: MessageTemplate, showingArgumentAs conversion: Conversion) {
    let segments = template.parts?.map { segment -> Segment in
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
    storage = Storage(template.source, template.dialect, segments, template.remarks)
  }

  /// The names of the variables that the format asks for.
  var variableNames: [String] {
    segments.compactMap { if case .variable(let variable) = $0 { variable.name } else { nil } }
  }
}

extension MessageTemplate: Hashable {
  /// Whether two formats are written alike, in one dialect, and show their arguments alike.
  public static func == (lhs: MessageTemplate, rhs: MessageTemplate) -> Bool {
    lhs.storage === rhs.storage
      || lhs.source == rhs.source && lhs.dialect == rhs.dialect && lhs.segments == rhs.segments
  }

  /// Hashes the format.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(source)
    hasher.combine(dialect)
  }
}

extension PlaceholderFault {
  /// A fault on its way out of the reader.
  struct Thrown: Error {
    let fault: PlaceholderFault
  }
}
