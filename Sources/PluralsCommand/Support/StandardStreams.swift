import Foundation
import PluralMessages

/// The streams that the command reads and writes, by file descriptor.
package struct StandardStreams {
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
  package init(input: Int32 = 0, output: Int32 = 1, errors: Int32 = 2) {
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
    complain(message)
  }

  /// In scalars.
  private static let longestComplaint = 2_000

  /// Writes an error to standard error, unless it is empty.
  func complain(_ message: String) {
    guard !message.isEmpty else { return }
    // What is quoted in it may be as long as an argument or a path.
    let start = message.unicodeScalars.prefix(Self.longestComplaint)
    let isCut = start.endIndex < message.unicodeScalars.endIndex
    try? errors.write("plurals: \(printable(String(start)))\(isCut ? "…" : "")\n")
    try? errors.flush()
  }
}

/// A buffered writer over a file descriptor.
final class OutputWriter {
  let descriptor: Int32
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
    defer { buffer.removeAll(keepingCapacity: true) }
    switch DescriptorWriter.write(buffer, to: descriptor) {
    case 0: break
    // Who has gone away, as `head` does, wants neither the rest nor a complaint.
    case EPIPE: throw CommandError(.inputOutput)
    case let error:
      throw CommandError(.inputOutput, unsafe "cannot write: \(String(cString: strerror(error)))")
    }
  }
}
