import CLDRReader
import Foundation

let usage = """
  Makes the generated sources of the package from the files in cldr/.

  usage: GeneratePluralTables [--check] [PACKAGE]

    --check   Write nothing; fail if a generated file differs from what would be written.
    --help    Print this help.

  PACKAGE is the package's folder, by default the current one. Only files whose content changes
  are written.

  """

var isCheck = false
var folder: String?
for argument in CommandLine.arguments.dropFirst() {
  switch argument {
  case "--check": isCheck = true
  case "--help", "-h":
    print(usage, terminator: "")
    exit(0)
  case _ where argument.hasPrefix("-"): fail("unknown option '\(argument)'; see --help", 64)
  case _ where folder != nil: fail("one PACKAGE at a time; see --help", 64)
  default: folder = argument
  }
}

let package = folder ?? "."

do {
  let sources = try CLDRSources(package: package)
  var staleFiles: [String] = []
  for file in try sources.generatedFiles() {
    let path = package + "/" + file.path
    if let old = try? String(contentsOfFile: path, encoding: .utf8), old == file.content {
      continue
    }
    staleFiles.append(file.path)
    if !isCheck {
      try FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent,
        withIntermediateDirectories: true
      )
      try file.content.write(toFile: path, atomically: true, encoding: .utf8)
      print("wrote \(file.path)")
    }
  }
  if isCheck && !staleFiles.isEmpty {
    fail(
      "not up to date: \(staleFiles.joined(separator: ", ")); "
        + "run 'swift run GeneratePluralTables' and commit the result",
      1
    )
  }
  if staleFiles.isEmpty { print("all generated files are up to date") }
} catch let error as CLDRReadError {
  fail(error.description, 65)
} catch {
  fail("\(error)", 65)
}

func fail(_ message: String, _ status: Int32) -> Never {
  FileHandle.standardError.write(Data("GeneratePluralTables: \(message)\n".utf8))
  exit(status)
}
