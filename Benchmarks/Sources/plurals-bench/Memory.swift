/// The memory that the library adds to a process: what one with a category has in excess of one that does
/// not import the library, and of one that imports it without a call.
///
/// Not the peak that `wait4` gives: on Linux it begins with the memory of the process that started the
/// other. Nothing where the system has no `/proc`.
func memorySizes(_ isQuick: Bool) throws -> [Size] {
  let programs = ["cold-with-category", "cold-without", "cold-without-import"].map(builtProgram)
  var samples: [[ResidentMemory]] = [[], [], []]
  // In turn, so that what else the machine does hurts all of them.
  for _ in 0..<(isQuick ? 5 : 201) {
    for (index, path) in programs.enumerated() {
      guard let process = ChildProcess(path, "pl", "stop") else {
        throw Disagreement(description: "\(path) cannot be run; build the whole package first")
      }
      guard let memory = process.whileStopped(file: "smaps_rollup", ResidentMemory.init) else {
        return []
      }
      samples[index].append(memory)
    }
  }
  func excess(over peer: Int, _ part: (ResidentMemory) -> Int) -> Int {
    mean(samples[0].map(part)) - mean(samples[peer].map(part))
  }
  return [
    Size(name: "memory, import and call", bytes: excess(over: 2, \.all)),
    Size(name: "memory, call", bytes: excess(over: 1, \.all)),
    Size(name: "memory of its own, import and call", bytes: excess(over: 2, \.own)),
    Size(name: "memory of its own, call", bytes: excess(over: 1, \.own)),
  ]
}

/// The memory of a process that is in main memory, in bytes.
private struct ResidentMemory {
  /// All of it, with pages of files that other processes may use, too.
  var all = 0
  /// What belongs to no file: memory that was written to, which no other process can share. Not what
  /// Linux calls private and dirty: pages of a program that was just built are that as well.
  var own = 0

  /// Reads what Linux writes to `smaps_rollup`.
  init?(_ rollup: String) {
    for line in rollup.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count == 3, words[2] == "kB", let kibibytes = Int(words[1]) else { continue }
      switch words[0] {
      case "Rss:": all = kibibytes * 1_024
      case "Anonymous:": own = kibibytes * 1_024
      default: break
      }
    }
    guard all > 0 else { return nil }
  }
}

/// Not the median: the system places files at random addresses, and how many of their pages come along
/// with the one that is used goes by the address, in steps of which the median takes one or another.
private func mean(_ values: [Int]) -> Int {
  values.reduce(0, +) / values.count
}
