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
enum Parallel {
  /// The results of `body` for every element, in order.
  static func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element], _ body: @Sendable (Element) -> Result
  ) -> [Result] {
    mapFromBothEnds(elements, state: ()) { _, element in body(element) }
  }

  /// The results of `body` for every element, in order. Each worker has its own copy of `state`, which it may
  /// use to remember what it has already found out.
  ///
  /// Every other worker starts at the end: where work at the two ends has little in common, they remember different
  /// things for as long as they can.
  static func mapFromBothEnds<Element: Sendable, State: Sendable, Result: Sendable>(
    _ elements: [Element], state: State, _ body: @Sendable (inout State, Element) -> Result
  ) -> [Result] {
    let workers = min(max(Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))), 1), elements.count)
    guard workers > 1 else {
      var state = state
      return elements.map { body(&state, $0) }
    }
    let taken = Atomic(0)
    let fromStart = Atomic(0)
    let fromEnd = Atomic(0)
    return Array(unsafeUninitializedCapacity: elements.count) { buffer, initializedCount in
      // As many indices are handed out as there are elements, so the two ends never meet and no two workers write
      // to the same place.
      nonisolated(unsafe) let results = buffer.baseAddress
      DispatchQueue.concurrentPerform(iterations: workers) { worker in
        var state = state
        while taken.add(1, ordering: .relaxed).oldValue < elements.count {
          let index =
            worker % 2 == 0
            ? fromStart.add(1, ordering: .relaxed).oldValue
            : elements.count - fromEnd.add(1, ordering: .relaxed).newValue
          results?.advanced(by: index).initialize(to: body(&state, elements[index]))
        }
      }
      initializedCount = elements.count
    }
  }

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
