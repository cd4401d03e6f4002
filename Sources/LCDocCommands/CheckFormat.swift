import ArgumentParser
import Diagnostics

/// How `lcdoc check` writes what it found. All formats hold the same findings in the same order.
enum CheckFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json, sarif, github, junit, gitlab, rdjson

  /// The report in this format; text as this terminal wants it.
  func render(_ report: Report) -> String {
    switch self {
    case .text: text(of: report)
    case .json: JSONRenderer.render(report)
    case .sarif: SARIFRenderer.render(report)
    case .github: GitHubRenderer.render(report)
    case .junit: JUnitRenderer.render(report)
    case .gitlab: GitLabRenderer.render(report)
    case .rdjson: RDJSONRenderer.render(report)
    }
  }

  private func text(of report: Report) -> String {
    let findings = Output.renderer.render(report.findings)
    return findings + (findings.isEmpty ? "" : "\n") + report.summary + "\n"
  }
}
