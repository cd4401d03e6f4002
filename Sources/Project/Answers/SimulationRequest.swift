package import Diagnostics
import Judging
package import LifecycleEngine

/// How a scenario file is to be run.
package struct SimulationRequest: Sendable {
  /// The version to run it on; nil for the newest that it names.
  package var ios: String?
  /// Facts of the platform with the answers that are taken for granted: `fact=true`.
  package var assumptions: [String]

  /// By default on the scenario's own version, with nothing taken for granted.
  package init(ios: String? = nil, assumptions: [String] = []) {
    self.ios = ios
    self.assumptions = assumptions
  }

  /// What a scenario file came to.
  package enum Outcome: Sendable {
    /// What is wrong in how it is written; nothing was run.
    case unreadable([Diagnostic])
    case run(ScenarioRun)
  }

  /// Runs a file.
  ///
  /// - Parameter path: a scenario file; `-` is standard input.
  package func simulate(_ path: String) throws(InputError) -> Outcome {
    let (scenario, problems) = ScenarioCheck.read(try InputFiles.read(path))
    guard problems.isEmpty else { return .unreadable(problems) }
    return .run(try run(of: scenario))
  }

  /// The run of a scenario.
  func run(of scenario: Scenario) throws(InputError) -> ScenarioRun {
    let platform = try platform(for: scenario)
    var scenario = scenario
    // What is printed says on which version it was run.
    if ios != nil { scenario.ios = VersionRange(platform.version, platform.version) }
    return ScenarioRun(Script(scenario), on: platform)
  }

  private func platform(for scenario: Scenario) throws(InputError) -> Platform {
    var platform = Platform(try version(of: scenario))
    for text in assumptions {
      let assumption = try Assumption(text)
      platform = platform.assuming(assumption.fact, assumption.isTrue)
    }
    return platform
  }

  private func version(of scenario: Scenario) throws(InputError) -> Version {
    guard let ios else { return scenario.defaultVersion }
    guard let version = Version(Array(ios.utf8)[...]) else {
      throw InputError(path: "--ios \(ios)", reason: "is not a version, for instance 12 or 9.3")
    }
    guard Version.modelled.contains(where: { $0.major == version.major }) else {
      throw InputError(
        path: "--ios \(ios)",
        reason: "is not simulated; those from \(Version.oldest) to \(Version.newest) that Apple released are")
    }
    return version
  }
}
