import Foundation
import PluralRuleCompiler
import Plurals
import TestSupport
import Testing

@Suite("Disassembly of CLDR's rule sets")
struct GoldenTests {
  @Test("is as recorded, so that a change of the compiler shows")
  func equalsRecord() throws {
    let url = try #require(
      Bundle.module.url(forResource: "Disassembly", withExtension: "txt", subdirectory: "Golden")
    )
    let blocks = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n\n")
      .dropFirst()
    #expect(
      blocks.count == CLDRPins.count("cardinal rule sets") + CLDRPins.count("ordinal rule sets")
    )
    for block in blocks {
      let lines = block.split(separator: "\n").map(String.init)
      let head = lines[0].split(separator: " ").map(String.init)
      let type = try #require(PluralRuleType(rawValue: String(head[0].dropLast())))
      // The first column of the listing is four digits wide; conditions have six spaces before them.
      let listing = lines.dropFirst().filter { !$0.hasPrefix("      ") }
      for locale in head.dropFirst() {
        let disassembly = PluralRules(locale: locale, type: type).disassembly
        #expect(disassembly.split(separator: "\n").map(String.init) == listing, "\(locale)")
      }
    }
  }
}
