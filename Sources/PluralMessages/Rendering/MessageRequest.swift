/// A call for a text: its key and its arguments.
///
/// The methods of ``MessageProvider`` make requests; a type that forwards calls hands them on.
public struct MessageRequest {
  /// The key of the message.
  public var key: String
  /// The arguments by position.
  public var arguments: [any MessageArgumentConvertible]
  // One word, so that a request is four in all: a call passes no more than that in registers, and
  // copies what is larger.
  @usableFromInline var details: Details

  /// What a request says beside its key and the arguments by position.
  @usableFromInline
  enum Details {
    case named(NamedArguments)
    /// Counted, without names.
    case counted
    case others(Others)
  }

  @usableFromInline
  final class Others {
    let named: NamedArguments
    let isCounted: Bool
    let member: String?
    let table: String?

    init(named: NamedArguments, isCounted: Bool, member: String?, table: String?) {
      self.named = named
      self.isCounted = isCounted
      self.member = member
      self.table = table
    }
  }

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - key: The key of the message.
  ///   - arguments: The arguments by position.
  ///   - named: The arguments by name.
  ///   - isCounted: A Boolean value that says that the first argument is a number that chooses.
  ///   - member: The key within a message with keys.
  ///   - table: The table that the message is in; nil for `Localizable`, and then any that has the key.
  @inlinable
  public init(
    _ key: String,
    arguments: [any MessageArgumentConvertible] = [],
    named: NamedArguments = [:],
    isCounted: Bool = false,
    member: String? = nil,
    table: String? = nil
  ) {
    self.key = key
    self.arguments = arguments
    details =
      isCounted || member != nil || table != nil
      ? Details(named: named, isCounted: isCounted, member: member, table: table) : .named(named)
  }

  /// The arguments by name.
  public var named: NamedArguments {
    get {
      switch details {
      case .named(let named): named
      case .counted: [:]
      case .others(let others): others.named
      }
    }
    set { details = Details(named: newValue, isCounted: isCounted, member: member, table: table) }
  }

  /// A Boolean value that says that the first argument is a number that chooses the text.
  public var isCounted: Bool {
    get {
      switch details {
      case .named: false
      case .counted: true
      case .others(let others): others.isCounted
      }
    }
    set { details = Details(named: named, isCounted: newValue, member: member, table: table) }
  }

  /// The key within a message with keys; nil for other messages.
  public var member: String? {
    get { if case .others(let others) = details { others.member } else { nil } }
    set { details = Details(named: named, isCounted: isCounted, member: newValue, table: table) }
  }

  /// The table that the message is in; nil for `Localizable`, and then any that has the key.
  public var table: String? {
    get { if case .others(let others) = details { others.table } else { nil } }
    set {
      details = Details(named: named, isCounted: isCounted, member: member, table: newValue)
    }
  }
}

extension MessageRequest {
  /// Whether it asks neither for a message that chooses nor for a member of one.
  var asksForText: Bool {
    switch details {
    case .named: true
    case .counted: false
    case .others(let others): !others.isCounted && others.member == nil
    }
  }
}

extension MessageRequest.Details {
  @usableFromInline
  init(named: NamedArguments, isCounted: Bool, member: String?, table: String?) {
    switch (isCounted, member, table) {
    case (false, nil, nil): self = .named(named)
    case (true, nil, nil) where named.isEmpty: self = .counted
    default:
      self = .others(
        MessageRequest.Others(named: named, isCounted: isCounted, member: member, table: table)
      )
    }
  }
}
