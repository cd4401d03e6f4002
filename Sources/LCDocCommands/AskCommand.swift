import ArgumentParser
import Diagnostics
import Project

/// `lcdoc ask`: one sentence, judged.
struct AskCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ask", abstract: "Judge one sentence about callbacks, in English or Chinese.",
    discussion: """
      lcdoc ask "viewDidLoad is called only once"
      lcdoc ask "锁屏时不会调用 viewWillDisappear"

      Exit code 0: it holds. 1: it depends or is contradicted. 2: it was not understood.
      """)

  @Argument(help: "The sentence.")
  var claim: String

  @Option(name: .customLong("lang"), help: "The language of the answer: en or zh (default: that of the sentence).")
  var language: Language?

  func run() throws {
    let answer = ClaimAnswer(to: claim, in: language)
    Output.show(answer.text)
    if answer.exitCode != 0 { throw ExitCode(answer.exitCode) }
  }
}
