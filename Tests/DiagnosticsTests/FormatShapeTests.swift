import Diagnostics
import Foundation
import Testing

/// What readers of the formats need, whatever the notes say.
@Suite struct FormatShapeTests {
  private func json(_ text: String) throws -> Any { try JSONSerialization.jsonObject(with: Data(text.utf8)) }

  @Test(arguments: [Report.sample, .hostile, .empty])
  func sarifHasWhatCodeScanningNeeds(_ report: Report) throws {
    let log = try #require(json(SARIFRenderer.render(report)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    for rule in rules {
      let full = try #require((rule["fullDescription"] as? [String: Any])?["text"] as? String)
      #expect(full.count <= 1_024)
      #expect((rule["help"] as? [String: Any])?["text"] is String)
    }
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == report.findings.count + report.suppressed.count)
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
      let place = try #require((result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any])
      let region = try #require(place["region"] as? [String: Int])
      #expect(region.keys.sorted() == ["endColumn", "endLine", "startColumn", "startLine"])
      #expect(region.values.allSatisfy { $0 >= 1 })
      let uri = try #require((place["artifactLocation"] as? [String: String])?["uri"])
      #expect(URL(string: uri)?.relativeString == uri)
    }
  }

  @Test func sarifKeepsTheWorstOfTooMany() throws {
    let warning = Diagnostic.about("b", in: "b", severity: .warning)
    let findings = Array(repeating: warning, count: 6_000) + [.about("b", in: "b")]
    let text = SARIFRenderer.render(Report(version: "1", files: [], findings: findings))
    #expect(text.split(separator: "\n").count { $0.hasPrefix("{\"ruleId\"") } == 5_000)
    #expect(text.contains("\"level\":\"error\"") && text.contains("1001 more results are left out"))
  }

  @Test(arguments: [
    ("a.md", "a.md"), ("./n/a.md", "n/a.md"), ("/n/a.md", "file:///n/a.md"), ("a b:c.md", "a%20b%3Ac.md"),
    ("视.md", "%E8%A7%86.md"), ("javascript:x", "javascript%3Ax"), ("../a.md", "../a.md"),
    ("a%2e#?.md", "a%252e%23%3F.md"),
  ])
  func pathsBecomeURIs(path: String, uri: String) {
    let diagnostic = Diagnostic(
      code: "LC2001", severity: .note, message: "m", file: SourceFile(path: path, text: "x"), range: 0..<1)
    let text = SARIFRenderer.render(Report(version: "1", files: [], findings: [diagnostic]))
    #expect(text.contains("{\"uri\":\"\(uri)\"}"))
  }

  @Test func sarifTextHasNoLinks() {
    let diagnostic = Diagnostic.about("b", in: "b", "-[A b] and [here](https://example.org)")
    let text = SARIFRenderer.render(Report(version: "1", files: [], findings: [diagnostic]))
    #expect(text.contains(#""-\\[A b\\] and \\[here\\](https://example.org)""#))
  }

  @Test(arguments: [Report.sample, .hostile, .empty])
  func listsAreWhole(_ report: Report) throws {
    let gitlab = try #require(json(GitLabRenderer.render(report)) as? [[String: Any]])
    #expect(gitlab.count == report.findings.count)
    #expect(Set(gitlab.compactMap { $0["fingerprint"] as? String }).count == gitlab.count)
    let reviewdog = try #require(json(RDJSONRenderer.render(report)) as? [String: Any])
    #expect((reviewdog["diagnostics"] as? [Any])?.count == report.findings.count)
  }

  @Test func junitIsXMLWhateverANoteSays() {
    let text = JUnitRenderer.render(.hostile)
    for (open, close) in [("<testcase ", "</testcase>"), ("<testsuite ", "</testsuite>"), ("<failure ", "</failure>")] {
      #expect(text.ranges(of: open).count == text.ranges(of: close).count)
    }
    let inside = text.split(separator: "\n").filter { !$0.hasPrefix("<?xml") }.joined(separator: " ")
    // Outside of tags there is no mark of XML, and every `&` begins one of five entities.
    for piece in inside.split(separator: "&").dropFirst() {
      #expect(["amp;", "lt;", "gt;", "quot;", "#39;"].contains { piece.hasPrefix($0) })
    }
    #expect(!text.contains("]]>") && !text.unicodeScalars.contains("\u{FFFF}"))
  }
}
