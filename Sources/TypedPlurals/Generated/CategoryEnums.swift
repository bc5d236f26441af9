// swift-format-ignore-file
// Generated from cldr/ by `swift run GeneratePluralTables`. Do not edit.
// Data from Unicode CLDR 48.2, © 1991-2026 Unicode, Inc., under the Unicode License V3 in
// cldr/LICENSE.

import Plurals

/// The category `other`, which is all that these locales use:
///
/// cardinal: bm bo dz hnj id ig ii in ja jbo jv jw kde kea km ko lkt lo ms my nqo osa root sah ses
/// sg su th to tpi vi wo yo yue zh
///
/// ordinal: af am an ar ast bg bs ce cs cv da de dsb el es et eu fa fi fy gl gsw he hr hsb ia id ie
/// in is iw ja km kn ko ky lt lv ml mn my nb nl no pa pl prg ps pt root ru sd sh si sk sl sr sw ta
/// te th tpi tr ur uz yue zh zu
@frozen public enum Other: LanguageCategory {
  /// Numbers of CLDR's category `other`.
  case other

  /// All the categories, in canonical order.
  public static var categories: PluralCategorySet { [.other] }

  /// Creates the category; one that these locales lack becomes `other`.
  public init(_ category: PluralCategory) {
    self = .other
  }

  /// The category as CLDR's.
  public var category: PluralCategory { .other }
}

/// The categories `one` and `other`, which are all that these locales use:
///
/// cardinal: af ak am an as asa ast az bal bem bez bg bho bn brx ce ceb cgg chr ckb csw da de doi
/// dv ee el en eo et eu fa ff fi fil fo fur fy gl gsw gu guw ha haw hi hu hy ia ie io is jgo ji jmc
/// ka kab kaj kcg kk kkj kl kn kok kok_Latn ks ksb ku ky lb lg lij ln mas mg mgo mk ml mn mr nah nb
/// nd ne nl nn nnh no nr nso ny nyn om or os pa pap pcm ps rm rof rwk saq sc sd sdh seh si sn so sq
/// ss ssy st sv sw syr ta te teo ti tig tk tl tn tr ts tzm ug ur uz ve vo vun wa wae xh xog yi zu
///
/// ordinal: bal fil fr ga hu hy lo mo ms ne ro sv tl vi
@frozen public enum OneOther: LanguageCategory {
  /// Numbers of CLDR's category `one`.
  case one
  /// Numbers of CLDR's category `other`.
  case other

  /// All the categories, in canonical order.
  public static var categories: PluralCategorySet { [.one, .other] }

  /// Creates the category; one that these locales lack becomes `other`.
  public init(_ category: PluralCategory) {
    switch category {
    case .one: self = .one
    default: self = .other
    }
  }

  /// The category as CLDR's.
  public var category: PluralCategory {
    switch self {
    case .one: .one
    case .other: .other
    }
  }
}

/// The categories `few` and `other`, which are all that these locales use:
///
/// cardinal: none
///
/// ordinal: be tk uk
@frozen public enum FewOther: LanguageCategory {
  /// Numbers of CLDR's category `few`.
  case few
  /// Numbers of CLDR's category `other`.
  case other

  /// All the categories, in canonical order.
  public static var categories: PluralCategorySet { [.few, .other] }

  /// Creates the category; one that these locales lack becomes `other`.
  public init(_ category: PluralCategory) {
    switch category {
    case .few: self = .few
    default: self = .other
    }
  }

  /// The category as CLDR's.
  public var category: PluralCategory {
    switch self {
    case .few: .few
    case .other: .other
    }
  }
}

/// The categories `many` and `other`, which are all that these locales use:
///
/// cardinal: none
///
/// ordinal: it kk lij lld sc scn vec
@frozen public enum ManyOther: LanguageCategory {
  /// Numbers of CLDR's category `many`.
  case many
  /// Numbers of CLDR's category `other`.
  case other

  /// All the categories, in canonical order.
  public static var categories: PluralCategorySet { [.many, .other] }

  /// Creates the category; one that these locales lack becomes `other`.
  public init(_ category: PluralCategory) {
    switch category {
    case .many: self = .many
    default: self = .other
    }
  }

  /// The category as CLDR's.
  public var category: PluralCategory {
    switch self {
    case .many: .many
    case .other: .other
    }
  }
}

/// The categories `zero`, `one` and `other`, which are all that these locales use:
///
/// cardinal: blo cv ksh lag lv prg
///
/// ordinal: none
@frozen public enum ZeroOneOther: LanguageCategory {
  /// Numbers of CLDR's category `zero`.
  case zero
  /// Numbers of CLDR's category `one`.
  case one
  /// Numbers of CLDR's category `other`.
  case other

  /// All the categories, in canonical order.
  public static var categories: PluralCategorySet { [.zero, .one, .other] }

  /// Creates the category; one that these locales lack becomes `other`.
  public init(_ category: PluralCategory) {
    switch category {
    case .zero: self = .zero
    case .one: self = .one
    default: self = .other
    }
  }

  /// The category as CLDR's.
  public var category: PluralCategory {
    switch self {
    case .zero: .zero
    case .one: .one
    case .other: .other
    }
  }
}

/// The categories `one`, `two` and `other`, which are all that these locales use:
///
/// cardinal: he iu iw naq sat se sma smi smj smn sms
///
/// ordinal: none
@frozen public enum OneTwoOther: LanguageCategory {
  /// Numbers of CLDR's category `one`.
  case one
  /// Numbers of CLDR's category `two`.
  case two
  /// Numbers of CLDR's category `other`.
  case other

  /// All the categories, in canonical order.
  public static var categories: PluralCategorySet { [.one, .two, .other] }

  /// Creates the category; one that these locales lack becomes `other`.
  public init(_ category: PluralCategory) {
    switch category {
    case .one: self = .one
    case .two: self = .two
    default: self = .other
    }
  }

