import ArgumentParser

/// Measurements of the simulation and the quizzes, and the long search for a run that breaks an invariant.
@main
struct Benchmarks: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "benchmarks",
    abstract: "Measures the simulation and the quizzes, and looks for runs that break invariants.",
    subcommands: [
      RandomCommand.self, ScenarioCommand.self, ExploreCommand.self, TraceCommand.self, GradeCommand.self,
      ItemsCommand.self, LogsCommand.self,
    ])
}
