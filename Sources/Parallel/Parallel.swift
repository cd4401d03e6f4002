import Dispatch
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Work on independent things on all cores.
package enum Parallel {
  private static let cores = max(Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))), 1)

  /// The results of `body` for every element, in order.
  package static func map<Elements: RandomAccessCollection & Sendable, Result: Sendable>(
    _ elements: Elements, _ body: @escaping @Sendable (Elements.Element) -> Result
  ) -> [Result] {
    map(elements, state: ()) { _, element in body(element) }
  }

  /// The results of `body` for every element, in order. Whoever joins in has a copy of `state`, which it may use to
  /// remember what it has already found out.
  package static func map<Elements: RandomAccessCollection & Sendable, State: Sendable, Result: Sendable>(
    _ elements: Elements, state: State, _ body: @escaping @Sendable (inout State, Elements.Element) -> Result
  ) -> [Result] {
    let count = elements.count
    let next = Atomic(0)
    return Array(unsafeUninitializedCapacity: count) { buffer, initializedCount in
      // No two workers write to the same place.
      nonisolated(unsafe) let results = buffer.baseAddress
      DispatchQueue.concurrentPerform(iterations: min(cores, count)) { _ in
        var state = state
        while case let place = next.add(1, ordering: .relaxed).oldValue, place < count {
          let element = elements[elements.index(elements.startIndex, offsetBy: place)]
          results?.advanced(by: place).initialize(to: body(&state, element))
        }
      }
      initializedCount = count
    }
  }

  /// The results of two things that do not depend on each other. What each of them does on all cores it does so here, too: inside
  /// `concurrentPerform` another one would have a share of the cores, and keep to it when the other thing is done.
  package static func both<First, Second>(
    _ first: @Sendable () -> First, _ second: @Sendable () -> Second
  ) -> (First, Second) {
    withoutActuallyEscaping(second) { second in
      // Written by one worker, and read when it is back.
      nonisolated(unsafe) var other: Second?
      let group = DispatchGroup()
      DispatchQueue.global().async(group: group) { other = second() }
      let one = first()
      group.wait()
      guard let other else { preconditionFailure("both are back") }
      return (one, other)
    }
  }
}
