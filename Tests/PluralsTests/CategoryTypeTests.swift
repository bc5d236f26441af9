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
}
