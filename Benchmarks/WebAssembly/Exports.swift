import Plurals

// The functions that a host calls: JavaScript, or any other with a WebAssembly engine. A host knows
// integers and floating-point numbers only, so rules are handles, text is UTF-8 in this module's memory,
// and a category is its place in canonical order: 0 zero, 1 one, 2 two, 3 few, 4 many, 5 other.

/// Rules that a host holds.
typealias Handle = UnsafeMutableRawPointer

/// What a function gives for text that is not a source number, instead of a category.
let notANumber: Int32 = -1

// MARK: - Memory

/// Memory for text and numbers that are handed over; to be given back to `plurals_free`.
@_expose(wasm, "plurals_allocate")
@_cdecl("plurals_allocate")
func allocate(byteCount: Int) -> UnsafeMutableRawPointer {
  .allocate(byteCount: max(byteCount, 0), alignment: 8)
}

@_expose(wasm, "plurals_free")
@_cdecl("plurals_free")
func free(memory: UnsafeMutableRawPointer?) {
  memory?.deallocate()
}

// MARK: - Rules

/// The rules of a locale; to be given back to `plurals_close`. An identifier without rules gives those
/// of `root`.
@_expose(wasm, "plurals_open")
@_cdecl("plurals_open")
func open(locale: UnsafePointer<UInt8>?, byteCount: Int, isOrdinal: Bool) -> Handle {
  let rules = UnsafeMutablePointer<PluralRules>.allocate(capacity: 1)
  rules.initialize(
    to: PluralRules(locale: text(locale, byteCount), type: isOrdinal ? .ordinal : .cardinal)
  )
  return Handle(rules)
}

@_expose(wasm, "plurals_close")
@_cdecl("plurals_close")
func close(rules: Handle) {
  rules.assumingMemoryBound(to: PluralRules.self).deinitialize(count: 1)
  rules.deallocate()
}

/// The categories that the rules use: bit 0 for zero, …, bit 5 for other.
@_expose(wasm, "plurals_categories")
@_cdecl("plurals_categories")
func categories(of rules: Handle) -> Int32 {
  rules.value.categories.reduce(0) { $0 | 1 << index(of: $1) }
}

/// Writes the locale that the rules are of, as far as there is room, and gives the number of its bytes.
@_expose(wasm, "plurals_resolved_locale")
@_cdecl("plurals_resolved_locale")
func resolvedLocale(
  of rules: Handle,
  into memory: UnsafeMutablePointer<UInt8>,
  capacity: Int
) -> Int {
  // Strings of Embedded Swift are UTF-8 throughout.
  rules.value.resolvedLocale.utf8.withContiguousStorageIfAvailable { locale in
    for offset in 0..<min(locale.count, max(capacity, 0)) { memory[offset] = locale[offset] }
    return locale.count
  } ?? 0
}

// MARK: - Numbers

@_expose(wasm, "plurals_category_of_integer")
@_cdecl("plurals_category_of_integer")
func category(of number: Int64, rules: Handle) -> Int32 {
  index(of: rules.value.category(for: number))
}

/// The category of a number as the shortest decimal that reads back as the same.
@_expose(wasm, "plurals_category_of_double")
@_cdecl("plurals_category_of_double")
func category(of number: Double, rules: Handle) -> Int32 {
  index(of: rules.value.category(for: number))
}

/// The category of a number that is shown with as many fraction digits.
@_expose(wasm, "plurals_category_of_fixed")
@_cdecl("plurals_category_of_fixed")
func category(of number: Double, fractionDigits: Int, rules: Handle) -> Int32 {
  index(of: rules.value.category(for: number, fractionDigits: max(fractionDigits, 0)))
}

/// The category of a source number, such as `1.50` or `1.2c6`.
@_expose(wasm, "plurals_category_of_text")
@_cdecl("plurals_category_of_text")
func category(of number: UnsafePointer<UInt8>?, byteCount: Int, rules: Handle) -> Int32 {
  guard let operands = operands(number, byteCount) else { return notANumber }
  return index(of: rules.value.category(for: operands))
}

/// Writes a byte for the category of each of many integers.
@_expose(wasm, "plurals_categories_of_integers")
@_cdecl("plurals_categories_of_integers")
func categories(
  of numbers: UnsafePointer<Int32>,
  count: Int,
  into memory: UnsafeMutableRawPointer,
  rules: Handle
) {
  let categories = UnsafeMutableBufferPointer(
    start: memory.bindMemory(to: PluralCategory.self, capacity: count),
    count: count
  )
  var output = categories.mutableSpan
  rules.value.categories(
    for: UnsafeBufferPointer(start: numbers, count: count).span,
    into: &output
  )
}

// MARK: - Ranges

/// The category of a range of source numbers.
@_expose(wasm, "plurals_category_of_range")
@_cdecl("plurals_category_of_range")
func categoryOfRange(
  from start: UnsafePointer<UInt8>?,
  byteCount startCount: Int,
  to end: UnsafePointer<UInt8>?,
  byteCount endCount: Int,
  rules: Handle
) -> Int32 {
  guard let start = operands(start, startCount), let end = operands(end, endCount) else {
    return notANumber
  }
  return index(of: rules.value.category(from: start, to: end))
}

/// The category of a range of integers.
@_expose(wasm, "plurals_category_of_integer_range")
@_cdecl("plurals_category_of_integer_range")
func categoryOfRange(from start: Int64, to end: Int64, rules: Handle) -> Int32 {
  index(of: rules.value.category(from: start, to: end))
}

/// The category of a range of numbers, each as the shortest decimal that reads back as the same. NaN and
/// the infinities belong to `other`.
@_expose(wasm, "plurals_category_of_double_range")
@_cdecl("plurals_category_of_double_range")
func categoryOfRange(from start: Double, to end: Double, rules: Handle) -> Int32 {
  index(of: rules.value.category(from: start, to: end))
}

// MARK: - Helpers

extension Handle {
  fileprivate var value: PluralRules {
    assumingMemoryBound(to: PluralRules.self).pointee
  }
}

/// Text of the host. What is not UTF-8 is neither a locale nor a number, and empty here: to mend it, as
/// `String(decoding:as:)` does, would take kilobytes of code.
@inline(never)
private func text(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> String {
  let bytes = UnsafeBufferPointer(start: bytes, count: bytes == nil ? 0 : count)
  return String(validating: bytes, as: UTF8.self) ?? ""
}

/// The operands of a source number, or nil for other text.
@inline(never)
private func operands(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> PluralOperands? {
  try? PluralOperands(parsing: text(bytes, count))
}

private func index(of category: PluralCategory) -> Int32 {
  switch category {
  case .zero: 0
  case .one: 1
  case .two: 2
  case .few: 3
  case .many: 4
  case .other: 5
  }
}
