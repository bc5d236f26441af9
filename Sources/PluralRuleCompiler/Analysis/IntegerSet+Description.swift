extension IntegerSet: CustomStringConvertible {
  /// The set as its smallest members and, if it is infinite, what makes a member.
  ///
  ///     3~10, 13~19
  ///     1, 21, 31, 41, 51, … : n ≡ 1 (mod 10) except n ≡ 11 (mod 100)
  ///     0, 2~16, … : n ≡ 1..19 (mod 100) or n = 0 except n = 1
  ///
  /// What is named later in the list wins over what is named before.
  public var description: String {
    if isEmpty { return "none" }
    if isEverything { return "every n" }
    guard count == nil else { return Self.list(prefix(Self.listedCount), isWhole: isShort) }
    return Self.list(prefix(8), isWhole: false) + " : " + membership
  }

  private static let listedCount = 200
  private var isShort: Bool { count.map { $0 <= UInt64(Self.listedCount) } ?? false }

  /// Numbers with runs drawn together, as in CLDR's samples.
  private static func list(_ numbers: [UInt64], isWhole: Bool) -> String {
    runs(numbers).map { $0.0 == $0.1 ? "\($0.0)" : "\($0.0)~\($0.1)" }.joined(separator: ", ")
      + (isWhole ? "" : ", …")
  }

  private static func runs(_ numbers: [UInt64]) -> [(UInt64, UInt64)] {
    var runs: [(UInt64, UInt64)] = []
    for number in numbers {
      if let last = runs.last, last.1 + 1 == number {
        runs[runs.count - 1].1 = number
      } else {
        runs.append((number, number))
      }
    }
    return runs
  }

  private static func terms(_ numbers: [UInt64]) -> String {
    runs(numbers).map { $0.0 == $0.1 ? "\($0.0)" : "\($0.0)..\($0.1)" }.joined(separator: ", ")
  }

  // MARK: What makes a member

  /// Members by remainders, then the exceptions before the periodic part.
  private var membership: String {
    guard let classes = ResidueClasses(self) else {
      return "\(density) of all integers, by remainders modulo \(partition.period)"
    }
    var text = ""
    for group in classes.groups {
      text += text.isEmpty ? "" : group.isIncluded ? " or " : " except "
      text +=
        group.modulus == 1 ? "every n" : "n ≡ \(Self.terms(group.residues)) (mod \(group.modulus))"
    }
    guard partition.bound <= 1_000 else { return text + " from \(partition.bound) on" }
    let initial = 0..<partition.bound
    let added = initial.filter { contains($0) && !classes.contains($0) }
    let removed = initial.filter { !contains($0) && classes.contains($0) }
    if !added.isEmpty { text += " or n = \(Self.terms(added))" }
    if !removed.isEmpty { text += " except n = \(Self.terms(removed))" }
    return text
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

  /// - Returns: nil if the moduli have a prime factor that is too large to try all remainders.
  init?(_ set: IntegerSet) {
    guard let moduli = Self.moduli(dividing: set.partition.period) else { return nil }
    terms = Self.terms(of: set, moduli, residue: 0, level: 0).ifOut
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

  /// The terms for a class, if its members are taken to be out of the set, or in it.
  private static func terms(
    of set: IntegerSet,
    _ moduli: [UInt64],
    residue: UInt64,
    level: Int
  ) -> (ifOut: [Term], ifIn: [Term]) {
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
      let below = terms(of: set, moduli, residue: next, level: level + 1)
      ifOut += below.ifOut
      ifIn += below.ifIn
    }
    return (
      ifOut.count <= ifIn.count + 1 ? ifOut : [term(true)] + ifIn,
      ifIn.count <= ifOut.count + 1 ? ifIn : [term(false)] + ifOut
    )
  }
}
