/// How a report is written: for people, or for programs.
package enum ReportFormat: String, CaseIterable, Sendable {
  case text, json
}
