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
  /// The results of `body` for every element, in order. Each worker has its own copy of `state`, which it may
  /// use to remember what it has already found out.
  static func map<Element: Sendable, State: Sendable, Result: Sendable>(
    _ elements: [Element], state: State, _ body: @Sendable (inout State, Element) -> Result
  ) -> [Result] {
    let workers = min(max(Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))), 1), elements.count)
    guard workers > 1 else {
      var state = state
      return elements.map { body(&state, $0) }
    }
    let next = Atomic(0)
    return Array(unsafeUninitializedCapacity: elements.count) { buffer, initializedCount in
      // Each index is taken by one worker only, so no two write to the same place.
      nonisolated(unsafe) let results = buffer.baseAddress
      DispatchQueue.concurrentPerform(iterations: workers) { _ in
        var state = state
        while true {
          let index = next.add(1, ordering: .relaxed).oldValue
          guard index < elements.count else { return }
          results?.advanced(by: index).initialize(to: body(&state, elements[index]))
        }
      }
      initializedCount = elements.count
    }
  }
}
