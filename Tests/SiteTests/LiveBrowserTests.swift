import Diagnostics
import Foundation
import LifecycleEngine
import Testing

@testable import Site

/// Runs in the page against those of the program, in a browser; where lcdoc was built with the engine.
@Suite("Scenarios that run in a browser", .enabled(if: Browser.runsScenarios))
struct LiveBrowserTests {
  @Test("Every scenario of the project: the same picture and the same list, element for element")
  func parity() throws {
    let scenarios = try ContentSite.scenarios().filter { $0.figure != nil }
    #expect(scenarios.count > 150)
    let folder = try Browser.site(.english, pages: [])
    try folder.write("parity.html", Self.parityPage(scenarios))
    let end = "COMPARED \(scenarios.count)"
    let lines = try Browser.dump("file://\(folder.path)/parity.html", in: folder, until: end).split(separator: "\n")
    #expect(lines.contains { $0.contains(end) }, "\(lines.suffix(3))")
    #expect(lines.filter { $0.contains("DIFFERS") } == [])
  }

  /// A page that holds the figures of all scenarios, runs each again and compares.
  private static func parityPage(_ scenarios: [ScenarioPage]) -> String {
    var articles = HTML()
    for page in scenarios {
      guard let figure = page.figure else { continue }
      articles.append("<article data-path=\"")
      articles.append(text: page.path.text)
      articles.append("\" data-root=\"")
      articles.append(text: page.path.rootPrefix)
      articles.append("\" data-version=\"")
      articles.append(text: figure.version)
      for (name, value) in [("screens", figure.screens), ("app", figure.appStates), ("views", figure.views)] {
        articles.append("\" data-")
        articles.append(text: name)
        articles.append("=\"")
        articles.append(text: value)
      }
      articles.append("\"><pre>\n")
      articles.append(text: page.source)
      articles.append("</pre><div>")
      articles.append(
        ScoreSVG(figure.score).html(
          id: "run", title: "a run", summary: ScoreSummary(language: .english).text(of: figure)))
      articles.append(TraceList(page: page.path).html(of: figure.steps))
      articles.append("</div></article>")
    }
    return """
      <!doctype html><meta charset="utf-8">
      \(["live-words", "live-score", "live-facts", "live-panel", "engine"].map { "<script src=\"assets/\($0).js\"></script>" }.joined())
      \(String(decoding: articles.bytes, as: UTF8.self))
      <script>
      lcdocLive.start().then(() => {
        const lines = [];
        const articles = [...document.querySelectorAll("article")];
        for (const article of articles) {
          const { path, root, version } = article.dataset;
          lcdocLive.root = root;
          const text = article.querySelector("pre").textContent;
          const shown = lcdocLive.shown(JSON.parse(lcdocLive.answer(text, version)), text);
          const made = document.createElement("div");
          made.append(lcdocLive.picture(shown, "run", "a run"), lcdocLive.list(shown));
          made.normalize();
          for (const [name, value] of Object.entries(lcdocLive.around(shown))) {
            const there = article.getAttribute(name);
            if (value !== there) lines.push(`DIFFERS ${path}: ${name} ${value} FROM ${there}`);
          }
          const there = article.querySelector("div");
          if (!made.isEqualNode(there)) {
            let at = 0;
            while (made.innerHTML[at] === there.innerHTML[at] && at < made.innerHTML.length) at++;
            const part = (node) => node.innerHTML.slice(Math.max(at - 80, 0), at + 80).replaceAll("\\n", " ");
            lines.push(`DIFFERS ${path}: ${part(made)} FROM ${part(there)}`);
          }
        }
        document.body.textContent = [...lines, `COMPARED ${articles.length}`].join("\\n");
      }).catch((error) => { document.body.textContent = `DIFFERS ${error}`; });
      </script>
      """
  }

  struct Link: Sendable, CustomTestStringConvertible {
    let state: String
    let wanted: [String]
    var language = Language.english
    var testDescription: String { state }
  }

  /// A parent and a child appear together; nobody knows for sure who is told first at the end.
  private static let family = "&text=root: A%0Awhen A.viewDidLoad: call super; add child B to A%0Alaunch%0A"

  static let links = [
    Link(state: "", wanted: ["<output for=\"live-1-ios\">iOS 26</output>", "The run is as the scenario expects"]),
    Link(state: "&ios=9", wanted: ["iOS 9</output>", "nothing is expected of a run on iOS 9."]),
    Link(state: "&ios=10&with=11", wanted: ["class=\"live two\"", "elsewhere on iOS 10", "elsewhere on iOS 11"]),
    Link(
      state: "&otherwise=didAppearChildFirst,nothing" + family,
      wanted: [
        "class=\"open-questions\"><legend>Nobody knows", "<li class=\"other\"><input type=\"checkbox\"",
      ]),
    Link(
      state: family, wanted: ["class=\"open-questions\"><legend>以下各点尚无定论", "<li><input type=\"checkbox\""],
      language: .chinese),
    Link(state: "&ios=16&with=17", wanted: ["The two runs are the same"]),
    Link(state: "&ios=10&with=11", wanted: ["iOS 10 在别处", "在另一次运行中没有对应的回调"], language: .chinese),
    Link(
      state: "&text=root: nav(A)%0Alaunch%0A  psuh <b>B</b>%0A",
      wanted: ["line 3, column 3", "<code>psuh &lt;b&gt;B&lt;/b&gt;</code> is not a step", "aria-invalid=\"true\""]),
    Link(
      state: "&text=root: nav(A)%0Alaunch%0A  psuh B%0A", wanted: ["第 3 行，第 3 列", "<code>psuh B</code> 不是步骤"],
      language: .chinese),
    Link(
      state: "&text=root: nav(A)%0Alaunch%0A  > A viewDidAppear:%0A  > A viewWillAppear:%0A",
      wanted: ["the step does not log what is expected of it · the run has <code>A.viewWillAppear:</code> here"]),
    Link(state: "&text=root: A%0Alaunch%0Apush B%0A", wanted: ["no navigation controller is on screen"]),
    Link(state: "&ios=<script>&with=x", wanted: ["iOS 26</output>", "<option value=\"\">nothing</option>"]),
  ]

  /// Under the page's own policy and from the disk: nothing is allowed here that a reader's browser does not allow.
  @Test("A link to a run opens it", arguments: links)
  func link(link: Link) throws {
    let pages = ["scenarios/07-navigation/push-and-pop.html", "notes/07-navigation.html"]
    let folder = try Browser.site(link.language, pages: pages)
    for page in pages {
      let fragment = link.state.addingPercentEncoding(withAllowedCharacters: .urlFragmentAllowed) ?? ""
      let state = fragment.replacingOccurrences(of: "%25", with: "%")
      let address = "file://\(folder.path)/\(page)#run=push-and-pop\(state)"
      // The section is there before its run is.
      let text = try Browser.dump(address, in: folder, until: link.wanted.last ?? "<section class=\"live")
      let missing = link.wanted.filter { !text.contains($0) }
      #expect(missing == [], "\(page), of \(text.utf8.count) bytes")
    }
  }
}
