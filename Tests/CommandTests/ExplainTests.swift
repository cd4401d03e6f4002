import Testing

@Suite("What explain ends with")
struct ExplainTests {
  private static func swaps(_ count: Int) -> String {
    let step = "-[A viewWillDisappear:]\n-[B viewWillAppear:]\n-[A viewDidDisappear:]\n-[B viewDidAppear:]\n"
    let back = "-[B viewWillDisappear:]\n-[A viewWillAppear:]\n-[B viewDidDisappear:]\n-[A viewDidAppear:]\n"
    return "-[A viewWillAppear:]\n-[A viewDidAppear:]\n" + String(repeating: step + back, count: count)
  }

  @Test("The exit code tells whether a run prints the log, and whether all of it was looked at")
  func exitCodes() throws {
    let folder = try TemporaryFolder()
    for (name, text, code) in [
      ("whole.log", Self.swaps(1), 0),
      ("wrong.log", "-[A viewDidLoad]\n-[A viewDidAppear:]\n-[A viewWillAppear:]\n", 1),
      ("none.log", "nothing\n", 2), ("long.log", Self.swaps(130), 3),
    ] as [(String, String, Int32)] {
      try folder.write(name, text)
      let program = try Program(["explain", name], in: folder.path)
      #expect(program.code == code, "\(name): \(program.said.prefix(300))")
    }
  }
}
