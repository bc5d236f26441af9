import PluralRuleCompiler
import Plurals

/// Where two sets of rules differ, as JSON has it.
struct RuleDifference: Encodable {
  let integers: Integers
  /// Nil if they are not compared.
  let decimals: [Example]?
  let compactNumbers: [Example]?

  /// Where integers differ.
  struct Integers: Encodable {
    let smallest: UInt64?
    let count: UInt64?
    let density: Double
    let share: String
    let parts: [Part]

    private enum CodingKeys: CodingKey {
      case smallest, count, density, share, parts
    }

    // Every key is there, as null where there is no value.
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(smallest, forKey: .smallest)
      try container.encode(count, forKey: .count)
      try container.encode(density, forKey: .density)
      try container.encode(share, forKey: .share)
      try container.encode(parts, forKey: .parts)
    }

    /// What differs, such as `1/10 of all integers`.
    var amount: String { count.map { counted($0, "integer") } ?? "\(share) of all integers" }
  }

  /// Integers with one category in the first rules and another in the second.
  struct Part: Encodable {
    let first: String
    let second: String
    let integers: String
    let density: Double
    let share: String
  }

  /// A number with one category in the first rules and another in the second.
  struct Example: Encodable {
    let first: String
    let second: String
    let number: String
  }

  /// What is said about the keys in the help.
  static let help = """
    "integers" (an object with "smallest", "count", null if there are infinitely many, "density", "share",
    the same as an exact fraction, and "parts": an array of objects with "first" and "second", the
    categories, "integers", the set as text, "density" and "share"), "decimals" and "compactNumbers"
    (arrays of objects with "first", "second" and an example as "number"; null if they are not compared)
    """

  /// - Parameters:
  ///   - equivalence: How the integers compare.
  ///   - mapping: Which categories stand for each other.
  ///   - decimals: How decimals compare, if they do.
  ///   - names: What the categories of both are called.
  init(
    _ equivalence: IntegerEquivalence,
    under mapping: [PluralCategory: PluralCategory],
    _ decimals: PluralDecimalComparison?,
    names: (first: (PluralCategory) -> String, second: (PluralCategory) -> String) = (
      \.rawValue, \.rawValue
    )
  ) {
    let disagreement = equivalence.disagreement(under: mapping)
    integers = Integers(
      smallest: disagreement.first,
      count: disagreement.count,
      density: disagreement.density.value,
      share: disagreement.density.description,
      parts: equivalence.differences(under: mapping).map { part in
        Part(
          first: names.first(part.first),
          second: names.second(part.second),
          integers: part.integers.description,
          density: part.integers.density.value,
          share: part.integers.density.description
        )
      }
    )
    func examples(_ differences: [PluralDecimalComparison.Difference]) -> [Example] {
      differences.map {
        Example(
          first: names.first($0.first),
          second: names.second($0.second),
          number: $0.example.description
        )
      }
    }
    self.decimals = decimals.map { examples($0.decimals) }
    compactNumbers = decimals.map { examples($0.compactNumbers) }
  }

  /// Compares rule sets by the names of their categories.
  ///
  /// - Parameter subject: What an error calls them.
  init(
    _ first: PluralRuleSet,
    _ second: PluralRuleSet,
    _ subject: String
  ) throws(CommandError) {
    let equivalence = try analyzed(subject) { () throws(IntegerAnalysisError) in
      try first.equivalence(with: second)
    }
    let decimals = try analyzed(subject) { () throws(PluralReachabilityError) in
      try first.decimalComparison(with: second)
    }
    self.init(equivalence, under: IntegerEquivalence.sameNames, decimals)
  }

  private enum CodingKeys: CodingKey {
    case integers, decimals, compactNumbers
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(integers, forKey: .integers)
    try container.encode(decimals, forKey: .decimals)
    try container.encode(compactNumbers, forKey: .compactNumbers)
  }

  var isEmpty: Bool {
    integers.parts.isEmpty && decimals?.isEmpty != false && compactNumbers?.isEmpty != false
  }

  /// The differences for readers.
  ///
  /// - Parameter names: What the two sets of rules are called.
  func lines(_ names: (first: String, second: String)) -> [String] {
    var lines: [String] = []
    if let smallest = integers.smallest, !integers.parts.isEmpty {
      lines.append(
        "integers: \(integers.amount) differ\(integers.count == 1 ? "s" : ""), the smallest \(smallest)"
      )
      for part in integers.parts {
        lines.append(
          "  \(names.first) \(part.first), \(names.second) \(part.second): \(part.integers)"
        )
      }
    } else {
      lines.append("integers: all alike")
    }
    for (kind, examples) in [("decimals", decimals), ("compact numbers", compactNumbers)] {
      guard let examples else { continue }
      guard !examples.isEmpty else {
        if kind == "decimals" { lines.append("decimals: all alike") }
        continue
      }
      lines.append("\(kind): some differ")
      for example in examples {
        lines.append(
          "  \(names.first) \(example.first), \(names.second) \(example.second): such as \(example.number)"
        )
      }
    }
    return lines
  }
}

/// The result of an exact analysis, with an error that says of what.
func analyzed<Result, Failure: CustomStringConvertible>(
  _ subject: String,
  _ analysis: () throws(Failure) -> Result
) throws(CommandError) -> Result {
  do throws(Failure) {
    return try analysis()
  } catch {
    throw CommandError(.badData, "\(subject): \(error)")
  }
}
