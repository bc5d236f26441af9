import Plurals

/// A number as it is shown.
struct TestNumber {
  let text: String
  let fractionDigits: Int
  let operands: PluralOperands

  init?(_ text: String) {
    guard let operands = try? PluralOperands(parsing: text) else { return nil }
    self.text = text
    self.operands = operands
    fractionDigits = operands.v
  }
}

/// The numbers that both engines categorize: 0 to 2,000, the neighbourhood of each power of ten up to
/// 10^15, and numbers with one to three visible fraction digits, trailing zeros included.
struct TestNumbers {
  let all: [TestNumber]

  init() {
    var texts = (0...2_000).map(String.init)
    var power = 1
    for _ in 0...15 {
      for offset in -25...25 where power + offset > 2_000 { texts.append(String(power + offset)) }
      for factor in 2...9 { texts.append(String(power * factor)) }
      power *= 10
    }
    for integer in [0, 1, 2, 3, 5, 6, 10, 11, 12, 19, 20, 21, 99, 100, 101, 111, 1_000, 1_000_000] {
      for digits in 1...3 {
        let scale = [1, 10, 100, 1_000][digits]
        for fraction in 0..<min(scale, 130) {
          let text = String(fraction)
          texts.append(
            "\(integer)." + String(repeating: "0", count: digits - text.count) + text
          )
        }
        for fraction in stride(from: 130, to: scale, by: 17) {
          texts.append("\(integer).\(fraction)")
        }
      }
    }
    all = texts.compactMap(TestNumber.init)
  }
}
