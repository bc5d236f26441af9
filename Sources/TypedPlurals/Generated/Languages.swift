// swift-format-ignore-file
// Generated from cldr/ by `swift run GeneratePluralTables`. Do not edit.
// Data from Unicode CLDR 48.2, © 1991-2026 Unicode, Inc., under the Unicode License V3 in
// cldr/LICENSE.

import Plurals

/// A language for each locale that CLDR has plural rules for, by its name: the locale, its rules and
/// exactly the categories that these use, which cannot be put together wrongly.
///
///     Languages.pl.category(for: 22)           // few
///     Languages.en.ordinalCategory(for: 22)    // two
///
/// A locale such as `pt-PT` is called `pt_PT`. Of locales that are not listed, such as `en-GB`, the
/// rules are those of the language. Deprecated codes are other names of the codes that replace them.
/// As types, ``Languages/as`` and ``Languages/is`` are written in backquotes, because they are keywords.
/// Where CLDR has no rules for ranks, all ranks are `other`.
public enum Languages {
  /// The language `af`: `one` and `other`; for ranks `other`.
  public enum af: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "af" }
  }
  /// The language `ak`: `one` and `other`; for ranks `other`.
  public enum ak: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "ak" }
  }
  /// The language `am`: `one` and `other`; for ranks `other`.
  public enum am: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "am" }
  }
  /// The language `an`: `one` and `other`; for ranks `other`.
  public enum an: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "an" }
  }
  /// The language `ar`: `zero`, `one`, `two`, `few`, `many` and `other`; for ranks `other`.
  public enum ar: RankingLanguage {
    public typealias Category = ZeroOneTwoFewManyOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "ar" }
  }
  /// The language `ars`: `zero`, `one`, `two`, `few`, `many` and `other`; for ranks `other`.
  public enum ars: RankingLanguage {
    public typealias Category = ZeroOneTwoFewManyOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "ars" }
  }
  /// The language `as`: `one` and `other`; for ranks `one`, `two`, `few`, `many` and `other`.
  public enum `as`: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = OneTwoFewManyOther
    public static var locale: String { "as" }
  }
  /// The language `asa`: `one` and `other`; for ranks `other`.
  public enum asa: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "asa" }
  }
  /// The language `ast`: `one` and `other`; for ranks `other`.
  public enum ast: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "ast" }
  }
  /// The language `az`: `one` and `other`; for ranks `one`, `few`, `many` and `other`.
  public enum az: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = OneFewManyOther
    public static var locale: String { "az" }
  }
  /// The language `bal`: `one` and `other`; for ranks `one` and `other`.
  public enum bal: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = OneOther
    public static var locale: String { "bal" }
  }
  /// The language `be`: `one`, `few`, `many` and `other`; for ranks `few` and `other`.
  public enum be: RankingLanguage {
    public typealias Category = OneFewManyOther
    public typealias OrdinalCategory = FewOther
    public static var locale: String { "be" }
  }
  /// The language `bem`: `one` and `other`; for ranks `other`.
  public enum bem: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "bem" }
  }
  /// The language `bez`: `one` and `other`; for ranks `other`.
  public enum bez: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "bez" }
  }
  /// The language `bg`: `one` and `other`; for ranks `other`.
  public enum bg: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "bg" }
  }
  /// The language `bho`: `one` and `other`; for ranks `other`.
  public enum bho: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "bho" }
  }
  /// The language `blo`: `zero`, `one` and `other`; for ranks `zero`, `one`, `few` and `other`.
  public enum blo: RankingLanguage {
    public typealias Category = ZeroOneOther
    public typealias OrdinalCategory = ZeroOneFewOther
    public static var locale: String { "blo" }
  }
  /// The language `bm`: `other`; for ranks `other`.
  public enum bm: RankingLanguage {
    public typealias Category = Other
    public typealias OrdinalCategory = Other
    public static var locale: String { "bm" }
  }
  /// The language `bn`: `one` and `other`; for ranks `one`, `two`, `few`, `many` and `other`.
  public enum bn: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = OneTwoFewManyOther
    public static var locale: String { "bn" }
  }
  /// The language `bo`: `other`; for ranks `other`.
  public enum bo: RankingLanguage {
    public typealias Category = Other
    public typealias OrdinalCategory = Other
    public static var locale: String { "bo" }
  }
  /// The language `br`: `one`, `two`, `few`, `many` and `other`; for ranks `other`.
  public enum br: RankingLanguage {
    public typealias Category = OneTwoFewManyOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "br" }
  }
  /// The language `brx`: `one` and `other`; for ranks `other`.
  public enum brx: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "brx" }
  }
  /// The language `bs`: `one`, `few` and `other`; for ranks `other`.
  public enum bs: RankingLanguage {
    public typealias Category = OneFewOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "bs" }
  }
  /// The language `ca`: `one`, `many` and `other`; for ranks `one`, `two`, `few` and `other`.
  public enum ca: RankingLanguage {
    public typealias Category = OneManyOther
    public typealias OrdinalCategory = OneTwoFewOther
    public static var locale: String { "ca" }
  }
  /// The language `ce`: `one` and `other`; for ranks `other`.
  public enum ce: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "ce" }
  }
  /// The language `ceb`: `one` and `other`; for ranks `other`.
  public enum ceb: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "ceb" }
  }
  /// The language `cgg`: `one` and `other`; for ranks `other`.
  public enum cgg: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "cgg" }
  }
  /// The language `chr`: `one` and `other`; for ranks `other`.
  public enum chr: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "chr" }
  }
  /// The language `ckb`: `one` and `other`; for ranks `other`.
  public enum ckb: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "ckb" }
  }
  /// The language `cs`: `one`, `few`, `many` and `other`; for ranks `other`.
  public enum cs: RankingLanguage {
    public typealias Category = OneFewManyOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "cs" }
  }
  /// The language `csw`: `one` and `other`; for ranks `other`.
  public enum csw: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "csw" }
  }
  /// The language `cv`: `zero`, `one` and `other`; for ranks `other`.
  public enum cv: RankingLanguage {
    public typealias Category = ZeroOneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "cv" }
  }
  /// The language `cy`: `zero`, `one`, `two`, `few`, `many` and `other`; for ranks `zero`, `one`, `two`, `few`, `many` and `other`.
  public enum cy: RankingLanguage {
    public typealias Category = ZeroOneTwoFewManyOther
    public typealias OrdinalCategory = ZeroOneTwoFewManyOther
    public static var locale: String { "cy" }
  }
  /// The language `da`: `one` and `other`; for ranks `other`.
  public enum da: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "da" }
  }
  /// The language `de`: `one` and `other`; for ranks `other`.
  public enum de: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "de" }
  }
  /// The language `doi`: `one` and `other`; for ranks `other`.
  public enum doi: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "doi" }
  }
  /// The language `dsb`: `one`, `two`, `few` and `other`; for ranks `other`.
  public enum dsb: RankingLanguage {
    public typealias Category = OneTwoFewOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "dsb" }
  }
  /// The language `dv`: `one` and `other`; for ranks `other`.
  public enum dv: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "dv" }
  }
  /// The language `dz`: `other`; for ranks `other`.
  public enum dz: RankingLanguage {
    public typealias Category = Other
    public typealias OrdinalCategory = Other
    public static var locale: String { "dz" }
  }
  /// The language `ee`: `one` and `other`; for ranks `other`.
  public enum ee: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "ee" }
  }
  /// The language `el`: `one` and `other`; for ranks `other`.
  public enum el: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "el" }
  }
  /// The language `en`: `one` and `other`; for ranks `one`, `two`, `few` and `other`.
  public enum en: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = OneTwoFewOther
    public static var locale: String { "en" }
  }
  /// The language `eo`: `one` and `other`; for ranks `other`.
  public enum eo: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "eo" }
  }
  /// The language `es`: `one`, `many` and `other`; for ranks `other`.
  public enum es: RankingLanguage {
    public typealias Category = OneManyOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "es" }
  }
  /// The language `et`: `one` and `other`; for ranks `other`.
  public enum et: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "et" }
  }
  /// The language `eu`: `one` and `other`; for ranks `other`.
  public enum eu: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "eu" }
  }
  /// The language `fa`: `one` and `other`; for ranks `other`.
  public enum fa: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "fa" }
  }
  /// The language `ff`: `one` and `other`; for ranks `other`.
  public enum ff: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "ff" }
  }
  /// The language `fi`: `one` and `other`; for ranks `other`.
  public enum fi: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "fi" }
  }
  /// The language `fil`: `one` and `other`; for ranks `one` and `other`.
  public enum fil: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = OneOther
    public static var locale: String { "fil" }
  }
  /// The language `fo`: `one` and `other`; for ranks `other`.
  public enum fo: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "fo" }
  }
  /// The language `fr`: `one`, `many` and `other`; for ranks `one` and `other`.
  public enum fr: RankingLanguage {
    public typealias Category = OneManyOther
    public typealias OrdinalCategory = OneOther
    public static var locale: String { "fr" }
  }
  /// The language `fur`: `one` and `other`; for ranks `other`.
  public enum fur: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "fur" }
  }
  /// The language `fy`: `one` and `other`; for ranks `other`.
  public enum fy: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "fy" }
  }
  /// The language `ga`: `one`, `two`, `few`, `many` and `other`; for ranks `one` and `other`.
  public enum ga: RankingLanguage {
    public typealias Category = OneTwoFewManyOther
    public typealias OrdinalCategory = OneOther
    public static var locale: String { "ga" }
  }
  /// The language `gd`: `one`, `two`, `few` and `other`; for ranks `one`, `two`, `few` and `other`.
  public enum gd: RankingLanguage {
    public typealias Category = OneTwoFewOther
    public typealias OrdinalCategory = OneTwoFewOther
    public static var locale: String { "gd" }
  }
  /// The language `gl`: `one` and `other`; for ranks `other`.
  public enum gl: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "gl" }
  }
  /// The language `gsw`: `one` and `other`; for ranks `other`.
  public enum gsw: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "gsw" }
  }
  /// The language `gu`: `one` and `other`; for ranks `one`, `two`, `few`, `many` and `other`.
  public enum gu: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = OneTwoFewManyOther
    public static var locale: String { "gu" }
  }
  /// The language `guw`: `one` and `other`; for ranks `other`.
  public enum guw: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "guw" }
  }
  /// The language `gv`: `one`, `two`, `few`, `many` and `other`; for ranks `other`.
  public enum gv: RankingLanguage {
    public typealias Category = OneTwoFewManyOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "gv" }
  }
  /// The language `ha`: `one` and `other`; for ranks `other`.
  public enum ha: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "ha" }
  }
  /// The language `haw`: `one` and `other`; for ranks `other`.
  public enum haw: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "haw" }
  }
  /// The language `he`: `one`, `two` and `other`; for ranks `other`.
  public enum he: RankingLanguage {
    public typealias Category = OneTwoOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "he" }
  }
  /// The language `hi`: `one` and `other`; for ranks `one`, `two`, `few`, `many` and `other`.
  public enum hi: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = OneTwoFewManyOther
    public static var locale: String { "hi" }
  }
  /// The language `hnj`: `other`; for ranks `other`.
  public enum hnj: RankingLanguage {
    public typealias Category = Other
    public typealias OrdinalCategory = Other
    public static var locale: String { "hnj" }
  }
  /// The language `hr`: `one`, `few` and `other`; for ranks `other`.
  public enum hr: RankingLanguage {
    public typealias Category = OneFewOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "hr" }
  }
  /// The language `hsb`: `one`, `two`, `few` and `other`; for ranks `other`.
  public enum hsb: RankingLanguage {
    public typealias Category = OneTwoFewOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "hsb" }
  }
  /// The language `hu`: `one` and `other`; for ranks `one` and `other`.
  public enum hu: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = OneOther
    public static var locale: String { "hu" }
  }
  /// The language `hy`: `one` and `other`; for ranks `one` and `other`.
  public enum hy: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = OneOther
    public static var locale: String { "hy" }
  }
  /// The language `ia`: `one` and `other`; for ranks `other`.
  public enum ia: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "ia" }
  }
  /// The language `id`: `other`; for ranks `other`.
  public enum id: RankingLanguage {
    public typealias Category = Other
    public typealias OrdinalCategory = Other
    public static var locale: String { "id" }
  }
  /// The language `ie`: `one` and `other`; for ranks `other`.
  public enum ie: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "ie" }
  }
  /// The language `ig`: `other`; for ranks `other`.
  public enum ig: RankingLanguage {
    public typealias Category = Other
    public typealias OrdinalCategory = Other
    public static var locale: String { "ig" }
  }
  /// The language `ii`: `other`; for ranks `other`.
  public enum ii: RankingLanguage {
    public typealias Category = Other
    public typealias OrdinalCategory = Other
    public static var locale: String { "ii" }
  }
  /// The language `in`, a deprecated code for `id`.
  public typealias `in` = id
  /// The language `io`: `one` and `other`; for ranks `other`.
  public enum io: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "io" }
  }
  /// The language `is`: `one` and `other`; for ranks `other`.
  public enum `is`: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "is" }
  }
  /// The language `it`: `one`, `many` and `other`; for ranks `many` and `other`.
  public enum it: RankingLanguage {
    public typealias Category = OneManyOther
    public typealias OrdinalCategory = ManyOther
    public static var locale: String { "it" }
  }
  /// The language `iu`: `one`, `two` and `other`; for ranks `other`.
  public enum iu: RankingLanguage {
    public typealias Category = OneTwoOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "iu" }
  }
  /// The language `iw`, a deprecated code for `he`.
  public typealias iw = he
  /// The language `ja`: `other`; for ranks `other`.
  public enum ja: RankingLanguage {
    public typealias Category = Other
    public typealias OrdinalCategory = Other
    public static var locale: String { "ja" }
  }
  /// The language `jbo`: `other`; for ranks `other`.
  public enum jbo: RankingLanguage {
    public typealias Category = Other
    public typealias OrdinalCategory = Other
    public static var locale: String { "jbo" }
  }
  /// The language `jgo`: `one` and `other`; for ranks `other`.
  public enum jgo: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "jgo" }
  }
  /// The language `ji`, a deprecated code for `yi`.
  public typealias ji = yi
  /// The language `jmc`: `one` and `other`; for ranks `other`.
  public enum jmc: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "jmc" }
  }
  /// The language `jv`: `other`; for ranks `other`.
  public enum jv: RankingLanguage {
    public typealias Category = Other
    public typealias OrdinalCategory = Other
    public static var locale: String { "jv" }
  }
  /// The language `jw`, a deprecated code for `jv`.
  public typealias jw = jv
  /// The language `ka`: `one` and `other`; for ranks `one`, `many` and `other`.
  public enum ka: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = OneManyOther
    public static var locale: String { "ka" }
  }
  /// The language `kab`: `one` and `other`; for ranks `other`.
  public enum kab: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "kab" }
  }
  /// The language `kaj`: `one` and `other`; for ranks `other`.
  public enum kaj: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "kaj" }
  }
  /// The language `kcg`: `one` and `other`; for ranks `other`.
  public enum kcg: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "kcg" }
  }
  /// The language `kde`: `other`; for ranks `other`.
  public enum kde: RankingLanguage {
    public typealias Category = Other
    public typealias OrdinalCategory = Other
    public static var locale: String { "kde" }
  }
  /// The language `kea`: `other`; for ranks `other`.
  public enum kea: RankingLanguage {
    public typealias Category = Other
    public typealias OrdinalCategory = Other
    public static var locale: String { "kea" }
  }
  /// The language `kk`: `one` and `other`; for ranks `many` and `other`.
  public enum kk: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = ManyOther
    public static var locale: String { "kk" }
  }
  /// The language `kkj`: `one` and `other`; for ranks `other`.
  public enum kkj: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "kkj" }
  }
  /// The language `kl`: `one` and `other`; for ranks `other`.
  public enum kl: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "kl" }
  }
  /// The language `km`: `other`; for ranks `other`.
  public enum km: RankingLanguage {
    public typealias Category = Other
    public typealias OrdinalCategory = Other
    public static var locale: String { "km" }
  }
  /// The language `kn`: `one` and `other`; for ranks `other`.
  public enum kn: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "kn" }
  }
  /// The language `ko`: `other`; for ranks `other`.
  public enum ko: RankingLanguage {
    public typealias Category = Other
    public typealias OrdinalCategory = Other
    public static var locale: String { "ko" }
  }
  /// The language `kok`: `one` and `other`; for ranks `one`, `two`, `few` and `other`.
  public enum kok: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = OneTwoFewOther
    public static var locale: String { "kok" }
  }
  /// The language `kok-Latn`: `one` and `other`; for ranks `one`, `two`, `few` and `other`.
  public enum kok_Latn: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = OneTwoFewOther
    public static var locale: String { "kok-Latn" }
  }
  /// The language `ks`: `one` and `other`; for ranks `other`.
  public enum ks: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "ks" }
  }
  /// The language `ksb`: `one` and `other`; for ranks `other`.
  public enum ksb: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "ksb" }
  }
  /// The language `ksh`: `zero`, `one` and `other`; for ranks `other`.
  public enum ksh: RankingLanguage {
    public typealias Category = ZeroOneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "ksh" }
  }
  /// The language `ku`: `one` and `other`; for ranks `other`.
  public enum ku: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "ku" }
  }
  /// The language `kw`: `zero`, `one`, `two`, `few`, `many` and `other`; for ranks `one`, `many` and `other`.
  public enum kw: RankingLanguage {
    public typealias Category = ZeroOneTwoFewManyOther
    public typealias OrdinalCategory = OneManyOther
    public static var locale: String { "kw" }
  }
  /// The language `ky`: `one` and `other`; for ranks `other`.
  public enum ky: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "ky" }
  }
  /// The language `lag`: `zero`, `one` and `other`; for ranks `other`.
  public enum lag: RankingLanguage {
    public typealias Category = ZeroOneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "lag" }
  }
  /// The language `lb`: `one` and `other`; for ranks `other`.
  public enum lb: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "lb" }
  }
  /// The language `lg`: `one` and `other`; for ranks `other`.
  public enum lg: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "lg" }
  }
  /// The language `lij`: `one` and `other`; for ranks `many` and `other`.
  public enum lij: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = ManyOther
    public static var locale: String { "lij" }
  }
  /// The language `lkt`: `other`; for ranks `other`.
  public enum lkt: RankingLanguage {
    public typealias Category = Other
    public typealias OrdinalCategory = Other
    public static var locale: String { "lkt" }
  }
  /// The language `lld`: `one`, `many` and `other`; for ranks `many` and `other`.
  public enum lld: RankingLanguage {
    public typealias Category = OneManyOther
    public typealias OrdinalCategory = ManyOther
    public static var locale: String { "lld" }
  }
  /// The language `ln`: `one` and `other`; for ranks `other`.
  public enum ln: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "ln" }
  }
  /// The language `lo`: `other`; for ranks `one` and `other`.
  public enum lo: RankingLanguage {
    public typealias Category = Other
    public typealias OrdinalCategory = OneOther
    public static var locale: String { "lo" }
  }
  /// The language `lt`: `one`, `few`, `many` and `other`; for ranks `other`.
  public enum lt: RankingLanguage {
    public typealias Category = OneFewManyOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "lt" }
  }
  /// The language `lv`: `zero`, `one` and `other`; for ranks `other`.
  public enum lv: RankingLanguage {
    public typealias Category = ZeroOneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "lv" }
  }
  /// The language `mas`: `one` and `other`; for ranks `other`.
  public enum mas: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "mas" }
  }
  /// The language `mg`: `one` and `other`; for ranks `other`.
  public enum mg: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "mg" }
  }
  /// The language `mgo`: `one` and `other`; for ranks `other`.
  public enum mgo: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "mgo" }
  }
  /// The language `mk`: `one` and `other`; for ranks `one`, `two`, `many` and `other`.
  public enum mk: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = OneTwoManyOther
    public static var locale: String { "mk" }
  }
  /// The language `ml`: `one` and `other`; for ranks `other`.
  public enum ml: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "ml" }
  }
  /// The language `mn`: `one` and `other`; for ranks `other`.
  public enum mn: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "mn" }
  }
  /// The language `mo`, a deprecated code for `ro`.
  public typealias mo = ro
  /// The language `mr`: `one` and `other`; for ranks `one`, `two`, `few` and `other`.
  public enum mr: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = OneTwoFewOther
    public static var locale: String { "mr" }
  }
  /// The language `ms`: `other`; for ranks `one` and `other`.
  public enum ms: RankingLanguage {
    public typealias Category = Other
    public typealias OrdinalCategory = OneOther
    public static var locale: String { "ms" }
  }
  /// The language `mt`: `one`, `two`, `few`, `many` and `other`; for ranks `other`.
  public enum mt: RankingLanguage {
    public typealias Category = OneTwoFewManyOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "mt" }
  }
  /// The language `my`: `other`; for ranks `other`.
  public enum my: RankingLanguage {
    public typealias Category = Other
    public typealias OrdinalCategory = Other
    public static var locale: String { "my" }
  }
  /// The language `nah`: `one` and `other`; for ranks `other`.
  public enum nah: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "nah" }
  }
  /// The language `naq`: `one`, `two` and `other`; for ranks `other`.
  public enum naq: RankingLanguage {
    public typealias Category = OneTwoOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "naq" }
  }
  /// The language `nb`: `one` and `other`; for ranks `other`.
  public enum nb: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "nb" }
  }
  /// The language `nd`: `one` and `other`; for ranks `other`.
  public enum nd: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "nd" }
  }
  /// The language `ne`: `one` and `other`; for ranks `one` and `other`.
  public enum ne: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = OneOther
    public static var locale: String { "ne" }
  }
  /// The language `nl`: `one` and `other`; for ranks `other`.
  public enum nl: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "nl" }
  }
  /// The language `nn`: `one` and `other`; for ranks `other`.
  public enum nn: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "nn" }
  }
  /// The language `nnh`: `one` and `other`; for ranks `other`.
  public enum nnh: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "nnh" }
  }
  /// The language `no`: `one` and `other`; for ranks `other`.
  public enum no: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "no" }
  }
  /// The language `nqo`: `other`; for ranks `other`.
  public enum nqo: RankingLanguage {
    public typealias Category = Other
    public typealias OrdinalCategory = Other
    public static var locale: String { "nqo" }
  }
  /// The language `nr`: `one` and `other`; for ranks `other`.
  public enum nr: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "nr" }
  }
  /// The language `nso`: `one` and `other`; for ranks `other`.
  public enum nso: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "nso" }
  }
  /// The language `ny`: `one` and `other`; for ranks `other`.
  public enum ny: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "ny" }
  }
  /// The language `nyn`: `one` and `other`; for ranks `other`.
  public enum nyn: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "nyn" }
  }
  /// The language `om`: `one` and `other`; for ranks `other`.
  public enum om: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "om" }
  }
  /// The language `or`: `one` and `other`; for ranks `one`, `two`, `few`, `many` and `other`.
  public enum or: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = OneTwoFewManyOther
    public static var locale: String { "or" }
  }
  /// The language `os`: `one` and `other`; for ranks `other`.
  public enum os: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "os" }
  }
  /// The language `osa`: `other`; for ranks `other`.
  public enum osa: RankingLanguage {
    public typealias Category = Other
    public typealias OrdinalCategory = Other
    public static var locale: String { "osa" }
  }
  /// The language `pa`: `one` and `other`; for ranks `other`.
  public enum pa: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "pa" }
  }
  /// The language `pap`: `one` and `other`; for ranks `other`.
  public enum pap: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "pap" }
  }
  /// The language `pcm`: `one` and `other`; for ranks `other`.
  public enum pcm: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "pcm" }
  }
  /// The language `pl`: `one`, `few`, `many` and `other`; for ranks `other`.
  public enum pl: RankingLanguage {
    public typealias Category = OneFewManyOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "pl" }
  }
  /// The language `prg`: `zero`, `one` and `other`; for ranks `other`.
  public enum prg: RankingLanguage {
    public typealias Category = ZeroOneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "prg" }
  }
  /// The language `ps`: `one` and `other`; for ranks `other`.
  public enum ps: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "ps" }
  }
  /// The language `pt`: `one`, `many` and `other`; for ranks `other`.
  public enum pt: RankingLanguage {
    public typealias Category = OneManyOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "pt" }
  }
  /// The language `pt-PT`: `one`, `many` and `other`; for ranks `other`.
  public enum pt_PT: RankingLanguage {
    public typealias Category = OneManyOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "pt-PT" }
  }
  /// The language `rm`: `one` and `other`; for ranks `other`.
  public enum rm: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "rm" }
  }
  /// The language `ro`: `one`, `few` and `other`; for ranks `one` and `other`.
  public enum ro: RankingLanguage {
    public typealias Category = OneFewOther
    public typealias OrdinalCategory = OneOther
    public static var locale: String { "ro" }
  }
  /// The language `rof`: `one` and `other`; for ranks `other`.
  public enum rof: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "rof" }
  }
  /// The language `root`: `other`; for ranks `other`.
  public enum root: RankingLanguage {
    public typealias Category = Other
    public typealias OrdinalCategory = Other
    public static var locale: String { "root" }
  }
  /// The language `ru`: `one`, `few`, `many` and `other`; for ranks `other`.
  public enum ru: RankingLanguage {
    public typealias Category = OneFewManyOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "ru" }
  }
  /// The language `rwk`: `one` and `other`; for ranks `other`.
  public enum rwk: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "rwk" }
  }
  /// The language `sah`: `other`; for ranks `other`.
  public enum sah: RankingLanguage {
    public typealias Category = Other
    public typealias OrdinalCategory = Other
    public static var locale: String { "sah" }
  }
  /// The language `saq`: `one` and `other`; for ranks `other`.
  public enum saq: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "saq" }
  }
  /// The language `sat`: `one`, `two` and `other`; for ranks `other`.
  public enum sat: RankingLanguage {
    public typealias Category = OneTwoOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "sat" }
  }
  /// The language `sc`: `one` and `other`; for ranks `many` and `other`.
  public enum sc: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = ManyOther
    public static var locale: String { "sc" }
  }
  /// The language `scn`: `one`, `many` and `other`; for ranks `many` and `other`.
  public enum scn: RankingLanguage {
    public typealias Category = OneManyOther
    public typealias OrdinalCategory = ManyOther
    public static var locale: String { "scn" }
  }
  /// The language `sd`: `one` and `other`; for ranks `other`.
  public enum sd: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "sd" }
  }
  /// The language `sdh`: `one` and `other`; for ranks `other`.
  public enum sdh: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "sdh" }
  }
  /// The language `se`: `one`, `two` and `other`; for ranks `other`.
  public enum se: RankingLanguage {
    public typealias Category = OneTwoOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "se" }
  }
  /// The language `seh`: `one` and `other`; for ranks `other`.
  public enum seh: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "seh" }
  }
  /// The language `ses`: `other`; for ranks `other`.
  public enum ses: RankingLanguage {
    public typealias Category = Other
    public typealias OrdinalCategory = Other
    public static var locale: String { "ses" }
  }
  /// The language `sg`: `other`; for ranks `other`.
  public enum sg: RankingLanguage {
    public typealias Category = Other
    public typealias OrdinalCategory = Other
    public static var locale: String { "sg" }
  }
  /// The language `sgs`: `one`, `two`, `few`, `many` and `other`; for ranks `other`.
  public enum sgs: RankingLanguage {
    public typealias Category = OneTwoFewManyOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "sgs" }
  }
  /// The language `sh`, a deprecated code for `sr`.
  public typealias sh = sr
  /// The language `shi`: `one`, `few` and `other`; for ranks `other`.
  public enum shi: RankingLanguage {
    public typealias Category = OneFewOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "shi" }
  }
  /// The language `si`: `one` and `other`; for ranks `other`.
  public enum si: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "si" }
  }
  /// The language `sk`: `one`, `few`, `many` and `other`; for ranks `other`.
  public enum sk: RankingLanguage {
    public typealias Category = OneFewManyOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "sk" }
  }
  /// The language `sl`: `one`, `two`, `few` and `other`; for ranks `other`.
  public enum sl: RankingLanguage {
    public typealias Category = OneTwoFewOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "sl" }
  }
  /// The language `sma`: `one`, `two` and `other`; for ranks `other`.
  public enum sma: RankingLanguage {
    public typealias Category = OneTwoOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "sma" }
  }
  /// The language `smi`: `one`, `two` and `other`; for ranks `other`.
  public enum smi: RankingLanguage {
    public typealias Category = OneTwoOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "smi" }
  }
  /// The language `smj`: `one`, `two` and `other`; for ranks `other`.
  public enum smj: RankingLanguage {
    public typealias Category = OneTwoOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "smj" }
  }
  /// The language `smn`: `one`, `two` and `other`; for ranks `other`.
  public enum smn: RankingLanguage {
    public typealias Category = OneTwoOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "smn" }
  }
  /// The language `sms`: `one`, `two` and `other`; for ranks `other`.
  public enum sms: RankingLanguage {
    public typealias Category = OneTwoOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "sms" }
  }
  /// The language `sn`: `one` and `other`; for ranks `other`.
  public enum sn: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "sn" }
  }
  /// The language `so`: `one` and `other`; for ranks `other`.
  public enum so: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "so" }
  }
  /// The language `sq`: `one` and `other`; for ranks `one`, `many` and `other`.
  public enum sq: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = OneManyOther
    public static var locale: String { "sq" }
  }
  /// The language `sr`: `one`, `few` and `other`; for ranks `other`.
  public enum sr: RankingLanguage {
    public typealias Category = OneFewOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "sr" }
  }
  /// The language `ss`: `one` and `other`; for ranks `other`.
  public enum ss: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "ss" }
  }
  /// The language `ssy`: `one` and `other`; for ranks `other`.
  public enum ssy: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "ssy" }
  }
  /// The language `st`: `one` and `other`; for ranks `other`.
  public enum st: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "st" }
  }
  /// The language `su`: `other`; for ranks `other`.
  public enum su: RankingLanguage {
    public typealias Category = Other
    public typealias OrdinalCategory = Other
    public static var locale: String { "su" }
  }
  /// The language `sv`: `one` and `other`; for ranks `one` and `other`.
  public enum sv: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = OneOther
    public static var locale: String { "sv" }
  }
  /// The language `sw`: `one` and `other`; for ranks `other`.
  public enum sw: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "sw" }
  }
  /// The language `syr`: `one` and `other`; for ranks `other`.
  public enum syr: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "syr" }
  }
  /// The language `ta`: `one` and `other`; for ranks `other`.
  public enum ta: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "ta" }
  }
  /// The language `te`: `one` and `other`; for ranks `other`.
  public enum te: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "te" }
  }
  /// The language `teo`: `one` and `other`; for ranks `other`.
  public enum teo: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "teo" }
  }
  /// The language `th`: `other`; for ranks `other`.
  public enum th: RankingLanguage {
    public typealias Category = Other
    public typealias OrdinalCategory = Other
    public static var locale: String { "th" }
  }
  /// The language `ti`: `one` and `other`; for ranks `other`.
  public enum ti: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "ti" }
  }
  /// The language `tig`: `one` and `other`; for ranks `other`.
  public enum tig: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "tig" }
  }
  /// The language `tk`: `one` and `other`; for ranks `few` and `other`.
  public enum tk: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = FewOther
    public static var locale: String { "tk" }
  }
  /// The language `tl`, a deprecated code for `fil`.
  public typealias tl = fil
  /// The language `tn`: `one` and `other`; for ranks `other`.
  public enum tn: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "tn" }
  }
  /// The language `to`: `other`; for ranks `other`.
  public enum to: RankingLanguage {
    public typealias Category = Other
    public typealias OrdinalCategory = Other
    public static var locale: String { "to" }
  }
  /// The language `tpi`: `other`; for ranks `other`.
  public enum tpi: RankingLanguage {
    public typealias Category = Other
    public typealias OrdinalCategory = Other
    public static var locale: String { "tpi" }
  }
  /// The language `tr`: `one` and `other`; for ranks `other`.
  public enum tr: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "tr" }
  }
  /// The language `ts`: `one` and `other`; for ranks `other`.
  public enum ts: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "ts" }
  }
  /// The language `tzm`: `one` and `other`; for ranks `other`.
  public enum tzm: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "tzm" }
  }
  /// The language `ug`: `one` and `other`; for ranks `other`.
  public enum ug: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "ug" }
  }
  /// The language `uk`: `one`, `few`, `many` and `other`; for ranks `few` and `other`.
  public enum uk: RankingLanguage {
    public typealias Category = OneFewManyOther
    public typealias OrdinalCategory = FewOther
    public static var locale: String { "uk" }
  }
  /// The language `ur`: `one` and `other`; for ranks `other`.
  public enum ur: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "ur" }
  }
  /// The language `uz`: `one` and `other`; for ranks `other`.
  public enum uz: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "uz" }
  }
  /// The language `ve`: `one` and `other`; for ranks `other`.
  public enum ve: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "ve" }
  }
  /// The language `vec`: `one`, `many` and `other`; for ranks `many` and `other`.
  public enum vec: RankingLanguage {
    public typealias Category = OneManyOther
    public typealias OrdinalCategory = ManyOther
    public static var locale: String { "vec" }
  }
  /// The language `vi`: `other`; for ranks `one` and `other`.
  public enum vi: RankingLanguage {
    public typealias Category = Other
    public typealias OrdinalCategory = OneOther
    public static var locale: String { "vi" }
  }
  /// The language `vo`: `one` and `other`; for ranks `other`.
  public enum vo: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "vo" }
  }
  /// The language `vun`: `one` and `other`; for ranks `other`.
  public enum vun: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "vun" }
  }
  /// The language `wa`: `one` and `other`; for ranks `other`.
  public enum wa: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "wa" }
  }
  /// The language `wae`: `one` and `other`; for ranks `other`.
  public enum wae: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "wae" }
  }
  /// The language `wo`: `other`; for ranks `other`.
  public enum wo: RankingLanguage {
    public typealias Category = Other
    public typealias OrdinalCategory = Other
    public static var locale: String { "wo" }
  }
  /// The language `xh`: `one` and `other`; for ranks `other`.
  public enum xh: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "xh" }
  }
  /// The language `xog`: `one` and `other`; for ranks `other`.
  public enum xog: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "xog" }
  }
  /// The language `yi`: `one` and `other`; for ranks `other`.
  public enum yi: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "yi" }
  }
  /// The language `yo`: `other`; for ranks `other`.
  public enum yo: RankingLanguage {
    public typealias Category = Other
    public typealias OrdinalCategory = Other
    public static var locale: String { "yo" }
  }
  /// The language `yue`: `other`; for ranks `other`.
  public enum yue: RankingLanguage {
    public typealias Category = Other
    public typealias OrdinalCategory = Other
    public static var locale: String { "yue" }
  }
  /// The language `zh`: `other`; for ranks `other`.
  public enum zh: RankingLanguage {
    public typealias Category = Other
    public typealias OrdinalCategory = Other
    public static var locale: String { "zh" }
  }
  /// The language `zu`: `one` and `other`; for ranks `other`.
  public enum zu: RankingLanguage {
    public typealias Category = OneOther
    public typealias OrdinalCategory = Other
    public static var locale: String { "zu" }
  }
}
