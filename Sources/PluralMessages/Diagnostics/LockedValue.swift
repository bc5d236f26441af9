import Foundation

/// A value that threads share.
// Unchecked, because the compiler cannot see that the lock guards each access.
package final class LockedValue<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: Value

  package init(_ value: Value) {
    stored = value
  }

  package var value: Value {
    get { lock.withLock { stored } }
    set { lock.withLock { stored = newValue } }
  }

  /// Changes the value, without another thread's change between reading and writing it.
  package func update(_ change: (inout Value) -> Void) {
    lock.withLock { change(&stored) }
  }
}
