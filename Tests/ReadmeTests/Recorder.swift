/// What an example calls instead of `print`.
final class Recorder {
  private(set) var lines: [String] = []

  /// Records what `print` would print.
  func callAsFunction(_ items: Any...) {
    lines.append(items.map { "\($0)" }.joined(separator: " "))
  }

  /// Records the value of an expression.
  func value(_ value: Any?) {
    lines.append(value.map { "\($0)" } ?? "nil")
  }
}
