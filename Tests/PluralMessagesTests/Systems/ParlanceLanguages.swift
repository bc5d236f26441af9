import TypedPlurals

// A program as Parlance's users write it: its languages, a module's keys, and a type for each language.

enum ShopLanguage: AppLanguage {
  case english, irish

  static let fallback = Self.english

  var locale: String {
    switch self {
    case .english: Languages.en.locale
    case .irish: Languages.ga.locale
    }
  }
}

enum WideLanguage: AppLanguage {
  case english, brazilian, portuguese, hebrew, simplified, traditional

  static let fallback = Self.english

  var locale: String {
    switch self {
    case .english: Languages.en.locale
    case .brazilian: Languages.pt.locale
    case .portuguese: Languages.pt_PT.locale
    case .hebrew: Languages.he.locale
    case .simplified: Languages.zh.locale
    case .traditional: "zh-Hant"
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
  typealias Language = Languages.en

  func text(_ key: ShopKey) -> String {
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
  typealias Language = Languages.ga

  func text(_ key: ShopKey) -> String {
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

  static func text(_ key: ShopKey, in language: ShopLanguage) -> String {
    switch language {
    case .english: EnglishShop().text(key)
    case .irish: IrishShop().text(key)
    }
  }
}
