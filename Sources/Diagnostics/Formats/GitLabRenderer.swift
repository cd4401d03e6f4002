/// Writes a report as GitLab's code quality report: a list of findings, with a fingerprint each.
package enum GitLabRenderer {
  /// The list, one finding a line, ended by a line break.
  package static func render(_ report: Report) -> String {
    let prints = Fingerprint.all(of: report.findings)
    var json = JSONWriter()
    json.array(zip(report.findings, prints)) { json, finding in
      let (diagnostic, fingerprint) = finding
      json.lineBreak()
      json.object { json in
        json.field("description", DisplayText.paragraphs(of: diagnostic))
        json.field("check_name", diagnostic.code)
        json.field("fingerprint", fingerprint)
        json.field("severity", word(diagnostic.severity))
        json.object("location") { json in
          json.field("path", FileReference.path(diagnostic.file.path))
          json.object("lines") { json in
            json.field("begin", diagnostic.file.line(at: diagnostic.range.lowerBound))
            json.field("end", diagnostic.file.line(at: diagnostic.range.upperBound))
          }
        }
      }
    }
    return json.text + "\n"
  }

  private static func word(_ severity: Diagnostic.Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
