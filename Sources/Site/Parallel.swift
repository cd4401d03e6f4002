import Dispatch

/// The results of `body` for 0 up to `count`, in order, made on all cores.
func parallelMap<Result: Sendable>(_ count: Int, _ body: @Sendable (Int) -> Result) -> [Result] {
  // Small chunks keep the cores busy to the end; chunks at all keep the cost of handing out work small.
  let chunkSize = 8
  let chunkCount = (count + chunkSize - 1) / chunkSize
  guard chunkCount > 1 else { return (0..<count).map(body) }
  return Array(unsafeUninitializedCapacity: count) { buffer, initializedCount in
    // Each index is written exactly once, by one thread.
    nonisolated(unsafe) let start = buffer.baseAddress
    DispatchQueue.concurrentPerform(iterations: chunkCount) { chunk in
      for index in (chunk * chunkSize)..<min((chunk + 1) * chunkSize, count) {
        start?.advanced(by: index).initialize(to: body(index))
      }
    }
    initializedCount = count
  }
}
