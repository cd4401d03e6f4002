/// Writes a report as the JSON of reviewdog's diagnostic format. Columns count UTF-8 bytes there.
package enum RDJSONRenderer {
  /// The result, one diagnostic a line, ended by a line break.
  package static func render(_ report: Report) -> String {
    var json = JSONWriter()
    json.object { json in
      json.object("source") { $0.field("name", "lcdoc") }
      json.array("diagnostics", report.findings) { json, diagnostic in
        json.lineBreak()
        write(diagnostic, to: &json)
      }
    }
    return json.text + "\n"
  }

  private static func write(_ diagnostic: Diagnostic, to json: inout JSONWriter) {
    json.object { json in
      json.field("message", DisplayText.paragraphs(of: diagnostic))
      json.object("location") { json in
        json.field("path", FileReference.path(diagnostic.file.path))
        writeRange(diagnostic.range, in: diagnostic.file, to: &json)
      }
      json.field("severity", word(diagnostic.severity))
      json.object("code") { $0.field("value", diagnostic.code) }
      guard !diagnostic.fixes.isEmpty else { return }
      json.array("suggestions", diagnostic.fixes) { json, fix in
        json.object { json in
          writeRange(fix.range, in: diagnostic.file, to: &json)
          json.field("text", fix.replacement)
        }
      }
    }
  }

  private static func writeRange(_ range: Range<Int>, in file: SourceFile, to json: inout JSONWriter) {
    json.object("range") { json in
      writePosition("start", range.lowerBound, in: file, to: &json)
      writePosition("end", range.upperBound, in: file, to: &json)
    }
  }

  private static func writePosition(_ name: String, _ offset: Int, in file: SourceFile, to json: inout JSONWriter) {
    let offset = min(max(offset, 0), file.bytes.count)
    let line = file.line(at: offset)
    json.object(name) { json in
      json.field("line", line)
      json.field("column", offset - file.lineStarts[line - 1] + 1)
    }
  }

  private static func word(_ severity: Diagnostic.Severity) -> String {
    switch severity {
    case .error: "ERROR"
    case .warning: "WARNING"
    case .note: "INFO"
    }
  }
}
