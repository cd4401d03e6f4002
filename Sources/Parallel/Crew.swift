import CThreads
import Dispatch
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The cores, and the work that is open to them.
///
/// Whoever waits for others takes part in whatever else is open, so that no core rests while there is something to do.
/// There are as many threads as cores, the one that began among them; more are at work only where others open work, too.
final class Crew: Sendable {
  static let shared = Crew(size: max(Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))), 1))

  /// The number of cores.
  let size: Int

  /// Work that several may do: each calls it with a number of its own and is back when there is nothing left to begin.
  typealias Part = @Sendable (_ worker: Int) -> Void

  private struct Work {
    let number: Int
    let part: Part
    var joinedCount = 0
    var activeCount = 0
    /// Until the first is back: then nothing is left to begin.
    var isOpen = true
  }

  /// What one has taken on.
  private struct Share {
    let number: Int
    let part: Part
    let worker: Int
  }

  private struct State {
    var works: [Work] = []
    var openedCount = 0
    var startedCount = 1
    var sleepers: [DispatchSemaphore] = []

    mutating func join(where isWanted: (Work) -> Bool) -> Share? {
      guard let index = works.lastIndex(where: { $0.isOpen && isWanted($0) }) else { return nil }
      works[index].joinedCount += 1
      works[index].activeCount += 1
      return Share(number: works[index].number, part: works[index].part, worker: works[index].joinedCount - 1)
    }

    mutating func wakeAll() {
      for sleeper in sleepers { sleeper.signal() }
      sleepers.removeAll()
    }
  }

  private let state = Mutex(State())

  private init(size: Int) {
    self.size = size
  }

  /// Opens work to the others; nobody needs to come. It has to be finished by who opened it.
  func open(_ part: @escaping Part) -> Int {
    let (number, isShort) = state.withLock { state in
      state.openedCount += 1
      state.works.append(Work(number: state.openedCount, part: part))
      state.wakeAll()
      defer { state.startedCount = min(state.startedCount + 1, size) }
      return (state.openedCount, state.startedCount < size)
    }
    // A program that never has two things to do needs no second thread; one with many soon has them all.
    if isShort { Self.startThread() }
    return number
  }

  /// Takes part in work, and is back when all of it is done.
  func finish(_ number: Int) {
    if let share = state.withLock({ $0.join { $0.number == number } }) { take(share) }
    let sleep = DispatchSemaphore(value: 0)
    var isDone = false
    while !isDone {
      let share = state.withLock { state -> Share? in
        let index = state.works.firstIndex { $0.number == number }
        if let index, state.works[index].activeCount == 0 {
          state.works.remove(at: index)
          isDone = true
          return nil
        }
        return joinAny(&state, sleep)
      }
      if let share { take(share) } else if !isDone { sleep.wait() }
    }
  }

  /// Not a queue's thread: with the first of those comes another that manages them, and takes the free core.
  private static func startThread() {
    // Where none can be had, those at work do it all.
    _ = start_thread_elsewhere({ _ in Crew.shared.serve() }, nil)
  }

  /// The life of a thread of the crew.
  private func serve() -> Never {
    let sleep = DispatchSemaphore(value: 0)
    while true {
      if let share = state.withLock({ joinAny(&$0, sleep) }) { take(share) } else { sleep.wait() }
    }
  }

  /// What was opened last, for others wait for it to go on with the rest; where nothing is open, the caller is woken
  /// when that changes.
  private func joinAny(_ state: inout State, _ sleep: DispatchSemaphore) -> Share? {
    if let share = state.join(where: { _ in true }) { return share }
    state.sleepers.append(sleep)
    return nil
  }

  private func take(_ share: Share) {
    share.part(share.worker)
    state.withLock { state in
      guard let index = state.works.firstIndex(where: { $0.number == share.number }) else { return }
      state.works[index].isOpen = false
      state.works[index].activeCount -= 1
      if state.works[index].activeCount == 0 { state.wakeAll() }
    }
  }
}
