import CLDRReader
import Foundation
import ICUShim
import PluralRuleCompiler
import Plurals

// ICU is given the text of every rule set in cldr/, so that its own data version does not matter, and
// both engines categorize the same numbers. Its language matching has data of its own: differences that
// the releases of CLDR explain are counted.

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
  var languages = try LanguageRun(folder: folder.appendingPathComponent("cldr"))
  try languages.comparePairs()
  try languages.compareLists(count: 100_000)
  print(languages.summary, terminator: "")
  exit(run.unexplainedCount + languages.unexplainedCount == 0 ? 0 : 1)
} catch {
  FileHandle.standardError.write(Data("plurals-conformance: \(error)\n".utf8))
  exit(65)
}
