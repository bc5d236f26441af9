import Foundation

/// A program that runs beside this one, with its output thrown away.
///
/// `Foundation.Process` would add its own waiting, which is longer than the programs run.
struct ChildProcess {
  private let identifier: pid_t

  /// Starts a program, or gives nil if it cannot be started.
  init?(_ path: String, _ arguments: String...) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    var copies: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for copy in copies { free(copy) } }
    var identifier = pid_t()
    guard posix_spawn(&identifier, path, &actions, nil, &copies, nil) == 0 else { return nil }
    self.identifier = identifier
  }

  /// Waits for the end and gives the status.
  func waitForEnd() -> Int32 {
    wait(0)
  }

  /// Waits until the program stops itself, gives what `body` makes of a file that the system has about
  /// the process, and ends it. Nil if it ended without a stop or there is no such file.
  func whileStopped<Result>(file: String, _ body: (String) -> Result?) -> Result? {
    // The low byte says that the process has not ended.
    guard wait(WUNTRACED) & 0xFF == 0x7F else { return nil }
    defer {
      kill(identifier, SIGKILL)
      _ = waitForEnd()
    }
    return (try? String(contentsOfFile: "/proc/\(identifier)/\(file)", encoding: .utf8))
      .flatMap(body)
  }

  private func wait(_ options: Int32) -> Int32 {
    var status: Int32 = 0
    while waitpid(identifier, &status, options) < 0 && errno == EINTR {}
    return status
  }
}

/// The path of a program that this package builds beside this one.
func builtProgram(_ name: String) -> String {
  Bundle.main.bundleURL.appendingPathComponent(name).path
}
