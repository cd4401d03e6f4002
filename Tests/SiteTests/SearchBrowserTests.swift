import Diagnostics
import Foundation
import Testing

@testable import Site

/// What is found in the project's site, by the script that readers get.
@Suite("Searches in a browser", .enabled(if: Browser.executable != nil))
struct SearchBrowserTests {
  struct Query: Sendable {
    let text: String
    /// What the first result is called.
    let title: String
  }

  static let english = [
    Query(text: "viewDidLoad", title: "viewDidLoad"),
    Query(text: "viewdidload", title: "viewDidLoad"),
    Query(text: "view did load", title: "viewDidLoad"),
    // Every spelling of a callback.
    Query(text: "scene:willConnectToSession:options:", title: "scene:willConnectToSession:options:"),
    Query(text: "scene(_:willConnectTo:options:)", title: "scene:willConnectToSession:options:"),
    Query(text: "willConnectTo:", title: "scene:willConnectToSession:options:"),
    Query(text: "will connect", title: "scene:willConnectToSession:options:"),
    // Beginnings, and one slip of the fingers.
    Query(text: "viewDidLo", title: "viewDidLoad"),
    Query(text: "viewDidLoda", title: "viewDidLoad"),
    Query(text: "veiwDidLoad", title: "viewDidLoad"),
    Query(text: "viewDidLod", title: "viewDidLoad"),
    Query(text: "dcene", title: "Scenes"),
    // Situations, facts, findings.
    Query(text: "memory warnings", title: "Memory warnings"),
    Query(text: "push and pop", title: "Push and pop"),
    Query(
      text: "pushLoadsBeforeDisappearing",
      title: "the pushed controller's view is loaded before the old one is told that it disappears"),
    Query(text: "LC4001", title: "LC4001"),
    // Questions that a reader comes with.
    Query(text: "more than once", title: "Callbacks that may come more than once"),
    Query(text: "sheet dismissed", title: "Sheets"),
    Query(text: "push iOS 8 10 11", title: "Push on iOS 9 and 10"),
    Query(text: "quiz scenes", title: "Scenes"),
    Query(text: "<qqqqqqqq>", title: ""),
  ]
  static let chinese = [
    Query(text: "内存警告", title: ""), Query(text: "启动", title: ""), Query(text: "内", title: ""),
    Query(text: "viewDidLoad 视图", title: ""),
  ]

  @Test("A search finds what is meant")
  func english() throws {
    let found = try results(of: Self.english.map(\.text), in: .english)
    for (query, titles) in zip(Self.english, found) where !query.title.isEmpty {
      #expect(titles.first?.hasPrefix(query.title) == true, "\(query.text): \(titles.prefix(3))")
    }
    #expect(found.last == [])
  }

  @Test("Chinese is found by two letters and by one")
  func chinese() throws {
    let found = try results(of: Self.chinese.map(\.text), in: .chinese)
    for (query, titles) in zip(Self.chinese, found) {
      #expect(!titles.isEmpty, "\(query.text)")
      guard !query.text.contains(" ") else { continue }
      #expect(titles.prefix(3).contains { $0.contains(query.text) }, "\(query.text): \(titles.prefix(3))")
    }
  }

  /// The titles of what each search finds, best first.
  private func results(of queries: [String], in language: Language) throws -> [[String]] {
    let list = String(decoding: try JSONEncoder().encode(queries), as: UTF8.self)
    let text = try run(
      """
      lcdocSearch.open(document.querySelector(".find"), "");
      for (const query of \(list)) lines.push((await lcdocSearch.find(query)).map((result) => result.title).join("\\t"));
      """, in: language)
    return text.map { $0.split(separator: "\t").map(String.init) }
  }

  @Test("A slash opens the search, arrows lead through what it finds")
  func keys() throws {
    let said = try run(
      """
      const press = (key) => document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
      const until = async (isTrue) => { for (let i = 0; i < 200 && !isTrue(); i++) await new Promise((next) => setTimeout(next, 10)); };
      press("/");
      await until(() => document.querySelector("dialog[open] input"));
      const input = document.activeElement;
      lines.push(input.id);
      press("/");
      input.value = "dealloc";
      input.dispatchEvent(new Event("input"));
      await until(() => document.querySelector(".results a"));
      const links = [...document.querySelectorAll(".results a")];
      press("ArrowDown");
      press("ArrowDown");
      lines.push(links.indexOf(document.activeElement));
      press("ArrowUp");
      press("ArrowUp");
      press("ArrowUp");
      lines.push(document.activeElement.id);
      lines.push(links[0].getAttribute("href"));
      lines.push(document.querySelector("[role=status]").textContent === `Results: ${links.length}`);
      """, in: .english)
    #expect(said == ["search-field", "1", "search-field", "callbacks/dealloc.html", "true"])
  }

  /// Runs a script in a page at the root of the site; what it puts into `lines`.
  private func run(_ script: String, in language: Language) throws -> [String] {
    let folder = try Browser.site(language, pages: [])
    let words = UIText.resultCount.text(in: language)
    try folder.write(
      "search-test.html",
      """
      <!doctype html><meta charset="utf-8"><script src="assets/site.js"></script><script src="assets/search.js"></script>
      <a class="find" href="search.html" data-words="hint|\(words)|nothing|close">Search</a>
      <script>
      addEventListener("load", async () => {
        const lines = [];
        try { \(script) } catch (error) { lines.push(`FAILED ${error.stack}`); }
        document.body.textContent = ["BEGIN", ...lines, "END"].join("\\n");
      });
      </script>
      """)
    let text = try Browser.dump("file://\(folder.path)/search-test.html", in: folder, until: "\nEND")
    let lines = text.components(separatedBy: "\n")
    let start = try #require(lines.firstIndex { $0.hasSuffix("BEGIN") }, "the browser said: \(text.prefix(300))")
    return lines[(start + 1)...].prefix { !$0.hasPrefix("END") }.map { $0 }
  }
}
