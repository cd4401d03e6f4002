import Diagnostics
import Foundation
import Testing

@testable import Site

/// A reader who predicts a run in a browser, callback by callback.
@Suite("Runs that are predicted in a browser", .enabled(if: Browser.executable != nil))
struct PredictBrowserTests {
  static let pages = [
    "scenarios/07-navigation/push-and-pop.html", "callbacks/viewWillAppear.html",
    "scenarios/15-alerts-and-adaptivity/two-alerts-at-once.html",
  ]

  @Test("Each callback is asked for before it is shown, and what is wrong is told why", arguments: pages)
  func wholeRun(page: String) throws {
    let folder = try Browser.site(.english, pages: [page])
    try Browser.add(Self.reader, to: page, in: folder)
    let text = try Browser.dump("file://\(folder.path)/\(page)", in: folder, until: "END OF RUN")
    let lines = text.split(separator: "\n").filter { $0.contains("WRONG") }
    #expect(text.contains("END OF RUN") && lines == [], "\(text.suffix(600))")
    // Of the first callback something else was tried first.
    let count = try #require(text.firstMatch(of: /END OF RUN of (\d+)/)?.output.1).description
    #expect(text.contains("Predicted at the first try: \((Int(count) ?? 0) - 1) of \(count)."), "\(text.suffix(600))")
  }

  @Test("A reason is in the language of the site")
  func chinese() throws {
    let page = Self.pages[0]
    let folder = try Browser.site(.chinese, pages: [page])
    try Browser.add(Self.reader, to: page, in: folder)
    let text = try Browser.dump("file://\(folder.path)/\(page)", in: folder, until: "END OF RUN")
    #expect(text.contains("此处的回调："), "\(text.suffix(600))")
  }

  /// Predicts the first run of the page: a wrong answer at first, then the right ones, by keys.
  private static let reader = """
    const nameOf = (row) => `${row.querySelector(".rc").textContent} ${(row.querySelector(".cb a") ?? row.querySelector(".cb")).textContent}`;
    const when = (find, then) => { const found = find(); if (found) then(found); else setTimeout(() => when(find, then), 20); };
    when(() => document.querySelector(".predicts"), (toggle) => {
      toggle.click();
      const figure = toggle.closest("figure");
      when(() => figure.querySelector(".predict"), (panel) => {
        const lines = [];
        const rows = [...figure.querySelectorAll(".run ol li")];
        const isSeen = (row) => getComputedStyle(row).visibility !== "hidden";
        const said = () => panel.querySelector(".said").textContent;
        const buttons = () => [...panel.querySelectorAll(".choices button")];
        rows.forEach((row, index) => {
          if (rows.slice(index).some(isSeen)) lines.push(`WRONG: ${index} is seen`);
          if (index === 0) {
            buttons().find((button) => button.value !== nameOf(row)).click();
            lines.push(said());
            if (!said() || isSeen(row)) lines.push("WRONG: no reason");
          }
          const key = buttons().findIndex((button) => button.value === nameOf(row)) + 1;
          if (new Set(buttons().map((button) => button.value)).size !== buttons().length) lines.push("WRONG: twice the same");
          panel.dispatchEvent(new KeyboardEvent("keydown", { key: String(key), bubbles: true }));
          if (!isSeen(row)) lines.push(`WRONG: ${index} is hidden`);
        });
        lines.push(said());
        toggle.click();
        when(() => !figure.querySelector(".predict"), () => {
          if (!rows.every(isSeen)) lines.push("WRONG: not all is seen at the end");
          document.body.textContent = `${lines.join("\\n")}\\nEND OF RUN of ${rows.length}`;
        });
      });
    });
    """
}
