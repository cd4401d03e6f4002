import Diagnostics
import Project
import Site

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What is different in a step of GitHub's runner: it reads commands from the output, and takes a summary.
enum GitHubStep {
  static var isRunning: Bool { variable("GITHUB_ACTIONS") == "true" }

  /// Whether nobody sits before this run, on whatever service.
  static var isInCI: Bool { variable("CI").map { !$0.isEmpty && $0 != "false" } ?? false }

  /// A text in which the runner sees no commands.
  static func quoted(_ text: String) -> String {
    let token = "lcdoc-" + String(UInt64.random(in: .min ... .max), radix: 16)
    return "::stop-commands::\(token)\n\(GitHubRenderer.harmless(text))::\(token)::\n"
  }

  /// Adds a report to the summary page of the step, where there is one.
  static func addSummary(_ report: Report) {
    guard let path = variable("GITHUB_STEP_SUMMARY"), !path.isEmpty else { return }
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o644)
    defer { close(descriptor) }
    guard descriptor >= 0, OpenFile.writeAll(Array(StepSummary.render(report).utf8), to: descriptor) else {
      return Output.remark("lcdoc: \(path): \(String(cString: strerror(errno))); the summary is not written")
    }
  }

  private static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
