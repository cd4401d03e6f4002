import Diagnostics
import Foundation
import Testing

@testable import Site

/// A reader who asks what came of a sentence.
@Suite("Judged sentences in a browser", .enabled(if: Browser.executable != nil))
struct JudgedBrowserTests {
  @Test("A sentence opens its verdict, and a verdict shows its sentence")
  func pair() throws {
    let page = "notes/07-navigation.html"
    let folder = try Browser.site(.english, pages: [page])
    try Browser.add(Self.reader, to: page, in: folder)
    let text = try Browser.dump("file://\(folder.path)/\(page)", in: folder, until: "END OF READER")
    let said = text.split(separator: "\n").filter { $0.contains("SAID") }
    #expect(said == ["SAID closed, open, lit, dark"], "\(text.suffix(400))")
  }

  private static let reader = """
    addEventListener("load", () => {
      const link = document.querySelector(".verdict.holds .place a");
      const verdict = link.closest(".verdict");
      const mark = document.querySelector(`[data-said="${link.hash.slice(1)}"]`);
      const said = [verdict.querySelector("details").open ? "open" : "closed"];
      mark.click();
      said.push(verdict.querySelector("details").open ? "open" : "closed");
      verdict.dispatchEvent(new FocusEvent("focusin"));
      said.push(mark.classList.contains("lit") ? "lit" : "dark");
      verdict.dispatchEvent(new FocusEvent("focusout"));
      said.push(mark.classList.contains("lit") ? "lit" : "dark");
      document.body.textContent = `\\nSAID ${said.join(", ")}\\nEND OF READER`;
    });
    """
}
