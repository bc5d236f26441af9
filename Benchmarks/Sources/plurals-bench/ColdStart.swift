/// Whole processes: start, one category, exit, against the same program without the call.
func coldStart(_ isQuick: Bool) throws -> [Measurement] {
  let ours = builtProgram("cold-with-category")
  let peer = builtProgram("cold-without")
  for path in [ours, peer] where run(path) != 0 {
    throw Disagreement(description: "\(path) cannot be run; build the whole package first")
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
      ours: { run(ours) },
      peer: { run(peer) }
    )
  ]
}

/// Runs a program to its end and gives its exit status.
private func run(_ path: String) -> UInt64 {
  guard let process = ChildProcess(path, "pl") else { return .max }
  return UInt64(UInt32(bitPattern: process.waitForEnd()))
}
