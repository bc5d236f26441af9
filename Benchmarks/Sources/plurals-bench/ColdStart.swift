import Foundation

/// Whole processes: start, one category, exit, against the same program without the call.
func coldStart(_ isQuick: Bool) throws -> [Measurement] {
  let folder = Bundle.main.bundleURL
  let ours = folder.appendingPathComponent("cold-with-category").path
  let peer = folder.appendingPathComponent("cold-without").path
  for path in [ours, peer] where spawn(path) != 0 {
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
      ours: { spawn(ours) },
      peer: { spawn(peer) }
    )
  ]
}

/// Runs a program to its end and gives its exit status.
///
/// `Process` would add its own waiting, which is longer than the programs run.
private func spawn(_ path: String) -> UInt64 {
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
  var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(path), strdup("pl"), nil]
  defer { for argument in arguments { free(argument) } }
  var process = pid_t()
  guard posix_spawn(&process, path, &actions, nil, &arguments, nil) == 0 else { return .max }
  var status: Int32 = 0
  while waitpid(process, &status, 0) < 0 && errno == EINTR {}
  return UInt64(UInt32(bitPattern: status))
}
