import Testing

/// Texts that nobody writes cost no more than their length.
@Suite struct HugeTextTests {
  static let huge = [
    String(repeating: "viewDidLoad is called ", count: 1_700),
    String(repeating: "(", count: 100_000) + " viewDidLoad is called once",
    "viewDidLoad " + String(repeating: "()", count: 50_000) + " is called once.",
    String(repeating: "before ", count: 5_000) + "viewDidLoad",
    String(repeating: "调用", count: 20_000) + "viewDidLoad",
    String(repeating: "viewDidLoad → ", count: 5_000),
    String(repeating: "a'", count: 50_000), String(repeating: "iOS 13 ", count: 20_000),
    String(repeating: "뷰가 ", count: 20_000),
    "# " + String(repeating: "if it is pushed ", count: 5_000), "# " + String(repeating: "A -> B -> ", count: 5_000),
    String(repeating: "A -> B -> ", count: 5_000) + ":\n\n1. viewDidLoad\n2. viewWillAppear",
  ]

  @Test(.timeLimit(.minutes(30)), arguments: huge.indices)
  func isReadInTime(_ index: Int) { #expect(frames(Self.huge[index]).count < 10_000) }

  /// Twice the text takes about twice the time: the least of a few runs, for the machine has other work.
  @Test(arguments: huge.indices)
  func timeGrowsWithTheText(_ index: Int) {
    let clock = ContinuousClock()
    func time(_ text: String) -> Duration { (0..<3).map { _ in clock.measure { _ = frames(text) } }.min() ?? .zero }
    let text = Self.huge[index]
    let half = time(String(text.prefix(text.count / 4)))
    let whole = time(text)
    #expect(whole < half * 16 + .milliseconds(200), "a quarter took \(half), all of it \(whole)")
  }
}
