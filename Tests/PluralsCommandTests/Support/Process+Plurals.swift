import Foundation
import TestSupport

/// What a run of a program gave.
struct ProcessResult: Sendable {
  var output: String
  var errors: String
  var status: Int32
}

/// Runs the built command line as a process.
///
/// - Parameters:
///   - arguments: Its arguments.
///   - input: What it reads from standard input.
///   - directory: The folder it runs in, by default the package's.
///   - environment: Variables of its environment that are other than this process's.
func plurals(
  _ arguments: [String],
  input: String = "",
  in directory: URL = packageDirectory,
  environment: [String: String] = [:]
) throws -> ProcessResult {
  let program = productsDirectory.appendingPathComponent("plurals")
  return try run(program, arguments, input, directory, environment)
}

/// The table of the numbered rules, which compares them all, once for all tests.
let legacyTable = Result { try plurals(["legacy"]) }
let legacyTableAsJSON = Result { try plurals(["legacy", "--json"]) }

/// The folder that this build's products are in.
let productsDirectory: URL = {
  #if os(macOS)
    for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
      return bundle.bundleURL.deletingLastPathComponent()
    }
  #endif
  return Bundle.main.bundleURL
}()

func run(
  _ program: URL,
  _ arguments: [String],
  _ input: String,
  _ directory: URL,
  _ environment: [String: String] = [:]
) throws -> ProcessResult {
  let process = Process()
  process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
  process.executableURL = program
  process.arguments = arguments
  process.currentDirectoryURL = directory
  // Files, not pipes: neither side can block, whatever the amounts.
  let folder = try TemporaryDirectory()
  let urls = ["in", "out", "err"].map(folder.url.appendingPathComponent)
  try Data(input.utf8).write(to: urls[0])
  for url in urls[1...] { try Data().write(to: url) }
  process.standardInput = try FileHandle(forReadingFrom: urls[0])
  process.standardOutput = try FileHandle(forWritingTo: urls[1])
  process.standardError = try FileHandle(forWritingTo: urls[2])
  try process.run()
  process.waitUntilExit()
  return ProcessResult(
    output: try String(contentsOf: urls[1], encoding: .utf8),
    errors: try String(contentsOf: urls[2], encoding: .utf8),
    status: process.terminationStatus
  )
}
