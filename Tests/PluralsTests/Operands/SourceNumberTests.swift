import Plurals
import TestSupport
import Testing

@Suite("Operands of source numbers")
struct SourceNumberTests {
  @Test(
    "operands are those of UTS #35's examples",
    arguments: Fixture.rows("operands", columns: 8)
  )
  func examples(_ row: [String]) throws {
    let operands = try PluralOperands(parsing: row[0])
    #expect(operands.n.description == row[1])
    #expect(String(operands.i) == row[2])
    #expect(String(operands.v) == row[3])
    #expect(String(operands.w) == row[4])
    #expect(String(operands.f) == row[5])
    #expect(String(operands.t) == row[6])
    #expect(String(operands.c) == row[7])
    #expect(operands.e == operands.c)
    #expect(operands.isExact)
    // The reference of the other tests agrees with the table too.
    expect(operands, toBe: DecimalText(row[0]), exponent: operands.c, row[0])
  }

  @Test(
    "a text that is not a number says what is wrong and where",
    arguments: Fixture.rows("number-errors", columns: 3)
  )
  func errors(_ row: [String]) throws {
    let error = #expect(throws: PluralOperands.ParseError.self) {
      try PluralOperands(parsing: row[0])
    }
    #expect(error.map { "\($0.kind)" } == row[1])
    #expect(error.map { "\($0.offset)" } == row[2])
    let embedded = "1" + row[0] + "1"
    let inSubstring = #expect(throws: PluralOperands.ParseError.self) {
      try PluralOperands(parsing: embedded.dropFirst().dropLast())
    }
    if row[0].unicodeScalars.allSatisfy(\.isASCII) { #expect(inSubstring == error) }
    #expect(error?.description.contains("\n") == false)
  }

  @Test("an error says in words what would be right")
  func descriptions() {
    func description(_ text: String) -> String? {
      #expect(throws: PluralOperands.ParseError.self) { try PluralOperands(parsing: text) }?
        .description
    }
    #expect(description("")?.contains("empty") == true)
    #expect(description("1,000")?.contains("offset 1") == true)
    #expect(description("1c")?.contains("digit") == true)
    #expect(description("1c1000")?.contains("999") == true)
    #expect(description("1c0")?.contains("999") == true)
  }

  @Test("the limit of exponents is reached, not passed")
  func exponentLimit() throws {
    #expect(PluralOperands.maximumExponent == 999)
    let operands = try PluralOperands(parsing: "1.5c999")
    expect(operands, toBe: DecimalText("1.5c999"), exponent: 999, "1.5c999")
    #expect(throws: PluralOperands.ParseError.self) { try PluralOperands(parsing: "1.5c1000") }
  }

  @Test("numbers of up to 60 digits have the operands of their digits")
  func randomNumbers() throws {
    var random = SplitMix64(seed: 1)
    for _ in 0..<4_000 {
      let (text, exponent) = random.sourceNumber(maximumExponent: 30)
      expect(
        try PluralOperands(parsing: text),
        toBe: DecimalText(text),
        exponent: exponent,
        text,
        moduli: [7, 36, 100, 1_000_000]
      )
    }
  }

  @Test("long numbers leave the remainders that are promised")
  func remainders() throws {
    var random = SplitMix64(seed: 2)
    for _ in 0..<150 {
      let (text, exponent) = random.sourceNumber(maximumExponent: 80)
      expect(
        try PluralOperands(parsing: text),
        toBe: DecimalText(text),
        exponent: exponent,
        text
      )
    }
    for _ in 0..<15 {
      let (text, exponent) = random.sourceNumber(maximumExponent: 999)
      expect(
        try PluralOperands(parsing: text),
        toBe: DecimalText(text),
        exponent: exponent,
        text
      )
    }
  }

  @Test("numbers next to 2^64 are kept or replaced, each where it should be")
  func aroundTheLimit() throws {
    let numbers = [
      "18446744073709551614", "18446744073709551615", "18446744073709551616",
      "18446744073709551617", "18446744073709551619", "18446744073709551620",
      "18446744073709551624", "18446744073709551625", "18446744073709551626",
      "184467440737095516150", "184467440737095516159", "184467440737095516160",
      // Multiples of the modulus that stand-ins are reduced by, and their neighbours.
      "20035992963987000000", "20035992963986999999", "20035992963987000001",
      "6678664321329000000", "13357328642658000000",
    ]
    for number in numbers {
      for text in [number, "-000" + number, "0." + number, number + "." + number, number + "c3"] {
        let exponent = text.hasSuffix("c3") ? 3 : 0
        expect(
          try PluralOperands(parsing: text),
          toBe: DecimalText(text),
          exponent: exponent,
          text
        )
      }
    }
  }

  @Test("the modulus of stand-ins is a multiple of every modulus that is promised")
  func reductionModulus() {
    for modulus in promisedModuli {
      #expect(PluralOperands.reductionModulus % modulus == 0, "\(modulus)")
    }
    // 38 of the 49 divisors of 1,000,000 are above 40.
    #expect(promisedModuli.count == 40 + 38)
    // A stand-in has 64 bits and is above 10^18.
    #expect(PluralOperands.reductionModulus > 1_000_000_000_000_000_000)
    #expect(PluralOperands.reductionModulus < UInt64.max / 2)
  }

  @Test("a megabyte of digits is a number")
  func manyDigits() throws {
    let zeros = String(repeating: "0", count: 1_000_000)
    let leading = try PluralOperands(parsing: zeros + "21")
    #expect(leading.i == 21 && leading.isExact)
    let trailing = try PluralOperands(parsing: "21." + zeros)
    #expect(trailing.i == 21 && trailing.v == 1_000_000 && trailing.w == 0 && trailing.isExact)
    let long = try PluralOperands(parsing: "1" + zeros + "21c1")
    #expect(long.i % 1_000 == 210 && !long.isExact)
    let error = #expect(throws: PluralOperands.ParseError.self) {
      try PluralOperands(parsing: zeros + "," + zeros)
    }
    #expect(error?.offset == 1_000_000)
  }

  @Test("numbers that are written alike have equal operands, others have not")
  func equality() throws {
    #expect(try PluralOperands(parsing: "-01.50") == PluralOperands(parsing: "1.50"))
    #expect(try PluralOperands(parsing: "1e6") == PluralOperands(parsing: "1c6"))
    #expect(try PluralOperands(parsing: "1.0") != PluralOperands(parsing: "1"))
    #expect(try PluralOperands(parsing: "1c3") != PluralOperands(parsing: "1000"))
    #expect(try PluralOperands(parsing: "1.5") == PluralOperands(1.5))
    #expect(try PluralOperands(parsing: "1.00") == PluralOperands(1, fractionDigits: 2))
  }
}

