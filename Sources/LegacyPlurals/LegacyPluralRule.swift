/// A numbered plural rule of Mozilla's PluralForm (0 to 19) or of JJPluralForm (0 to 16 of these, and
/// 100, 102 and 107).
///
/// A rule says which word of a separated list such as `%@ day;%@ days` a non-negative integer takes:
/// its *form index*, from 0.
///
///     LegacyPluralRule.russian.formIndex(for: 22)              // 1
///     try LegacyPluralRule(parsing: "7").name                  // Russian
///     LegacyPluralRule(rawValue: 999_999)                      // nil: JJ's "not a rule"
///
/// Names are JJPluralForm's, and in its manner for the rules that it lacks. The languages are those for which Mozilla's and JJ's documentation meant
/// the rule; CLDR gives several of them other rules today.
public enum LegacyPluralRule: Int, Hashable, CaseIterable, Sendable {
  /// One form for every number. Chinese, Japanese, Korean, Vietnamese, Thai, Lao, Persian, Turkish.
  case asian = 0

  /// 1; everything else. English, German, Dutch, Danish, Swedish, Norwegian, Estonian, Finnish,
  /// Hungarian, Basque, Greek, Hebrew, Italian, Portuguese, Spanish, Catalan.
  case english = 1

  /// 0 and 1; everything else. French, Brazilian Portuguese, Lingala.
  case french = 2

  /// 0; numbers that end in 1 but not in 11; everything else. Latvian, Latgalian.
  case latvian = 3

  /// 1 and 11; 2 and 12; 3 to 10 and 13 to 19; everything else. Scottish Gaelic.
  case scottishGaelic = 4

  /// 1; 0 and numbers that end in 01 to 19; everything else. Romanian.
  case romanian = 5

  /// Numbers that end in 1 but not in 11; numbers that end in 0 or in 10 to 20; numbers that end in 2
  /// to 9 but not in 12 to 19. Lithuanian.
  case lithuanian = 6

  /// Numbers that end in 1 but not in 11; numbers that end in 2 to 4 but not in 12 to 14; everything
  /// else. Russian, Ukrainian, Belarusian; before there was ``bosnian``, Bosnian, Croatian, Serbian.
  case russian = 7

  /// 1; 2 to 4; everything else. Czech, Slovak.
  case czech = 8

  /// 1; numbers that end in 2 to 4 but not in 12 to 14; everything else. Polish.
  case polish = 9

  /// Numbers that end in 01; in 02; in 03 and 04; everything else. Slovenian, Sorbian.
  case slovenian = 10

  /// 1; 2; 3 to 6; 7 to 10; everything else. Irish.
  case irishGaelic = 11

  /// 1; 2; numbers that end in 03 to 10; numbers that end in 11 to 99; everything else but 0; 0.
  /// Arabic.
  case arabic = 12

  /// 1; 0 and numbers that end in 01 to 10; numbers that end in 11 to 19; everything else. Maltese.
  case maltese = 13

  /// Numbers that end in 1; in 2; everything else. Macedonian once; Mozilla lists it as unused.
  case macedonian = 14

  /// Numbers that end in 1 but not in 11; everything else. Icelandic; for Mozilla Macedonian as well.
  case icelandic = 15

  /// Numbers that end in 1 but not in 11, 71 or 91; in 2 but not in 12, 72 or 92; in 3, 4 or 9 but not
  /// in 13, 14, 19, 73, 74, 79, 93, 94 or 99; multiples of 1,000,000 but 0; everything else. Breton.
  ///
  /// JJPluralForm declares a sixth form that no number takes; see ``formCount``.
  case breton = 16

  /// 0; everything else. Shuar. JJPluralForm lacks it.
  case shuar = 17

  /// 0; 1; 2; 3; 6; everything else. Welsh. JJPluralForm lacks it.
  case welsh = 18

  /// The same as ``russian``. Bosnian, Croatian, Serbian, which have other categories in CLDR than
  /// Russian has. JJPluralForm lacks it.
  case bosnian = 19

