/// Writes diagnostics as JSON for other programs.
///
/// Lines and columns count from 1, columns in unicode scalars; `endColumn` is behind the last character.
package enum JSONRenderer {
  /// `{"diagnostics":[…],"coverage":{…}}` on lines of its own for each diagnostic, ended by a line break.
  package static func render(_ report: Report) -> String {
    var json = JSONWriter()
    json.object { json in
      json.array("diagnostics", report.findings) { json, diagnostic in
        json.lineBreak()
        write(diagnostic, to: &json)
      }
      json.object("coverage") { report.coverage.write(to: &$0) }
    }
    return json.text + "\n"
  }

  private static func write(_ diagnostic: Diagnostic, to json: inout JSONWriter) {
    json.object { json in
      json.field("file", diagnostic.file.path)
      writeRange(diagnostic.range, of: diagnostic.file, to: &json)
      json.field("code", diagnostic.code)
      json.field("severity", diagnostic.severity.rawValue)
      json.field("message", diagnostic.message)
      json.field("label", diagnostic.label)
      json.array("notes", diagnostic.notes) { $0.value($1) }
      json.array("helps", diagnostic.helps) { $0.value($1) }
      json.array("fixes", diagnostic.fixes) { json, fix in
        json.object { json in
          writeRange(fix.range, of: diagnostic.file, to: &json)
          json.field("replacement", fix.replacement)
          json.field("isSafe", fix.isSafe)
        }
      }
      json.array("secondary", diagnostic.secondary) { json, label in
        json.object { json in
          writeRange(label.range, of: diagnostic.file, to: &json)
          json.field("label", label.text)
        }
      }
    }
  }

  private static func writeRange(_ range: Range<Int>, of file: SourceFile, to json: inout JSONWriter) {
    let start = file.position(at: range.lowerBound)
    let end = file.position(at: range.upperBound)
    json.field("line", start.line)
    json.field("column", start.column)
    json.field("endLine", end.line)
    json.field("endColumn", end.column)
  }
}
