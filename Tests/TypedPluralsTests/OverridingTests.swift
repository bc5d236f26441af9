import Plurals
import Testing
import TypedPlurals

/// A language that says itself how it chooses is asked by everything, in a translation too.
@Suite("Languages that choose by themselves")
struct OverridingTests {
  enum NoKey: MessageKey { case none }

  /// A translation into any language.
  struct Texts<Language: MessageLanguage>: Translation {
    func text(_ key: NoKey) -> String { "" }
  }

  /// `few` for everything, which no rule of English says.
  enum ByOperands: MessageLanguage {
    typealias Category = OneFewOther
    static let locale = "en"
    static func category(for operands: PluralOperands) -> Category { .few }
  }

  /// `zero` for 0.
  enum ByInteger: MessageLanguage {
    typealias Category = ZeroOneOther
    static let locale = "en"
    static func category(for number: Int) -> Category {
      number == 0 ? .zero : number.magnitude == 1 ? .one : .other
    }
  }

  enum ByBoth: MessageLanguage {
    typealias Category = OneFewManyOther
    static let locale = "en"
    static func category(for operands: PluralOperands) -> Category { .few }
    static func category(for number: Int) -> Category { .many }
  }

  /// The categories that every way of asking gives for a whole number, as an integer, as a
  /// floating-point number, as text and in ranges.
  func wholeNumber<Language: MessageLanguage>(
    _ number: Int,
    _ language: Language.Type
  ) throws -> Set<Language.Category> {
    let texts = Texts<Language>()
    let operands = PluralOperands(number)
    return [
      language.category(for: number), texts.category(for: number),
      language.category(for: Double(number)), texts.category(for: Double(number)),
      try language.category(for: "\(number)"), try texts.category(for: "\(number)"),
      texts.category(for: operands),
      // English has no ranges for pairs of the same category, so that the end's counts.
      language.category(from: number, to: number), texts.category(from: number, to: number),
      try language.category(from: "\(number)", to: "\(number)"),
      try texts.category(from: "\(number)", to: "\(number)"),
      language.category(from: operands, to: operands), texts.category(from: operands, to: operands),
    ]
  }

  /// The categories that every way of asking gives for a number with a fraction.
  func fraction<Language: MessageLanguage>(
    _ number: String,
    _ language: Language.Type
  ) throws -> Set<Language.Category> {
    let texts = Texts<Language>()
    let operands = try PluralOperands(parsing: number)
    return [
      try language.category(for: number), try texts.category(for: number),
      language.category(for: operands), texts.category(for: operands),
      try language.category(from: number, to: number), try texts.category(from: number, to: number),
    ]
  }

  @Test("declaring the choice by operands changes it for every type of number")
  func operands() throws {
    #expect(try wholeNumber(0, ByOperands.self) == [.few])
    #expect(try wholeNumber(1, ByOperands.self) == [.few])
    #expect(try fraction("1.50", ByOperands.self) == [.few])
    #expect(ByOperands.category(for: 1.5) == .few)
    #expect(Texts<ByOperands>().category(for: 1.5) == .few)
    #expect(ByOperands.category(for: PluralOperands(1)) == .few)
  }

  @Test("declaring the choice of integers changes it for whole numbers of every type")
  func integers() throws {
    #expect(try wholeNumber(0, ByInteger.self) == [.zero])
    #expect(try wholeNumber(1, ByInteger.self) == [.one])
    #expect(try wholeNumber(2, ByInteger.self) == [.other])
    #expect(ByInteger.category(for: -0.0) == .zero)
    let small: UInt8 = 0, single: Float = 1
    #expect(ByInteger.category(for: small) == .zero && ByInteger.category(for: single) == .one)
    #expect(Texts<ByInteger>().category(for: small) == .zero)
    #expect(Texts<ByInteger>().category(for: single) == .one)
  }

  @Test("and leaves what is shown otherwise to the rules", arguments: ["0.0", "1.0", "0c3"])
  func notIntegers(number: String) throws {
    #expect(try fraction(number, ByInteger.self) == [.other])
  }

  @Test("integers beyond Int are chosen by their operands")
  func beyondInt() throws {
    #expect(try ByBoth.category(for: "9223372036854775807") == .many)
    #expect(try ByBoth.category(for: "9223372036854775808") == .few)
    #expect(try ByBoth.category(for: "100000000000000000000") == .few)
    #expect(ByBoth.category(for: 1e30) == .few)
    #expect(ByBoth.category(for: .min) == .many)
  }

  @Test("whoever declares both is asked for each")
  func both() throws {
    #expect(try wholeNumber(5, ByBoth.self) == [.many])
    #expect(try fraction("5.0", ByBoth.self) == [.few])
    #expect(ByBoth.category(for: .nan) == .other)
  }

  /// Ranges are always `many`.
  enum ByRange: MessageLanguage {
    typealias Category = OneManyOther
    static let locale = "en"
    static func category(from start: Category, to end: Category) -> Category { .many }
  }

  @Test("declaring the choice of ranges changes it for ends of every type")
  func ranges() throws {
    let (one, two) = (PluralOperands(1), PluralOperands(2))
    let texts = Texts<ByRange>()
    #expect(ByRange.category(from: 1, to: 2) == .many)
    #expect(try ByRange.category(from: "1", to: "2.5") == .many)
    #expect(ByRange.category(from: one, to: two) == .many)
    #expect(texts.category(from: 1, to: 2) == .many)
    #expect(try texts.category(from: "1", to: "2.5") == .many)
    #expect(texts.category(from: one, to: two) == .many)
    #expect(texts.category(from: .one, to: .other) == .many)
    #expect(texts.category(for: 1) == .one)
  }

  enum RanksByOperands: RankingLanguage {
    typealias Category = OneOther
    typealias OrdinalCategory = OneFewOther
    static let locale = "en"
    static func ordinalCategory(for operands: PluralOperands) -> OrdinalCategory { .few }
  }

  enum RanksByInteger: RankingLanguage {
    typealias Category = OneOther
    typealias OrdinalCategory = OneTwoFewOther
    static let locale = "en"
    static func ordinalCategory(for rank: Int) -> OrdinalCategory { rank == 0 ? .few : .other }
  }

  func ranks<Language: RankingLanguage>(
    _ rank: Int,
    _ language: Language.Type
  ) throws -> Set<Language.OrdinalCategory> {
    let texts = Texts<Language>()
    return [
      language.ordinalCategory(for: rank), texts.ordinalCategory(for: rank),
      try language.ordinalCategory(for: "\(rank)"), try texts.ordinalCategory(for: "\(rank)"),
      texts.ordinalCategory(for: PluralOperands(rank)),
    ]
  }

  @Test("the same holds for ranks")
  func ordinals() throws {
    #expect(try ranks(1, RanksByOperands.self) == [.few])
    #expect(try ranks(0, RanksByInteger.self) == [.few])
    #expect(try ranks(1, RanksByInteger.self) == [.other])
    #expect(try RanksByInteger.ordinalCategory(for: "0.0") == .other)
    #expect(Texts<RanksByOperands>().category(for: 1) == .one)
  }
}
