/// The nanoseconds of an operation over several rounds.
struct Timing {
  private let sorted: [Double]

  init(_ nanoseconds: [Double]) {
    sorted = nanoseconds.sorted()
  }

  var minimum: Double { sorted[0] }
  var median: Double { sorted[sorted.count / 2] }
  var maximum: Double { sorted[sorted.count - 1] }
}

/// What was measured for a case and a locale.
struct Measurement {
  let name: String
  let locale: String
  let ours: Timing
  let peer: String
  /// Nil for a case without a peer.
  let peerTiming: Timing?
  /// What the ratio must be at least, or with `isAtMost` at most; the most nanoseconds where
  /// ``argumentCost`` is what is asked.
  let bar: Double?
  let isAtMost: Bool
  /// The number of arguments that make the difference to the peer; nil where the ratio is asked.
  let argumentCount: Int?

  /// Peer by ours, of the medians; for a bar that is a maximum, ours by the peer's.
  var ratio: Double? {
    guard argumentCount == nil else { return nil }
    return peerTiming.map { isAtMost ? ours.median / $0.median : $0.median / ours.median }
  }

  /// The nanoseconds that ours takes more than the peer for each argument. Of the shortest rounds: what
  /// disturbs a machine moves medians by more than a difference between them.
  var argumentCost: Double? {
    guard let peerTiming, let argumentCount else { return nil }
    return (ours.minimum - peerTiming.minimum) / Double(argumentCount)
  }
}

/// Measures cases. Ours and the peer's rounds alternate, so that a noisy machine hurts both.
struct Runner {
  let rounds: Int
  /// The least time of a round.
  let roundDuration: Duration

  /// Measures one thing and its peer.
  ///
  /// - Parameters:
  ///   - count: The number of operations that one call of each closure does.
  ///   - arguments: The number of arguments that make the difference to the peer, if the cost of one is
  ///     asked.
  ///   - ours: Does the operations and gives a sum that depends on all results.
  ///   - peer: The same for the peer.
  func measure(
    _ name: String,
    _ locale: String,
    count: Int,
    peer peerName: String = "",
    bar: Double? = nil,
    isAtMost: Bool = false,
    arguments: Int? = nil,
    ours: () -> UInt64,
    peer: (() -> UInt64)? = nil
  ) -> Measurement {
    let ourCalls = calls(ours)
    let peerCalls = peer.map(calls) ?? 0
    var ourTimes: [Double] = []
    var peerTimes: [Double] = []
    for _ in 0..<rounds {
      ourTimes.append(time(ours, ourCalls) / Double(ourCalls * count))
      if let peer { peerTimes.append(time(peer, peerCalls) / Double(peerCalls * count)) }
    }
    return Measurement(
      name: name,
      locale: locale,
      ours: Timing(ourTimes),
      peer: peerName,
      peerTiming: peer == nil ? nil : Timing(peerTimes),
      bar: bar,
      isAtMost: isAtMost,
      argumentCount: arguments
    )
  }

  /// How many calls fill a round.
  private func calls(_ body: () -> UInt64) -> Int {
    var calls = 1
    while true {
      let elapsed = time(body, calls)
      let wanted = roundDuration.nanoseconds
      if elapsed >= wanted / 2 { return max(1, Int(Double(calls) * wanted / elapsed)) }
      calls *= 2
    }
  }

  private func time(_ body: () -> UInt64, _ calls: Int) -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    for _ in 0..<calls { consume(body()) }
    return (clock.now - start).nanoseconds
  }
}

/// Keeps the compiler from leaving out what computes a value.
@inline(never)
@_optimize(none)
func consume(_ value: UInt64) {}

extension Duration {
  var nanoseconds: Double {
    Double(components.seconds) * 1e9 + Double(components.attoseconds) / 1e9
  }
}

/// A generator of the same numbers in each run.
struct Numbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    // SplitMix64.
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