  /// The category as CLDR's.
  public var category: PluralCategory {
    switch self {
    case .one: .one
    case .two: .two
    case .other: .other
    }
  }
}

/// The categories `one`, `few` and `other`, which are all that these locales use:
///
/// cardinal: bs hr mo ro sh shi sr
///
/// ordinal: none
@frozen public enum OneFewOther: LanguageCategory {
  /// Numbers of CLDR's category `one`.
  case one
  /// Numbers of CLDR's category `few`.
  case few
  /// Numbers of CLDR's category `other`.
  case other

  /// All the categories, in canonical order.
  public static var categories: PluralCategorySet { [.one, .few, .other] }

  /// Creates the category; one that these locales lack becomes `other`.
  public init(_ category: PluralCategory) {
    switch category {
    case .one: self = .one
    case .few: self = .few
    default: self = .other
    }
  }

  /// The category as CLDR's.
  public var category: PluralCategory {
    switch self {
    case .one: .one
    case .few: .few
    case .other: .other
    }
  }
}

/// The categories `one`, `many` and `other`, which are all that these locales use:
///
/// cardinal: ca es fr it lld pt pt_PT scn vec
///
/// ordinal: ka kw sq
@frozen public enum OneManyOther: LanguageCategory {
  /// Numbers of CLDR's category `one`.
  case one
  /// Numbers of CLDR's category `many`.
  case many
  /// Numbers of CLDR's category `other`.
  case other

  /// All the categories, in canonical order.
  public static var categories: PluralCategorySet { [.one, .many, .other] }

  /// Creates the category; one that these locales lack becomes `other`.
  public init(_ category: PluralCategory) {
    switch category {
    case .one: self = .one
    case .many: self = .many
    default: self = .other
    }
  }

  /// The category as CLDR's.
  public var category: PluralCategory {
    switch self {
    case .one: .one
    case .many: .many
    case .other: .other
    }
  }
}

/// The categories `zero`, `one`, `few` and `other`, which are all that these locales use:
///
/// cardinal: none
///
/// ordinal: blo
@frozen public enum ZeroOneFewOther: LanguageCategory {
  /// Numbers of CLDR's category `zero`.
  case zero
  /// Numbers of CLDR's category `one`.
  case one
  /// Numbers of CLDR's category `few`.
  case few
  /// Numbers of CLDR's category `other`.
  case other

  /// All the categories, in canonical order.
  public static var categories: PluralCategorySet { [.zero, .one, .few, .other] }

  /// Creates the category; one that these locales lack becomes `other`.
  public init(_ category: PluralCategory) {
    switch category {
    case .zero: self = .zero
    case .one: self = .one
    case .few: self = .few
    default: self = .other
    }
  }

  /// The category as CLDR's.
  public var category: PluralCategory {
    switch self {
    case .zero: .zero
    case .one: .one
    case .few: .few
    case .other: .other
    }
  }
}

/// The categories `one`, `two`, `few` and `other`, which are all that these locales use:
///
/// cardinal: dsb gd hsb sl
///
/// ordinal: ca en gd kok kok_Latn mr
@frozen public enum OneTwoFewOther: LanguageCategory {
  /// Numbers of CLDR's category `one`.
  case one
  /// Numbers of CLDR's category `two`.
  case two
  /// Numbers of CLDR's category `few`.
  case few
  /// Numbers of CLDR's category `other`.
  case other

  /// All the categories, in canonical order.
  public static var categories: PluralCategorySet { [.one, .two, .few, .other] }

  /// Creates the category; one that these locales lack becomes `other`.
  public init(_ category: PluralCategory) {
    switch category {
    case .one: self = .one
    case .two: self = .two
    case .few: self = .few
    default: self = .other
    }
  }

  /// The category as CLDR's.
  public var category: PluralCategory {
    switch self {
    case .one: .one
    case .two: .two
    case .few: .few
    case .other: .other
    }
  }
}

/// The categories `one`, `two`, `many` and `other`, which are all that these locales use:
///
/// cardinal: none
///
/// ordinal: mk
@frozen public enum OneTwoManyOther: LanguageCategory {
  /// Numbers of CLDR's category `one`.
  case one
  /// Numbers of CLDR's category `two`.
  case two
  /// Numbers of CLDR's category `many`.
  case many
  /// Numbers of CLDR's category `other`.
  case other

  /// All the categories, in canonical order.
  public static var categories: PluralCategorySet { [.one, .two, .many, .other] }

  /// Creates the category; one that these locales lack becomes `other`.
  public init(_ category: PluralCategory) {
    switch category {
    case .one: self = .one
    case .two: self = .two
    case .many: self = .many
    default: self = .other
    }
  }

  /// The category as CLDR's.
  public var category: PluralCategory {
    switch self {
    case .one: .one
    case .two: .two
    case .many: .many
    case .other: .other
    }
  }
}

/// The categories `one`, `few`, `many` and `other`, which are all that these locales use:
///
/// cardinal: be cs lt pl ru sk uk
///
/// ordinal: az
@frozen public enum OneFewManyOther: LanguageCategory {
  /// Numbers of CLDR's category `one`.
  case one
  /// Numbers of CLDR's category `few`.
  case few
  /// Numbers of CLDR's category `many`.
  case many
  /// Numbers of CLDR's category `other`.
  case other

  /// All the categories, in canonical order.
  public static var categories: PluralCategorySet { [.one, .few, .many, .other] }

  /// Creates the category; one that these locales lack becomes `other`.
  public init(_ category: PluralCategory) {
    switch category {
    case .one: self = .one
    case .few: self = .few
    case .many: self = .many
    default: self = .other
    }
  }

  /// The category as CLDR's.
  public var category: PluralCategory {
    switch self {
    case .one: .one
    case .few: .few
    case .many: .many
    case .other: .other
    }
  }
}

