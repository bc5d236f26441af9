/// A format that has been read: text with placeholders.
///
///     let template = MessageTemplate("%2$@ of %1$@")
///     let (part, whole) = (3, 10)
///     try template.string(whole, part)    // 3 of 10
///
/// Reading finds what is questionable in the format itself; what can go wrong later are arguments that
/// are missing or of another type.
public struct MessageTemplate: Sendable {
  /// The parts, behind one reference: messages hand templates on more often than they look inside.
  let storage: Storage

  final class Storage: Sendable {
    let source: String
    let dialect: PlaceholderDialect
    let diagnostics: [MessageDiagnostic]
    /// Nil for a text without placeholders: then it is the source itself.
    let segments: [Segment]?
    /// How `%arg` is shown, if the catalogue says it outside of the format.
    let argumentConversion: Conversion

    init(
      _ source: String,
      _ dialect: PlaceholderDialect,
      _ segments: [Segment]?,
      _ diagnostics: [MessageDiagnostic],
      argumentConversion: Conversion = .object
    ) {
      self.source = source
      self.dialect = dialect
      self.segments = segments
      self.diagnostics = diagnostics
      self.argumentConversion = argumentConversion
    }
  }

  /// The format as it was written.
  public var source: String { storage.source }
  /// The way in which its placeholders are written.
  public var dialect: PlaceholderDialect { storage.dialect }
  /// The likely mistakes in it, although it can be read.
  public var diagnostics: [MessageDiagnostic] { storage.diagnostics }

  /// The parts of the format; nil if it has no placeholder and no escape.
  var parts: [Segment]? { storage.segments }

  /// A part of a format: what stands for something, with the text before it, or the text at the end.
  enum Segment: Sendable {
    case placeholder(Placeholder)
    case variable(VariableReference)
    case text(String)
  }

  /// A place for an argument.
  final class Placeholder: Sendable {
    let textBefore: String
    let reference: ArgumentReference
    let conversion: Conversion
    /// The placeholder as it is written.
    let source: String
    /// Whether the conversion says no more than that the argument is there.
    let isPlain: Bool
    /// Whether text is shown as it is.
    let isObject: Bool
    /// The sizes that come from arguments; nil for nearly all placeholders.
    var sizes: ArgumentSizes? { boxedSizes?.value }
    private let boxedSizes: SizesBox?

    init(
      after textBefore: String,
      reference: ArgumentReference,
      conversion: Conversion,
      sizes: ArgumentSizes? = nil,
      source: String
    ) {
      self.textBefore = textBefore
      self.reference = reference
      self.conversion = conversion
      boxedSizes = sizes.map { SizesBox($0) }
      self.source = source
      isPlain = conversion.isPlain && sizes == nil
      isObject = conversion == .object && sizes == nil
    }
  }

  /// The arguments that say how wide and how precise another is shown, as in `%*d`.
  struct ArgumentSizes: Hashable, Sendable {
    var width: ArgumentReference?
    var precision: ArgumentReference?
  }

  private final class SizesBox: Sendable {
    let value: ArgumentSizes

    init(_ value: ArgumentSizes) { self.value = value }
  }

  /// The argument that a placeholder takes.
  enum ArgumentReference: Hashable, Sendable {
    /// The one at a position, from 0, that the format writes.
    case position(Int)
    /// The one at a position, from 0, that follows from the placeholders before it.
    case turn(Int)
    /// The one with a name.
    case name(String)
    /// The number that the message, or the variable around it, chose by.
    case own
  }

  /// A place for the text of a variable: `%#@name@`.
  final class VariableReference: Sendable {
    let textBefore: String
    let name: String
    /// The position of the argument that the variable chooses by, if the format says it.
    let position: Int?
    let source: String
    /// The place of what stands for it among the choices of its message; nil in a format by itself.
    let choice: Int?

    init(
      after textBefore: String,
      name: String,
      position: Int?,
      source: String,
      choice: Int? = nil
    ) {
      self.textBefore = textBefore
      self.name = name
      self.position = position
      self.source = source
      self.choice = choice
    }
  }

