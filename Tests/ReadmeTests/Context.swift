// What the examples of documentation comments take for granted.

import Foundation
import PluralMessages
import TypedPlurals

/// A folder of `.lproj` folders.
let folder = fixtures.appendingPathComponent("App")

/// A file `Localizable.xcstrings`.
let stringCatalogFile = fixtures.appendingPathComponent("Localizable.xcstrings")

private let fixtures = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent()
  .appendingPathComponent("PluralsCommandTests/Fixtures/Messages")

/// A catalogue in Russian.
let catalog: MessageCatalog = {
  let json = #"""
    {"n_files": {"one": "%d файл", "few": "%d файла", "many": "%d файлов", "*": "%d файла"},
     "files_in": {"one": "%d файл в %s", "few": "%d файла в %s", "*": "%d файлов в %s"},
     "distance_left": {"one": "ещё %.1f километр", "many": "ещё %.1f километров", "*": "ещё %.1f километра"},
     "category": {"keys": {"travel": "Путешествия"}}}
    """#
  do {
    return try MessageCatalog(data: Data(json.utf8), format: .json, language: "ru")
  } catch {
    fatalError("\(error)")
  }
}()

/// A catalogue whose placeholders have names.
let greetings: MessageCatalog = {
  let json = #"{"greeting": "Привет, %{name}: %{count}"}"#
  do {
    return try MessageCatalog(data: Data(json.utf8), format: .json, language: "ru")
  } catch {
    fatalError("\(error)")
  }
}()

/// A program's own way of telling its developers something.
@Sendable func log(_ text: String) {}

/// The messages of a part of a program.
enum ShopKey: MessageKey {
  case numberOfItems(Int)
  case welcome(name: String)
}

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

struct EnglishShop: Translation {
  typealias Language = Languages.en

  func text(_ key: ShopKey) -> String {
    switch key {
    case .numberOfItems(let count):
      switch category(for: count) {
      case .one: "\(count) item"
      case .other: "\(count) items"
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
    case .welcome(let name): "Fáilte, \(name)!"
    }
  }
}
