/// A style of the numbers for which a format says no more than that they are there: `%@`, `%d`, `%arg`,
/// `${i}`, `%{name}` and the like.
public struct NumberStyle: Sendable {
  let show: @Sendable (MessageArgument) -> MessageArgument

  /// Creates a style.
  ///
  ///     NumberStyle { number in
  ///       MessageArgument(shown: grouped(number), operands: operands)
  ///     }
  ///
  /// The plural category is chosen by the operands of what is shown.
  ///
  /// - Parameter show: A function that gives a number as it is to be shown, by
  ///   ``MessageArgument/init(shown:operands:)``.
  public init(_ show: @escaping @Sendable (MessageArgument) -> MessageArgument) {
    self.show = show
  }
}