/// The categories `one`, `two`, `few`, `many` and `other`, which are all that these locales use:
///
/// cardinal: br ga gv mt sgs
///
/// ordinal: as bn gu hi or
@frozen public enum OneTwoFewManyOther: LanguageCategory {
  /// Numbers of CLDR's category `one`.
  case one
  /// Numbers of CLDR's category `two`.
  case two
  /// Numbers of CLDR's category `few`.
  case few
  /// Numbers of CLDR's category `many`.
  case many
  /// Numbers of CLDR's category `other`.
  case other

  /// All the categories, in canonical order.
  public static var categories: PluralCategorySet { [.one, .two, .few, .many, .other] }

  /// Creates the category; one that these locales lack becomes `other`.
  public init(_ category: PluralCategory) {
    switch category {
    case .one: self = .one
    case .two: self = .two
    case .few: self = .few
    case .many: self = .many
    default: self = .other
    }
  }

  /// The category as CLDR's.
  public var category: PluralCategory {
    switch self {
    case .one: .one
    case .two: .two
    case .few: .few
    case .many: .many
    case .other: .other
    }
  }
}

/// The categories `zero`, `one`, `two`, `few`, `many` and `other`, which are all that these locales use:
///
/// cardinal: ar ars cy kw
///
/// ordinal: cy
@frozen public enum ZeroOneTwoFewManyOther: LanguageCategory {
  /// Numbers of CLDR's category `zero`.
  case zero
  /// Numbers of CLDR's category `one`.
  case one
  /// Numbers of CLDR's category `two`.
  case two
  /// Numbers of CLDR's category `few`.
  case few
  /// Numbers of CLDR's category `many`.
  case many
  /// Numbers of CLDR's category `other`.
  case other

  /// All the categories, in canonical order.
  public static var categories: PluralCategorySet { [.zero, .one, .two, .few, .many, .other] }

  /// Creates the category; one that these locales lack becomes `other`.
  public init(_ category: PluralCategory) {
    switch category {
    case .zero: self = .zero
    case .one: self = .one
    case .two: self = .two
    case .few: self = .few
    case .many: self = .many
    default: self = .other
    }
  }

  /// The category as CLDR's.
  public var category: PluralCategory {
    switch self {
    case .zero: .zero
    case .one: .one
    case .two: .two
    case .few: .few
    case .many: .many
    case .other: .other
    }
  }
}

