/// The plural rules of a locale: which category a number belongs to.
///
///     let rules = PluralRules(locale: "pl")
///     rules.category(for: 1)                  // one
///     rules.category(for: 22)                 // few
///     rules.category(for: 1.5)                // other
///     try rules.category(for: "1.0")          // other
///     PluralRules(locale: "en", type: .ordinal).category(for: 23)    // few, as in "23rd"
///
/// Unlike `Intl.PluralRules` and ICU it never consults the process's locale: an identifier without
/// rules resolves to `root`, whose only category is `other`, and ``resolvedLocale`` says so. Use
/// ``init(knownLocale:type:)`` to be told instead.
///
/// NaN and the infinities have no digits that rules could ask for. They belong to `other`, which every
/// rule set has: alone, as ends of ranges, and in messages.
///
/// A `PluralRules` value refers to static data. It is cheap to make and to copy, may be shared
/// between threads, and gives its answers without allocation or locks.
public struct PluralRules: Sendable {
  @usableFromInline package let program: Program

  /// Where the six words of plural ranges begin in the program's words; nil if there are none.
  let rangesOffset: Int?

  /// What the rules are for, counting or ranking.
  public let type: PluralRuleType

  /// The locale whose rules these are, in BCP 47's form: the nearest to the one asked for, such as
  /// `"pt"` for `"pt_AO"`, `"he"` for `"iw"`, and `"root"` for one without rules.
  ///
  /// Rules compiled at run time without a locale have `"und"`.
  public let resolvedLocale: String

  package init(
    program: Program,
    rangesOffset: Int?,
    type: PluralRuleType,
    resolvedLocale: String
  ) {
    self.program = program
    self.rangesOffset = rangesOffset
    self.type = type
    self.resolvedLocale = resolvedLocale
  }

  /// The release of CLDR that the built-in rules come from, such as `"48.2"`.
  public static var cldrVersion: String { CLDRTables.version }

  /// Creates the rules for a locale.
  ///
  ///     PluralRules(locale: "pt-PT").resolvedLocale        // pt-PT
  ///     PluralRules(locale: "sr_Latn_BA.UTF-8").resolvedLocale    // sr
  ///     PluralRules(locale: "tlh").resolvedLocale          // root
  ///
  /// - Parameters:
  ///   - locale: A BCP 47 tag, Unicode or ICU locale identifier or POSIX locale name, in any case,
  ///     with `-` or `_`. Extensions, encodings and modifiers are ignored. An identifier that is
  ///     malformed or without rules resolves to `root`.
  ///   - type: What the number is used for.
  /// - Complexity: O(log *l*) for *l* languages, and O(*c*) for the languages that have *c* names of
  ///   more than one subtag; of all, there are some twenty.
  public init(locale: String, type: PluralRuleType = .cardinal) {
    self.init(tables: .builtIn, locale: locale, type: type)
  }

  /// Creates the rules for a locale, or gives nil if there are no rules for it.
  ///
  ///     PluralRules(knownLocale: "en_GB")?.resolvedLocale     // en
  ///     PluralRules(knownLocale: "tlh")                       // nil
  ///     PluralRules(knownLocale: "nn", type: .ordinal)        // nil: CLDR has only its cardinals
  ///
  /// - Parameters:
  ///   - locale: An identifier, as for ``init(locale:type:)``. `root` and `und` are known.
  ///   - type: What the number is used for.
  public init?(knownLocale locale: String, type: PluralRuleType = .cardinal) {
    self.init(tables: .builtIn, knownLocale: locale, type: type)
  }

  /// The categories that the rules use, in canonical order.
  ///
  /// This is what the rules can name, taken from the rules themselves. A category may be out of
  /// reach of integers: `many` in Czech is for fractions only.
  public var categories: PluralCategorySet { program.categories }
}

// MARK: - Categories of numbers

extension PluralRules {
  /// The category of an integer.
  ///
  /// - Parameter number: Any integer; its sign is ignored.
  @inlinable public func category(for number: Int) -> PluralCategory {
    program.category(for: UInt64(number.magnitude))
  }

  /// The category of an integer of any width.
  ///
  /// - Parameter number: Any integer; its sign is ignored.
  @inlinable public func category(for number: some BinaryInteger) -> PluralCategory {
    if let magnitude = UInt64(exactly: number.magnitude) {
      program.category(for: magnitude)
    } else {
      program.category(for: PluralOperands(number))
    }
  }

