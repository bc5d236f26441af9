import Foundation
import FuzzTargets
import TestSupport
import Testing

/// Inputs that once broke something, and the seeds of the fuzzer, without the fuzzer.
///
/// A broken promise ends the process; the last line that was printed names the input.
@Suite("Kept inputs of the fuzzer")
struct KeptInputTests {
  @Test("run without a finding", arguments: ["Tests/Crashers", "Benchmarks/Fuzzing/Corpus"])
  func run(folder: String) throws {
    let folder = packageDirectory.appendingPathComponent(folder)
    var names: Set<String> = []
    for file in try Self.files(in: folder) {
      let name = file.deletingLastPathComponent().lastPathComponent
      let target = try #require(FuzzTarget.named(name), "no target for \(file.path)")
      print("fuzz target \(name): \(file.lastPathComponent)")
      target.run(FuzzInput(Array(try Data(contentsOf: file))))
      names.insert(name)
    }
    if folder.lastPathComponent == "Corpus" {
      #expect(names == Set(FuzzTarget.all.map(\.name)), "targets with seeds")
    }
  }

  /// The inputs in the folders of targets; none if there is no folder.
  private static func files(in folder: URL) throws -> [URL] {
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    return try subfiles(of: folder).filter(\.hasDirectoryPath).flatMap { try subfiles(of: $0) }
  }

  private static func subfiles(of folder: URL) throws -> [URL] {
    try FileManager.default
      .contentsOfDirectory(at: folder, includingPropertiesForKeys: [.isDirectoryKey])
      .sorted { $0.path < $1.path }
  }
}