/// The cardinal categories of each locale that CLDR has cardinal rules for, by its name.
///
///     CardinalCategories.pl(.few)    // few
///
/// A locale such as `pt-PT` is called `pt_PT`. Of locales that are not listed, such as `en-GB`, the
/// rules are those of the language.
public enum CardinalCategories {
  /// The cardinal categories of `af`: `one` and `other`.
  public typealias af = OneOther
  /// The cardinal categories of `ak`: `one` and `other`.
  public typealias ak = OneOther
  /// The cardinal categories of `am`: `one` and `other`.
  public typealias am = OneOther
  /// The cardinal categories of `an`: `one` and `other`.
  public typealias an = OneOther
  /// The cardinal categories of `ar`: `zero`, `one`, `two`, `few`, `many` and `other`.
  public typealias ar = ZeroOneTwoFewManyOther
  /// The cardinal categories of `ars`: `zero`, `one`, `two`, `few`, `many` and `other`.
  public typealias ars = ZeroOneTwoFewManyOther
  /// The cardinal categories of `as`: `one` and `other`.
  public typealias `as` = OneOther
  /// The cardinal categories of `asa`: `one` and `other`.
  public typealias asa = OneOther
  /// The cardinal categories of `ast`: `one` and `other`.
  public typealias ast = OneOther
  /// The cardinal categories of `az`: `one` and `other`.
  public typealias az = OneOther
  /// The cardinal categories of `bal`: `one` and `other`.
  public typealias bal = OneOther
  /// The cardinal categories of `be`: `one`, `few`, `many` and `other`.
  public typealias be = OneFewManyOther
  /// The cardinal categories of `bem`: `one` and `other`.
  public typealias bem = OneOther
  /// The cardinal categories of `bez`: `one` and `other`.
  public typealias bez = OneOther
  /// The cardinal categories of `bg`: `one` and `other`.
  public typealias bg = OneOther
  /// The cardinal categories of `bho`: `one` and `other`.
  public typealias bho = OneOther
  /// The cardinal categories of `blo`: `zero`, `one` and `other`.
  public typealias blo = ZeroOneOther
  /// The cardinal categories of `bm`: `other`.
  public typealias bm = Other
  /// The cardinal categories of `bn`: `one` and `other`.
  public typealias bn = OneOther
  /// The cardinal categories of `bo`: `other`.
  public typealias bo = Other
  /// The cardinal categories of `br`: `one`, `two`, `few`, `many` and `other`.
  public typealias br = OneTwoFewManyOther
  /// The cardinal categories of `brx`: `one` and `other`.
  public typealias brx = OneOther
  /// The cardinal categories of `bs`: `one`, `few` and `other`.
  public typealias bs = OneFewOther
  /// The cardinal categories of `ca`: `one`, `many` and `other`.
  public typealias ca = OneManyOther
  /// The cardinal categories of `ce`: `one` and `other`.
  public typealias ce = OneOther
  /// The cardinal categories of `ceb`: `one` and `other`.
  public typealias ceb = OneOther
  /// The cardinal categories of `cgg`: `one` and `other`.
  public typealias cgg = OneOther
  /// The cardinal categories of `chr`: `one` and `other`.
  public typealias chr = OneOther
  /// The cardinal categories of `ckb`: `one` and `other`.
  public typealias ckb = OneOther
  /// The cardinal categories of `cs`: `one`, `few`, `many` and `other`.
  public typealias cs = OneFewManyOther
  /// The cardinal categories of `csw`: `one` and `other`.
  public typealias csw = OneOther
  /// The cardinal categories of `cv`: `zero`, `one` and `other`.
  public typealias cv = ZeroOneOther
  /// The cardinal categories of `cy`: `zero`, `one`, `two`, `few`, `many` and `other`.
  public typealias cy = ZeroOneTwoFewManyOther
  /// The cardinal categories of `da`: `one` and `other`.
  public typealias da = OneOther
  /// The cardinal categories of `de`: `one` and `other`.
  public typealias de = OneOther
  /// The cardinal categories of `doi`: `one` and `other`.
  public typealias doi = OneOther
  /// The cardinal categories of `dsb`: `one`, `two`, `few` and `other`.
  public typealias dsb = OneTwoFewOther
  /// The cardinal categories of `dv`: `one` and `other`.
  public typealias dv = OneOther
  /// The cardinal categories of `dz`: `other`.
  public typealias dz = Other
  /// The cardinal categories of `ee`: `one` and `other`.
  public typealias ee = OneOther
  /// The cardinal categories of `el`: `one` and `other`.
  public typealias el = OneOther
  /// The cardinal categories of `en`: `one` and `other`.
  public typealias en = OneOther
  /// The cardinal categories of `eo`: `one` and `other`.
  public typealias eo = OneOther
  /// The cardinal categories of `es`: `one`, `many` and `other`.
  public typealias es = OneManyOther
  /// The cardinal categories of `et`: `one` and `other`.
  public typealias et = OneOther
  /// The cardinal categories of `eu`: `one` and `other`.
  public typealias eu = OneOther
  /// The cardinal categories of `fa`: `one` and `other`.
  public typealias fa = OneOther
  /// The cardinal categories of `ff`: `one` and `other`.
  public typealias ff = OneOther
  /// The cardinal categories of `fi`: `one` and `other`.
  public typealias fi = OneOther
  /// The cardinal categories of `fil`: `one` and `other`.
  public typealias fil = OneOther
  /// The cardinal categories of `fo`: `one` and `other`.
  public typealias fo = OneOther
  /// The cardinal categories of `fr`: `one`, `many` and `other`.
  public typealias fr = OneManyOther
  /// The cardinal categories of `fur`: `one` and `other`.
  public typealias fur = OneOther
  /// The cardinal categories of `fy`: `one` and `other`.
  public typealias fy = OneOther
  /// The cardinal categories of `ga`: `one`, `two`, `few`, `many` and `other`.
  public typealias ga = OneTwoFewManyOther
  /// The cardinal categories of `gd`: `one`, `two`, `few` and `other`.
  public typealias gd = OneTwoFewOther
  /// The cardinal categories of `gl`: `one` and `other`.
  public typealias gl = OneOther
  /// The cardinal categories of `gsw`: `one` and `other`.
  public typealias gsw = OneOther
  /// The cardinal categories of `gu`: `one` and `other`.
  public typealias gu = OneOther
  /// The cardinal categories of `guw`: `one` and `other`.
  public typealias guw = OneOther
  /// The cardinal categories of `gv`: `one`, `two`, `few`, `many` and `other`.
  public typealias gv = OneTwoFewManyOther
  /// The cardinal categories of `ha`: `one` and `other`.
  public typealias ha = OneOther
  /// The cardinal categories of `haw`: `one` and `other`.
  public typealias haw = OneOther
  /// The cardinal categories of `he`: `one`, `two` and `other`.
  public typealias he = OneTwoOther
  /// The cardinal categories of `hi`: `one` and `other`.
  public typealias hi = OneOther
  /// The cardinal categories of `hnj`: `other`.
  public typealias hnj = Other
  /// The cardinal categories of `hr`: `one`, `few` and `other`.
  public typealias hr = OneFewOther
  /// The cardinal categories of `hsb`: `one`, `two`, `few` and `other`.
  public typealias hsb = OneTwoFewOther
  /// The cardinal categories of `hu`: `one` and `other`.
  public typealias hu = OneOther
  /// The cardinal categories of `hy`: `one` and `other`.
  public typealias hy = OneOther
  /// The cardinal categories of `ia`: `one` and `other`.
  public typealias ia = OneOther
  /// The cardinal categories of `id`: `other`.
  public typealias id = Other
  /// The cardinal categories of `ie`: `one` and `other`.
  public typealias ie = OneOther
  /// The cardinal categories of `ig`: `other`.
  public typealias ig = Other
  /// The cardinal categories of `ii`: `other`.
  public typealias ii = Other
  /// The cardinal categories of `in`: `other`.
  public typealias `in` = Other
  /// The cardinal categories of `io`: `one` and `other`.
  public typealias io = OneOther
  /// The cardinal categories of `is`: `one` and `other`.
  public typealias `is` = OneOther
  /// The cardinal categories of `it`: `one`, `many` and `other`.
  public typealias it = OneManyOther
  /// The cardinal categories of `iu`: `one`, `two` and `other`.
  public typealias iu = OneTwoOther
  /// The cardinal categories of `iw`: `one`, `two` and `other`.
  public typealias iw = OneTwoOther
  /// The cardinal categories of `ja`: `other`.
  public typealias ja = Other
  /// The cardinal categories of `jbo`: `other`.
  public typealias jbo = Other
  /// The cardinal categories of `jgo`: `one` and `other`.
  public typealias jgo = OneOther
  /// The cardinal categories of `ji`: `one` and `other`.
  public typealias ji = OneOther
  /// The cardinal categories of `jmc`: `one` and `other`.
  public typealias jmc = OneOther
  /// The cardinal categories of `jv`: `other`.
  public typealias jv = Other
  /// The cardinal categories of `jw`: `other`.
  public typealias jw = Other
  /// The cardinal categories of `ka`: `one` and `other`.
  public typealias ka = OneOther
  /// The cardinal categories of `kab`: `one` and `other`.
  public typealias kab = OneOther
  /// The cardinal categories of `kaj`: `one` and `other`.
  public typealias kaj = OneOther
  /// The cardinal categories of `kcg`: `one` and `other`.
  public typealias kcg = OneOther
  /// The cardinal categories of `kde`: `other`.
  public typealias kde = Other
  /// The cardinal categories of `kea`: `other`.
  public typealias kea = Other
  /// The cardinal categories of `kk`: `one` and `other`.
  public typealias kk = OneOther
  /// The cardinal categories of `kkj`: `one` and `other`.
  public typealias kkj = OneOther
  /// The cardinal categories of `kl`: `one` and `other`.
  public typealias kl = OneOther
  /// The cardinal categories of `km`: `other`.
  public typealias km = Other
  /// The cardinal categories of `kn`: `one` and `other`.
  public typealias kn = OneOther
  /// The cardinal categories of `ko`: `other`.
  public typealias ko = Other
  /// The cardinal categories of `kok`: `one` and `other`.
  public typealias kok = OneOther
  /// The cardinal categories of `kok_Latn`: `one` and `other`.
  public typealias kok_Latn = OneOther
  /// The cardinal categories of `ks`: `one` and `other`.
  public typealias ks = OneOther
  /// The cardinal categories of `ksb`: `one` and `other`.
  public typealias ksb = OneOther
  /// The cardinal categories of `ksh`: `zero`, `one` and `other`.
  public typealias ksh = ZeroOneOther
  /// The cardinal categories of `ku`: `one` and `other`.
  public typealias ku = OneOther
  /// The cardinal categories of `kw`: `zero`, `one`, `two`, `few`, `many` and `other`.
  public typealias kw = ZeroOneTwoFewManyOther
  /// The cardinal categories of `ky`: `one` and `other`.
  public typealias ky = OneOther
  /// The cardinal categories of `lag`: `zero`, `one` and `other`.
  public typealias lag = ZeroOneOther
  /// The cardinal categories of `lb`: `one` and `other`.
  public typealias lb = OneOther
  /// The cardinal categories of `lg`: `one` and `other`.
  public typealias lg = OneOther
  /// The cardinal categories of `lij`: `one` and `other`.
  public typealias lij = OneOther
  /// The cardinal categories of `lkt`: `other`.
  public typealias lkt = Other
  /// The cardinal categories of `lld`: `one`, `many` and `other`.
  public typealias lld = OneManyOther
  /// The cardinal categories of `ln`: `one` and `other`.
  public typealias ln = OneOther
  /// The cardinal categories of `lo`: `other`.
  public typealias lo = Other
  /// The cardinal categories of `lt`: `one`, `few`, `many` and `other`.
  public typealias lt = OneFewManyOther
  /// The cardinal categories of `lv`: `zero`, `one` and `other`.
  public typealias lv = ZeroOneOther
  /// The cardinal categories of `mas`: `one` and `other`.
  public typealias mas = OneOther
  /// The cardinal categories of `mg`: `one` and `other`.
  public typealias mg = OneOther
  /// The cardinal categories of `mgo`: `one` and `other`.
  public typealias mgo = OneOther
  /// The cardinal categories of `mk`: `one` and `other`.
  public typealias mk = OneOther
  /// The cardinal categories of `ml`: `one` and `other`.
  public typealias ml = OneOther
  /// The cardinal categories of `mn`: `one` and `other`.
  public typealias mn = OneOther
  /// The cardinal categories of `mo`: `one`, `few` and `other`.
  public typealias mo = OneFewOther
  /// The cardinal categories of `mr`: `one` and `other`.
  public typealias mr = OneOther
  /// The cardinal categories of `ms`: `other`.
  public typealias ms = Other
  /// The cardinal categories of `mt`: `one`, `two`, `few`, `many` and `other`.
  public typealias mt = OneTwoFewManyOther
  /// The cardinal categories of `my`: `other`.
  public typealias my = Other
  /// The cardinal categories of `nah`: `one` and `other`.
  public typealias nah = OneOther
  /// The cardinal categories of `naq`: `one`, `two` and `other`.
  public typealias naq = OneTwoOther
  /// The cardinal categories of `nb`: `one` and `other`.
  public typealias nb = OneOther
  /// The cardinal categories of `nd`: `one` and `other`.
  public typealias nd = OneOther
  /// The cardinal categories of `ne`: `one` and `other`.
  public typealias ne = OneOther
  /// The cardinal categories of `nl`: `one` and `other`.
  public typealias nl = OneOther
  /// The cardinal categories of `nn`: `one` and `other`.
  public typealias nn = OneOther
  /// The cardinal categories of `nnh`: `one` and `other`.
  public typealias nnh = OneOther
  /// The cardinal categories of `no`: `one` and `other`.
  public typealias no = OneOther
  /// The cardinal categories of `nqo`: `other`.
  public typealias nqo = Other
  /// The cardinal categories of `nr`: `one` and `other`.
  public typealias nr = OneOther
  /// The cardinal categories of `nso`: `one` and `other`.
  public typealias nso = OneOther
  /// The cardinal categories of `ny`: `one` and `other`.
  public typealias ny = OneOther
  /// The cardinal categories of `nyn`: `one` and `other`.
  public typealias nyn = OneOther
  /// The cardinal categories of `om`: `one` and `other`.
  public typealias om = OneOther
  /// The cardinal categories of `or`: `one` and `other`.
  public typealias or = OneOther
  /// The cardinal categories of `os`: `one` and `other`.
  public typealias os = OneOther
  /// The cardinal categories of `osa`: `other`.
  public typealias osa = Other
  /// The cardinal categories of `pa`: `one` and `other`.
  public typealias pa = OneOther
  /// The cardinal categories of `pap`: `one` and `other`.
  public typealias pap = OneOther
  /// The cardinal categories of `pcm`: `one` and `other`.
  public typealias pcm = OneOther
  /// The cardinal categories of `pl`: `one`, `few`, `many` and `other`.
  public typealias pl = OneFewManyOther
  /// The cardinal categories of `prg`: `zero`, `one` and `other`.
  public typealias prg = ZeroOneOther
  /// The cardinal categories of `ps`: `one` and `other`.
  public typealias ps = OneOther
  /// The cardinal categories of `pt`: `one`, `many` and `other`.
  public typealias pt = OneManyOther
  /// The cardinal categories of `pt_PT`: `one`, `many` and `other`.
  public typealias pt_PT = OneManyOther
  /// The cardinal categories of `rm`: `one` and `other`.
  public typealias rm = OneOther
  /// The cardinal categories of `ro`: `one`, `few` and `other`.
  public typealias ro = OneFewOther
  /// The cardinal categories of `rof`: `one` and `other`.
  public typealias rof = OneOther
  /// The cardinal categories of `root`: `other`.
  public typealias root = Other
  /// The cardinal categories of `ru`: `one`, `few`, `many` and `other`.
  public typealias ru = OneFewManyOther
  /// The cardinal categories of `rwk`: `one` and `other`.
  public typealias rwk = OneOther
  /// The cardinal categories of `sah`: `other`.
  public typealias sah = Other
  /// The cardinal categories of `saq`: `one` and `other`.
  public typealias saq = OneOther
  /// The cardinal categories of `sat`: `one`, `two` and `other`.
  public typealias sat = OneTwoOther
  /// The cardinal categories of `sc`: `one` and `other`.
  public typealias sc = OneOther
  /// The cardinal categories of `scn`: `one`, `many` and `other`.
  public typealias scn = OneManyOther
  /// The cardinal categories of `sd`: `one` and `other`.
  public typealias sd = OneOther
  /// The cardinal categories of `sdh`: `one` and `other`.
  public typealias sdh = OneOther
  /// The cardinal categories of `se`: `one`, `two` and `other`.
  public typealias se = OneTwoOther
  /// The cardinal categories of `seh`: `one` and `other`.
  public typealias seh = OneOther
  /// The cardinal categories of `ses`: `other`.
  public typealias ses = Other
  /// The cardinal categories of `sg`: `other`.
  public typealias sg = Other
  /// The cardinal categories of `sgs`: `one`, `two`, `few`, `many` and `other`.
  public typealias sgs = OneTwoFewManyOther
  /// The cardinal categories of `sh`: `one`, `few` and `other`.
  public typealias sh = OneFewOther
  /// The cardinal categories of `shi`: `one`, `few` and `other`.
  public typealias shi = OneFewOther
  /// The cardinal categories of `si`: `one` and `other`.
  public typealias si = OneOther
  /// The cardinal categories of `sk`: `one`, `few`, `many` and `other`.
  public typealias sk = OneFewManyOther
  /// The cardinal categories of `sl`: `one`, `two`, `few` and `other`.
  public typealias sl = OneTwoFewOther
  /// The cardinal categories of `sma`: `one`, `two` and `other`.
  public typealias sma = OneTwoOther
  /// The cardinal categories of `smi`: `one`, `two` and `other`.
  public typealias smi = OneTwoOther
  /// The cardinal categories of `smj`: `one`, `two` and `other`.
  public typealias smj = OneTwoOther
  /// The cardinal categories of `smn`: `one`, `two` and `other`.
  public typealias smn = OneTwoOther
  /// The cardinal categories of `sms`: `one`, `two` and `other`.
  public typealias sms = OneTwoOther
  /// The cardinal categories of `sn`: `one` and `other`.
  public typealias sn = OneOther
  /// The cardinal categories of `so`: `one` and `other`.
  public typealias so = OneOther
  /// The cardinal categories of `sq`: `one` and `other`.
  public typealias sq = OneOther
  /// The cardinal categories of `sr`: `one`, `few` and `other`.
  public typealias sr = OneFewOther
  /// The cardinal categories of `ss`: `one` and `other`.
  public typealias ss = OneOther
  /// The cardinal categories of `ssy`: `one` and `other`.
  public typealias ssy = OneOther
  /// The cardinal categories of `st`: `one` and `other`.
  public typealias st = OneOther
  /// The cardinal categories of `su`: `other`.
  public typealias su = Other
  /// The cardinal categories of `sv`: `one` and `other`.
  public typealias sv = OneOther
  /// The cardinal categories of `sw`: `one` and `other`.
  public typealias sw = OneOther
  /// The cardinal categories of `syr`: `one` and `other`.
  public typealias syr = OneOther
  /// The cardinal categories of `ta`: `one` and `other`.
  public typealias ta = OneOther
  /// The cardinal categories of `te`: `one` and `other`.
  public typealias te = OneOther
  /// The cardinal categories of `teo`: `one` and `other`.
  public typealias teo = OneOther
  /// The cardinal categories of `th`: `other`.
  public typealias th = Other
  /// The cardinal categories of `ti`: `one` and `other`.
  public typealias ti = OneOther
  /// The cardinal categories of `tig`: `one` and `other`.
  public typealias tig = OneOther
  /// The cardinal categories of `tk`: `one` and `other`.
  public typealias tk = OneOther
  /// The cardinal categories of `tl`: `one` and `other`.
  public typealias tl = OneOther
  /// The cardinal categories of `tn`: `one` and `other`.
  public typealias tn = OneOther
  /// The cardinal categories of `to`: `other`.
  public typealias to = Other
  /// The cardinal categories of `tpi`: `other`.
  public typealias tpi = Other
  /// The cardinal categories of `tr`: `one` and `other`.
  public typealias tr = OneOther
  /// The cardinal categories of `ts`: `one` and `other`.
  public typealias ts = OneOther
  /// The cardinal categories of `tzm`: `one` and `other`.
  public typealias tzm = OneOther
  /// The cardinal categories of `ug`: `one` and `other`.
  public typealias ug = OneOther
  /// The cardinal categories of `uk`: `one`, `few`, `many` and `other`.
  public typealias uk = OneFewManyOther
  /// The cardinal categories of `ur`: `one` and `other`.
  public typealias ur = OneOther
  /// The cardinal categories of `uz`: `one` and `other`.
  public typealias uz = OneOther
  /// The cardinal categories of `ve`: `one` and `other`.
  public typealias ve = OneOther
  /// The cardinal categories of `vec`: `one`, `many` and `other`.
  public typealias vec = OneManyOther
  /// The cardinal categories of `vi`: `other`.
  public typealias vi = Other
  /// The cardinal categories of `vo`: `one` and `other`.
  public typealias vo = OneOther
  /// The cardinal categories of `vun`: `one` and `other`.
  public typealias vun = OneOther
  /// The cardinal categories of `wa`: `one` and `other`.
  public typealias wa = OneOther
  /// The cardinal categories of `wae`: `one` and `other`.
  public typealias wae = OneOther
  /// The cardinal categories of `wo`: `other`.
  public typealias wo = Other
  /// The cardinal categories of `xh`: `one` and `other`.
  public typealias xh = OneOther
  /// The cardinal categories of `xog`: `one` and `other`.
  public typealias xog = OneOther
  /// The cardinal categories of `yi`: `one` and `other`.
  public typealias yi = OneOther
  /// The cardinal categories of `yo`: `other`.
  public typealias yo = Other
  /// The cardinal categories of `yue`: `other`.
  public typealias yue = Other
  /// The cardinal categories of `zh`: `other`.
  public typealias zh = Other
  /// The cardinal categories of `zu`: `one` and `other`.
  public typealias zu = OneOther
}

