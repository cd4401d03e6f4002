import LifecycleEngine

/// Steps with all that they print on one version, and the versions on which that comes out as well. What is said of
/// versions is what runs of the scenario show: it can be checked on each of them.
struct PrintedScenario {
  /// The steps with what each prints, for the versions around the first one without a gap.
  let text: [UInt8]
  /// Those on which nothing is otherwise, oldest first.
  let versions: [Version]
  /// Those on which only the number of layout passes is.
  let versionsApartFromLayout: [Version]

  /// - Parameters:
  ///   - text: declarations and steps.
  ///   - version: one on which the steps can be gone.
  ///
  /// Complexity: a run for each modelled version.
  init(_ text: [UInt8], on version: Version) {
    let run = ScenarioRun(Script(ScenarioParser.parse(text).scenario), on: Platform(version))
    var scenario = ScenarioParser.parse(ScenarioPrinter.print(run)).scenario
    let script = Script(scenario)
    let lines = Lines(run)
    var (same, similar): ([Version], [Version]) = ([], [])
    for other in Version.modelled where scenario.lifeCycle != .scene || Platform(other)[.hasScenes] {
      let run = ScenarioRun(script, on: Platform(other))
      if run.mismatches.isEmpty {
        same.append(other)
      } else if run.failure == nil, Lines(run) == lines {
        similar.append(other)
      }
    }
    scenario.ios = PrintedScenario.stretch(same, around: version)
    (self.text, versions, versionsApartFromLayout) = (ScenarioPrinter.print(scenario), same, similar)
  }

  /// What is logged, layout passes by what is told of them at all.
  private struct Lines: Equatable {
    var steps: [[[UInt8]]] = []
    var passes: Set<[UInt8]> = []

    init(_ run: ScenarioRun) {
      for step in run.steps.indices {
        var lines: [[UInt8]] = []
        for entry in run.logged(inStep: step) {
          let line = ScenarioPrinter.print(entry, of: run.script)
          if entry.callback.isIncidental { passes.insert(line) } else { lines.append(line) }
        }
        steps.append(lines)
      }
    }
  }

  private static func stretch(_ versions: [Version], around version: Version) -> VersionRange {
    let stretch = Version.stretches(of: versions).first { $0.contains(version) } ?? VersionRange(version, version)
    return stretch.upper < .newest ? stretch : VersionRange(stretch.lower, VersionRange.all.upper)
  }
}
