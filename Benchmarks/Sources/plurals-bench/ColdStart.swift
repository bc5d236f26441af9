import Foundation

/// Whole processes: start, one category, exit, against the same program without the call.
func coldStart(_ isQuick: Bool) -> [Measurement] {
  let folder = Bundle.main.bundleURL
  func run(_ name: String) -> UInt64 {
    let process = Process()
    process.executableURL = folder.appendingPathComponent(name)
    process.arguments = ["pl"]
    process.standardOutput = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      fatalError("\(name): \(error)")
    }
    process.waitUntilExit()
    return UInt64(bitPattern: Int64(process.terminationStatus))
  }
  let runner = Runner(
    rounds: isQuick ? 7 : 31,
    roundDuration: .milliseconds(isQuick ? 10 : 100)
  )
  return [
    runner.measure(
      "cold",
      "pl",
      count: 1,
      peer: "the same without the call",
      bar: 1.05,
      isAtMost: true,
      ours: { run("cold-with-category") },
      peer: { run("cold-without") }
    )
  ]
}
