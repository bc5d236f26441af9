import Plurals
import TypedPlurals

// A program's messages as a reader of the documentation writes them. Continuous integration compiles
// this file as Embedded Swift, too.

enum ShopLanguage: AppLanguage {
  case english, irish, slovenian

  static let fallback = Self.english

  var locale: String {
    switch self {
    case .english: Languages.en.locale
    case .irish: Languages.ga.locale
    case .slovenian: Languages.sl.locale
    }
  }
}

enum ShopKey: MessageKey {
  case numberOfItems(Int)
  case weight(String)
  case place(Int)
  case delivery(days: ClosedRange<Int>)
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
    case .delivery(let days):
      switch category(from: days.lowerBound, to: days.upperBound) {
      case .one: "\(days.lowerBound)–\(days.upperBound) day"
      case .other: "\(days.lowerBound)–\(days.upperBound) days"
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
      case .one, .two, .few: "\(count) mhír"
      case .many, .other: "\(count) mír"
      }
    case .weight(let amount): "\(amount) cileagram"
    case .place(let rank): "\(rank)ú"
    case .delivery(let days): "\(days.lowerBound)–\(days.upperBound) lá"
    case .welcome(let name): "Fáilte, \(name)!"
    }
  }
}

struct SlovenianShop: Translation {
  typealias Language = Languages.sl

  func text(_ key: ShopKey) -> String {
    switch key {
    case .numberOfItems(let count):
      switch category(for: count) {
      case .one: "\(count) izdelek"
      case .two: "\(count) izdelka"
      case .few: "\(count) izdelki"
      case .other: "\(count) izdelkov"
      }
    case .weight(let amount): "\(amount) kg"
    case .place(let rank): "\(rank)."
    case .delivery(let days):
      switch category(from: days.lowerBound, to: days.upperBound) {
      case .one: "\(days.lowerBound)–\(days.upperBound) dan"
      case .two, .few: "\(days.lowerBound)–\(days.upperBound) dni"
      case .other: "\(days.lowerBound)–\(days.upperBound) dni"
      }
    case .welcome(let name): "Pozdravljeni, \(name)!"
    }
  }
}

struct ShopMessages: MessageModule {
  var language: ShopLanguage

  static func text(_ key: ShopKey, in language: ShopLanguage) -> String {
    switch language {
    case .english: EnglishShop().text(key)
    case .irish: IrishShop().text(key)
    case .slovenian: SlovenianShop().text(key)
    }
  }
}
