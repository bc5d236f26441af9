/// A style of the numbers for which a format says no more than that they are there: `%@`, `%d`, `%arg`,
/// `${i}`, `%{name}` and the like.
public struct NumberStyle: Sendable {
  let show: @Sendable (MessageArgument) -> MessageArgument

  /// Creates a style.
  ///
  ///     var dozens = catalog
  ///     dozens.options.numberStyle = NumberStyle { number in
  ///       guard let count = number.operands?.i else { return number }
  ///       return MessageArgument(shown: "\(count / 12)×12", operands: PluralOperands(count))
  ///     }
  ///     let count = 24
  ///     dozens.text("n_files", count)    // 2×12 файла
  ///
  /// The plural category is chosen by the operands of what is shown.
  ///
  /// - Parameter show: A function that gives a number as it is to be shown, by
  ///   ``MessageArgument/init(shown:operands:)``.
  public init(_ show: @escaping @Sendable (MessageArgument) -> MessageArgument) {
    self.show = show
  }
}