extension SplitMix64 {
  /// A source number with its exponent: up to 60 digits, often with zeros at either end of its parts.
  mutating func sourceNumber(maximumExponent: Int) -> (text: String, exponent: Int) {
    var text = ["", "", "-", "+"].randomElement(using: &self) ?? ""
    text += digits()
    if Bool.random(using: &self) { text += "." + digits() }
    guard UInt8.random(in: 0..<3, using: &self) == 0 else { return (text, 0) }
    let exponent = Int.random(in: 1...maximumExponent, using: &self)
    return (text + (Bool.random(using: &self) ? "c" : "e") + String(exponent), exponent)
  }

  private mutating func digits() -> String {
    let most = [1, 3, 19, 20, 21, 40].randomElement(using: &self) ?? 1
    let count = Int.random(in: 1...most, using: &self)
    var digits = (0..<count).map { _ in String(UInt8.random(in: 0...9, using: &self)) }
    switch UInt8.random(in: 0..<6, using: &self) {
    case 0: for index in 0..<count / 2 { digits[index] = "0" }
    case 1: for index in count / 2..<count { digits[index] = "0" }
    case 2: for index in 0..<count { digits[index] = "0" }
    case 3: for index in 0..<count { digits[index] = "9" }
    default: break
    }
    return digits.joined()
  }
}
