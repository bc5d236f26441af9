/// How numbers are shown for which a format says no more than that they are there: `%@`, `%d`, `%arg`,
/// `${i}`, `%{name}` and the like.
public struct NumberStyle: Sendable {
  let show: @Sendable (MessageArgument) -> MessageArgument

  /// Creates a style.
  ///
  ///     NumberStyle { number in
  ///       .number(shown: grouped(number), operands)
  ///     }
  ///
  /// The plural category is chosen by the operands of what is shown.
  ///
  /// - Parameter show: Gives a number as it is to be shown, as `MessageArgument.number`.
  public init(_ show: @escaping @Sendable (MessageArgument) -> MessageArgument) {
    self.show = show
  }
}
