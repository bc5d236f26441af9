import Plurals

extension FuzzTarget {
  /// Source numbers against a decimal reader of its own, and binary numbers against source numbers.
  static let operands = FuzzTarget(name: "operands") { input in
    var input = input
    switch input.number(below: 4) {
    case 0: checkSourceNumber(input.rest)
    case 1: checkInteger(input.integer(Int64.self), fractionDigits: input.number(below: 40))
    case 2:
      let number = Double(bitPattern: input.integer())
      checkFloat(
        "\(number)",
        PluralOperands(number),
        rounded: { PluralOperands(number, fractionDigits: $0) },
        fractionDigits: input.number(below: 40)
      )
    default:
      let number = Float(bitPattern: input.integer())
      checkFloat(
        "\(number)",
        PluralOperands(number),
        rounded: { PluralOperands(number, fractionDigits: $0) },
        fractionDigits: input.number(below: 40)
      )
    }
  }
}

private func checkSourceNumber(_ bytes: [UInt8]) {
  let text = String(decoding: bytes, as: UTF8.self)
  let isNumber = SourceNumberGrammar.accepts(Array(text.utf8))
  do throws(PluralOperands.ParseError) {
    let operands = try PluralOperands(parsing: text)
    promise(isNumber, "'\(text)' is no number, but was read as \(operands)")
    check(operands, DecimalNumber(text))
    checkCategories(of: text, operands)
  } catch {
    promise(!isNumber, "'\(text)' is a number, but \(error)")
    promise(0...text.utf8.count ~= error.offset, "'\(text)': fault at \(error.offset)")
    promise(
      (try? PluralRules(locale: "ru").category(for: text)) == nil,
      "'\(text)' is no number, but has a category"
    )
  }
}

/// The operands of a number must be those that its digits say.
private func check(_ operands: PluralOperands, _ number: DecimalNumber) {
  check(operands.i, number.integer, "i of \(number)")
  check(operands.f, number.visibleFraction, "f of \(number)")
  check(operands.t, number.significantFraction, "t of \(number)")
  promiseEqual(UInt64(operands.v), number.visibleCount.value, "v of \(number)")
  promiseEqual(UInt64(operands.w), number.significantCount.value, "w of \(number)")
  promiseEqual(UInt64(operands.c), number.exponent.value, "c of \(number)")
  promiseEqual(operands.n.isInteger, !number.isFractional, "whether \(number) is an integer")
  let isExact = [number.integer, number.visibleFraction].allSatisfy { exactValue($0) != nil }
  promiseEqual(operands.isExact, isExact, "whether \(number) is exact")
}

/// What rules may ask: the value below 2^64, and above that remainders and that it is large.
private func check(_ value: UInt64, _ digits: DecimalNumber.Digits, _ what: String) {
  if let exact = exactValue(digits) {
    promiseEqual(value, exact, what)
  } else {
    promise(value > 1_000_000_000_000_000_000, "\(what) is large, not \(value)")
    for modulus: UInt64 in Array(1...40) + [100, 1_000, 1_000_000] {
      let expected = digits.remainder(dividingBy: modulus)
      promiseEqual(value % modulus, expected, "\(what) % \(modulus)")
    }
  }
}

/// The value of digits, if it is below 2^64.
private func exactValue(_ digits: DecimalNumber.Digits) -> UInt64? {
  UInt64("0" + digits.digits.map { String($0) }.joined())
}

/// Short texts have a way of their own to a category.
private func checkCategories(of text: String, _ operands: PluralOperands) {
  for locale in ["en", "ru", "ar", "sl", "fr", "gv", "lv", "mk", "br", "da"] {
    let rules = PluralRules(locale: locale)
    let category = rules.category(for: operands)
    promiseEqual(try? rules.category(for: text), category, "\(locale) of '\(text)'")
    promise(rules.categories.contains(category), "\(locale) of '\(text)' is \(category)")
    let called = try? PluralRules.category(for: text, locale: locale)
    promiseEqual(called, category, "\(locale) of '\(text)' without rules")
  }
}

private func checkInteger(_ number: Int64, fractionDigits: Int) {
  let text = "\(number.magnitude)"
  promiseEqual(PluralOperands(number), try? PluralOperands(parsing: text), text)
  for locale in ["en", "ru", "ar", "fr", "cy", "kw"] {
    for type in [PluralRuleType.cardinal, .ordinal] {
      let rules = PluralRules(locale: locale, type: type)
      let category = try? rules.category(for: text)
      promiseEqual(rules.category(for: number), category, "\(locale) \(type) of \(text)")
      var categories: [PluralCategory] = []
      rules.categories(for: [number], into: &categories)
      promiseEqual(categories.first, category, "\(locale) \(type) of \(text) in bulk")
    }
  }
  let shown = text + (fractionDigits > 0 ? "." : "") + String(repeating: "0", count: fractionDigits)
  promiseEqual(
    PluralOperands(number, fractionDigits: fractionDigits),
    try? PluralOperands(parsing: shown),
    "\(number) as \(shown)"
  )
}

private func checkFloat(
  _ description: String,
  _ operands: PluralOperands?,
  rounded: (Int) -> PluralOperands?,
  fractionDigits: Int
) {
  guard !description.contains("n") else {
    promise(operands == nil, "\(description) has operands \(String(describing: operands))")
    return
  }
  var decimal = PlainDecimal(description)
  promiseEqual(operands, try? PluralOperands(parsing: decimal.text), decimal.text)
  decimal.round(toFractionDigits: fractionDigits)
  promiseEqual(
    rounded(fractionDigits),
    try? PluralOperands(parsing: decimal.text),
    "\(description) as \(decimal.text)"
  )
}
