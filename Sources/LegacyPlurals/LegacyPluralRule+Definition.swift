import Plurals

extension LegacyPluralRule {
  /// The rule as a rule list in CLDR's syntax. Categories only serve as labels in it.
  public var ruleText: String { definition.text }

  /// The rule in CLDR's syntax.
  ///
  /// Categories only serve as labels here; they are chosen to resemble CLDR's for the language that
  /// the rule was meant for, and decide where a category's numbers have several forms in equal shares.
  package struct Definition: Sendable {
    /// The conditions by category, as a rule list of UTS #35.
    package let text: String

    /// The category of each form that numbers take, in the order of the forms.
    package let forms: [PluralCategory]
  }

  /// The rule as the table generator compiles it.
  package var definition: Definition {
    switch self {
    case .asian:
      Definition(text: "other:", forms: [.other])
    case .english:
      Definition(text: "one: n = 1; other:", forms: [.one, .other])
    case .french:
      Definition(text: "one: n = 0,1; other:", forms: [.one, .other])
    case .latvian:
      Definition(
        text: "zero: n = 0; one: n % 10 = 1 and n % 100 != 11; other:",
        forms: [.zero, .one, .other]
      )
    case .scottishGaelic:
      Definition(
        text: "one: n = 1,11; two: n = 2,12; few: n = 3..10,13..19; other:",
        forms: [.one, .two, .few, .other]
      )
    case .romanian:
      Definition(
        text: "one: n = 1; few: n = 0 or n != 1 and n % 100 = 1..19; other:",
        forms: [.one, .few, .other]
      )
    case .lithuanian:
      Definition(
        text: "one: n % 10 = 1 and n % 100 != 11; few: n % 10 = 2..9 and n % 100 != 12..19; other:",
        forms: [.one, .other, .few]
      )
    case .russian, .bosnian:
      Definition(
        text: """
          one: n % 10 = 1 and n % 100 != 11; few: n % 10 = 2..4 and n % 100 != 12..14; other:
          """,
        forms: [.one, .few, .other]
      )
    case .czech:
      Definition(text: "one: n = 1; few: n = 2..4; other:", forms: [.one, .few, .other])
    case .polish:
      Definition(
        text: "one: n = 1; few: n % 10 = 2..4 and n % 100 != 12..14; other:",
        forms: [.one, .few, .other]
      )
    case .slovenian:
      Definition(
        text: "one: n % 100 = 1; two: n % 100 = 2; few: n % 100 = 3,4; other:",
        forms: [.one, .two, .few, .other]
      )
    case .irishGaelic:
      Definition(
        text: "one: n = 1; two: n = 2; few: n = 3..6; many: n = 7..10; other:",
        forms: [.one, .two, .few, .many, .other]
      )
    case .arabic:
      Definition(
        text: """
          zero: n = 0; one: n = 1; two: n = 2; few: n % 100 = 3..10; many: n % 100 = 11..99; other:
          """,
        forms: [.one, .two, .few, .many, .other, .zero]
      )
    case .maltese:
      Definition(
        text: """
          one: n = 1; few: n = 0 or n != 1 and n % 100 = 1..10; many: n % 100 = 11..19; other:
          """,
        forms: [.one, .few, .many, .other]
      )
    case .macedonian:
      Definition(
        text: "one: n % 10 = 1; two: n % 10 = 2; other:",
        forms: [.one, .two, .other]
      )
    case .icelandic:
      Definition(text: "one: n % 10 = 1 and n % 100 != 11; other:", forms: [.one, .other])
    case .breton:
      Definition(
        text: """
          one: n % 10 = 1 and n % 100 != 11,71,91;
          two: n % 10 = 2 and n % 100 != 12,72,92;
          few: n % 10 = 3,4,9 and n % 100 != 13,14,19,73,74,79,93,94,99;
          many: n != 0 and n % 1000000 = 0;
          other:
          """,
        forms: [.one, .two, .few, .many, .other]
      )
    case .shuar:
      Definition(text: "zero: n = 0; other:", forms: [.zero, .other])
    case .welsh:
      Definition(
        text: "zero: n = 0; one: n = 1; two: n = 2; few: n = 3; many: n = 6; other:",
        forms: [.zero, .one, .two, .few, .many, .other]
      )
    case .asianExtended:
      Definition(text: "one: n = 1; two: n = 2; other:", forms: [.one, .two, .other])
    case .frenchExtended:
      Definition(text: "zero: n = 0; one: n = 1; other:", forms: [.zero, .one, .other])
    case .russianExtended:
      Definition(
        text: """
          one: n = 1; two: n % 10 = 1 and n % 100 != 11 and n != 1;
          few: n % 10 = 2..4 and n % 100 != 12..14; other:
          """,
        forms: [.one, .two, .few, .other]
      )
    }
  }
}