  /// The category of a floating-point number, written as the shortest decimal that reads back as
  /// the same number.
  ///
  /// - Parameter number: Any number. NaN and the infinities belong to `other`.
  public func category(for number: Double) -> PluralCategory {
    guard let operands = PluralOperands(number) else { return .other }
    return program.category(for: operands)
  }

  /// The category of a floating-point number, written as the shortest decimal that reads back as
  /// the same `Float`.
  ///
  /// - Parameter number: Any number. NaN and the infinities belong to `other`.
  public func category(for number: Float) -> PluralCategory {
    guard let operands = PluralOperands(number) else { return .other }
    return program.category(for: operands)
  }

  /// The category of an integer that is shown with a number of zeros as fraction digits.
  ///
  /// - Parameters:
  ///   - number: Any integer; its sign is ignored.
  ///   - fractionDigits: The number of visible fraction digits.
  /// - Precondition: `fractionDigits` is not negative.
  public func category(for number: some BinaryInteger, fractionDigits: Int) -> PluralCategory {
    program.category(for: PluralOperands(number, fractionDigits: fractionDigits))
  }

  /// The category of a floating-point number that is shown with a fixed number of fraction digits.
  ///
  ///     PluralRules(locale: "en").category(for: 0.999, fractionDigits: 1)    // other, as "1.0"
  ///
  /// - Parameters:
  ///   - number: Any number, rounded half to even. NaN and the infinities belong to `other`.
  ///   - fractionDigits: The number of visible fraction digits.
  /// - Precondition: `fractionDigits` is not negative.
  public func category(for number: Double, fractionDigits: Int) -> PluralCategory {
    guard let operands = PluralOperands(number, fractionDigits: fractionDigits) else {
      return .other
    }
    return program.category(for: operands)
  }

  /// The category of a floating-point number that is shown with a fixed number of fraction digits.
  ///
  /// - Parameters:
  ///   - number: Any number, rounded half to even from the shortest decimal that reads back as the same
  ///     `Float`. NaN and the infinities belong to `other`.
  ///   - fractionDigits: The number of visible fraction digits.
  /// - Precondition: `fractionDigits` is not negative.
  public func category(for number: Float, fractionDigits: Int) -> PluralCategory {
    guard let operands = PluralOperands(number, fractionDigits: fractionDigits) else {
      return .other
    }
    return program.category(for: operands)
  }

  /// The category of a source number, such as `"1.50"` or `"1.2c6"`.
  ///
  /// - Parameter number: A number as it is shown, in the notation of
  ///   ``PluralOperands/init(parsing:)``.
  /// - Throws: ``PluralOperands/ParseError`` if the text is not a source number.
  @inlinable
  public func category(
    for number: some StringProtocol
  ) throws(PluralOperands.ParseError) -> PluralCategory {
    let category = number.utf8.withContiguousStorageIfAvailable {
      unsafe program.category(forShort: $0)
    }
    if let category, let category { return category }
    return program.category(for: try PluralOperands(parsing: number))
  }

  /// The category of a number given by its operands.
  ///
  /// - Parameter operands: The number's operands.
  @inlinable public func category(for operands: PluralOperands) -> PluralCategory {
    program.category(for: operands)
  }
}

extension PluralRules: Hashable {
  /// Whether two have the same locale and type, and choose the same categories by the same code.
  ///
  /// - Complexity: O(1) for rules of the same tables, else linear in the size of the rules' code.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.type == rhs.type && lhs.resolvedLocale.utf8.elementsEqual(rhs.resolvedLocale.utf8)
      && lhs.program.isSame(as: rhs.program) && lhs.rangeTable == rhs.rangeTable
  }

  /// Hashes the locale, the type and the categories.
  public func hash(into hasher: inout Hasher) {
    for byte in resolvedLocale.utf8 { hasher.combine(byte) }
    hasher.combine(type)
    hasher.combine(categories)
  }
}

extension PluralRules: CustomStringConvertible {
  /// The resolved locale, the type and the categories, as in `"pl cardinal: one few many other"`.
  public var description: String {
    "\(resolvedLocale) \(type): \(categories)"
  }
}
