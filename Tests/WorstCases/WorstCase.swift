import Foundation

/// Input that costs as much as any of its kind that is known, in any size.
///
/// What is promised is that time and memory grow with the size, and no faster.
public struct WorstCase: Sendable {
  /// What is worst about it.
  public let name: String
  /// A size at which the work takes long enough to be measured.
  public let size: Int
  /// The most memory that the work takes, in bytes for each byte of input.
  public let memory: Int

  private let make: @Sendable (Int) -> Input

  /// Input, and what is done with it.
  struct Input {
    let size: Int
    let work: () -> Void
  }

  /// What a run took.
  public struct Cost: Sendable {
    /// In bytes.
    public let inputSize: Int
    /// The processor's time, in microseconds.
    public let time: Int
  }

  init(
    _ name: String,
    size: Int,
    memory: Int = 200,
    _ make: @escaping @Sendable (Int) -> Input
  ) {
    self.name = name
    self.size = size
    self.memory = memory
    self.make = make
  }

  /// A case whose input is one text.
  init(
    _ name: String,
    size: Int,
    memory: Int = 200,
    text: @escaping @Sendable (Int) -> String,
    _ work: @escaping @Sendable (String) throws -> Void
  ) {
    self.init(name, size: size, memory: memory) { size in
      let text = text(size)
      // What is refused, with a typed error, is done as well.
      return Input(size: text.utf8.count) { try? work(text) }
    }
  }

  /// Does the work once.
  public func run(size: Int) -> Cost {
    let input = make(size)
    let start = Self.processorTime
    input.work()
    return Cost(inputSize: input.size, time: Self.processorTime - start)
  }

  /// All cases.
  public static let all = stringCatalogs + files + texts + languages + rules + lint

  /// The processor's time that this process has taken, in microseconds.
  private static var processorTime: Int {
    ResourceUsage.current.processorTime
  }
}

/// What the system says about this process.
public struct ResourceUsage: Sendable {
  /// In microseconds.
  public let processorTime: Int
  /// The most memory that it had, in bytes.
  public let peakMemory: Int

  /// What it says now.
  public static var current: ResourceUsage {
    var usage = rusage()
    // RUSAGE_SELF, whose type differs between systems.
    getrusage(0, &usage)
    #if !os(Linux)
      let unit = 1
    #endif
    #if os(Linux)
      // What `getrusage` says outlives `exec`, and is the peak of the process before.
      let peak = statusPeak ?? Int(usage.ru_maxrss) * 1024
    #else
      let peak = Int(usage.ru_maxrss) * unit
    #endif
    let seconds = usage.ru_utime.tv_sec + usage.ru_stime.tv_sec
    let micros = Int(usage.ru_utime.tv_usec) + Int(usage.ru_stime.tv_usec)
    return ResourceUsage(
      processorTime: Int(seconds) * 1_000_000 + micros,
      peakMemory: peak
    )
  }

  #if os(Linux)
    private static var statusPeak: Int? {
      guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else {
        return nil
      }
      let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
      return line?.split(separator: " ").dropFirst().first.flatMap { Int($0) }.map { $0 * 1024 }
    }
  #endif
}

/// Pieces of text, one after the other.
func pieces(_ count: Int, _ separator: String = "", _ piece: (Int) -> String) -> String {
  (0..<count).map(piece).joined(separator: separator)
}