/// The ordinal categories of each locale that CLDR has ordinal rules for, by its name.
///
///     OrdinalCategories.en(.two)    // two
///
/// A locale such as `pt-PT` is called `pt_PT`. Of locales that are not listed, such as `en-GB`, the
/// rules are those of the language.
public enum OrdinalCategories {
  /// The ordinal categories of `af`: `other`.
  public typealias af = Other
  /// The ordinal categories of `am`: `other`.
  public typealias am = Other
  /// The ordinal categories of `an`: `other`.
  public typealias an = Other
  /// The ordinal categories of `ar`: `other`.
  public typealias ar = Other
  /// The ordinal categories of `as`: `one`, `two`, `few`, `many` and `other`.
  public typealias `as` = OneTwoFewManyOther
  /// The ordinal categories of `ast`: `other`.
  public typealias ast = Other
  /// The ordinal categories of `az`: `one`, `few`, `many` and `other`.
  public typealias az = OneFewManyOther
  /// The ordinal categories of `bal`: `one` and `other`.
  public typealias bal = OneOther
  /// The ordinal categories of `be`: `few` and `other`.
  public typealias be = FewOther
  /// The ordinal categories of `bg`: `other`.
  public typealias bg = Other
  /// The ordinal categories of `blo`: `zero`, `one`, `few` and `other`.
  public typealias blo = ZeroOneFewOther
  /// The ordinal categories of `bn`: `one`, `two`, `few`, `many` and `other`.
  public typealias bn = OneTwoFewManyOther
  /// The ordinal categories of `bs`: `other`.
  public typealias bs = Other
  /// The ordinal categories of `ca`: `one`, `two`, `few` and `other`.
  public typealias ca = OneTwoFewOther
  /// The ordinal categories of `ce`: `other`.
  public typealias ce = Other
  /// The ordinal categories of `cs`: `other`.
  public typealias cs = Other
  /// The ordinal categories of `cv`: `other`.
  public typealias cv = Other
  /// The ordinal categories of `cy`: `zero`, `one`, `two`, `few`, `many` and `other`.
  public typealias cy = ZeroOneTwoFewManyOther
  /// The ordinal categories of `da`: `other`.
  public typealias da = Other
  /// The ordinal categories of `de`: `other`.
  public typealias de = Other
  /// The ordinal categories of `dsb`: `other`.
  public typealias dsb = Other
  /// The ordinal categories of `el`: `other`.
  public typealias el = Other
  /// The ordinal categories of `en`: `one`, `two`, `few` and `other`.
  public typealias en = OneTwoFewOther
  /// The ordinal categories of `es`: `other`.
  public typealias es = Other
  /// The ordinal categories of `et`: `other`.
  public typealias et = Other
  /// The ordinal categories of `eu`: `other`.
  public typealias eu = Other
  /// The ordinal categories of `fa`: `other`.
  public typealias fa = Other
  /// The ordinal categories of `fi`: `other`.
  public typealias fi = Other
  /// The ordinal categories of `fil`: `one` and `other`.
  public typealias fil = OneOther
  /// The ordinal categories of `fr`: `one` and `other`.
  public typealias fr = OneOther
  /// The ordinal categories of `fy`: `other`.
  public typealias fy = Other
  /// The ordinal categories of `ga`: `one` and `other`.
  public typealias ga = OneOther
  /// The ordinal categories of `gd`: `one`, `two`, `few` and `other`.
  public typealias gd = OneTwoFewOther
  /// The ordinal categories of `gl`: `other`.
  public typealias gl = Other
  /// The ordinal categories of `gsw`: `other`.
  public typealias gsw = Other
  /// The ordinal categories of `gu`: `one`, `two`, `few`, `many` and `other`.
  public typealias gu = OneTwoFewManyOther
  /// The ordinal categories of `he`: `other`.
  public typealias he = Other
  /// The ordinal categories of `hi`: `one`, `two`, `few`, `many` and `other`.
  public typealias hi = OneTwoFewManyOther
  /// The ordinal categories of `hr`: `other`.
  public typealias hr = Other
  /// The ordinal categories of `hsb`: `other`.
  public typealias hsb = Other
  /// The ordinal categories of `hu`: `one` and `other`.
  public typealias hu = OneOther
  /// The ordinal categories of `hy`: `one` and `other`.
  public typealias hy = OneOther
  /// The ordinal categories of `ia`: `other`.
  public typealias ia = Other
  /// The ordinal categories of `id`: `other`.
  public typealias id = Other
  /// The ordinal categories of `ie`: `other`.
  public typealias ie = Other
  /// The ordinal categories of `in`: `other`.
  public typealias `in` = Other
  /// The ordinal categories of `is`: `other`.
  public typealias `is` = Other
  /// The ordinal categories of `it`: `many` and `other`.
  public typealias it = ManyOther
  /// The ordinal categories of `iw`: `other`.
  public typealias iw = Other
  /// The ordinal categories of `ja`: `other`.
  public typealias ja = Other
  /// The ordinal categories of `ka`: `one`, `many` and `other`.
  public typealias ka = OneManyOther
  /// The ordinal categories of `kk`: `many` and `other`.
  public typealias kk = ManyOther
  /// The ordinal categories of `km`: `other`.
  public typealias km = Other
  /// The ordinal categories of `kn`: `other`.
  public typealias kn = Other
  /// The ordinal categories of `ko`: `other`.
  public typealias ko = Other
  /// The ordinal categories of `kok`: `one`, `two`, `few` and `other`.
  public typealias kok = OneTwoFewOther
  /// The ordinal categories of `kok_Latn`: `one`, `two`, `few` and `other`.
  public typealias kok_Latn = OneTwoFewOther
  /// The ordinal categories of `kw`: `one`, `many` and `other`.
  public typealias kw = OneManyOther
  /// The ordinal categories of `ky`: `other`.
  public typealias ky = Other
  /// The ordinal categories of `lij`: `many` and `other`.
  public typealias lij = ManyOther
  /// The ordinal categories of `lld`: `many` and `other`.
  public typealias lld = ManyOther
  /// The ordinal categories of `lo`: `one` and `other`.
  public typealias lo = OneOther
  /// The ordinal categories of `lt`: `other`.
  public typealias lt = Other
  /// The ordinal categories of `lv`: `other`.
  public typealias lv = Other
  /// The ordinal categories of `mk`: `one`, `two`, `many` and `other`.
  public typealias mk = OneTwoManyOther
  /// The ordinal categories of `ml`: `other`.
  public typealias ml = Other
  /// The ordinal categories of `mn`: `other`.
  public typealias mn = Other
  /// The ordinal categories of `mo`: `one` and `other`.
  public typealias mo = OneOther
  /// The ordinal categories of `mr`: `one`, `two`, `few` and `other`.
  public typealias mr = OneTwoFewOther
  /// The ordinal categories of `ms`: `one` and `other`.
  public typealias ms = OneOther
  /// The ordinal categories of `my`: `other`.
  public typealias my = Other
  /// The ordinal categories of `nb`: `other`.
  public typealias nb = Other
  /// The ordinal categories of `ne`: `one` and `other`.
  public typealias ne = OneOther
  /// The ordinal categories of `nl`: `other`.
  public typealias nl = Other
  /// The ordinal categories of `no`: `other`.
  public typealias no = Other
  /// The ordinal categories of `or`: `one`, `two`, `few`, `many` and `other`.
  public typealias or = OneTwoFewManyOther
  /// The ordinal categories of `pa`: `other`.
  public typealias pa = Other
  /// The ordinal categories of `pl`: `other`.
  public typealias pl = Other
  /// The ordinal categories of `prg`: `other`.
  public typealias prg = Other
  /// The ordinal categories of `ps`: `other`.
  public typealias ps = Other
  /// The ordinal categories of `pt`: `other`.
  public typealias pt = Other
  /// The ordinal categories of `ro`: `one` and `other`.
  public typealias ro = OneOther
  /// The ordinal categories of `root`: `other`.
  public typealias root = Other
  /// The ordinal categories of `ru`: `other`.
  public typealias ru = Other
  /// The ordinal categories of `sc`: `many` and `other`.
  public typealias sc = ManyOther
  /// The ordinal categories of `scn`: `many` and `other`.
  public typealias scn = ManyOther
  /// The ordinal categories of `sd`: `other`.
  public typealias sd = Other
  /// The ordinal categories of `sh`: `other`.
  public typealias sh = Other
  /// The ordinal categories of `si`: `other`.
  public typealias si = Other
  /// The ordinal categories of `sk`: `other`.
  public typealias sk = Other
  /// The ordinal categories of `sl`: `other`.
  public typealias sl = Other
  /// The ordinal categories of `sq`: `one`, `many` and `other`.
  public typealias sq = OneManyOther
  /// The ordinal categories of `sr`: `other`.
  public typealias sr = Other
  /// The ordinal categories of `sv`: `one` and `other`.
  public typealias sv = OneOther
  /// The ordinal categories of `sw`: `other`.
  public typealias sw = Other
  /// The ordinal categories of `ta`: `other`.
  public typealias ta = Other
  /// The ordinal categories of `te`: `other`.
  public typealias te = Other
  /// The ordinal categories of `th`: `other`.
  public typealias th = Other
  /// The ordinal categories of `tk`: `few` and `other`.
  public typealias tk = FewOther
  /// The ordinal categories of `tl`: `one` and `other`.
  public typealias tl = OneOther
  /// The ordinal categories of `tpi`: `other`.
  public typealias tpi = Other
  /// The ordinal categories of `tr`: `other`.
  public typealias tr = Other
  /// The ordinal categories of `uk`: `few` and `other`.
  public typealias uk = FewOther
  /// The ordinal categories of `ur`: `other`.
  public typealias ur = Other
  /// The ordinal categories of `uz`: `other`.
  public typealias uz = Other
  /// The ordinal categories of `vec`: `many` and `other`.
  public typealias vec = ManyOther
  /// The ordinal categories of `vi`: `one` and `other`.
  public typealias vi = OneOther
  /// The ordinal categories of `yue`: `other`.
  public typealias yue = Other
  /// The ordinal categories of `zh`: `other`.
  public typealias zh = Other
  /// The ordinal categories of `zu`: `other`.
  public typealias zu = Other
}
