import Synchronization

/// Work on independent things on all cores.
///
/// Each of two things may be divided again. What `map` calls should not be: who waits in it takes part in what it
/// stands in, one call in the other.
package enum Parallel {
  /// The results of `body` for every element, in order.
  package static func map<Elements: RandomAccessCollection & Sendable, Result: Sendable>(
    _ elements: Elements, _ body: @escaping @Sendable (Elements.Element) -> Result
  ) -> [Result] {
    mapFromBothEnds(elements, state: ()) { _, element in body(element) }
  }

  /// The results of `body` for every element, in order. Whoever joins in has a copy of `state`, which it may use to
  /// remember what it has already found out.
  ///
  /// Every other worker starts at the end: where work at the two ends has little in common, they remember different
  /// things for as long as they can.
  package static func mapFromBothEnds<
    Elements: RandomAccessCollection & Sendable, State: Sendable, Result: Sendable
  >(
    _ elements: Elements, state: State, _ body: @escaping @Sendable (inout State, Elements.Element) -> Result
  ) -> [Result] {
    let count = elements.count
    guard count > 1, Crew.shared.size > 1 else {
      var state = state
      return elements.map { body(&state, $0) }
    }
    let places = Places(count)
    return Array(unsafeUninitializedCapacity: count) { buffer, initializedCount in
      // No two workers write to the same place.
      nonisolated(unsafe) let results = buffer.baseAddress
      let work = Crew.shared.open { worker in
        var state = state
        while let place = places.take(fromEnd: worker % 2 == 1) {
          let element = elements[elements.index(elements.startIndex, offsetBy: place)]
          results?.advanced(by: place).initialize(to: body(&state, element))
        }
      }
      Crew.shared.finish(work)
      initializedCount = count
    }
  }

  /// The results of two things that do not depend on each other. The first is done where it is called.
  package static func both<First, Second: Sendable>(
    _ first: () -> First, _ second: @escaping @Sendable () -> Second
  ) -> (First, Second) {
    let place = Places(1)
    let result = Handover<Second>()
    let work = Crew.shared.open { _ in
      if place.take(fromEnd: false) != nil { result.put(second()) }
    }
    let mine = first()
    Crew.shared.finish(work)
    guard let theirs = result.value else { preconditionFailure("finished work has its result") }
    return (mine, theirs)
  }

  /// A result on its way from one thread to another.
  private final class Handover<Value: Sendable>: Sendable {
    private let place = Mutex<Value?>(nil)

    var value: Value? { place.withLock { $0 } }

    func put(_ value: Value) { place.withLock { $0 = value } }
  }
}

/// The places of a list, handed out from both ends, each once.
private final class Places: Sendable {
  private let count: Int
  private let taken = Atomic(0)
  private let fromStart = Atomic(0)
  private let fromEnd = Atomic(0)

  init(_ count: Int) { self.count = count }

  /// The next place from one end; nil when all are taken.
  func take(fromEnd isFromEnd: Bool) -> Int? {
    // As many are handed out as there are, so the two ends never meet.
    guard taken.add(1, ordering: .relaxed).oldValue < count else { return nil }
    return isFromEnd
      ? count - fromEnd.add(1, ordering: .relaxed).newValue : fromStart.add(1, ordering: .relaxed).oldValue
  }
}
