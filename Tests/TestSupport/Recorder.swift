import Foundation

/// Keeps what is told, by whatever thread.
// Unchecked, because the compiler cannot see that the lock guards each access.
package final class Recorder<Element: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: [Element] = []

  package init() {}

  /// What was told, in its order.
  package var all: [Element] { lock.withLock { stored } }

  package func add(_ element: Element) { lock.withLock { stored.append(element) } }
}
