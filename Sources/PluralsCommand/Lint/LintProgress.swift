import Foundation

/// How far a run is, on a terminal.
struct LintProgress {
  private let writer: OutputWriter
  private let isShown: Bool
  private var last = ""

  /// Below this many files nobody waits.
  private static let smallestCount = 50

  init(_ writer: OutputWriter) {
    self.writer = writer
    isShown = writer.terminalWidth != nil
  }

  mutating func show(_ done: Int, of all: Int) {
    guard isShown, all >= Self.smallestCount else { return }
    let text = "\(done) of \(all) files"
    write("\r" + text + String(repeating: " ", count: max(0, last.count - text.count)))
    last = text
  }

  mutating func end() {
    guard !last.isEmpty else { return }
    write("\r" + String(repeating: " ", count: last.count) + "\r")
    last = ""
  }

  private func write(_ text: String) {
    // Progress that nobody can see is no reason to stop.
    try? writer.write(text)
    try? writer.flush()
  }
}
