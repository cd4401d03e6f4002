import Diagnostics
import Testing

@Suite struct NearNamesTests {
  private static let names = NearNames([
    "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear",
    "viewDidDisappear",
    "viewWillLayoutSubviews", "viewDidLayoutSubviews", "didReceiveMemoryWarning", "deinit", "dealloc",
    "applicationDidBecomeActive",
    "init", "push", "pop",
  ])

  @Test(arguments: [
    ("viewDidApper", ["viewDidAppear"]), ("viewdidload", ["viewDidLoad"]), ("VIEWDIDLOAD", ["viewDidLoad"]),
    ("iewDidLoad", ["viewDidLoad"]), ("viewDidlaod", ["viewDidLoad"]), ("viewDidapper", ["viewDidAppear"]),
    ("viewVillAppear", ["viewWillAppear"]), ("didViewLoad", ["viewDidLoad"]),
    ("receiveDidMemoryWarning", ["didReceiveMemoryWarning"]),
    ("viewLoad", ["loadView"]), ("puhs", ["push"]), ("pu", []), ("xyz", []), ("", []),
    ("视图已经加载", []),
    ("dealoc", ["dealloc"]), ("view_did_load", ["viewDidLoad"]), ("i", []), ("subviews", []),
  ])
  func suggests(wanted: String, found: [String]) {
    #expect(Self.names.near(wanted) == found)
  }

  @Test func atMostFourSortedByDistanceThenName() {
    #expect(
      NearNames(["abcdez", "abcdey", "abcdxx", "abcdex", "abcdef1", "abcde"]).near("abcdef") == [
        "abcde", "abcdef1", "abcdex", "abcdey",
      ])
  }

  @Test func longNamesAreNotCompared() {
    let long = String(repeating: "a", count: 65_536)
    #expect(NearNames([long, "a"]).near(long + "b") == [])
    #expect(NearNames([long]).near("viewDidLoad") == [])
  }
}

@Suite struct SourceFileTests {
  @Test func linesAndColumns() {
    let file = SourceFile(path: "a", text: "a\r\n视b\rc\n")
    #expect(file.lineStarts == [0, 3, 8, 10])
    #expect(file.position(at: 6) == SourcePosition(line: 2, column: 2))
    #expect(file.position(at: 99) == SourcePosition(line: 4, column: 1))
    #expect(file.lineRange(1) == 0..<1)
    #expect(file.text(file.lineRange(2)) == "视b")
  }

  @Test(arguments: [
    ("a", 1), ("视", 2), ("e\u{301}", 1), ("👩", 2), ("\u{200B}", 0), ("뷰", 2), ("！", 2), ("→", 1), ("ｱ", 1),
    ("𝕏", 1), ("（？）", 6), ("ｱｲ", 2), ("↑↓✓✗…─", 6), ("✅⏳", 4), ("\u{1FA70}", 2), ("a\u{200D}b", 2), ("か\u{3099}", 2),
  ])
  func displayWidth(text: String, width: Int) {
    #expect(DisplayWidth.of(text) == width)
  }
}
