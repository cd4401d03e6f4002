/// Writes down what a run delivers: in which step and phase, and which entry brought it about.
struct Recorder: Sendable {
  private(set) var trace = Trace()
  /// Switched off where only the worlds matter: then failures have no text either.
  var isOn = true
  private(set) var step: UInt16 = 0
  /// When in its turn of the run loop comes what is recorded now.
  var phase: Phase = .call
  /// The entry that brings about what is recorded now.
  var cause: Int32?
  /// How many deliveries are inside one another now.
  private var depth = 0
  /// How many callbacks the step has sent.
  private var deliveries = 0

  mutating func begin(step index: Int) {
    step = UInt16(clamping: index)
    cause = nil
    phase = .call
    deliveries = 0
  }

  /// Makes room for what most runs of a few steps deliver.
  mutating func reserveForRun() {
    trace.entries.reserveCapacity(64)
    trace.stateChanges.reserveCapacity(8)
  }

  // MARK: Deliveries

  /// Methods that call themselves are inside one another more often than any that come to rest.
  var isTooDeep: Bool { depth >= 64 }

  /// Counts a delivery, unless the step has made more than any step that comes to rest.
  @inline(__always)
  mutating func countDelivery() -> Bool {
    // Methods that call others many times are no endless loop, and yet never done.
    if isTooDeep || deliveries >= 20_000 || trace.entries.count >= 1_000_000 { return false }
    deliveries &+= 1
    return true
  }

  /// Goes into a delivery; what is given comes back to `leave`.
  @inline(__always)
  mutating func enter() -> Int32? {
    depth += 1
    return cause
  }

  @inline(__always)
  mutating func leave(_ outerCause: Int32?) {
    depth -= 1
    cause = outerCause
  }

  // MARK: The trace

  @inline(__always)
  mutating func append(_ entry: Entry, isCause: Bool) {
    trace.entries.append(entry)
    if isCause { cause = Int32(truncatingIfNeeded: trace.entries.count - 1) }
  }

  mutating func noteChange(from old: AppState, to new: AppState) {
    guard isOn else { return }
    let entry = Int32(truncatingIfNeeded: trace.entries.count)
    trace.stateChanges.append(StateChange(from: old, to: new, step: step, entry: entry))
  }

  /// Hands over what was recorded so far and goes on with an empty trace.
  mutating func takeTrace() -> Trace {
    let taken = trace
    trace = Trace()
    return taken
  }

  mutating func forgetTrace() {
    if !trace.entries.isEmpty { trace.entries.removeAll(keepingCapacity: true) }
    if !trace.stateChanges.isEmpty { trace.stateChanges.removeAll(keepingCapacity: true) }
  }
}