  /// 1; 2; everything else. JJPluralForm's own, for Asian languages with words of their own for 1
  /// and 2.
  case asianExtended = 100

  /// 0; 1; everything else. JJPluralForm's own, for French with a word of its own for 0.
  case frenchExtended = 102

  /// 1; other numbers that end in 1 but not in 11; numbers that end in 2 to 4 but not in 12 to 14;
  /// everything else. JJPluralForm's own, for Russian with a word of its own for 1.
  case russianExtended = 107
}

extension LegacyPluralRule {
  /// The name that JJPluralForm has for the rule, such as `"ScottishGaelic"`, or one in its manner for
  /// Mozilla's rules that it lacks.
  public var name: String {
    switch self {
    case .asian: "Asian"
    case .english: "English"
    case .french: "French"
    case .latvian: "Latvian"
    case .scottishGaelic: "ScottishGaelic"
    case .romanian: "Romanian"
    case .lithuanian: "Lithuanian"
    case .russian: "Russian"
    case .czech: "Czech"
    case .polish: "Polish"
    case .slovenian: "Slovenian"
    case .irishGaelic: "IrishGaelic"
    case .arabic: "Arabic"
    case .maltese: "Maltese"
    case .macedonian: "Macedonian"
    case .icelandic: "Icelandic"
    case .breton: "Breton"
    case .shuar: "Shuar"
    case .welsh: "Welsh"
    case .bosnian: "Bosnian"
    case .asianExtended: "AsianExtended"
    case .frenchExtended: "FrenchExtended"
    case .russianExtended: "RussianExtended"
    }
  }

  /// The language families and languages that Mozilla's list names the rule by, as in
  /// `"Celtic (Scottish Gaelic)"`; nil for JJPluralForm's own rules.
  public var mozillaName: String? {
    switch self {
    case .asian: "Asian (Chinese, Japanese, Korean), Persian, Turkic/Altaic (Turkish), Thai, Lao"
    case .english:
      "Germanic, Finno-Ugric, Language isolate (Basque), Latin/Greek, Semitic (Hebrew), Romanic, "
        + "Vietnamese"
    case .french: "Romanic (French, Brazilian Portuguese), Lingala"
    case .latvian: "Baltic (Latvian, Latgalian)"
    case .scottishGaelic: "Celtic (Scottish Gaelic)"
    case .romanian: "Romanic (Romanian)"
    case .lithuanian: "Baltic (Lithuanian)"
    case .russian: "Belarusian, Russian, Ukrainian"
    case .czech: "Slavic (Slovak, Czech)"
    case .polish: "Slavic (Polish)"
    case .slovenian: "Slavic (Slovenian, Sorbian)"
    case .irishGaelic: "Celtic (Irish Gaelic)"
    case .arabic: "Semitic (Arabic)"
    case .maltese: "Semitic (Maltese)"
    case .macedonian: "unused"
    case .icelandic: "Icelandic, Macedonian"
    case .breton: "Celtic (Breton)"
    case .shuar: "Ecuador indigenous languages (Shuar)"
    case .welsh: "Welsh"
    case .bosnian: "Slavic (Bosnian, Croatian, Serbian)"
    case .asianExtended, .frenchExtended, .russianExtended: nil
    }
  }

  /// The number of forms that JJPluralForm declares for the rule, or Mozilla for one that it lacks.
  ///
  /// For ``breton`` that is six, although its formula never yields the sixth: Mozilla declares five.
  /// Lists with either number are accepted; see ``acceptedFormCounts``.
  public var formCount: Int {
    self == .breton ? 6 : reachedFormCount
  }

  /// The number of forms that numbers take.
  public var reachedFormCount: Int { definition.forms.count }

  /// The numbers of forms that a list for the rule may have.
  public var acceptedFormCounts: ClosedRange<Int> { reachedFormCount...formCount }
}

extension LegacyPluralRule: CustomStringConvertible {
  /// The rule's number and JJPluralForm's name, as in `"7 Russian"`.
  public var description: String { "\(rawValue) \(name)" }
}
