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
  /// The results of `body` for every element, in order.
  package static func map<Elements: RandomAccessCollection & Sendable, Result: Sendable>(
    _ elements: Elements, _ body: @Sendable (Elements.Element) -> Result
  ) -> [Result] {
    mapFromBothEnds(elements, state: ()) { _, element in body(element) }
  }

  /// The results of `body` for every element, in order. Each worker has its own copy of `state`, which it may
  /// use to remember what it has already found out.
  ///
  /// Every other worker starts at the end: where work at the two ends has little in common, they remember different
  /// things for as long as they can.
  package static func mapFromBothEnds<
    Elements: RandomAccessCollection & Sendable, State: Sendable, Result: Sendable
  >(
    _ elements: Elements, state: State, _ body: @Sendable (inout State, Elements.Element) -> Result
  ) -> [Result] {
    let count = elements.count
    let workers = min(max(Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))), 1), count)
    guard workers > 1 else {
      var state = state
      return elements.map { body(&state, $0) }
    }
    let taken = Atomic(0)
    let fromStart = Atomic(0)
    let fromEnd = Atomic(0)
    return Array(unsafeUninitializedCapacity: count) { buffer, initializedCount in
      // As many indices are handed out as there are elements, so the two ends never meet and no two workers write
      // to the same place.
      nonisolated(unsafe) let results = buffer.baseAddress
      DispatchQueue.concurrentPerform(iterations: workers) { worker in
        var state = state
        while taken.add(1, ordering: .relaxed).oldValue < count {
          let place =
            worker % 2 == 0
            ? fromStart.add(1, ordering: .relaxed).oldValue : count - fromEnd.add(1, ordering: .relaxed).newValue
          let element = elements[elements.index(elements.startIndex, offsetBy: place)]
          results?.advanced(by: place).initialize(to: body(&state, element))
        }
      }
      initializedCount = count
    }
  }
}
