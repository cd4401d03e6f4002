import Synchronization

/// A value that is made once, when it is first asked for.
package final class Later<Value: Sendable>: Sendable {
  private let make: @Sendable () -> Value
  private let made = Mutex<Value?>(nil)

  /// `make` is called once, and only where somebody asks.
  package init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  /// The value. Who asks while it is made waits.
  package var value: Value {
    made.withLock { made in
      let value = made ?? make()
      made = value
      return value
    }
  }
}
