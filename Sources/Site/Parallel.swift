import Dispatch

/// The results of `body` for 0 up to `count`, in order, made on all cores.
///
/// Small chunks keep the cores busy to the end; larger ones keep the cost of handing out work small.
func parallelMap<Result: Sendable>(
  _ count: Int, chunkSize: Int = 8, _ body: @Sendable (Int) -> Result
) -> [Result] {
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
