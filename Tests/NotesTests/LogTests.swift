import Diagnostics
import Judging
import Notes
import Testing
import Verify

@Suite("Logs as they are pasted")
struct LogTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let text: String
    /// `Actor.callback` for each line that shows one.
    let calls: [String]
    var testDescription: String { name }
  }

  static let logs: [Case] = [
    Case(
      name: "class and selector in brackets", text: "-[List viewDidLoad]\n-[List viewWillAppear:]",
      calls: ["List.viewDidLoad", "List.viewWillAppear"]),
    Case(
      name: "a device console",
      text: "2020-01-02 10:11:12.345678+0800 App[12:345] -[List viewDidLoad]\n"
        + "2020-01-02 10:11:12.345678+0800 App[12:345] other words\n"
        + "2020-01-02 10:11:13.345678+0800 App[12:345] -[List viewDidAppear:]",
      calls: ["List.viewDidLoad", "List.viewDidAppear"]),
    Case(
      name: "arrows between", text: "AppDelegate    >>>>    applicationDidBecomeActive:\nList >>>> viewDidLoad",
      calls: ["AppDelegate.applicationDidBecomeActive", "List.viewDidLoad"]),
    Case(
      name: "functions printed", text: "viewDidLoad()\nviewWillAppear(_:)", calls: ["viewDidLoad", "viewWillAppear"]),
    Case(
      name: "phases of a scene",
      text: "scenePhase active\nactive\nscenePhase inactive\ninactive\nscenePhase background",
      calls: ["sceneDidBecomeActive", "sceneWillResignActive", "sceneDidEnterBackground"]),
    Case(
      name: "phases beside callbacks",
      text: "SceneDelegate sceneWillEnterForeground\nscenePhase active\nSceneDelegate sceneDidBecomeActive",
      calls: ["SceneDelegate.sceneWillEnterForeground", "SceneDelegate.sceneDidBecomeActive"]),
    Case(name: "no callbacks", text: "hello\nworld", calls: []),
    Case(name: "nothing", text: "", calls: []),
    Case(
      name: "control characters and broken text", text: "\u{1B}[31m-[A viewDidLoad]\u{0}\n\u{202E}-[A viewDidAppear:]",
      calls: ["A.viewDidLoad", "A.viewDidAppear"]),
  ]

  @Test("Every shape is read", arguments: logs)
  func reads(_ given: Case) throws {
    let log = try #require(Log.all(in: SourceFile(path: "app.log", text: given.text)).first)
    #expect(names(log) == given.calls)
  }

  @Test("The logs in a note are told apart")
  func readsNotes() {
    let text =
      "# Log\n```\n-[A viewDidLoad]\n-[A viewWillAppear:]\n```\ntext\n```\n-[B viewDidLoad]\n-[B viewDidAppear:]\n```\n"
    let logs = Log.all(in: SourceFile(path: "note.md", text: text))
    #expect(logs.map(names) == [["A.viewDidLoad", "A.viewWillAppear"], ["B.viewDidLoad", "B.viewDidAppear"]])
  }

  @Test("Bytes that are no text are harmless")
  func survivesBytes() {
    var bytes: [UInt8] = Array("-[A viewDidLoad]\n".utf8)
    bytes += (0...255).map { UInt8($0) }
    bytes += Array("\n-[A viewDidAppear:]\n".utf8)
    let log = Log.all(in: SourceFile(path: "app.log", bytes: bytes)).first
    #expect(log.map(names) == ["A.viewDidLoad", "A.viewDidAppear"])
  }

  @Test("A wrong line is named with its place and what to do")
  func saysWhatIsWrong() throws {
    let text = "-[A viewDidLoad]\n-[A viewDidAppear:]\n-[A viewWillAppear:]\n"
    let log = try #require(Log.all(in: SourceFile(path: "app.log", text: text)).first)
    var explainer = LogExplainer()
    let found = LogDiagnostics.diagnostics(for: explainer.explain(log.steps), of: log)
    let diagnostic = try #require(found.first)
    #expect(diagnostic.code == "LC6002")
    #expect(log.file.position(at: diagnostic.range.lowerBound).line == 2)
    #expect(diagnostic.helps == ["swap line 2 and the next: `A.viewWillAppear:` comes first"])
  }

  private func names(_ log: Log) -> [String] {
    log.calls.map { call in
      (call.actor.map { $0 + "." } ?? "") + Wording.symbol(call.callback)
    }
  }
}
