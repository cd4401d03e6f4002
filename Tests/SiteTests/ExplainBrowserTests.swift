import Diagnostics
import Foundation
import Notes
import Testing
import Verify

@testable import Project
@testable import Site

/// What the page says of logs against what the program says, in a browser; where lcdoc was built with the engine.
@Suite("Logs that are explained in a browser", .enabled(if: Browser.runsScenarios))
struct ExplainBrowserTests {
  static let logs: [String] = [
    String(
      repeating: "-[A viewWillDisappear:]\n-[A viewDidDisappear:]\n-[A viewWillAppear:]\n-[A viewDidAppear:]\n",
      count: 251),
    "-[List viewWillDisappear:]\n-[Item viewDidLoad]\n-[Item viewWillAppear:]\n-[List viewDidDisappear:]\n-[Item viewDidAppear:]\n",
    "-[A viewDidLoad]\n-[A viewDidAppear:]\n-[A viewWillAppear:]\n",
    "AppDelegate >>>> applicationDidBecomeActive:\nList >>>> viewDidLoad\n",
    "viewDidLoad()\nviewWillAppear(_:)\nviewDidAppear(_:)\nviewWillDisappear(_:)",
    "-[A viewDidLoad]\n-[A viewWillAppear:]\n-[A viewWillLayoutSubviews]\n-[A viewDidLayoutSubviews]\n"
      + "-[A viewWillLayoutSubviews]\n-[A viewDidLayoutSubviews]\n-[A viewDidAppear:]\n",
    "scenePhase active\nscenePhase inactive\nscenePhase background",
    "-[B dealloc]\n-[B viewDidLoad]\n-[A viewDidLoad]\n-[B viewDidLoad]\n-[A dealloc]\n-[A loadView]\n",
    "-[A viewDidDisappear:]\n-[A encodeRestorableStateWithCoder:]\n-[<b>A</b> viewDidLoad]\n",
    "-[A viewDidAppear:]\n-[A viewWillDisappear:]\n-[A viewWillAppear:]\n-[A viewDidAppear:]\n",
  ]

  @Test("Line by line what the program writes", arguments: Language.allCases)
  func parity(language: Language) throws {
    let folder = try Browser.site(language, pages: [])
    try folder.write("parity.html", Self.page)
    try folder.write("parity.js", "const logs = \(Self.expected(in: language));\n\(Self.comparison)")
    let end = "COMPARED \(Self.logs.count)"
    let lines = try Browser.dump("file://\(folder.path)/parity.html", in: folder, until: end).split(separator: "\n")
    #expect(lines.contains { $0.contains(end) }, "\(lines.suffix(3))")
    #expect(lines.filter { $0.contains("DIFFERS") } == [])
  }

  private static let page = """
    <!doctype html><meta charset="utf-8"><div class="explainer"></div><pre class="example"></pre>
    <script src="assets/live.js" data-words="a|b|c" data-engine="explainer.js"></script>
    \(["live-words", "explain-words", "live-score", "live-panel", "explainer"].map { "<script src=\"assets/\($0).js\"></script>" }.joined())
    <script src="assets/explain.js" data-words="a|b|c|d|e|f|g|h|i"></script><script src="parity.js"></script>
    """

  private static let comparison = """
    lcdocLive.start().then(() => WebAssembly.instantiate(lcdocLive.module)).then(({ exports }) => {
      const lines = [];
      for (const { log, said, scenario } of logs) {
        const answer = JSON.parse(lcdocLive.call(exports, "lc_explain", new TextEncoder().encode(log)));
        const [made, wanted] = [lcdocLive.explained(answer).join("\\n"), said.join("\\n")];
        if (made !== wanted) lines.push(`DIFFERS ${JSON.stringify(made)} FROM ${JSON.stringify(wanted)}`);
        if ((answer.runs?.[0]?.scenario ?? "") !== scenario) lines.push(`DIFFERS ${answer.runs[0].scenario}`);
      }
      document.body.textContent = [...lines, `COMPARED ${logs.length}`].join("\\n");
    }).catch((error) => { document.body.textContent = `DIFFERS ${error}`; });
    """

  /// The logs with the remarks on them, and the comments above their scenarios.
  private static func expected(in language: Language) -> String {
    var json = JSONWriter(isForHTML: true)
    json.object { json in
      json.array("logs", logs) { json, text in
        let log = Log.whole(SourceFile(path: "app.log", text: text))
        var explainer = LogExplainer()
        let explanation = explainer.explain(log.steps, names: log.actors.map { Array($0.utf8) })
        let explained = ExplainedLog(log: log, explanation: explanation, language: language)
        let lines = explained.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let comments = lines.prefix { $0.hasPrefix("# ") }
        json.object { json in
          json.field("log", text)
          json.array("said", explained.remarks + comments.map { String($0.dropFirst(2)) }) { $0.value($1) }
          json.field("scenario", lines[comments.count...].joined(separator: "\n"))
        }
      }
    }
    return json.text + ".logs"
  }

  struct Shown: Sendable, CustomTestStringConvertible {
    let log: String
    let wanted: [String]
    var language = Language.english
    var testDescription: String { log }
  }

  static let shown = [
    Shown(
      log: "-[A viewDidLoad]\n-[A viewWillAppear:]\n-[A viewDidAppear:]\n",
      wanted: [
        "class=\"verdict holds\"", "Prints the log (3 callbacks) on iOS", "class=\"score\"", "language-scenario",
      ]),
    Shown(
      log: "-[A viewDidLoad]\n-[A viewDidAppear:]\n-[A viewWillAppear:]\n",
      wanted: [
        "class=\"verdict contradicted\"", "no run prints <code>A.viewDidAppear:</code> here",
        "The nearest run to the log, with 1 edit", "swap line 2 and the next",
      ]),
    Shown(
      log: "-[A viewDidLoad]\n-[A viewDidAppear:]\n-[A viewWillAppear:]\n",
      wanted: ["没有运行会在此打印 <code>A.viewDidAppear:</code>", "与日志最接近的运行，有 1 处改动"], language: .chinese),
    Shown(log: "<b>hello</b>\n", wanted: ["The text shows no callbacks that can be simulated."]),
  ]

  /// Under the page's own policy and from the disk, in a worker. Its time is not that of the page, which a browser without
  /// a window lets run ahead; so the page is kept busy.
  @Test("A link to a log explains it", arguments: shown)
  func link(shown: Shown) throws {
    let folder = try Browser.site(shown.language, pages: ["explain.html"])
    let busy = "setInterval(() => { for (let i = 0, sum = 0; i < 3e7; i++) sum += i; }, 100);"
    try Browser.add(busy, to: "explain.html", in: folder)
    let fragment = shown.log.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    let address = "file://\(folder.path)/explain.html#log=\(fragment)"
    let text = try Browser.dump(address, in: folder, until: "class=\"verdict ")
    for wanted in shown.wanted { #expect(text.contains(wanted), "no \(wanted)") }
  }
}
