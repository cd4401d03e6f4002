import Dispatch
import Site
import Synchronization

extension Parallel {
  /// The results of two things that do not depend on each other.
  static func both<First, Second: Sendable>(
    _ first: () -> First, _ second: @escaping @Sendable () -> Second
  ) -> (First, Second) {
    let other = Mutex<Second?>(nil)
    let isDone = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      let result = second()
      other.withLock { $0 = result }
      isDone.signal()
    }
    let mine = first()
    isDone.wait()
    guard let theirs = other.withLock({ $0 }) else { preconditionFailure("the signal comes after the result") }
    return (mine, theirs)
  }
}
