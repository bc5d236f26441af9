extension PluralOperands {
  /// The largest compact decimal exponent that source numbers may have.
  public static let maximumExponent = 999

  /// Creates the operands of a source number: a number as it is shown to a reader.
  ///
  ///     try PluralOperands(parsing: "1.50").v     // 2
  ///     try PluralOperands(parsing: "1.2c6").i    // 1200000, for "1.2 million"
  ///
  /// The notation is that of CLDR's samples (`sampleValue` in UTS #35 part 3, "Plural rules
  /// syntax"), with an optional sign: ASCII digits, then optionally a point and more digits, then
  /// optionally `c` or `e` and an exponent from 1 to ``maximumExponent`` without leading zeros.
  /// There may be any number of digits. Nothing else is accepted: no spaces, no grouping
  /// separators, no other digits, no signed exponent.
  ///
  /// - Parameter text: The source number.
  /// - Throws: `ParseError`, which says what is wrong and where.
  /// - Complexity: O(length of `text`) time, whatever the exponent; no allocation for text in UTF-8,
  ///   as Swift's own strings are.
  @inlinable
  public init(parsing text: some StringProtocol) throws(ParseError) {
    let scanned = text.utf8.withContiguousStorageIfAvailable {
      bytes -> Result<PluralOperands, ParseError> in
      do throws(ParseError) {
        return unsafe .success(try PluralOperands(parsing: bytes))
      } catch {
        return .failure(error)
      }
    }
    if let scanned {
      self = try scanned.get()
      return
    }
    #if hasFeature(Embedded)
      preconditionFailure("a string that is not UTF-8")
    #else
      let copy = Array(text.utf8)
      self = unsafe try copy.withUnsafeBufferPointer { bytes throws(ParseError) in
        unsafe try PluralOperands(parsing: bytes)
      }
    #endif
  }

  /// Creates the operands of a source number given as UTF-8.
  ///
  /// - Parameter bytes: The text of a source number.
  /// - Throws: `ParseError`, which says what is wrong and where.
  @usableFromInline
  package init(parsing bytes: UnsafeBufferPointer<UInt8>) throws(ParseError) {
    if let short = unsafe ShortNumber(bytes) {
      self.init(short)
    } else {
      unsafe try self.init(long: bytes.span)
    }
  }

  private init(long bytes: Span<UInt8>) throws(ParseError) {
    let layout = try SourceNumberLayout(bytes)
    let exponent = layout.exponent
    let end = layout.fraction.upperBound
    // A compact exponent moves the decimal point to the right, over digits or past the last one.
    let moved = min(exponent, layout.fraction.count)
    let point = layout.fraction.lowerBound + moved

    var integer = DigitSequence()
    for position in layout.integer { integer.append(bytes[position] &- zero) }
    for position in layout.fraction.lowerBound..<point { integer.append(bytes[position] &- zero) }
    integer.append(zeros: exponent - moved)

    var visible = DigitSequence()
    var significant = DigitSequence()
    var significantCount = 0
    for position in point..<end {
      visible.append(bytes[position] &- zero)
      if bytes[position] != zero {
        significant = visible
        significantCount = position - point + 1
      }
    }
    self.init(
      integer: integer.value,
      visibleDigitCount: UInt64(end - point),
      significantDigitCount: UInt64(significantCount),
      visibleFraction: visible.value,
      significantFraction: significant.value,
      exponent: UInt32(exponent),
      isExact: integer.isExact && visible.isExact
    )
  }
}

private let zero = UInt8(ascii: "0")

/// Where the parts of a source number are in its text.
private struct SourceNumberLayout {
  let integer: Range<Int>
  /// The digits after the point; empty, and at the end of `integer`, without one.
  let fraction: Range<Int>
  let exponent: Int

  init(_ bytes: Span<UInt8>) throws(PluralOperands.ParseError) {
    var position = 0
    guard !bytes.isEmpty else {
      throw PluralOperands.ParseError(kind: .empty, offset: 0)
    }
    if bytes[0] == UInt8(ascii: "-") || bytes[0] == UInt8(ascii: "+") { position = 1 }
    integer = try Self.digits(in: bytes, from: position)
    position = integer.upperBound
    if position < bytes.count, bytes[position] == UInt8(ascii: ".") {
      fraction = try Self.digits(in: bytes, from: position + 1)
      position = fraction.upperBound
    } else {
      fraction = position..<position
    }
    if position < bytes.count,
      bytes[position] == UInt8(ascii: "c") || bytes[position] == UInt8(ascii: "e")
    {
      let digits = try Self.digits(in: bytes, from: position + 1)
      exponent = try Self.exponent(in: bytes, at: digits)
      position = digits.upperBound
    } else {
      exponent = 0
    }
    guard position == bytes.count else {
      throw PluralOperands.ParseError(kind: .unexpectedCharacter, offset: position)
    }
  }

  /// One or more digits.
  private static func digits(
    in bytes: Span<UInt8>,
    from start: Int
  ) throws(PluralOperands.ParseError) -> Range<Int> {
    var end = start
    while end < bytes.count, bytes[end] &- zero < 10 { end += 1 }
    guard end > start else {
      throw PluralOperands.ParseError(
        kind: start < bytes.count ? .unexpectedCharacter : .missingDigits,
        offset: start
      )
    }
    return start..<end
  }

  private static func exponent(
    in bytes: Span<UInt8>,
    at digits: Range<Int>
  ) throws(PluralOperands.ParseError) -> Int {
    guard bytes[digits.lowerBound] != zero else {
      throw PluralOperands.ParseError(kind: .leadingZeroInExponent, offset: digits.lowerBound)
    }
    var value = 0
    for position in digits {
      value = value * 10 + Int(bytes[position] &- zero)
      guard value <= PluralOperands.maximumExponent else {
        throw PluralOperands.ParseError(kind: .exponentTooLarge, offset: digits.lowerBound)
      }
    }
    return value
  }
}
