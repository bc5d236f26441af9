extension IntegerSet: CustomStringConvertible {
  /// The set as its smallest members and, if it is infinite, what makes a member.
  ///
  /// ```text
  /// 3~10, 13~19
  /// 1, 21, 31, 41, 51, 61, 71, 81, … : n ≡ 1 (mod 10) except n ≡ 11 (mod 100)
  /// 0, 2~8, … : n ≡ 1..19 (mod 100) or n = 0 except n = 1
  /// 5~12, … : every n except n ≡ 1..4 (mod 10); and n ≡ 11..14 (mod 100)
  /// ```
  ///
  /// What is named later wins over what is named before. A set that would need very many terms is
  /// described by its density and period instead; one with very many finite members by the first of
  /// them and their count.
  ///
  /// - Complexity: Bounded: at most some thousand classes and runs are tried.
  public var description: String {
    if isEmpty { return "none" }
    if isEverything { return "every n" }
    guard let count else {
      return Self.list(Self.runs(prefix(8)), isWhole: false) + " : " + membership
    }
    guard let runs = runs(from: 0, to: partition.bound) else {
      return Self.list(Self.runs(prefix(8)), isWhole: false) + " : \(count) numbers"
    }
    return Self.list(runs, isWhole: true)
  }

  /// Runs of numbers as in CLDR's samples.
  private static func list(_ runs: [ClosedRange<UInt64>], isWhole: Bool) -> String {
    runs.map {
      $0.lowerBound == $0.upperBound ? "\($0.lowerBound)" : "\($0.lowerBound)~\($0.upperBound)"
    }
    .joined(separator: ", ") + (isWhole ? "" : ", …")
  }

  /// Runs of numbers as in rules.
  private static func terms(_ runs: [ClosedRange<UInt64>]) -> String {
    runs.map {
      $0.lowerBound == $0.upperBound ? "\($0.lowerBound)" : "\($0.lowerBound)..\($0.upperBound)"
    }
    .joined(separator: ", ")
  }

  private static func runs(_ numbers: [UInt64]) -> [ClosedRange<UInt64>] {
    numbers.reduce(into: []) { append($1...$1, to: &$0) }
  }

  private static func append(_ run: ClosedRange<UInt64>, to runs: inout [ClosedRange<UInt64>]) {
    if let last = runs.last, last.upperBound + 1 == run.lowerBound {
      runs[runs.count - 1] = last.lowerBound...run.upperBound
    } else {
      runs.append(run)
    }
  }

  /// The members of a part of the line that begins and ends with segments, as runs; nil if they are
  /// too many to list.
  private func runs(from start: UInt64, to end: UInt64) -> [ClosedRange<UInt64>]? {
    var runs: [ClosedRange<UInt64>] = []
    var looked: UInt64 = 0
    for segment in partition.segments
    where segment.range.lowerBound >= start && segment.range.upperBound <= end {
      let table = partition.tables[segment.table]
      if table.allSatisfy(hasCode) {
        Self.append(segment.range.lowerBound...segment.range.upperBound - 1, to: &runs)
      } else if table.contains(where: hasCode) {
        looked += segment.range.upperBound - segment.range.lowerBound
        guard looked <= 20_000 else { return nil }
        for number in segment.range where hasCode(table[Int(number % partition.base)]) {
          Self.append(number...number, to: &runs)
        }
      }
      guard runs.count <= 200 else { return nil }
    }
    return runs
  }

  // MARK: What makes a member

  /// Members by remainders, then what differs before the periodic part.
  private var membership: String {
    let classes = ResidueClasses(self)
    let bound = partition.bound
    guard let classes, bound <= 1_000 else {
      let periodic = classes.map(text) ?? periodicRuns
      guard bound > 0 else { return periodic }
      guard let initial = runs(from: 0, to: bound) else {
        return periodic + " from \(bound) on, and others below"
      }
      return periodic + " from \(bound) on"
        + (initial.isEmpty ? "" : "; and n = \(Self.terms(initial))")
    }
    var text = text(classes)
    let added = (0..<bound).filter { contains($0) && !classes.contains($0) }
    let removed = (0..<bound).filter { !contains($0) && classes.contains($0) }
    if !added.isEmpty {
      text += (text.contains("except") ? "; and n = " : " or n = ") + Self.terms(Self.runs(added))
    }
    if !removed.isEmpty { text += " except n = \(Self.terms(Self.runs(removed)))" }
    return text
  }

  private func text(_ classes: ResidueClasses) -> String {
    var text = ""
    for group in classes.groups {
      if group.isIncluded {
        text += text.isEmpty ? "" : text.contains("except") ? "; and " : " or "
      } else {
        text += " except "
      }
      text +=
        group.modulus == 1
        ? "every n" : "n ≡ \(Self.terms(Self.runs(group.residues))) (mod \(group.modulus))"
    }
    return text
  }

  /// The periodic part as runs of remainders, or else as its share.
  private var periodicRuns: String {
    let (bound, period) = (partition.bound, partition.period)
    // From the bound on the line is cut where the runs are; only remainders from there need no shift.
    guard bound == 0, let runs = runs(from: 0, to: period) else {
      return "\(density) of all integers, repeating after \(period)"
    }
    return "n ≡ \(Self.terms(runs)) (mod \(period))"
  }
}

