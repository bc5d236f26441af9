import PluralMessages
import Plurals

// A program as Parlance's users write it: its languages, a module's keys, and a type for each language.

enum English: RankingLanguage {
  typealias Category = CardinalCategories.en
  typealias OrdinalCategory = OrdinalCategories.en
  static let locale = "en"
}

enum Irish: MessageLanguage {
  typealias Category = CardinalCategories.ga
  static let locale = "ga"
}

enum BrazilianPortuguese: MessageLanguage {
  typealias Category = CardinalCategories.pt
  static let locale = "pt"
  static let rules = PluralRules(locale: "pt")
}

enum EuropeanPortuguese: MessageLanguage {
  typealias Category = CardinalCategories.pt_PT
  static let locale = "pt-PT"
}

enum Hebrew: MessageLanguage {
  typealias Category = CardinalCategories.he
  static let locale = "he"
}

enum SimplifiedChinese: MessageLanguage {
  typealias Category = CardinalCategories.zh
  static let locale = "zh"
}

enum TraditionalChinese: MessageLanguage {
  typealias Category = CardinalCategories.zh
  static let locale = "zh-Hant"
}

enum ShopLanguage: AppLanguage {
  case english, irish

  static let fallback = Self.english

  var language: any MessageLanguage.Type {
    switch self {
    case .english: English.self
    case .irish: Irish.self
    }
  }
}

enum WideLanguage: AppLanguage {
  case english, brazilian, portuguese, hebrew, simplified, traditional

  static let fallback = Self.english

  var language: any MessageLanguage.Type {
    switch self {
    case .english: English.self
    case .brazilian: BrazilianPortuguese.self
    case .portuguese: EuropeanPortuguese.self
    case .hebrew: Hebrew.self
    case .simplified: SimplifiedChinese.self
    case .traditional: TraditionalChinese.self
    }
  }
}

enum ShopKey: MessageKey {
  case numberOfItems(Int)
  case weight(String)
  case place(Int)
  case welcome(name: String)
}

struct EnglishShop: Translation {
  typealias Language = English

  func t(_ key: ShopKey) -> String {
    switch key {
    case .numberOfItems(let count):
      switch category(for: count) {
      case .one: "\(count) item"
      case .other: "\(count) items"
      }
    case .weight(let amount):
      switch try? category(for: amount) {
      case .one: "\(amount) kilogram"
      case .other, nil: "\(amount) kilograms"
      }
    case .place(let rank):
      switch ordinalCategory(for: rank) {
      case .one: "\(rank)st"
      case .two: "\(rank)nd"
      case .few: "\(rank)rd"
      case .other: "\(rank)th"
      }
    case .welcome(let name): "Welcome, \(name)!"
    }
  }
}

struct IrishShop: Translation {
  typealias Language = Irish

  func t(_ key: ShopKey) -> String {
    switch key {
    case .numberOfItems(let count):
      switch category(for: count) {
      case .one: "\(count) mhír (one)"
      case .two: "\(count) mhír (two)"
      case .few: "\(count) mhír (few)"
      case .many: "\(count) mír (many)"
      case .other: "\(count) mír (other)"
      }
    case .weight(let amount): "\(amount) cileagram"
    case .place(let rank): "\(rank)ú"
    case .welcome(let name): "Fáilte, \(name)!"
    }
  }
}

struct ShopMessages: MessageModule {
  var language: ShopLanguage

  static func translation(in language: ShopLanguage) -> any Translation<ShopKey> {
    switch language {
    case .english: EnglishShop()
    case .irish: IrishShop()
    }
  }
}
