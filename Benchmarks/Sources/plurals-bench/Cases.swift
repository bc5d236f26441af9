import CLDRReader
import CLibXML2ForBenchmarks
import ICUShim
import PluralRuleCompiler
import Plurals

/// The cases that are measured in this process.
struct Cases {
  let runner: Runner
  let cldr: String
  private let integers: [Int]
  private let narrow: [Int32]

  init(runner: Runner, cldr: String) {
    self.runner = runner
    self.cldr = cldr
    var numbers = Numbers(seed: 1)
    integers = (0..<4_096).map { _ in Int.random(in: 0...999, using: &numbers) }
    narrow = integers.map { Int32($0) }
  }

  // MARK: Integers

  func integer() throws -> [Measurement] {
    try ["en", "pl", "ar", "ru", "fr", "br"].map { locale in
      let rules = PluralRules(locale: locale)
      let peer = try icuRules(of: locale)
      try check(
        "integer",
        locale,
        integers.map { code(rules.category(for: $0)) },
        narrow.map { icu_category_int32(peer.pointer, $0) }
      )
      return runner.measure(
        "integer",
        locale,
        count: integers.count,
        peer: "ICU4C select(int32_t)",
        bar: 20,
        ours: {
          var sum: UInt64 = 0
          for number in integers { sum &+= code64(rules.category(for: number)) }
          return sum
        },
        peer: { icu_sum_int32(peer.pointer, narrow, narrow.count) }
      )
    }
  }

  func integerNative() throws -> [Measurement] {
    try natives("integer-native", integers, bar: 1, [("pl", polishSwitch), ("ar", arabicSwitch)])
  }

  func integerLarge() throws -> [Measurement] {
    var numbers = Numbers(seed: 2)
    let large = (0..<4_096).map { _ in Int(bitPattern: UInt(numbers.next())) }
    return try natives(
      "integer-large",
      large,
      bar: 0.7,
      [("pl", polishSwitch), ("fr", frenchSwitch), ("br", bretonSwitch)]
    )
  }

  private func natives(
    _ name: String,
    _ numbers: [Int],
    bar: Double,
    _ peers: [(String, (Int) -> PluralCategory)]
  ) throws -> [Measurement] {
    try peers.map { locale, _ in
      let rules = PluralRules(locale: locale)
      func measure(_ peer: @escaping (Int) -> PluralCategory, _ loop: @escaping () -> UInt64) throws
        -> Measurement
      {
        try check(
          name,
          locale,
          numbers.map { code(rules.category(for: $0)) },
          numbers.map { code(peer($0)) }
        )
        return runner.measure(
          name,
          locale,
          count: numbers.count,
          peer: "hand-written switch",
          bar: bar,
          ours: {
            var sum: UInt64 = 0
            for number in numbers { sum &+= code64(rules.category(for: number)) }
            return sum
          },
          peer: loop
        )
      }
      // The peer is called by name: a call through a closure would slow it down.
      switch locale {
      case "pl":
        return try measure(polishSwitch) {
          numbers.reduce(into: UInt64(0)) { $0 &+= code64(polishSwitch($1)) }
        }
      case "ar":
        return try measure(arabicSwitch) {
          numbers.reduce(into: UInt64(0)) { $0 &+= code64(arabicSwitch($1)) }
        }
      case "fr":
        return try measure(frenchSwitch) {
          numbers.reduce(into: UInt64(0)) { $0 &+= code64(frenchSwitch($1)) }
        }
      default:
        return try measure(bretonSwitch) {
          numbers.reduce(into: UInt64(0)) { $0 &+= code64(bretonSwitch($1)) }
        }
      }
    }
  }

  /// The same integers from the bytecode alone: operands never use the table for integers.
  func interpreter() throws -> [Measurement] {
    try ["en", "pl", "ar", "ru", "fr", "br"].map { locale in
      let rules = PluralRules(locale: locale)
      let peer = try icuRules(of: locale)
      let operands = integers.map { PluralOperands($0) }
      return runner.measure(
        "interpreter",
        locale,
        count: operands.count,
        peer: "ICU4C select(int32_t)",
        bar: 10,
        ours: {
          var sum: UInt64 = 0
          for number in operands { sum &+= code64(rules.category(for: number)) }
          return sum
        },
        peer: { icu_sum_int32(peer.pointer, narrow, narrow.count) }
      )
    }
  }

