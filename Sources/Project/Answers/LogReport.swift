package import Diagnostics
import Notes
import Verify

/// The logs of a file, explained.
package struct LogReport {
  /// The file, as messages name it.
  package let path: String
  /// One for each log of the file, in their order.
  package let logs: [ExplainedLog]
  /// Whether more of the file follows that was not read.
  package let isCut: Bool

  /// Reads a file, the beginning of a large one, and looks for the steps that print the logs in it.
  ///
  /// - Throws: `InputError` where it cannot be read, or shows no log.
  package init(of file: String, in language: Language) throws(InputError) {
    let (source, isCut) = try InputFiles.readBeginning(file)
    let logs = Log.all(in: source).filter { !$0.calls.isEmpty }
    guard !logs.isEmpty else {
      throw InputError(path: source.path, reason: language("shows no callbacks that can be simulated", "没有可以模拟的回调"))
    }
    var explainer = LogExplainer()
    self.logs = logs.map { log in
      ExplainedLog(
        log: log, explanation: explainer.explain(log.steps, names: log.actors.map { Array($0.utf8) }),
        language: language)
    }
    self.isCut = isCut
    path = source.path
  }

  /// All of it as one JSON object.
  package var json: String { ExplainedLog.json(logs, path: path) }
}
