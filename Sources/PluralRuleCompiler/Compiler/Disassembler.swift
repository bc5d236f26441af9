import Plurals

extension Program {
  /// The program as text, an instruction a line, with word positions from 0 at the header.
  package var disassembly: String {
    var lines = ["   0  categories \(categories)"]
    var position = Self.headerCount
    for instruction in instructions {
      let next = position + instruction.wordCount
      let number = String(position)
      let margin = String(repeating: " ", count: max(0, 4 - number.count))
      lines.append("\(margin)\(number)  \(instruction.text(next: next))")
      position = next
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension Instruction {
  /// The instruction as text.
  ///
  /// - Parameter next: The position of the instruction that follows.
  fileprivate func text(next: Int) -> String {
    switch self {
    case .return(let category):
      return "return \(category)"
    case .load(let operand, let modulus):
      return "load \(operand)" + (modulus.map { " % \($0)" } ?? "")
    case .loadHalves(let modulus):
      return "load halves of n" + (modulus.map { " % \($0)" } ?? "")
    case .jump(let ifInside, let range, let skip):
      let bounds =
        range.lowerBound == range.upperBound
        ? "\(range.lowerBound)" : "\(range.lowerBound)..\(range.upperBound)"
      return "jump \(ifInside ? "if" : "unless") \(bounds) to \(next + skip)"
    }
  }
}

extension PluralRules {
  /// The bytecode of the rules as text, an instruction a line.
  ///
  ///        0  categories one other
  ///        2  load i
  ///        3  jump unless 1 to 7
  ///        4  load v
  ///        5  jump unless 0 to 7
  ///        6  return one
  ///        7  return other
  public var disassembly: String { program.disassembly }
}
