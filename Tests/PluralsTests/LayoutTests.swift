import Plurals
import Testing

@Suite("Layout that the interpreter relies on")
struct LayoutTests {
  @Test("the operands begin with seven registers of 64 bits in the order of their letters")
  func operandRegisters() {
    #expect(PluralOperands.registerOffsets == [0, 8, 16, 24, 32, 40, 48])
    #expect(PluralOperand.allCases.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6])
    #expect(PluralOperand.allCases.map(\.description) == ["n", "i", "v", "w", "f", "t", "c"])
  }

  @Test("a category is a byte, its position in canonical order")
  func categoryIndex() {
    #expect(MemoryLayout<PluralCategory>.size == 1)
    for (position, category) in PluralCategory.allCases.enumerated() {
      #expect(category.index == UInt8(position))
      #expect(PluralCategory(index: UInt8(position)) == category)
    }
  }
}
