import PluralMessages
import PluralRuleCompiler
import Plurals

/// The integers that a form stands for, exactly.
struct FormNumbers {
  private let set: IntegerSet
  /// What is added to it: 0, for a text for `zero`.
  private let added: UInt64?
  /// What other texts take away from it.
  private let excluded: Set<UInt64>

  /// - Parameters:
  ///   - set: The integers of the form's categories.
  ///   - excluded: The integers, as they are shown, that other texts take.
  ///   - added: A number that is a member in any case, smaller than all others.
  init(_ set: IntegerSet, adding added: UInt64? = nil, excluding excluded: Set<UInt64> = []) {
    self.set = set
    self.added = added.flatMap { excluded.contains($0) || set.contains($0) ? nil : $0 }
    self.excluded = excluded
  }

  func contains(_ number: UInt64) -> Bool {
    (number == added || set.contains(number)) && !excluded.contains(number)
  }

  /// The smallest members.
  func prefix(_ count: Int) -> [UInt64] { prefix(count, below: UInt64(Int64.max)) }

  /// The smallest members below a number.
  func prefix(_ count: Int, below end: UInt64) -> [UInt64] {
    guard end > 0 else { return [] }
    let own = set.members(in: 0...(end - 1)).lazy.filter { !excluded.contains($0) }.prefix(count)
    return Array(((added.map { [$0] } ?? []) + own).prefix(count))
  }

  /// Whether there are several.
  var isSeveral: Bool { prefix(2).count > 1 }

  var isEmpty: Bool { prefix(1).isEmpty }

  var examples: NumberExamples {
    let numbers = prefix(NumberText.wantedCount)
    let isWhole = numbers.count < NumberText.wantedCount
    return NumberExamples(
      text: NumberText.compact(numbers, isWhole: isWhole),
      smallest: numbers.first,
      share: set.count == nil ? set.density.value : nil
    )
  }
}
