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
    variants[.one] = MessageTemplate("%d файл в папке %@")
    variants[.few] = MessageTemplate("%d файла в папке %@")
    variants[.many] = MessageTemplate("%d файлов в папке %@")
    variants[.other] = MessageTemplate("%d файла в папке %@")
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
      let count = Int(number)
      let ours = try catalog.string("n_files", count, folder)
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
        bar: 4.5,
        ours: {
          var sum: UInt64 = 0
          for number in numbers {
            let count = Int(number)
            sum &+= size(try? catalog.string("n_files", count, folder))
          }
          return sum
        },
        peer: { icu_sum_message(peer, numbers, numbers.count, folder) }
      )
    ]
  }

  /// A text without placeholders of 1,000 messages.
  func plain() throws -> [Measurement] {
    var random = Numbers(seed: 8)
    let keys = (0..<1_000).map { "screen.\($0 % 40).label_\($0)" }.shuffled(using: &random)
    let texts = Dictionary(uniqueKeysWithValues: keys.map { ($0, "The text of \($0)") })
    let messages = texts.mapValues { Message(MessageTemplate($0)) }
    let catalog = MessageCatalog(language: "en", messages: messages)
    let british = MessageCatalog(language: "en-GB", messages: messages)
    let one = Localizer(catalogs: [catalog], preferences: ["en"], defaultLanguage: "en")
    let two = Localizer(
      catalogs: [british, catalog],
      preferences: ["en-GB"],
      defaultLanguage: "en"
    )
    guard one.languages == ["en"], two.languages == ["en-GB", "en"],
      try keys.allSatisfy({ key in
        try catalog.string(key) == texts[key] && one.string(key) == texts[key]
          && two.string(key) == texts[key]
      })
    else { throw Disagreement(description: "plain: a text is not that of the dictionary") }
    // Written out for each receiver: callers know its type, and so must these calls.
    return [
      plain("catalogue", keys, texts) {
        var sum: UInt64 = 0
        for key in keys { sum &+= size(try? catalog.string(key)) }
        return sum
      },
      plain("1 language", keys, texts) {
        var sum: UInt64 = 0
        for key in keys { sum &+= size(try? one.string(key)) }
        return sum
      },
      plain("2 languages", keys, texts) {
        var sum: UInt64 = 0
        for key in keys { sum &+= size(try? two.string(key)) }
        return sum
      },
    ]
  }

  private func plain(
    _ receiver: String,
    _ keys: [String],
    _ texts: [String: String],
    ours: () -> UInt64
  ) -> Measurement {
    runner.measure(
      "plain",
      receiver,
      count: keys.count,
      peer: "look-up in a [String: String]",
      bar: 1.5,
      isAtMost: true,
      ours: ours,
      peer: {
        var sum: UInt64 = 0
        for key in keys { sum &+= size(texts[key]) }
        return sum
      }
    )
  }

  /// A message with one argument by name.
  func named() throws -> [Measurement] {
    let catalog = try MessageCatalog(
      language: "ru",
      messages: [
        "greeting": Message(MessageTemplate("Привет, %{name}!", dialect: .percentBraces)),
        "greeting_in_turn": Message(MessageTemplate("Привет, %{0}!", dialect: .percentBraces)),
        "n_files": Message(files("%{count}"), by: .name("count")),
        "n_files_in_turn": Message(files("%{0}"), by: .position(0)),
      ]
    )
    let name = "Екатерина"
    let count = 42
    guard try catalog.string("greeting", named: ["name": name]) == "Привет, Екатерина!",
      try catalog.string("greeting_in_turn", name) == "Привет, Екатерина!",
      try catalog.string("n_files", named: ["count": count]) == "42 файла",
      try catalog.string("n_files_in_turn", count) == "42 файла"
    else { throw Disagreement(description: "named: a text is another than that by position") }
    return [
      runner.measure(
        "named",
        "text",
        count: 1,
        peer: "the same by position",
        bar: 40,
        arguments: 1,
        ours: { size(try? catalog.string("greeting", named: ["name": name])) },
        peer: { size(try? catalog.string("greeting_in_turn", name)) }
      ),
      runner.measure(
        "named",
        "number",
        count: 1,
        peer: "the same by position",
        bar: 40,
        arguments: 1,
        ours: { size(try? catalog.string("n_files", named: ["count": count])) },
        peer: { size(try? catalog.string("n_files_in_turn", count)) }
      ),
    ]
  }

  private func files(_ number: String) throws -> PluralVariants {
    var variants = PluralVariants()
    variants[.one] = MessageTemplate("\(number) файл", dialect: .percentBraces)
    variants[.few] = MessageTemplate("\(number) файла", dialect: .percentBraces)
    variants[.many] = MessageTemplate("\(number) файлов", dialect: .percentBraces)
    variants[.other] = MessageTemplate("\(number) файла", dialect: .percentBraces)
    return variants
  }

  /// Arguments that a call makes of variables.
  func boxing() throws -> [Measurement] {
    let catalog = MessageCatalog(
      language: "en",
      messages: [
        "count": Message(MessageTemplate("%d files")),
        "name": Message(MessageTemplate("Files of %@")),
        "both": Message(MessageTemplate("%d files of %@")),
      ]
    )
    let count = 42
    let name = "Ekaterina Ivanovna"
    let made: [[any MessageArgumentConvertible]] = [[count], [name], [count, name]]
    guard try catalog.string("count", count) == catalog.string("count", arguments: made[0]),
      try catalog.string("name", name) == catalog.string("name", arguments: made[1]),
      try catalog.string("both", count, name) == catalog.string("both", arguments: made[2])
    else { throw Disagreement(description: "boxing: a text is another than that of a list") }
    return [
      boxing("Int", 1, ours: { size(try? catalog.string("count", count)) }) {
        size(try? catalog.string("count", arguments: made[0]))
      },
      boxing("String", 1, ours: { size(try? catalog.string("name", name)) }) {
        size(try? catalog.string("name", arguments: made[1]))
      },
      boxing("Int, String", 2, ours: { size(try? catalog.string("both", count, name)) }) {
        size(try? catalog.string("both", arguments: made[2]))
      },
    ]
  }

  private func boxing(
    _ types: String,
    _ arguments: Int,
    ours: () -> UInt64,
    peer: @escaping () -> UInt64
  ) -> Measurement {
    runner.measure(
      "boxing",
      types,
      count: 1,
      peer: "a list that was made before",
      bar: 25,
      arguments: arguments,
      ours: ours,
      peer: peer
    )
  }

  private func icuText(_ message: OpaquePointer, _ number: Int32, _ text: String) -> String? {
    var buffer = [CChar](repeating: 0, count: 256)
    let count = icu_message_text(message, number, text, &buffer, buffer.count)
    guard 0...buffer.count ~= Int(count) else { return nil }
    return String(decoding: buffer.prefix(Int(count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}

/// What a text adds to the sum of a case.
@inline(__always)
private func size(_ text: String?) -> UInt64 { UInt64(text?.utf8.count ?? 0) }