  /// Reads a format.
  ///
  /// Every text is one. A sign that begins no placeholder stands for itself, and is among the
  /// ``diagnostics``.
  ///
  /// - Parameters:
  ///   - source: The format.
  ///   - dialect: The way in which its placeholders are written.
  public init(_ source: String, dialect: PlaceholderDialect = .apple) {
    guard dialect != .apple || Self.mayHaveMark(source) || InflectionMarkup.mayStand(in: source)
    else {
      // Most texts have no placeholder.
      self = MessageTemplate(verbatim: source)
      return
    }
    self.init(source, dialect, TemplateContext())
  }

  /// Reads a format of a message that is known.
  init(_ source: String, _ dialect: PlaceholderDialect, _ context: TemplateContext) {
    let shown = dialect == .apple ? InflectionMarkup.removed(from: source) : source
    var reader = TemplateReader(shown, context)
    reader.read(dialect)
    var segments: [Segment]? = reader.segments
    switch reader.segments.first {
    case nil: segments = nil
    case .text(let text) where reader.segments.count == 1 && text == source: segments = nil
    default: break
    }
    let isFormat = segments?.contains { if case .text = $0 { false } else { true } } ?? false
    // Who writes "80%" in a text that is never formatted needs no advice about formats.
    let diagnostics =
      isFormat ? reader.diagnostics : reader.diagnostics.filter { !$0.isAboutPercentSign }
    storage = Storage(source, dialect, segments, diagnostics)
  }

  private static func mayHaveMark(_ source: String) -> Bool {
    // 0xEF may begin a full-width percent sign.
    source.holds(byte: UInt8(ascii: "%")) || source.holds(byte: 0xEF)
  }

  /// Creates a text without placeholders.
  init(verbatim text: String) {
    storage = Storage(text, .apple, nil, [])
  }

  /// Creates a copy with other segments, which stand for the same format.
  init(_ template: MessageTemplate, segments: [Segment]) {
    storage = Storage(
      template.source,
      template.dialect,
      segments,
      template.diagnostics,
      argumentConversion: template.storage.argumentConversion
    )
  }

  /// Creates a copy whose `%arg` is shown as a conversion says.
  init(_ template: MessageTemplate, showingArgumentAs conversion: Conversion) {
    let segments = template.parts?.map { segment -> Segment in
      guard case .placeholder(let placeholder) = segment, placeholder.source.hasSuffix("arg") else {
        return segment
      }
      return .placeholder(
        Placeholder(
          after: placeholder.textBefore,
          reference: placeholder.reference,
          conversion: conversion,
          source: placeholder.source
        )
      )
    }
    storage = Storage(
      template.source,
      template.dialect,
      segments,
      template.diagnostics,
      argumentConversion: conversion
    )
  }

  /// Whether the format has a place for an argument or a variable.
  var hasPlaceholders: Bool {
    parts?.contains { if case .text = $0 { false } else { true } } ?? false
  }

  /// Whether the format names variables.
  var hasVariables: Bool {
    parts?.contains { if case .variable = $0 { true } else { false } } ?? false
  }
}

extension MessageTemplate: Hashable {
  /// A Boolean value that says that two formats are written alike, in one dialect, and show their
  /// arguments alike.
  public static func == (lhs: MessageTemplate, rhs: MessageTemplate) -> Bool {
    lhs.storage === rhs.storage
      || lhs.source == rhs.source && lhs.dialect == rhs.dialect
        && (lhs.parts == nil) == (rhs.parts == nil)
        && lhs.storage.argumentConversion == rhs.storage.argumentConversion
  }

  /// Hashes the format.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(source)
    hasher.combine(dialect)
  }
}

extension MessageDiagnostic {
  /// Whether it is about a sign that nobody would take for the beginning of a conversion.
  fileprivate var isAboutPercentSign: Bool {
    guard case .placeholder(let problem) = kind else { return false }
    switch problem.reason {
    case .percentSign: return true
    case .endsEarly: return problem.placeholder == "%"
    case .unknownConversion:
      // As in "80%." and "5 % (or less)", and not in "%(name)s", "%{name}@" and "% 1$s".
      let rest = problem.placeholder.utf8.dropFirst()
      guard let next = rest.first, !rest.contains(UInt8(ascii: "$")) else { return rest.isEmpty }
      return next >= 0x80 || " .,;:!?)]}>'\"*/|<-+_=&".utf8.contains(next)
    default: return false
    }
  }
}
