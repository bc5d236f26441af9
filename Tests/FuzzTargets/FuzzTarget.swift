/// Something that takes any bytes and must never trap, and what it promises about them.
///
/// The fuzzer calls a target with inputs that it makes, the test suite with those that are kept.
package struct FuzzTarget: Sendable {
  /// The name, by which `Benchmarks/Fuzzing/run` and the folders of inputs call it.
  package let name: String
  /// Runs an input. A promise that is broken ends the process.
  package let run: @Sendable (FuzzInput) -> Void

  /// The targets in the order in which they are run.
  package static let all: [FuzzTarget] = [
    .operands, .locales, .matching, .rules, .cldr, .formats, .json, .strings, .stringsdict,
    .xcstrings, .bytecode, .command,
  ]

  /// The target with a name; nil if there is none.
  package static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }
}

/// Ends the process if a promise is broken: that is what the fuzzer finds.
///
/// - Parameters:
///   - isKept: Whether the promise is kept.
///   - finding: What is wrong, with the values of both sides.
func promise(_ isKept: Bool, _ finding: @autoclosure () -> String) {
  if !isKept { fatalError("broken promise: \(finding())") }
}

/// Ends the process if two ways that must agree do not.
func promiseEqual<Value: Equatable>(
  _ lhs: Value,
  _ rhs: Value,
  _ what: @autoclosure () -> String
) {
  promise(lhs == rhs, "\(what()): \(String(reflecting: lhs)) and \(String(reflecting: rhs))")
}
