import Foundation
import Testing
import WorstCases

/// Time and memory grow with the input, and no faster.
///
/// Each worst case that is known is run in a process of its own in three sizes. Processors differ, and
/// others use them: what is compared is one run with another, generously. What grows with the square
/// takes sixteen times as long for four times the input.
@Suite("Growth", .serialized)
struct GrowthTests {
  /// A run of the probe.
  private struct Run {
    var inputSize = 0
    var time = 0
    var memory = 0
  }

  private static func run(_ arguments: [Int]) throws -> Run {
    let process = Process()
    process.executableURL = productsDirectory.appendingPathComponent("GrowthProbe")
    process.arguments = arguments.map(String.init)
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let numbers = text.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
    try #require(process.terminationStatus == 0 && numbers.count == 3, "\(arguments): \(text)")
    return Run(inputSize: numbers[0], time: numbers[1], memory: numbers[2])
  }

  /// The least of several runs: what else the machine does only adds.
  private static func least(_ item: Int, _ size: Int, of known: Run?) throws -> Run {
    let run = try run([item, size])
    guard let known else { return run }
    return Run(
      inputSize: run.inputSize,
      time: min(run.time, known.time),
      memory: min(run.memory, known.memory)
    )
  }

  @Test(
    "four times the input takes less than eight times the time and memory",
    arguments: WorstCase.all.indices
  )
  func isLinear(_ item: Int) throws {
    let worst = WorstCase.all[item]
    let base = try Self.run([item, 1]).memory
    var runs: [Int: Run] = [:]
    var growth = ""
    for attempt in 1...3 {
      for factor in [1, 2, 4] {
        runs[factor] = try Self.least(item, worst.size * factor / 2, of: runs[factor])
      }
      let (small, middle, large) = (runs[1] ?? Run(), runs[2] ?? Run(), runs[4] ?? Run())
      growth = "\(worst.name): \(small) \(middle) \(large)"
      // Very short times and small pieces of memory are not measured well.
      let isTimely = large.time < 8 * max(small.time, 2_500)
      let isSmall = large.memory - base < 8 * max(small.memory - base, 2 << 20)
      if isTimely, isSmall { break }
      #expect(attempt < 3, "\(growth)")
    }
    let large = runs[4] ?? Run()
    #expect(large.memory - base <= worst.memory * large.inputSize + 4 << 20, "\(growth)")
  }
}

/// The folder that this build's products are in.
private let productsDirectory: URL = {
  #if os(macOS)
    for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
      return bundle.bundleURL.deletingLastPathComponent()
    }
  #endif
  return Bundle.main.bundleURL
}()
