package import Diagnostics
import LifecycleEngine
import Markup
import Notes

/// What would have to be written in a file so that its scenarios expect the traces that their runs log.
package struct TraceCorrections: Sendable {
  /// The note or scenario file.
  package let file: SourceFile
  /// The steps whose traces can be written, in the order of the text.
  package let steps: [CorrectedStep]
  /// The steps that differ and are left as they are.
  package let refusals: [TraceCorrection.Refusal]

  /// Runs the scenarios of a note, or a file that is one.
  package init(_ file: SourceFile) {
    self.file = file
    var corrections: [TraceCorrection] = []
    if file.path.hasSuffix(".scenario") {
      let lines = ScenarioPlace(wholeOf: file).lines
      corrections = [TraceCorrection(ScenarioCheck.check(file: file), lines: lines, in: file)]
    } else {
      // Only the runs are used, not the words about them.
      corrections = ScenarioBlock.all(in: Document.parse(file)).map { block in
        TraceCorrection(ScenarioCheck.check(block, in: file, .english), lines: block.lines, in: file)
      }
    }
    steps = corrections.flatMap(\.steps)
    refusals = corrections.flatMap(\.refusals)
  }

  /// The text with some of the steps put right.
  ///
  /// - Parameter chosen: Indices in `steps`.
  package func text(correcting chosen: [Int]) -> [UInt8] {
    file.replacing(chosen.flatMap { steps[$0].edits }.map { ($0.range, $0.replacement) }).bytes
  }
}
