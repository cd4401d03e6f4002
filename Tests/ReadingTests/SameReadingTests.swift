import Testing

/// What must not change how a sentence is read.
@Suite struct SameReadingTests {
  static let sentences = [
    "viewDidLoad is called before viewWillAppear.", "viewWillAppear is called each time the view appears.",
    "viewDidAppear is not called when the screen is locked.", "viewDidLoad 只会调用一次。",
    "viewDidLoad 在 viewWillAppear 之前调用。", "锁屏时不会调用 viewWillDisappear。",
    "loadView の後に viewDidLoad が呼ばれます。", "viewDidLoad вызывается перед viewWillAppear.",
    "viewDidLoad se llama antes de viewWillAppear.", "loadView 다음에 viewDidLoad가 호출됩니다.",
  ]

  @Test(arguments: sentences, ["- ", "* ", "1. ", "> ", "- [x] "])
  func asAnItem(_ sentence: String, mark: String) {
    let plain = frames(sentence)
    #expect(!plain.isEmpty)
    #expect(frames(mark + sentence) == plain)
  }

  @Test(arguments: sentences, ["`", "**", "_"])
  func withNamesSetOff(_ sentence: String, mark: String) {
    var marked = sentence
    for name in ["viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "loadView"] {
      marked = marked.replacing(name, with: mark + name + mark)
    }
    #expect(frames(marked) == frames(sentence))
  }

  @Test(arguments: sentences.filter { $0.utf8.last == UInt8(ascii: ".") && $0.utf8.allSatisfy { $0 < 0x80 } })
  func withWhatIsSaidToBePolite(_ sentence: String) {
    #expect(frames(sentence + "\n\nThanks for reading!") == frames(sentence))
  }

  @Test(arguments: [
    [
      "viewDidLoad is called before viewWillAppear.", "viewDidLoad is invoked before viewWillAppear.",
      "viewDidLoad fires before viewWillAppear.", "viewDidLoad runs prior to viewWillAppear.",
    ],
    ["viewDidLoad is called only once.", "viewDidLoad is invoked only once.", "viewDidLoad gets called only once."],
    ["锁屏时不会调用 viewDidDisappear。", "锁屏时不会执行 viewDidDisappear。", "锁屏的时候不会触发 viewDidDisappear。"],
  ])
  func inOtherWords(_ synonyms: [String]) {
    for other in synonyms.dropFirst() { #expect(frames(other) == frames(synonyms[0]), "\(other)") }
  }

  /// Sentences that name what they speak of stand for themselves.
  @Test func inAnyOrder() {
    let parts = Array(Self.sentences.prefix(3))
    let forward = frames(parts.joined(separator: " "))
    #expect(forward.count == 3)
    #expect(frames(parts.reversed().joined(separator: " ")) == forward.reversed())
  }
}
