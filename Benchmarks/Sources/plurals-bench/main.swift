import Foundation
import ICUShim
import Plurals

let usage = """
  Measures swift-plurals against its peers.

  usage: plurals-bench [--quick] [--json FILE] [CASE]...

    --quick       A short round for each case, to see that all of them run.
    --json FILE   Write the table as data, too.
    --help        Print this help.

  Without CASE all cases are measured; Benchmarks/README.md says what each of them is.

  """

var isQuick = false
var jsonFile: String?
var wanted: Set<String> = []
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
  switch argument {
  case "--quick": isQuick = true
  case "--json": jsonFile = arguments.popFirst()
  case "--help", "-h":
    print(usage, terminator: "")
    exit(0)
  case _ where argument.hasPrefix("-"):
    FileHandle.standardError.write(Data("plurals-bench: unknown option \(argument)\n".utf8))
    exit(64)
  default: wanted.insert(argument)
  }
}

let folder = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent()
let runner = Runner(
  rounds: 7,
  roundDuration: isQuick ? .milliseconds(5) : .milliseconds(100)
)
let cases = Cases(runner: runner, cldr: folder.appendingPathComponent("cldr").path)
let all: [(String, () throws -> [Measurement])] = [
  ("integer", cases.integer), ("integer-native", cases.integerNative),
  ("integer-large", cases.integerLarge), ("decimal", cases.decimal),
  ("decimal-text", cases.decimalText), ("locale-text", cases.localeText), ("bulk", cases.bulk),
  ("interpreter", cases.interpreter), ("load", cases.load), ("cold", { try coldStart(isQuick) }),
  ("growth", cases.growth),
]
do {
  var report = Report()
  for (name, measure) in all where wanted.isEmpty || wanted.contains(name) {
    report.measurements += try measure()
  }
  print("ICU \(String(cString: icu_version())), CLDR \(PluralRules.cldrVersion)")
  print(report.table, terminator: "")
  let ratios = report.measurements.filter { $0.name == "integer" }.compactMap(\.ratio)
  if !ratios.isEmpty {
    let mean = exp(ratios.map(log).reduce(0, +) / Double(ratios.count))
    print("integer: geometric mean of the ratios \(String(format: "%.1f", mean)), at least 40")
  }
  if let jsonFile { try report.json().write(to: URL(fileURLWithPath: jsonFile)) }
} catch {
  FileHandle.standardError.write(Data("plurals-bench: \(error)\n".utf8))
  exit(1)
}