  func growth() throws -> [Measurement] {
    try [1, 10, 100, 1_000].map { count in
      var numbers = Numbers(seed: 3)
      let sets = try (0..<count).map { _ in
        let residue = Int.random(in: 0...9, using: &numbers)
        let other = Int.random(in: 10...99, using: &numbers)
        return PluralRules(
          compiling: try PluralRuleSet(
            parsing: "one: n % 10 = \(residue) and n % 100 != \(other); few: n = \(other); other:"
          )
        )
      }
      return runner.measure(
        "growth",
        "\(count) sets",
        count: integers.count,
        ours: {
          var sum: UInt64 = 0
          var set = 0
          for number in integers {
            sum &+= code64(sets[set].category(for: number))
            set += 1
            if set == count { set = 0 }
          }
          return sum
        }
      )
    }
  }

  func bulk() -> [Measurement] {
    let rules = PluralRules(locale: "pl")
    return bulk(rules, Int32.self) + bulk(rules, Int64.self)
  }

  private func bulk<Number: FixedWidthInteger>(
    _ rules: PluralRules,
    _ type: Number.Type
  ) -> [Measurement] {
    var generator = Numbers(seed: 4)
    let numbers = (0..<1_000_000).map { _ in Number.random(in: 0...999, using: &generator) }
    var categories: [PluralCategory] = []
    var copy = numbers
    func bulk() -> UInt64 {
      rules.categories(for: numbers, into: &categories)
      return code64(categories[numbers.count - 1])
    }
    return [
      runner.measure(
        "bulk",
        "pl \(type)",
        count: numbers.count,
        peer: "our single calls",
        bar: 3,
        ours: bulk,
        peer: {
          for (position, number) in numbers.enumerated() {
            categories[position] = rules.category(for: number)
          }
          return code64(categories[numbers.count - 1])
        }
      ),
      runner.measure(
        "bulk",
        "pl \(type)",
        count: numbers.count,
        peer: "memcpy of the input",
        ours: bulk,
        peer: {
          numbers.withUnsafeBytes { source in
            copy.withUnsafeMutableBytes { $0.copyMemory(from: source) }
          }
          return UInt64(truncatingIfNeeded: copy[numbers.count - 1])
        }
      ),
    ]
  }

  // MARK: Decimals

  func decimal() throws -> [Measurement] {
    var numbers = Numbers(seed: 5)
    let values = (0..<4_096).map { position in
      let scale = [1.0, 10, 100, 1_000, 10_000][position % 5]
      return Double(Int.random(in: 0...99_999, using: &numbers)) / scale
    }
    return try ["en", "pl", "ru", "ar"].map { locale in
      let rules = PluralRules(locale: locale)
      let peer = try icuRules(of: locale)
      let operands = values.compactMap { PluralOperands($0) }
      try check(
        "decimal",
        locale,
        operands.map { code(rules.category(for: $0)) },
        values.map { icu_category_double(peer.pointer, $0) }
      )
      return runner.measure(
        "decimal",
        locale,
        count: operands.count,
        peer: "ICU4C select(double)",
        bar: 15,
        ours: {
          var sum: UInt64 = 0
          for number in operands { sum &+= code64(rules.category(for: number)) }
          return sum
        },
        peer: { icu_sum_double(peer.pointer, values, values.count) }
      )
    }
  }

  func decimalText() throws -> [Measurement] {
    var numbers = Numbers(seed: 6)
    // Without zeros at the end: ICU's formatter drops them from what it is given as text.
    let texts = (0..<1_024).map { _ in
      "\(Int.random(in: 0...99_999, using: &numbers)).\(Int.random(in: 0...9, using: &numbers))"
        + "\(Int.random(in: 1...9, using: &numbers))"
    }
    let formatter = icu_formatter_open()
    defer { icu_formatter_close(formatter) }
    let strings = CStrings(texts)
    return try ["en", "ru"].map { locale in
      let rules = PluralRules(locale: locale)
      let peer = try icuRules(of: locale)
      try check(
        "decimal-text",
        locale,
        texts.map { code((try? rules.category(for: $0)) ?? .other) },
        texts.map { icu_category_decimal(peer.pointer, formatter, $0, $0.utf8.count, 2) }
      )
      return runner.measure(
        "decimal-text",
        locale,
        count: texts.count,
        peer: "ICU4C formatter, select(FormattedNumber)",
        bar: 20,
        ours: {
          var sum: UInt64 = 0
          for text in texts { sum &+= code64((try? rules.category(for: text)) ?? .other) }
          return sum
        },
        peer: {
          icu_sum_decimal(
            peer.pointer,
            formatter,
            strings.pointers,
            strings.lengths,
            strings.pointers.count
          )
        }
      )
    }
  }

  // MARK: Locales

