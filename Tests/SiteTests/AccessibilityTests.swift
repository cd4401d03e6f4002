import Diagnostics
import Foundation
import Testing

@testable import Site

/// What a reader who cannot see a page, or sees it otherwise, would stumble over, as far as a program can tell: axe-core,
/// of which `LCDOC_AXE` names the file, on a page of each kind.
@Suite("Pages for everybody", .enabled(if: Browser.axe != nil))
struct AccessibilityTests {
  /// A reader's languages, screens and light: each pair of two of them stands in one of the four.
  static let modes: [(language: Language, width: Int, isDark: Bool)] = [
    (.english, 1280, false), (.english, 390, true), (.chinese, 390, false), (.chinese, 1280, true),
  ]

  @Test("Nothing is in anybody's way on a page of each kind", arguments: modes)
  func rules(language: Language, width: Int, isDark: Bool) throws {
    let pages = try Self.pages(in: language)
    let folder = try Browser.site(language, pages: pages)
    try FileManager.default.copyItem(atPath: try #require(Browser.axe), toPath: "\(folder.path)/axe.js")
    for page in pages { try Browser.add(Self.reader, to: page, in: folder, after: "axe.js") }
    let frames = pages.map { "<iframe width=\"\(width)\" height=\"800\" src=\"\($0)\"></iframe>" }
    try folder.write("all.html", "<!doctype html><body>\(frames.joined())<script src=\"all.js\"></script>")
    try folder.write("all.js", Self.collector(of: pages.count))
    let text = try Browser.dump(
      "file://\(folder.path)/all.html", in: folder, until: "END OF PAGES", isDark: isDark)
    #expect(text.contains("END OF PAGES"), "the browser said: \(text.suffix(400))")
    #expect(text.split(separator: "\n").filter { $0.hasPrefix("FOUND") } == [])
  }

  /// The heaviest page of each kind: it has most of what there can be. The page for addresses that lead nowhere links from
  /// the root of a server, which a folder has not.
  private static func pages(in language: Language) throws -> [String] {
    var heaviest: [Substring: SiteFile] = [:]
    for file in try ContentSite.files(in: language)
    where file.path.text.hasSuffix(".html") && file.path.text != "404.html" {
      let parts = file.path.text.split(separator: "/")
      let kind = parts.count > 1 && parts.last != "index.html" ? parts[0] : parts.joined(separator: "/")[...]
      if file.bytes.count > heaviest[kind]?.bytes.count ?? 0 { heaviest[kind] = file }
    }
    return heaviest.values.map(\.path.text).sorted()
  }

  private static let reader = """
    addEventListener("load", async () => {
      document.querySelectorAll("details").forEach((element) => { element.open = true; });
      const runOnly = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
      const { violations } = await axe.run(document, { resultTypes: ["violations"], runOnly });
      const lines = violations.flatMap((rule) => rule.nodes.map((node) => `${rule.id}: ${node.html.slice(0, 160)}`));
      parent.postMessage(lines.map((line) => `FOUND ${location.pathname.split("/").at(-1)} ${line}`), "*");
    });
    """

  private static func collector(of count: Int) -> String {
    """
    const lines = [];
    let left = \(count);
    addEventListener("message", (event) => {
      lines.push(...event.data);
      left -= 1;
      if (left === 0) document.body.textContent = `\\n${lines.join("\\n")}\\nEND OF PAGES`;
    });
    """
  }
}
