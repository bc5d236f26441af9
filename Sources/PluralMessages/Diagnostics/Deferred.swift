/// A value that is made when somebody first asks for it.
package final class Deferred<Value: Sendable>: Sendable {
  private let make: @Sendable () -> Value
  private let made = LockedValue<Value?>(nil)

  package init(_ make: @escaping @Sendable () -> Value) {
    self.make = make
  }

  package var value: Value {
    if let made = made.value { return made }
    let value = make()
    made.update { $0 = value }
    return value
  }
}
