import Diagnostics
import Foundation
import Testing

@testable import Site

/// Every page of the project's site as a browser opens it. Where links lead `ContentSiteTests` says, without one.
@Suite("Every page in a browser", .enabled(if: Browser.executable != nil))
struct EveryPageBrowserTests {
  @Test("No page has an error, asks for what is not there, or for what its policy forbids")
  func clean() throws {
    let folder = try TemporaryFolder()
    var pages: [String] = []
    for language in Language.allCases {
      for file in try ContentSite.files(in: language) {
        let path = "\(language.rawValue)/\(file.path.text)"
        var bytes = file.bytes
        if file.path == SiteRenderer.notFoundPath {
          bytes = Self.rooted(bytes, at: "\(folder.path)/\(language.rawValue)/")
        }
        try folder.write(path, bytes)
        if path.hasSuffix(".html") { pages.append("file://\(folder.path)/\(path)") }
      }
    }
    #expect(pages.count > 1000)
    let tabs = try Tabs(try #require(Browser.executable), in: folder)
    let problems = try tabs.problems(opening: pages, tabs: 2)
    #expect(problems == [])
  }

  @Test("Each thing that goes wrong on a page is told")
  func told() throws {
    let folder = try TemporaryFolder()
    try folder.write("odd.js", "console.error('said'); nothingOfThisName();")
    try folder.write(
      "odd.html",
      """
      <!doctype html><meta http-equiv="Content-Security-Policy" content="script-src 'self'"><title>Odd</title>
      <script src="odd.js"></script><script>inline()</script><img src="missing.png" alt="">
      """)
    try folder.write("even.html", "<!doctype html><title>Even</title>")
    let tabs = try Tabs(try #require(Browser.executable), in: folder)
    let problems = try tabs.problems(opening: ["odd", "even"].map { "file://\(folder.path)/\($0).html" }, tabs: 1)
    #expect(problems.count == 4 && problems.allSatisfy { $0.contains("odd.html: ") })
    for word in ["said", "nothingOfThisName", "Content Security Policy", "missing.png"] {
      #expect(problems.contains { $0.contains(word) }, "\(problems)")
    }
  }

  /// The page for addresses that lead nowhere counts from the root of a server, which a folder has not.
  private static func rooted(_ page: [UInt8], at root: String) -> [UInt8] {
    Array(String(decoding: page, as: UTF8.self).replacing("=\"/", with: "=\"\(root)").utf8)
  }
}
