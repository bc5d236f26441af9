import Foundation
import Plurals
import Testing

@Suite("Categories, sets of them, and types of rules")
struct CategoryTypeTests {
  static let names = ["zero", "one", "two", "few", "many", "other"]

  @Test("categories are in canonical order and have CLDR's names")
  func order() {
    #expect(PluralCategory.allCases.map(\.rawValue) == Self.names)
    #expect(PluralCategory.allCases.map(\.description) == Self.names)
    #expect(PluralCategory.allCases.reversed().sorted() == PluralCategory.allCases)
    #expect(PluralCategory.zero < .one)
    #expect(PluralCategory.many < .other)
    #expect(!(PluralCategory.other < .other))
    #expect(PluralCategory.allCases.max() == .other)
  }

  @Test("a category is found by its exact name only")
  func rawValues() {
    for category in PluralCategory.allCases {
      #expect(PluralCategory(rawValue: category.rawValue) == category)
    }
    for name in ["", "One", "ONE", " one", "one ", "ones", "on", "uno", "1", "other\0", "ｏne"] {
      #expect(PluralCategory(rawValue: name) == nil, "\(name)")
    }
  }

  @Test("types of rules have CLDR's names")
  func types() {
    #expect(PluralRuleType.allCases.map(\.rawValue) == ["cardinal", "ordinal"])
    #expect("\(PluralRuleType.ordinal)" == "ordinal")
    for type in PluralRuleType.allCases { #expect(PluralRuleType(rawValue: type.rawValue) == type) }
    for name in ["", "Cardinal", "cardinals", "ordinal "] {
      #expect(PluralRuleType(rawValue: name) == nil, "\(name)")
    }
  }

  @Test("categories and types are coded by their names")
  func coding() throws {
    let categories = try JSONEncoder().encode(PluralCategory.allCases)
    #expect(
      String(decoding: categories, as: UTF8.self)
        == "[\"" + Self.names.joined(separator: "\",\"") + "\"]"
    )
    #expect(
      try JSONDecoder().decode([PluralCategory].self, from: categories) == PluralCategory.allCases
    )
    let types = try JSONEncoder().encode(PluralRuleType.allCases)
    #expect(String(decoding: types, as: UTF8.self) == #"["cardinal","ordinal"]"#)
    #expect(try JSONDecoder().decode([PluralRuleType].self, from: types) == PluralRuleType.allCases)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([PluralCategory].self, from: Data(#"["dual"]"#.utf8))
    }
  }

  @Test("a set of categories is what an array of its members in canonical order is")
  func sets() {
    for mask in 0..<64 {
      let members = PluralCategory.allCases.enumerated()
        .filter { mask >> $0.offset & 1 == 1 }
        .map(\.element)
      let set = PluralCategorySet(members.reversed() + members)
      #expect(Array(set) == members)
      #expect(set.count == members.count)
      #expect(set.isEmpty == members.isEmpty)
      #expect(set.first == members.first)
      #expect(set.last == members.last)
      #expect(set.reversed() == members.reversed())
      #expect(set.indices.map { set[$0] } == members)
      #expect(set.description == members.map(\.rawValue).joined(separator: " "))
      for category in PluralCategory.allCases {
        #expect(set.contains(category) == members.contains(category))
        #expect(set.firstIndex(of: category) == members.firstIndex(of: category))
      }
    }
  }

  @Test("sets with the same members are equal, however they were made")
  func equality() {
    var set: PluralCategorySet = [.other, .one]
    #expect(set == [.one, .other, .one])
    #expect(set != [.one])
    set.insert(.few)
    set.insert(.few)
    #expect(Array(set) == [.one, .few, .other])
    #expect(Set([set, [.few, .other, .one]]).count == 1)
    #expect(Array(PluralCategorySet([])).isEmpty)
  }

  @Test("a set of categories does what Swift's own set of them does")
  func setAlgebra() {
    func members(_ mask: Int) -> [PluralCategory] {
      PluralCategory.allCases.enumerated().filter { mask >> $0.offset & 1 == 1 }.map(\.element)
    }
    for mask in 0..<64 {
      for other in 0..<64 {
        let (first, second) = (PluralCategorySet(members(mask)), PluralCategorySet(members(other)))
        let (left, right) = (Set(members(mask)), Set(members(other)))
        #expect(Set(first.union(second)) == left.union(right))
        #expect(Set(first.intersection(second)) == left.intersection(right))
        #expect(Set(first.symmetricDifference(second)) == left.symmetricDifference(right))
        #expect(Set(first.subtracting(second)) == left.subtracting(right))
        #expect(first.isSubset(of: second) == left.isSubset(of: right))
        #expect(first.isStrictSuperset(of: second) == left.isStrictSuperset(of: right))
        #expect(first.isDisjoint(with: second) == left.isDisjoint(with: right))
        var (united, common, different) = (first, first, first)
        united.formUnion(second)
        common.formIntersection(second)
        different.formSymmetricDifference(second)
        #expect(united == first.union(second))
        #expect(common == first.intersection(second))
        #expect(different == first.symmetricDifference(second))
      }
    }
    var set = PluralCategorySet()
    #expect(set.isEmpty)
    #expect(set.insert(.two) == (true, .two))
    #expect(set.insert(.two) == (false, .two))
    #expect(set.update(with: .few) == nil)
    #expect(set.update(with: .few) == .few)
    #expect(set.remove(.one) == nil)
    #expect(set.remove(.two) == .two)
    #expect(Array(set) == [.few])
  }

  @Test("a dictionary by category is coded as an object, a set as a list of names")
  func codingCollections() throws {
    let texts: [PluralCategory: String] = [.one: "a"]
    let object = try JSONEncoder().encode(texts)
    #expect(String(decoding: object, as: UTF8.self) == #"{"one":"a"}"#)
    let read = try JSONDecoder().decode(
      [PluralCategory: String].self,
      from: Data(#"{"few":"b","one":"a"}"#.utf8)
    )
    #expect(read == [.one: "a", .few: "b"])
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([PluralCategory: String].self, from: Data(#"{"dual":"b"}"#.utf8))
    }
    let set: PluralCategorySet = [.other, .one]
    let list = try JSONEncoder().encode(set)
    #expect(String(decoding: list, as: UTF8.self) == #"["one","other"]"#)
    let others = Data(#"["other","one","other"]"#.utf8)
    #expect(try JSONDecoder().decode(PluralCategorySet.self, from: others) == set)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(PluralCategorySet.self, from: Data(#"["dual"]"#.utf8))
    }
  }

  @Test("an operand is known by its letter, and c by its old one as well")
  func operandLetters() {
    #expect(PluralOperand.allCases.map(\.rawValue) == ["n", "i", "v", "w", "f", "t", "c"])
    for operand in PluralOperand.allCases {
      #expect(PluralOperand(rawValue: operand.rawValue) == operand)
    }
    #expect(PluralOperand(rawValue: "e") == .c)
    for letter in ["", "N", "x", "nn", "0", "é"] { #expect(PluralOperand(rawValue: letter) == nil) }
  }

  @Test("rules are equal that have the same locale, type and code")
  func equalRules() {
    let polish = PluralRules(locale: "pl")
    #expect(polish == PluralRules(locale: "pl_PL.UTF-8"))
    #expect(polish != PluralRules(locale: "pl", type: .ordinal))
    // Slovak and Czech have the same rules, and are two languages.
    #expect(PluralRules(locale: "cs") != PluralRules(locale: "sk"))
    #expect(Set([polish, PluralRules(locale: "pl"), PluralRules(locale: "cs")]).count == 2)
  }
}
