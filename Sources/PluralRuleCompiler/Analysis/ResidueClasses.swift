/// The periodic part of a set as few residue classes and exceptions to them.
///
/// The classes form a tree: the root is all integers, and below it are classes of moduli each of
/// which divides the next. For each class it is asked whether fewer terms are needed if its members
/// are taken to be in the set or out of it.
package struct ResidueClasses {
  struct Term {
    let residue: UInt64
    let modulus: UInt64
    let isIncluded: Bool
  }

  /// Classes of one modulus that are all in the set, or all exceptions.
  package struct Group {
    package let modulus: UInt64
    package let isIncluded: Bool
    package let residues: [UInt64]
  }

  /// In the order of their moduli.
  private(set) var terms: [Term] = []

  /// - Returns: nil if the moduli have a prime factor that is too large to try all remainders, or if
  ///   too many classes would have to be tried or named.
  package init?(_ set: IntegerSet) {
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

  /// The classes by modulus, in ascending order. A number is a member if the last group that names its
  /// remainder is included.
  package var groups: [Group] {
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
