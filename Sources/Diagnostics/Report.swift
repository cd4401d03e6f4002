/// Everything that one run of lcdoc found, for the formats that other programs read.
///
/// All of them write what is here and nothing else: no time, no duration, no absolute path. So the same notes give
/// the same bytes.
package struct Report: Sendable {
  /// The version of lcdoc.
  package var version: String
  /// The path of every file that was looked at, in order.
  package var files: [String]
  /// What was found and counts, in the order of the files and of the places in them.
  package var findings: [Diagnostic]
  /// What was found and does not count.
  package var suppressed: [Suppressed]
  /// One line for people: how much was looked at and what came out.
  package var summary: String
  /// How much of what names a callback was judged, over all files.
  package var coverage: Coverage

  /// Makes a report.
  package init(
    version: String, files: [String], findings: [Diagnostic], suppressed: [Suppressed] = [], summary: String = "",
    coverage: Coverage = Coverage()
  ) {
    self.version = version
    self.files = files
    self.findings = findings
    self.suppressed = suppressed
    self.summary = summary
    self.coverage = coverage
  }

  /// A finding that somebody has decided to live with.
  package struct Suppressed: Sendable {
    /// The finding itself.
    package var diagnostic: Diagnostic
    /// Where the decision stands.
    package var origin: Origin

    /// Makes a suppressed finding.
    package init(_ diagnostic: Diagnostic, _ origin: Origin) {
      self.diagnostic = diagnostic
      self.origin = origin
    }

    /// Who says that the finding does not count.
    package enum Origin: Sendable, Hashable {
      /// A comment in the note, with its reason.
      case comment(reason: String)
      /// The baseline: it was there before lcdoc was.
      case baseline

      /// The reason in words.
      package var reason: String {
        switch self {
        case .comment(let reason): reason
        case .baseline: "in the baseline"
        }
      }
    }
  }
}
