import Plurals

/// Reads rules by recursive descent, to a depth that does not depend on the text.
///
/// The grammar is that of UTS #35 part 3, "Plural rules syntax", with the older keywords:
///
///     rules     = rule (';' rule)*
///     rule      = condition? ('@integer' samples)? ('@decimal' samples)?
///     condition = conjunction ('or' conjunction)*
///     conjunction = relation ('and' relation)*
///     relation  = operand (('%' | 'mod') value)? comparison list
///     comparison = '=' | '!=' | 'is' 'not'? | 'not'? ('in' | 'within')
///     list      = value ('..' value)? (',' value ('..' value)?)*
///     samples   = number ('~' number)? (',' number ('~' number)?)* (',' ('…' | '...'))?
struct Parser {
  private var lexer: Lexer
  private var token: Token
  private var position: PluralRuleSyntaxError.Position
  private var relationCount = 0
  private var rangeCount = 0

  init(_ text: some StringProtocol) throws(PluralRuleSyntaxError) {
    guard text.utf8.count <= PluralRuleLimits.textLength else {
      throw PluralRuleSyntaxError(
        .limitExceeded,
        found: "\(text.utf8.count) bytes",
        expected: "at most \(PluralRuleLimits.textLength) bytes of rule text"
      )
    }
    lexer = Lexer(text)
    position = lexer.skipWhiteSpace()
    token = lexer.next()
  }

  func expectEnd() throws(PluralRuleSyntaxError) {
    guard token == .end else { throw unexpected("the end of the rule") }
  }

  // MARK: Rules

  mutating func ruleList() throws(PluralRuleSyntaxError) -> [PluralRule] {
    var rules: [PluralRule] = []
    repeat {
      guard case .word(let name) = token else { throw unexpected("the name of a category") }
      guard let category = PluralCategory(rawValue: name) else { throw error(.unknownCategory) }
      guard !rules.contains(where: { $0.category == category }) else {
        throw error(.duplicateCategory)
      }
      advance()
      do throws(PluralRuleSyntaxError) {
        guard take(sign: ":") else { throw unexpected("a colon") }
        rules.append(try rule(for: category))
        guard token == .end || token == .sign(";") else { throw unexpected("; or the end") }
      } catch {
        throw error.about(name)
      }
    } while take(sign: ";") && token != .end
    guard rules.contains(where: { $0.category == .other }) else { throw error(.missingOther) }
    return rules
  }

  mutating func rule(for category: PluralCategory) throws(PluralRuleSyntaxError) -> PluralRule {
    relationCount = 0
    rangeCount = 0
    var condition: PluralCondition?
    switch token {
    case .end, .mark, .sign(";"):
      guard category == .other else { throw error(.missingCondition) }
    default:
      guard category != .other else { throw error(.conditionOnOther) }
      condition = try self.condition()
    }
    let integerSamples = try samples(.integer)
    let decimalSamples = try samples(.decimal)
    if case .mark = token {
      throw unexpected("@integer samples before @decimal samples, each at most once")
    }
    return PluralRule(
      category: category,
      condition: condition,
      integerSamples: integerSamples,
      decimalSamples: decimalSamples
    )
  }

  // MARK: Conditions

  private mutating func condition() throws(PluralRuleSyntaxError) -> PluralCondition {
    var alternatives: [[PluralRelation]] = []
    repeat {
      var relations: [PluralRelation] = []
      repeat {
        relationCount += 1
        guard relationCount <= PluralRuleLimits.relations else {
          throw error(
            .limitExceeded,
            expected: "at most \(PluralRuleLimits.relations) relations in a rule"
          )
        }
        relations.append(try relation())
      } while take(word: "and")
      alternatives.append(relations)
    } while take(word: "or")
    switch token {
    case .end, .mark, .sign(";"): break
    default: throw unexpected("and, or, a comma, samples or the end of the rule")
    }
    return PluralCondition(alternatives: alternatives)
  }

  private mutating func relation() throws(PluralRuleSyntaxError) -> PluralRelation {
    let operand = try operand()
    var modulus: UInt64?
    if take(sign: "%") || take(word: "mod") {
      let start = (token, position)
      let value = try value("a modulus")
      guard value > 0 else {
        throw PluralRuleSyntaxError(.zeroModulus, at: start.1, found: start.0.text)
      }
      modulus = value
    }
    var isNegated = false
    var isWithin = false
    var takesList = true
    if take(sign: "=") {
    } else if take(sign: "!=") {
      isNegated = true
    } else if take(word: "is") {
      isNegated = take(word: "not")
      takesList = false
    } else {
      isNegated = take(word: "not")
      isWithin = token == .word("within")
      guard isWithin || token == .word("in") else {
        throw unexpected(
          isNegated ? "in or within" : "%, mod, =, !=, is, is not, in, not in, within or not within"
        )
      }
      advance()
    }
    let ranges = takesList ? try rangeList() : [try singleValue()]
    return PluralRelation(
      operand: operand,
      modulus: modulus,
      isWithin: isWithin,
      isNegated: isNegated,
      ranges: ranges
    )
  }