/// The periodic part of a set as few residue classes and exceptions to them.
///
/// The classes form a tree: the root is all integers, and below it are classes of moduli each of
/// which divides the next. For each class it is asked whether fewer terms are needed if its members
/// are taken to be in the set or out of it.
private struct ResidueClasses {
  struct Term {
    let residue: UInt64
    let modulus: UInt64
    let isIncluded: Bool
  }

  struct Group {
    let modulus: UInt64
    let isIncluded: Bool
    let residues: [UInt64]
  }

  /// In the order of their moduli.
  private(set) var terms: [Term] = []

  /// - Returns: nil if the moduli have a prime factor that is too large to try all remainders, or if
  ///   too many classes would have to be tried or named.
  init?(_ set: IntegerSet) {
    guard let moduli = Self.moduli(dividing: set.partition.period) else { return nil }
    // Each try looks at all segments, or at all remainders.
    let cost = set.partition.segments.count + Int(set.partition.base)
    var budget = min(20_000, 2_000_000 / cost)
    guard let found = Self.terms(of: set, moduli, residue: 0, level: 0, &budget)?.ifOut,
      found.count <= 200
    else { return nil }
    terms = found
    terms.sort { $0.modulus != $1.modulus ? $0.modulus < $1.modulus : $0.residue < $1.residue }
  }

  var groups: [Group] {
    var groups: [Group] = []
    for term in terms {
      if let last = groups.last, last.modulus == term.modulus, last.isIncluded == term.isIncluded {
        groups[groups.count - 1] = Group(
          modulus: last.modulus,
          isIncluded: last.isIncluded,
          residues: last.residues + [term.residue]
        )
      } else {
        groups.append(
          Group(modulus: term.modulus, isIncluded: term.isIncluded, residues: [term.residue])
        )
      }
    }
    return groups
  }

  func contains(_ number: UInt64) -> Bool {
    terms.last { number % $0.modulus == $0.residue }?.isIncluded ?? false
  }

  /// The moduli from 1 to the period, each ten times or a prime multiple of the one before.
  private static func moduli(dividing period: UInt64) -> [UInt64]? {
    var moduli: [UInt64] = [1]
    var rest = period
    func take(_ factor: UInt64) {
      moduli.append((moduli.last ?? 1) * factor)
      rest /= factor
    }
    while rest % 10 == 0 { take(10) }
    var factor: UInt64 = 2
    while rest > 1 {
      guard factor <= 1_000 else { return nil }
      if rest % factor == 0 { take(factor) } else { factor += 1 }
    }
    return moduli
  }

  /// The terms for a class, if its members are taken to be out of the set, or in it; nil if the budget
  /// of classes to try runs out.
  private static func terms(
    of set: IntegerSet,
    _ moduli: [UInt64],
    residue: UInt64,
    level: Int,
    _ budget: inout Int
  ) -> (ifOut: [Term], ifIn: [Term])? {
    budget -= 1
    guard budget >= 0 else { return nil }
    let modulus = moduli[level]
    let count = set.periodicCount(congruentTo: residue, modulo: modulus)
    func term(_ isIncluded: Bool) -> Term {
      Term(residue: residue, modulus: modulus, isIncluded: isIncluded)
    }
    if count == 0 { return ([], [term(false)]) }
    if count == set.partition.period / modulus { return ([term(true)], []) }
    var ifOut: [Term] = []
    var ifIn: [Term] = []
    for next in stride(from: residue, to: moduli[level + 1], by: Int(modulus)) {
      guard let below = terms(of: set, moduli, residue: next, level: level + 1, &budget) else {
        return nil
      }
      ifOut += below.ifOut
      ifIn += below.ifIn
    }
    return (
      ifOut.count <= ifIn.count + 1 ? ifOut : [term(true)] + ifIn,
      ifIn.count <= ifOut.count + 1 ? ifIn : [term(false)] + ifOut
    )
  }
}
