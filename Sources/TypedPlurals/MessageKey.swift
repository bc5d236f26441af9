/// The messages of a module: an enumeration whose associated values are what a message is about.
///
///     enum ShopKey: MessageKey {
///       case numberOfItems(Int)
///       case welcome(name: String)
///     }
public protocol MessageKey: Sendable {}
