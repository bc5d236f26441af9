import PluralMessages

extension MessageShape.Choice {
  /// The arguments that stand for the number that chooses.
  var numberArguments: Set<MessageShape.Argument> {
    var arguments: Set<MessageShape.Argument> = [argument, .choosing]
    guard case .name = argument else { return arguments }
    let shown = forms.flatMap { $0.placeholders.map(\.argument) }
    // The number may have another name, or a position, which is the first that the texts show.
    if !shown.contains(where: arguments.contains), let first = shown.first {
      arguments.insert(first)
    }
    return arguments
  }
}
