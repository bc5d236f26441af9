import Plurals

extension PluralOperands {
  /// Reads a source number from an argument or a line of input.
  ///
  /// - Parameters:
  ///   - text: The number.
  ///   - place: What an error calls the place that it comes from.
  init(argument text: some StringProtocol, _ place: String) throws(CommandError) {
    do throws(PluralOperands.ParseError) {
      try self.init(parsing: text)
    } catch {
      throw CommandError(.badData, "\(place): \(quoted(text)): \(error)")
    }
  }
}
