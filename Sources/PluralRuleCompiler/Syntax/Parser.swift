import Plurals

/// Reads rules by recursive descent, to a depth that does not depend on the text.
///
/// The grammar is that of UTS #35 part 3, "Plural rules syntax", with the older keywords:
///
/// ```text
/// rules     = rule (';' rule)*
/// rule      = condition? ('@integer' samples)? ('@decimal' samples)?
/// condition = conjunction ('or' conjunction)*
/// conjunction = relation ('and' relation)*
/// relation  = operand (('%' | 'mod') value)? comparison list
/// comparison = '=' | '!=' | 'is' 'not'? | 'not'? ('in' | 'within')
/// list      = value ('..' value)? (',' value ('..' value)?)*
/// samples   = number ('~' number)? (',' number ('~' number)?)* (',' ('…' | '...'))?
/// ```
struct Parser {
  var lexer: Lexer
  /// The token that is looked at; the lexer is behind it.
  private(set) var token: Token
  private var relationCount = 0
  private var rangeCount = 0
  var sampleCount: UInt64 = 0

  /// - Parameter text: The text in UTF-8.
  init(_ text: [UInt8]) throws(PluralRuleSyntaxError) {
    guard text.count <= PluralRuleLimits.textLength else {
      throw PluralRuleSyntaxError(
        .limitExceeded,
        found: "\(text.count) bytes",
        expected: "at most \(PluralRuleLimits.textLength) bytes of rule text"
      )
    }
    lexer = Lexer(text)
    token = lexer.next()
  }

  func expectEnd() throws(PluralRuleSyntaxError) {
    guard token.kind == .end else { throw unexpected("the end of the rule") }
  }

  // MARK: Rules

  mutating func ruleList() throws(PluralRuleSyntaxError) -> [PluralRule] {
    var rules: [PluralRule] = []
    repeat {
      guard token.kind == .word else { throw unexpected("the name of a category") }
      let name = lexer.text(token.range)
      guard let category = PluralCategory(rawValue: name) else { throw error(.unknownCategory) }
      guard !rules.contains(where: { $0.category == category }) else {
        throw error(.duplicateCategory)
      }
      advance()
      do throws(PluralRuleSyntaxError) {
        guard take(.colon) else { throw unexpected("a colon") }
        rules.append(try rule(for: category))
        guard token.kind == .end || token.kind == .semicolon else {
          throw unexpected("; or the end")
        }
      } catch {
        throw error.about(name)
      }
    } while take(.semicolon) && token.kind != .end
    guard rules.contains(where: { $0.category == .other }) else { throw error(.missingOther) }
    return rules
  }

