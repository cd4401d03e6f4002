/// Writes a report as JUnit XML: a suite for every file, a test for every finding, one that passes for a file without.
///
/// Contradictions fail, files that could not be read are errors, what is suppressed is skipped. Notes say something
/// and pass.
package enum JUnitRenderer {
  /// The document, ended by a line break.
  package static func render(_ report: Report) -> String {
    var findings: [String: [Case]] = [:]
    for diagnostic in report.findings { findings[diagnostic.file.path, default: []].append(Case(diagnostic)) }
    for one in report.suppressed {
      findings[one.diagnostic.file.path, default: []].append(Case(one.diagnostic, skipped: one.origin.reason))
    }
    let listed = Set(report.files)
    let unlisted = findings.keys.filter { !listed.contains($0) }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    var suites = ""
    var total = Counts()
    for path in report.files + unlisted {
      let suite = suite(path, findings[path] ?? [])
      suites += suite.text
      total.add(suite.counts)
    }
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"lcdoc\"\(total.attributes)>\n"
      + suites + "</testsuites>\n"
  }

  private struct Case {
    var diagnostic: Diagnostic
    var skipped: String?

    init(_ diagnostic: Diagnostic, skipped: String? = nil) {
      self.diagnostic = diagnostic
      self.skipped = skipped
    }
  }

  private struct Counts {
    var tests = 0
    var failures = 0
    var errors = 0
    var skipped = 0

    var attributes: String {
      " tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"\(skipped)\""
    }

    mutating func add(_ other: Counts) {
      tests += other.tests
      failures += other.failures
      errors += other.errors
      skipped += other.skipped
    }
  }

  private static func suite(_ path: String, _ cases: [Case]) -> (text: String, counts: Counts) {
    var counts = Counts()
    var names: [String: Int] = [:]
    var text = ""
    for one in cases {
      let place = one.diagnostic.file.position(at: one.diagnostic.range.lowerBound)
      var name = "\(one.diagnostic.code) \(place.line):\(place.column)"
      // Of two tests with the same name, readers keep the first.
      names[name, default: 0] += 1
      if let count = names[name], count > 1 { name += " #\(count)" }
      text += opening(path, name) + body(of: one, &counts) + "    </testcase>\n"
      counts.tests += 1
    }
    if cases.isEmpty {
      text += opening(path, "no findings") + "    </testcase>\n"
      counts.tests += 1
    }
    let head = "  <testsuite name=\"\(XMLText.attribute(path))\"\(counts.attributes)>\n"
    return (head + text + "  </testsuite>\n", counts)
  }

  private static func opening(_ path: String, _ name: String) -> String {
    let path = XMLText.attribute(FileReference.path(path))
    return "    <testcase classname=\"\(path)\" name=\"\(XMLText.escaped(name))\" file=\"\(path)\">\n"
  }

  private static func body(of one: Case, _ counts: inout Counts) -> String {
    let message = XMLText.escaped(DisplayText.headline(of: one.diagnostic))
    let text = XMLText.escaped(TextRenderer().render(one.diagnostic))
    if let reason = one.skipped {
      counts.skipped += 1
      return "      <skipped message=\"\(XMLText.attribute(reason))\">\(text)</skipped>\n"
    }
    if one.diagnostic.severity == .note { return "      <system-out>\(text)</system-out>\n" }
    let couldNotRun = one.diagnostic.code.hasPrefix("LC0")
    let element = couldNotRun ? "error" : "failure"
    if couldNotRun { counts.errors += 1 } else { counts.failures += 1 }
    return
      "      <\(element) type=\"\(XMLText.escaped(one.diagnostic.code))\" message=\"\(message)\">\(text)</\(element)>\n"
  }
}
