#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(Darwin)
  import Darwin
#endif

/// The streams that the command reads and writes, by file descriptor.
public struct StandardStreams {
  /// Where results go.
  let output: OutputWriter
  /// Where errors go.
  let errors: OutputWriter
  /// Where numbers are read from.
  let input: Int32

  /// Creates streams over file descriptors that stay open.
  ///
  /// - Parameters:
  ///   - input: A descriptor to read, standard input by default.
  ///   - output: A descriptor for results, standard output by default.
  ///   - errors: A descriptor for errors, standard error by default.
  public init(input: Int32 = 0, output: Int32 = 1, errors: Int32 = 2) {
    self.input = input
    self.output = OutputWriter(descriptor: output)
    self.errors = OutputWriter(descriptor: errors)
  }

  /// Writes a note to standard error.
  func note(_ message: String) throws(CommandError) {
    try report("note: \(message)")
  }

  /// Writes an error to standard error, after the results that came before it.
  ///
  /// An error that nobody can read is no reason to lose results.
  func report(_ message: String) throws(CommandError) {
    try output.flush()
    try? errors.write("plurals: \(printable(message))\n")
    try? errors.flush()
  }
}

/// A buffered writer over a file descriptor.
final class OutputWriter {
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private static let bufferSize = 1 << 16

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  func write(_ text: String) throws(CommandError) {
    buffer += text.utf8
    if buffer.count >= Self.bufferSize { try flush() }
  }

  func flush() throws(CommandError) {
    var start = 0
    defer { buffer.removeAll(keepingCapacity: true) }
    while start < buffer.count {
      let written = buffer[start...].withUnsafeBytes { bytes in
        #if canImport(Darwin)
          Darwin.write(descriptor, bytes.baseAddress, bytes.count)
        #else
          systemWrite(descriptor, bytes.baseAddress, bytes.count)
        #endif
      }
      if written < 0 {
        guard errno == EINTR else {
          throw CommandError(.inputOutput, "cannot write: \(String(cString: strerror(errno)))")
        }
      } else {
        start += written
      }
    }
  }
}

#if !canImport(Darwin)
  private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, bytes, count)
  }
#endif