  mutating func rule(for category: PluralCategory) throws(PluralRuleSyntaxError) -> PluralRule {
    relationCount = 0
    rangeCount = 0
    sampleCount = 0
    var condition: PluralCondition?
    switch token.kind {
    case .end, .mark, .semicolon:
      guard category == .other else { throw error(.missingCondition) }
    default:
      guard category != .other else { throw error(.conditionOnOther) }
      condition = try self.condition()
    }
    let integerSamples = try samples(.integer)
    let decimalSamples = try samples(.decimal)
    if token.kind == .mark {
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
    let first = try conjunction()
    var alternatives: [[PluralRelation]]
    if take("or") {
      alternatives = []
      alternatives.reserveCapacity(4)
      alternatives.append(first)
      repeat { alternatives.append(try conjunction()) } while take("or")
    } else {
      alternatives = [first]
    }
    switch token.kind {
    case .end, .mark, .semicolon: break
    default: throw unexpected("and, or, a comma, samples or the end of the rule")
    }
    return PluralCondition(alternatives: alternatives)
  }

  private mutating func conjunction() throws(PluralRuleSyntaxError) -> [PluralRelation] {
    let first = try relation()
    guard take("and") else { return [first] }
    var relations: [PluralRelation] = []
    relations.reserveCapacity(2)
    relations.append(first)
    repeat { relations.append(try relation()) } while take("and")
    return relations
  }

  private mutating func relation() throws(PluralRuleSyntaxError) -> PluralRelation {
    relationCount += 1
    guard relationCount <= PluralRuleLimits.relations else {
      throw error(
        .limitExceeded,
        expected: "at most \(PluralRuleLimits.relations) relations in a rule"
      )
    }
    let operand = try operand()
    var modulus: UInt64?
    if take(.percent) || take("mod") {
      let start = token
      let value = try value("a modulus")
      guard value > 0 else { throw error(.zeroModulus, at: start.range) }
      modulus = value
    }
    var isNegated = false
    var isWithin = false
    var takesList = true
    if take(.equals) {
    } else if take(.notEquals) {
      isNegated = true
    } else if take("is") {
      isNegated = take("not")
      takesList = false
    } else {
      isNegated = take("not")
      isWithin = take("within")
      guard isWithin || take("in") else {
        throw unexpected(
          isNegated ? "in or within" : "%, mod, =, !=, is, is not, in, not in, within or not within"
        )
      }
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
    guard token.kind == .word else { throw unexpected("an operand") }
    guard token.range.count == 1,
      let operand = PluralOperand(letter: lexer.bytes[token.range.lowerBound])
    else { throw error(.unknownOperand) }
    advance()
    return operand
  }

  private mutating func singleValue() throws(PluralRuleSyntaxError) -> ClosedRange<UInt64> {
    let value = try value("a value")
    return value...value
  }

  private mutating func rangeList() throws(PluralRuleSyntaxError) -> [ClosedRange<UInt64>] {
    let first = try range()
    guard take(.comma) else { return [first] }
    var ranges: [ClosedRange<UInt64>] = []
    ranges.reserveCapacity(4)
    ranges.append(first)
    repeat { ranges.append(try range()) } while take(.comma)
    return ranges
  }

  private mutating func range() throws(PluralRuleSyntaxError) -> ClosedRange<UInt64> {
    rangeCount += 1
    guard rangeCount <= PluralRuleLimits.ranges else {
      throw error(
        .limitExceeded,
        expected: "at most \(PluralRuleLimits.ranges) values and ranges in a rule"
      )
    }
    let start = token.range.lowerBound
    let lower = try value("a value or a range")
    guard take(.range) else { return lower...lower }
    let end = token.range.upperBound
    let upper = try value("the upper value of a range")
    guard lower <= upper else { throw error(.descendingRange, at: start..<end) }
    return lower...upper
  }

  private mutating func value(_ expected: String) throws(PluralRuleSyntaxError) -> UInt64 {
    guard token.kind == .number else { throw unexpected(expected) }
    guard let value = lexer.value(token.range), value <= PluralRuleLimits.value else {
      throw error(.limitExceeded, expected: "a value of at most \(PluralRuleLimits.value)")
    }
    advance()
    return value
  }

  // MARK: Tokens

  mutating func advance() {
    token = lexer.next()
  }

  private mutating func take(_ word: StaticString) -> Bool {
    guard token.kind == .word, lexer.has(word, at: token.range) else { return false }
    advance()
    return true
  }

  private mutating func take(_ kind: Token.Kind) -> Bool {
    guard token.kind == kind else { return false }
    advance()
    return true
  }

  func error(
    _ kind: PluralRuleSyntaxError.Kind,
    at range: Range<Int>? = nil,
    expected: String? = nil
  ) -> PluralRuleSyntaxError {
    let range = range ?? token.range
    return PluralRuleSyntaxError(
      kind,
      at: lexer.position(range.lowerBound),
      found: lexer.text(range),
      expected: expected
    )
  }

  func unexpected(_ expected: String) -> PluralRuleSyntaxError {
    error(.unexpected, expected: expected)
  }
}

extension PluralOperand {
  /// The operand with a letter, in ASCII.
  fileprivate init?(letter: UInt8) {
    switch letter {
    case UInt8(ascii: "n"): self = .n
    case UInt8(ascii: "i"): self = .i
    case UInt8(ascii: "v"): self = .v
    case UInt8(ascii: "w"): self = .w
    case UInt8(ascii: "f"): self = .f
    case UInt8(ascii: "t"): self = .t
    case UInt8(ascii: "c"), UInt8(ascii: "e"): self = .c
    default: return nil
    }
  }
}
