import PluralMessages
import PluralRuleCompiler

/// Integers in compact notation.
enum NumberText {
  /// The smallest of some integers: `1, 21, 31, …`, and runs of three or more as `5–20`.
  ///
  /// - Parameters:
  ///   - numbers: The integers in ascending order, a few more than are shown.
  ///   - isWhole: Whether there are no others.
  static func compact(_ numbers: [UInt64], isWhole: Bool) -> String {
    var runs: [ClosedRange<UInt64>] = []
    for number in numbers {
      if let last = runs.last, last.upperBound + 1 == number {
        runs[runs.count - 1] = last.lowerBound...number
      } else {
        runs.append(number...number)
      }
    }
    var parts: [String] = []
    for run in runs {
      if run.upperBound - run.lowerBound >= 2 {
        parts.append("\(run.lowerBound)–\(run.upperBound)")
      } else {
        parts += run.map { "\($0)" }
      }
    }
    let shown = parts.prefix(shownCount)
    return shown.joined(separator: ", ") + (isWhole && parts.count <= shownCount ? "" : ", …")
  }

  /// How many numbers or runs are shown.
  private static let shownCount = 4

  /// How many numbers are looked at.
  static let wantedCount = 40
}
