import Plurals
import Testing

@Suite("Layout that programs rely on")
struct LayoutTests {
  @Test("operands have the numbers that instructions hold")
  func operands() {
    #expect(PluralOperand.allCases.map(\.code) == [0, 1, 2, 3, 4, 5, 6])
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