  private mutating func operand() throws(PluralRuleSyntaxError) -> PluralOperand {
    guard case .word(let name) = token else { throw unexpected("an operand") }
    let operand = name == "e" ? .c : PluralOperand.allCases.first { $0.description == name }
    guard let operand else { throw error(.unknownOperand) }
    advance()
    return operand
  }

  private mutating func singleValue() throws(PluralRuleSyntaxError) -> ClosedRange<UInt64> {
    let value = try value("a value")
    return value...value
  }

  private mutating func rangeList() throws(PluralRuleSyntaxError) -> [ClosedRange<UInt64>] {
    var ranges: [ClosedRange<UInt64>] = []
    repeat {
      rangeCount += 1
      guard rangeCount <= PluralRuleLimits.ranges else {
        throw error(
          .limitExceeded,
          expected: "at most \(PluralRuleLimits.ranges) values and ranges in a rule"
        )
      }
      let start = (token, position)
      let lower = try value("a value or a range")
      guard take(sign: "..") else {
        ranges.append(lower...lower)
        continue
      }
      let upper = try value("the upper value of a range")
      guard lower <= upper else {
        throw PluralRuleSyntaxError(
          .descendingRange,
          at: start.1,
          found: "\(start.0.text)..\(upper)"
        )
      }
      ranges.append(lower...upper)
    } while take(sign: ",")
    return ranges
  }

  private mutating func value(_ expected: String) throws(PluralRuleSyntaxError) -> UInt64 {
    guard case .number(let digits) = token else { throw unexpected(expected) }
    guard let value = UInt64(digits), value <= PluralRuleLimits.value else {
      throw error(.limitExceeded, expected: "a value of at most \(PluralRuleLimits.value)")
    }
    advance()
    return value
  }

  // MARK: Samples

  private mutating func samples(
    _ kind: PluralSampleList.Kind
  ) throws(PluralRuleSyntaxError) -> PluralSampleList? {
    guard case .mark(let mark) = token else { return nil }
    guard mark == "@integer" || mark == "@decimal" else {
      throw unexpected("@integer or @decimal")
    }
    guard mark.dropFirst() == kind.rawValue else { return nil }

    var ranges: [PluralSampleList.Range] = []
    var isUnbounded = false
    repeat {
      position = lexer.skipWhiteSpace()
      guard let start = try sample(kind) else {
        advance()
        guard token == .sign("…") || token == .sign("..."), !ranges.isEmpty else {
          throw unexpected("a sample" + (ranges.isEmpty ? "" : " or …"))
        }
        isUnbounded = true
        advance()
        break
      }
      ranges.append(try sampleRange(from: start, kind))
      // The comma stays the current token: what follows is read as a number, not as a token.
    } while token == .sign(",")
    return PluralSampleList(kind: kind, ranges: ranges, isUnbounded: isUnbounded)
  }

  /// Reads a sample, or gives nil if no number follows; the token after it is current then.
  private mutating func sample(
    _ kind: PluralSampleList.Kind
  ) throws(PluralRuleSyntaxError) -> PluralSample? {
    guard let text = lexer.nextNumber() else { return nil }
    guard let sample = try? PluralSample(text) else {
      throw PluralRuleSyntaxError(
        .unexpected,
        at: position,
        found: text,
        expected: "a sample number such as 1.5 or 1c6"
      )
    }
    let isDecimal = text.utf8.contains(UInt8(ascii: "."))
    guard isDecimal == (kind == .decimal) else {
      throw PluralRuleSyntaxError(
        .unexpected,
        at: position,
        found: text,
        expected: "samples \(isDecimal ? "without" : "with") a fraction after @\(kind.rawValue)"
      )
    }
    return sample
  }

  private mutating func sampleRange(
    from start: PluralSample,
    _ kind: PluralSampleList.Kind
  ) throws(PluralRuleSyntaxError) -> PluralSampleList.Range {
    let startPosition = position
    advance()
    guard token == .sign("~") else { return PluralSampleList.Range(start: start, end: start) }
    position = lexer.skipWhiteSpace()
    guard let end = try sample(kind) else {
      advance()
      throw unexpected("the last sample of a range")
    }
    advance()
    let range = PluralSampleList.Range(start: start, end: end)
    guard let bounds = range.bounds, bounds.first <= bounds.last,
      bounds.last - bounds.first < UInt64(PluralSampleList.Range.maximumCount)
    else {
      throw PluralRuleSyntaxError(
        .malformedSampleRange,
        at: startPosition,
        found: "\(start)~\(end)"
      )
    }
    return range
  }

  // MARK: Tokens

  private mutating func advance() {
    position = lexer.skipWhiteSpace()
    token = lexer.next()
  }

  private mutating func take(word: String) -> Bool {
    guard token == .word(word) else { return false }
    advance()
    return true
  }

  private mutating func take(sign: String) -> Bool {
    guard token == .sign(sign) else { return false }
    advance()
    return true
  }

  private func error(
    _ kind: PluralRuleSyntaxError.Kind,
    expected: String? = nil
  ) -> PluralRuleSyntaxError {
    PluralRuleSyntaxError(kind, at: position, found: token.text, expected: expected)
  }

  private func unexpected(_ expected: String) -> PluralRuleSyntaxError {
    PluralRuleSyntaxError(
      .unexpected,
      at: position,
      found: token.text,
      expected: expected
    )
  }
}
