import Foundation
import ICUShim
import PluralMessages
import Plurals

/// The cases about messages.
struct MessageCases {
  let runner: Runner

  /// A message with a number that chooses and a text, from a catalogue that is loaded.
  func message() throws -> [Measurement] {
    var variants = PluralVariants()
    variants[.one] = try MessageTemplate("%d файл в папке %@")
    variants[.few] = try MessageTemplate("%d файла в папке %@")
    variants[.many] = try MessageTemplate("%d файлов в папке %@")
    variants[.other] = try MessageTemplate("%d файла в папке %@")
    let catalog = MessageCatalog(language: "ru", messages: ["n_files": Message(variants)])
    let pattern = """
      {0, plural, one{# файл в папке {1}} few{# файла в папке {1}} many{# файлов в папке {1}} \
      other{# файла в папке {1}}}
      """
    guard let peer = icu_message_open(pattern, "ru") else {
      throw Disagreement(description: "ICU refuses the pattern of the message")
    }
    defer { icu_message_close(peer) }
    var random = Numbers(seed: 7)
    let numbers = (0..<1_024).map { _ in Int32.random(in: 0...999, using: &random) }
    let folder = "Документы"
    for number in numbers.prefix(200) {
      let ours = try catalog.string("n_files", .integer(Int(number)), .text(folder))
      guard ours == icuText(peer, number, folder) else {
        throw Disagreement(description: "message: \(number) is \(ours)")
      }
    }
    return [
      runner.measure(
        "message",
        "ru",
        count: numbers.count,
        peer: "ICU4C MessageFormat",
        bar: 3,
        ours: {
          var sum: UInt64 = 0
          for number in numbers {
            let text = try? catalog.string("n_files", .integer(Int(number)), .text(folder))
            sum &+= UInt64(text?.utf8.count ?? 0)
          }
          return sum
        },
        peer: { icu_sum_message(peer, numbers, numbers.count, folder) }
      )
    ]
  }

  /// A String Catalog of 5,000 messages in six languages, from its bytes to messages.
  func catalog() throws -> [Measurement] {
    let data = Data(CatalogText.make(keyCount: 5_000).utf8)
    let catalog = try StringCatalog(data: data)
    guard catalog.languages.count == 6, catalog.catalog(for: "ar")?.keys.count == 5_000 else {
      throw Disagreement(description: "catalog: \(catalog.languages)")
    }
    return [
      runner.measure(
        "catalog",
        "6 languages",
        count: 1,
        peer: "JSONSerialization alone",
        bar: 1.5,
        isAtMost: true,
        ours: { UInt64((try? StringCatalog(data: data))?.languages.count ?? 0) },
        peer: {
          let tree = try? JSONSerialization.jsonObject(with: data)
          return UInt64((tree as? [String: Any])?.count ?? 0)
        }
      )
    ]
  }

  private func icuText(_ message: OpaquePointer, _ number: Int32, _ text: String) -> String? {
    var buffer = [CChar](repeating: 0, count: 256)
    let count = icu_message_text(message, number, text, &buffer, buffer.count)
    guard 0...buffer.count ~= Int(count) else { return nil }
    return String(decoding: buffer.prefix(Int(count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
