import CLDRReader
import Foundation
import ICUShim
import PluralRuleCompiler
import Plurals

// ICU is given the text of every rule set in cldr/, so that its own data version does not matter, and
// both engines categorise the same numbers.

let folder = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent()

do {
  let data = try CLDRReader.pluralData(directory: folder.appendingPathComponent("cldr").path)
  var run = ConformanceRun()
  for type in PluralRuleType.allCases {
    for group in data[type] { try run.compare(group, type) }
  }
  print(run.summary, terminator: "")
  exit(run.unexplainedCount == 0 ? 0 : 1)
} catch {
  FileHandle.standardError.write(Data("plurals-conformance: \(error)\n".utf8))
  exit(65)
}
