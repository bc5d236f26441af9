import Plurals

extension Program {
  /// The program as text, a test, an instruction or a choice a line, with word positions from 0 at
  /// the header.
  package var disassembly: String {
    var lines: [String] = []
    var position = 0
    func add(_ text: String, wordCount: Int = 1) {
      let number = String(position)
      lines.append(String(repeating: " ", count: max(0, 4 - number.count)) + number + "  " + text)
      position += wordCount
    }
    add("categories \(categories)", wordCount: Self.headerCount)
    for (number, group) in groups.enumerated() {
      if number > 0 { add("carry " + bitList(group.carry), wordCount: 2) }
      for test in group.tests { add(test.text) }
      for instruction in group.wideCode {
        add(instruction.text, wordCount: instruction.words.count)
      }
      if !group.wideCode.isEmpty { position += 1 }
      for choice in group.choices {
        add("\(choice.category) if " + (choice.mask == 0 ? "nothing else" : bitList(choice.mask)))
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension ByteTest {
  fileprivate var text: String {
    "#\(bit) \(subjectText(register.operand, register.modulus)) in "
      + rangeText(UInt64(lower), UInt64(width), largest: 255)
  }
}

extension WideInstruction {
  fileprivate var text: String {
    switch self {
    case .load(let operand, let modulus): "load " + subjectText(operand, modulus)
    case .loadHalves(let modulus): "load halves of " + subjectText(.n, modulus)
    case .test(let lower, let width, let bit):
      "#\(bit) in " + rangeText(lower, width, largest: .max)
    }
  }
}

private func subjectText(_ operand: PluralOperand, _ modulus: UInt64?) -> String {
  "\(operand)" + (modulus.map { " % \($0)" } ?? "")
}

/// A range; where it holds the largest number, what it leaves out.
private func rangeText(_ lower: UInt64, _ width: UInt64, largest: UInt64) -> String {
  func text(_ lower: UInt64, _ upper: UInt64) -> String {
    lower == upper ? "\(lower)" : "\(lower)..\(upper)"
  }
  if width < largest - lower { return text(lower, lower + width) }
  return width == largest ? "all" : "all but " + text(lower - (largest - width), lower - 1)
}

private func bitList(_ mask: UInt32) -> String {
  (0..<Group.bitCount).filter { mask >> UInt32($0) & 1 == 1 }.map { "#\($0)" }
    .joined(separator: " ")
}

extension PluralRules {
  /// The bytecode of the rules as text, a test, an instruction or a choice a line.
  ///
  /// Tests set bits, and a choice takes its category if all its bits are set. The last such choice
  /// counts; without any it is `other`.
  ///
  /// ```text
  ///    0  categories one other
  ///    2  #0 i in 1
  ///    3  #1 v in 0
  ///    4  one if #0 #1
  /// ```
  public var disassembly: String { program.disassembly }
}
