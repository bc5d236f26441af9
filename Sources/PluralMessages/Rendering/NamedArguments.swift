/// The named arguments of a message.
///
///     let count = 3, name = "Ann"
///     try greetings.string("greeting", named: ["count": count, "name": name])    // Привет, Ann: 3
///
/// A list of pairs, which costs less to make than a dictionary. Of two with one name the last counts.
public struct NamedArguments: ExpressibleByDictionaryLiteral {
  // Without labels, which would make a copy of the pairs of a literal.
  @usableFromInline typealias Pair = (String, any MessageArgumentConvertible)

  @usableFromInline let storage: Storage

  @usableFromInline
  enum Storage {
    case list([Pair])
    case table(Table)
  }

  /// Pairs that are so many that a search takes longer than making a dictionary.
  @usableFromInline
  final class Table {
    let pairs: [Pair]
    let places: [String: Int]

    @usableFromInline
    init(_ pairs: [Pair]) {
      self.pairs = pairs
      places = Dictionary(pairs.enumerated().map { ($1.0, $0) }) { $1 }
    }
  }

  @inlinable static var longestList: Int { 16 }

  /// Creates arguments from the pairs of a literal.
  @inlinable
  public init(dictionaryLiteral elements: (String, any MessageArgumentConvertible)...) {
    self.init(elements)
  }

  /// Creates arguments from a dictionary, or from other pairs of names and values.
  public init<Pairs: Sequence<(key: String, value: any MessageArgumentConvertible)>>(
    _ pairs: Pairs
  ) {
    let isOrdered = Pairs.self != [String: any MessageArgumentConvertible].self
    self.init(Self.pairs(pairs.map { ($0.key, $0.value) }, isOrdered))
  }

  /// Creates arguments from a dictionary of values of one type, or from other pairs.
  public init<Value: MessageArgumentConvertible, Pairs: Sequence<(key: String, value: Value)>>(
    _ pairs: Pairs
  ) {
    self.init(Self.pairs(pairs.map { ($0.key, $0.value) }, Pairs.self != [String: Value].self))
  }

  /// The order of a dictionary is another each time, so that its pairs are sorted.
  private static func pairs(_ pairs: [Pair], _ isOrdered: Bool) -> [Pair] {
    isOrdered ? pairs : pairs.sorted { $0.0 < $1.0 }
  }

  @inlinable
  init(_ pairs: [Pair]) {
    storage = pairs.count > Self.longestList ? .table(Table(pairs)) : .list(pairs)
  }

  /// A Boolean value that says that there are none.
  public var isEmpty: Bool { pairs.isEmpty }

  /// The names, in the order in which they were given; those of a dictionary, which has none, in
  /// alphabetical order.
  public var names: [String] { pairs.map(\.0) }

  /// The argument with a name; nil if there is none.
  public subscript(name: String) -> MessageArgument? {
    switch storage {
    case .list(let pairs):
      for index in pairs.indices.reversed() {
        // Once: a pair that is taken out of the list is a copy.
        let pair = pairs[index]
        if pair.0 == name { return pair.1.messageArgument }
      }
      return nil
    case .table(let table): return table.places[name].map { table.pairs[$0].1.messageArgument }
    }
  }

  private var pairs: [Pair] {
    switch storage {
    case .list(let pairs): pairs
    case .table(let table): table.pairs
    }
  }
}
