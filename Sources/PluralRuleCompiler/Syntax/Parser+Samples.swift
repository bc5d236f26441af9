extension Parser {
  /// Reads the samples of a kind, or gives nil if there are none here.
  mutating func samples(
    _ kind: PluralSampleList.Kind
  ) throws(PluralRuleSyntaxError) -> PluralSampleList? {
    guard token.kind == .mark else { return nil }
    let isInteger = lexer.has("@integer", at: token.range)
    guard isInteger || lexer.has("@decimal", at: token.range) else {
      throw unexpected("@integer or @decimal")
    }
    guard isInteger == (kind == .integer) else { return nil }

    var list = token.range.upperBound..<token.range.upperBound
    var isUnbounded = false
    while true {
      guard let start = try sample(kind) else {
        advance()
        guard token.kind == .ellipsis, !list.isEmpty else {
          throw unexpected("a sample" + (list.isEmpty ? "" : " or …"))
        }
        isUnbounded = true
        advance()
        break
      }
      let range = try sampleRange(from: start, kind)
      sampleCount += range.count
      guard sampleCount <= UInt64(PluralRuleLimits.samples) else {
        throw error(
          .limitExceeded,
          at: start.range,
          expected: "at most \(PluralRuleLimits.samples) samples in a rule, with ranges expanded"
        )
      }
      list = list.lowerBound..<range.end
      guard lexer.take(UInt8(ascii: ",")) else {
        advance()
        break
      }
    }
    return PluralSampleList(kind: kind, isUnbounded: isUnbounded, source: lexer.bytes[list])
  }

  /// Reads a sample, or gives nil if no number follows.
  ///
  /// Between samples no token is read: the one before the list stays current.
  @inline(__always)
  private mutating func sample(
    _ kind: PluralSampleList.Kind
  ) throws(PluralRuleSyntaxError) -> SampleNumber? {
    guard let number = lexer.nextNumber() else { return nil }
    // Nothing but the exponent can be wrong with what the lexer takes for a number.
    guard number.exponent.isEmpty || PluralSample(lexer.text(number.range)) != nil else {
      throw error(.unexpected, at: number.range, expected: "a sample number such as 1.5 or 1c6")
    }
    let isDecimal = number.fractionDigitCount > 0
    guard isDecimal == (kind == .decimal) else {
      throw error(
        .unexpected,
        at: number.range,
        expected: "samples \(isDecimal ? "without" : "with") a fraction after @\(kind.rawValue)"
      )
    }
    return number
  }

  /// Reads what may follow a sample to make it a range; gives its place's end and how many samples
  /// it stands for.
  @inline(__always)
  private mutating func sampleRange(
    from start: SampleNumber,
    _ kind: PluralSampleList.Kind
  ) throws(PluralRuleSyntaxError) -> (end: Int, count: UInt64) {
    guard lexer.take(UInt8(ascii: "~")) else { return (start.range.upperBound, 1) }
    guard let end = try sample(kind) else {
      advance()
      throw unexpected("the last sample of a range")
    }
    guard let first = start.units, let last = end.units,
      first <= last, last - first < UInt64(PluralRuleLimits.samples),
      start.fractionDigitCount == end.fractionDigitCount,
      lexer.bytes[start.exponent] == lexer.bytes[end.exponent]
    else {
      throw error(
        .malformedSampleRange,
        at: start.range.lowerBound..<end.range.upperBound
      )
    }
    return (end.range.upperBound, last - first + 1)
  }
}
