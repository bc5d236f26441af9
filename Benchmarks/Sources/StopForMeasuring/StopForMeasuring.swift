#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Stops the process if a second argument asks for it, so that another can look at its memory before it
/// ends. To look itself would need memory.
public func stopForMeasuring() {
  if CommandLine.arguments.count > 2 { raise(SIGSTOP) }
}
