import Foundation
import ICUShim
@_spi(Benchmarks) import PluralMessages
@_spi(Benchmarks) import Plurals

let names = [
  "integer", "integer-native", "integer-large", "decimal", "decimal-text", "locale-text", "bulk",
  "interpreter", "load", "cold", "growth", "message", "plain", "named", "boxing", "catalog",
  "first", "strings", "stringsdict", "lint", "localized", "languages", "data", "memory",
]

let usage = """
  Measures swift-plurals against its peers.

  usage: plurals-bench [--quick] [--json FILE] [--wasm FILE] [CASE]...

    --quick       A short round for each case, to see that all of them run.
    --json FILE   Write the tables as data, too.
    --wasm FILE   Report the size of the module that .ci/wasm wrote to the file, too.
    --help        Print this help.

  Without CASE all cases are measured; Benchmarks/README.md says what each of them is:
    \(names.prefix(6).joined(separator: " "))
    \(names.dropFirst(6).joined(separator: " "))

  """

func complain(_ complaint: String) {
  FileHandle.standardError.write(Data("plurals-bench: \(complaint)\n".utf8))
}

func measure(_ name: String, _ cases: Cases, _ isQuick: Bool) throws -> [Measurement] {
  switch name {
  case "integer": try cases.integer()
  case "integer-native": try cases.integerNative()
  case "integer-large": try cases.integerLarge()
  case "decimal": try cases.decimal()
  case "decimal-text": try cases.decimalText()
  case "locale-text": try cases.localeText()
  case "bulk": cases.bulk()
  case "interpreter": try cases.interpreter()
  case "load": cases.load()
  case "cold": try coldStart(isQuick)
  case "growth": try cases.growth()
  case "message": try MessageCases(runner: cases.runner).message()
  case "plain": try MessageCases(runner: cases.runner).plain()
  case "named": try MessageCases(runner: cases.runner).named()
  case "boxing": try MessageCases(runner: cases.runner).boxing()
  case "catalog": try ReadingCases(runner: cases.runner).catalog()
  case "first": try ReadingCases(runner: cases.runner).first()
  case "strings": try ReadingCases(runner: cases.runner).strings()
  case "stringsdict": try ReadingCases(runner: cases.runner).stringsdict()
  case "lint": try LintCases(runner: cases.runner).lint()
  case "localized": try LocalizedCases(runner: cases.runner).localized()
  case "languages": try LanguageCases(runner: cases.runner).languages()
  default: []
  }
}

/// The built-in data by kind, and in all.
func dataSizes() -> [Size] {
  let kinds = PluralRules.builtInDataSizes
  let all = kinds.reduce(0) { $0 + $1.bytes }
  let tables = kinds.filter { $0.kind == "integer tables" }.reduce(0) { $0 + $1.bytes }
  return kinds.map { Size(name: "data: \($0.kind)", bytes: $0.bytes) } + [
    Size(name: "data: all without integer tables", bytes: all - tables, limit: 6 << 10),
    Size(name: "data: all", bytes: all, limit: 16 << 10),
    Size(name: "data: languages", bytes: LanguageMatcher.builtInDataSize, limit: 24 << 10),
  ]
}

do {
  let options = try Options(CommandLine.arguments.dropFirst(), names: names)
  if options.asksForHelp {
    print(usage, terminator: "")
    exit(0)
  }
  let output = try options.jsonFile.map(OutputFile.init)
  let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  let runner = Runner(
    rounds: 7,
    roundDuration: options.isQuick ? .milliseconds(5) : .milliseconds(100)
  )
  let cases = Cases(runner: runner, cldr: folder.appendingPathComponent("cldr").path)
  var report = Report()
  for name in names where options.includes(name) {
    report.measurements += try measure(name, cases, options.isQuick)
  }
  if options.includes("data") { report.sizes += dataSizes() }
  if options.includes("memory") {
    let sizes = try memorySizes(options.isQuick)
    if sizes.isEmpty { complain("this system does not tell the memory of processes") }
    report.sizes += sizes
  }
  if let file = options.moduleFile {
    if let module = WebAssemblyModule(file: file) {
      report.sizes += module.sizes
    } else {
      complain("no WebAssembly module in \(file); its size is left out")
    }
  }
  print("ICU \(String(cString: icu_version())), CLDR \(PluralRules.cldrVersion)")
  print(report.text, terminator: "")
  try output?.write(report.json())
} catch let error as UsageError {
  complain("\(error); see --help")
  exit(64)
} catch {
  complain("\(error)")
  exit(1)
}
