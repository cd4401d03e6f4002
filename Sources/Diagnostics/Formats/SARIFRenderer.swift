/// Writes a report as SARIF 2.1.0, as GitHub's code scanning and other viewers read it.
///
/// Columns count unicode scalars. What is suppressed is written too, with its reason.
package enum SARIFRenderer {
  /// The most results that code scanning keeps of one run.
  static let mostResults = 5_000

  /// The log, one result a line, ended by a line break.
  package static func render(_ report: Report) -> String {
    var results = report.findings.map { Result(diagnostic: $0) }
    results += report.suppressed.map { Result(diagnostic: $0.diagnostic, origin: $0.origin) }
    for (index, print) in Fingerprint.all(of: results.map(\.diagnostic)).enumerated() {
      results[index].fingerprint = print
    }
    let kept = worst(results)
    let used = Set(kept.map(\.diagnostic.code))
    let rules = DiagnosticCode.all.filter { used.contains($0.code) }
    var hashes = HashedFiles()
    var json = JSONWriter()
    json.object { json in
      writeHead(to: &json)
      json.array("runs", [report]) { json, report in
        json.object { json in
          writeTool(report.version, rules, leftOut: results.count - kept.count, to: &json)
          json.object("automationDetails") { $0.field("id", "lcdoc/") }
          json.field("columnKind", "unicodeCodePoints")
          json.array("results", kept) { json, result in
            json.lineBreak()
            write(result, rules, &hashes, to: &json)
          }
        }
      }
    }
    return json.text + "\n"
  }

  /// The log of a run that could not check anything, and why.
  package static func render(failure: String, version: String) -> String {
    var json = JSONWriter()
    json.object { json in
      writeHead(to: &json)
      json.array("runs", [failure]) { json, failure in
        json.object { json in
          json.object("tool") { json in
            json.object("driver") { json in
              json.field("name", "lcdoc")
              json.field("version", version)
            }
          }
          writeInvocation(succeeds: false, "error", DisplayText.safe(failure), to: &json)
          json.array("results", [String]()) { json, text in json.value(text) }
        }
      }
    }
    return json.text + "\n"
  }

  private static func writeHead(to json: inout JSONWriter) {
    json.field("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
    json.field("version", "2.1.0")
  }

  private static func writeInvocation(succeeds: Bool, _ level: String, _ words: String, to json: inout JSONWriter) {
    json.array("invocations", [words]) { json, words in
      json.object { json in
        json.field("executionSuccessful", succeeds)
        json.array("toolExecutionNotifications", [words]) { json, words in
          json.object { json in
            json.field("level", level)
            json.object("message") { $0.field("text", message(words)) }
          }
        }
      }
    }
  }

  private struct Result {
    var diagnostic: Diagnostic
    var origin: Report.Suppressed.Origin?
    var fingerprint = ""
  }

  /// As many as a viewer keeps, errors before warnings before notes, else in their order.
  private static func worst(_ results: [Result]) -> [Result] {
    guard results.count > mostResults else { return results }
    var kept: [Result] = []
    for severity in Diagnostic.Severity.allCases {
      kept += results.lazy.filter { $0.diagnostic.severity == severity }.prefix(mostResults - kept.count)
    }
    return kept
  }

  // MARK: The tool

  private static func writeTool(_ version: String, _ rules: [DiagnosticCode], leftOut: Int, to json: inout JSONWriter) {
    json.object("tool") { json in
      json.object("driver") { json in
        json.field("name", "lcdoc")
        json.field("version", version)
        json.array("rules", rules) { json, rule in
          json.lineBreak()
          write(rule, to: &json)
        }
      }
    }
    guard leftOut > 0 else { return }
    writeInvocation(
      succeeds: true, "note", "\(leftOut) more results are left out: \(mostResults) is the most that is kept",
      to: &json)
  }

  private static func write(_ rule: DiagnosticCode, to json: inout JSONWriter) {
    let paragraphs = rule.explanation.english.split(separator: "\n\n")
    json.object { json in
      json.field("id", rule.code)
      json.object("shortDescription") { $0.field("text", rule.title.english) }
      json.object("fullDescription") { $0.field("text", paragraphs.first.map(String.init) ?? rule.title.english) }
      json.object("help") { json in
        json.field("text", rule.explanation.english)
        json.field("markdown", rule.page(in: .english))
      }
    }
  }

  // MARK: The results

  private static func write(
    _ result: Result, _ rules: [DiagnosticCode], _ hashes: inout HashedFiles, to json: inout JSONWriter
  ) {
    let diagnostic = result.diagnostic
    let lineHash = hashes.hash(of: diagnostic)
    json.object { json in
      json.field("ruleId", diagnostic.code)
      if let index = rules.firstIndex(where: { $0.code == diagnostic.code }) { json.field("ruleIndex", index) }
      json.field("level", diagnostic.severity.rawValue)
      json.object("message") { $0.field("text", message(DisplayText.paragraphs(of: diagnostic))) }
      json.array("locations", [diagnostic.range]) { json, range in
        json.object { writeLocation(range, in: diagnostic.file, to: &$0) }
      }
      if !diagnostic.secondary.isEmpty {
        json.array("relatedLocations", diagnostic.secondary.enumerated()) { json, place in
          json.object { json in
            json.field("id", place.offset)
            writeLocation(place.element.range, in: diagnostic.file, to: &json)
            json.object("message") { $0.field("text", message(DisplayText.safe(place.element.text))) }
          }
        }
      }
      json.object("partialFingerprints") { json in
        if let lineHash { json.field("primaryLocationLineHash", lineHash) }
        json.field("lcdocFinding/v1", result.fingerprint)
      }
      if !diagnostic.fixes.isEmpty { writeFixes(diagnostic, to: &json) }
      if let origin = result.origin {
        json.array("suppressions", [origin]) { json, origin in
          json.object { json in
            json.field("kind", origin == .baseline ? "external" : "inSource")
            json.field("justification", DisplayText.safe(origin.reason))
          }
        }
      }
    }
  }

  /// Text in which a viewer finds no link: `[words](address)` is one.
  private static func message(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "[")) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar == "[" || scalar == "]" { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result
  }

  private static func writeLocation(_ range: Range<Int>, in file: SourceFile, to json: inout JSONWriter) {
    json.object("physicalLocation") { json in
      json.object("artifactLocation") { $0.field("uri", FileReference.uri(file.path)) }
      writeRegion("region", range, in: file, to: &json)
    }
  }

  private static func writeRegion(_ name: String, _ range: Range<Int>, in file: SourceFile, to json: inout JSONWriter) {
    let start = file.position(at: range.lowerBound)
    let end = file.position(at: range.upperBound)
    json.object(name) { json in
      json.field("startLine", start.line)
      json.field("startColumn", start.column)
      json.field("endLine", end.line)
      json.field("endColumn", end.column)
    }
  }

  private static func writeFixes(_ diagnostic: Diagnostic, to json: inout JSONWriter) {
    json.array("fixes", diagnostic.fixes) { json, fix in
      json.object { json in
        json.array("artifactChanges", [fix]) { json, fix in
          json.object { json in
            json.object("artifactLocation") { $0.field("uri", FileReference.uri(diagnostic.file.path)) }
            json.array("replacements", [fix]) { json, fix in
              json.object { json in
                writeRegion("deletedRegion", fix.range, in: diagnostic.file, to: &json)
                json.object("insertedContent") { $0.field("text", fix.replacement) }
              }
            }
          }
        }
      }
    }
  }
}

/// The line hashes of the files that were asked for so far.
private struct HashedFiles {
  private var files: [String: LineHashes] = [:]

  mutating func hash(of diagnostic: Diagnostic) -> String? {
    let file = diagnostic.file
    let known = files[file.path] ?? LineHashes(file.bytes)
    files[file.path] = known
    let line = file.line(at: min(diagnostic.range.lowerBound, file.bytes.count))
    return line <= known.hashes.count ? known.hashes[line - 1] : nil
  }
}
