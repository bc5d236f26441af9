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
      return Self.list(Self.runs(prefix(8)), isWhole: false)
        + " : \(count) \(count == 1 ? "number" : "numbers")"
    }
    return Self.list(runs, isWhole: true)
  }

  /// The members before the periodic part, as runs; nil if they are too many to list.
  package var initialRuns: [ClosedRange<UInt64>]? { runs(from: 0, to: partition.bound) }

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
