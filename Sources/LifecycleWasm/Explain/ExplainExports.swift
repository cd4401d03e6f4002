// What the module has more that explains logs: the page loads it in place of the other. The text of a log may be longer
// than that of a scenario, and what is found is written as `ExplainAnswer` does; a search takes seconds at most.

/// Looks for the run that prints a log.
@_expose(wasm, "lc_explain")
@c(lc_explain)
public func explain(_ address: UnsafeRawPointer?, _ length: Int32) -> UnsafeMutableRawPointer? {
  answer(ExplainAnswer.write(text(address, length, upTo: longestRequest)))
}