  func localeText() throws -> [Measurement] {
    let locales = [
      "en", "en_US", "en-GB", "EN-us", "pt_BR", "pt-PT", "pt_AO", "fr", "fr_CA", "fr-FR", "de_DE",
      "de-AT", "es", "es_419", "es-MX", "it_IT", "ru", "ru_RU", "uk", "uk-UA", "pl", "pl_PL", "cs",
      "cs_CZ", "ar", "ar_EG", "ar-u-nu-latn", "he", "iw", "ja_JP", "ko", "zh_Hant_TW", "zh-Hans",
      "sr_Latn_BA", "hr_HR", "lv", "lt_LT", "br", "cy", "ga_IE",
    ]
    let strings = CStrings(locales)
    var position = 0
    for (index, number) in narrow.enumerated() {
      let locale = locales[index % locales.count]
      let peer = try icuRules(of: locale)
      try check(
        "locale-text",
        locale,
        [code(PluralRules.category(for: Int(number), locale: locale))],
        [icu_category_int32(peer.pointer, number)]
      )
      if index == 400 { break }
    }
    return [
      runner.measure(
        "locale-text",
        "40 spellings",
        count: narrow.count,
        peer: "ICU4C forLocale, select",
        bar: 40,
        ours: {
          var sum: UInt64 = 0
          for number in integers {
            sum &+= code64(PluralRules.category(for: number, locale: locales[position]))
            position += 1
            if position == locales.count { position = 0 }
          }
          return sum
        },
        peer: { icu_sum_for_locale(strings.pointers, strings.pointers.count, narrow, narrow.count) }
      )
    ]
  }

  // MARK: Files

  func load() -> [Measurement] {
    let paths = ["plurals.xml", "ordinals.xml"].map { cldr + "/" + $0 }
    let options = Int32(bitPattern: XML_PARSE_NONET.rawValue | XML_PARSE_NOBLANKS.rawValue)
    return [
      runner.measure(
        "load",
        "all",
        count: 1,
        peer: "libxml2, trees only",
        bar: 3,
        isAtMost: true,
        ours: {
          do {
            var data = PluralData()
            data.cardinals = try CLDRReader.pluralRules(from: .file(paths[0])).groups
            data.ordinals = try CLDRReader.pluralRules(from: .file(paths[1])).groups
            let collection = try PluralRuleLibrary(compiling: data)
            return code64(collection.rules(locale: "pl").category(for: 5))
          } catch {
            fatalError("\(error)")
          }
        },
        peer: {
          for path in paths { xmlFreeDoc(xmlReadFile(path, nil, options)) }
          return 0
        }
      )
    ]
  }
}

// MARK: - Helpers

/// A case whose two sides do not agree.
struct Disagreement: Error, CustomStringConvertible {
  let description: String
}

func check(_ name: String, _ locale: String, _ ours: [Int32], _ peer: [Int32]) throws {
  guard let position = zip(ours, peer).enumerated().first(where: { $1.0 != $1.1 })?.offset else {
    return
  }
  throw Disagreement(
    description:
      "\(name) \(locale): item \(position) is \(ours[position]), the peer says \(peer[position])"
  )
}

@inline(__always)
func code64(_ category: PluralCategory) -> UInt64 {
  switch category {
  case .zero: 0
  case .one: 1
  case .two: 2
  case .few: 3
  case .many: 4
  case .other: 5
  }
}

func code(_ category: PluralCategory) -> Int32 {
  Int32(code64(category))
}

/// ICU's rules, from the text of CLDR's, so that its own data version does not matter.
final class ICURules {
  let pointer: OpaquePointer

  init(_ pointer: OpaquePointer) {
    self.pointer = pointer
  }

  deinit { icu_rules_close(pointer) }
}

func icuRules(of locale: String) throws -> ICURules {
  guard let pointer = icu_rules_for_locale(locale, 0) else {
    throw Disagreement(description: "ICU has no rules for \(locale)")
  }
  return ICURules(pointer)
}

/// Strings of C that live as long as this object.
final class CStrings {
  let pointers: [UnsafePointer<CChar>?]
  let lengths: [Int]

  init(_ texts: [String]) {
    pointers = texts.map { text in
      let copy = UnsafeMutablePointer<CChar>.allocate(capacity: text.utf8.count + 1)
      for (offset, byte) in text.utf8.enumerated() { copy[offset] = CChar(bitPattern: byte) }
      copy[text.utf8.count] = 0
      return UnsafePointer(copy)
    }
    lengths = texts.map(\.utf8.count)
  }

  deinit { for pointer in pointers { pointer?.deallocate() } }
}
