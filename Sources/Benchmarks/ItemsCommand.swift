import ArgumentParser
import Diagnostics
import FoundationEssentials
import Judging
import Markup
import Notes
import Project
import Quiz

/// How fast questions are made from notes.
struct ItemsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "items", abstract: "Makes all questions of some notes again and again, on one core.")

  @ArgumentParser.Argument(help: "The folder of the notes.")
  var folder = "content"

  @Option(help: "How often.")
  var times = 5

  func run() throws {
    let sources = try sources() + StandardSituations.sources
    for kinds in [Set(ItemKind.allCases), []] {
      var examined = 0
      var made = 0
      let start = ProcessorTime.now
      for seed in 0..<times {
        let bank = QuizBank(sources, seed: UInt64(seed), kinds: kinds)
        examined += bank.examinedCount
        made += bank.all.count
      }
      let seconds = start.elapsed
      print(kinds.isEmpty ? "orderings alone" : "all kinds")
      print("  items \(made / times) of \(sources.count) sources")
      print("  processor seconds for all of them \((seconds / Double(times)).rounded(to: 3))")
      print("  candidates examined a second \(Int(Double(examined) / seconds))")
    }
    let bank = QuizBank(sources, kinds: Set(ItemKind.allCases))
    let start = ProcessorTime.now
    let validation = BankValidation(bank)
    let problems = validation.problems.count
    print(
      "validation: \(start.elapsed.rounded(to: 3)) processor seconds, \(validation.runCount) runs, \(problems) problems"
    )
  }

  /// What the notes below the folder can be asked about.
  private func sources() throws -> [ScenarioSource] {
    var judge = NoteJudge()
    var sources: [ScenarioSource] = []
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder).sorted() where name.hasSuffix(".md") {
      let bytes = Array(try Data(contentsOf: URL(filePath: "\(folder)/\(name)")))
      let document = Document.parse(SourceFile(path: "\(folder)/\(name)", bytes: bytes))
      sources += QuizSources.sources(of: judge.judge(Note.read(document)), named: String(name.dropLast(3)))
    }
    return sources
  }
}
