import ArgumentParser
import Diagnostics
import Project

/// `lcdoc ask`: one sentence judged, one question answered.
struct AskCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ask", abstract: "Judge one sentence about callbacks, or answer a question.",
    discussion: """
      lcdoc ask "viewDidLoad is called only once"
      lcdoc ask "锁屏时不会调用 viewWillDisappear"
      lcdoc ask "Is viewDidLoad called when the app comes back to the foreground?"
      lcdoc ask "viewDidLoad 和 viewWillAppear 哪个先调用？"
      lcdoc ask "How often is viewDidLoad called?"
      lcdoc ask "In which order are callbacks called on a push?"

      Exit code 0: it holds, or the question is answered. 1: it depends or is contradicted. 2: it was not understood.
      """)

  @Argument(help: "The sentence.")
  var claim: String

  @Option(help: "How the answer is written: text or json.")
  var format: ReportFormat = .text

  @Option(name: .customLong("lang"), help: "The language of the answer: en or zh (default: that of the sentence).")
  var language: Language?

  func run() throws {
    let answer = ClaimAnswer(to: claim, in: language)
    Output.write(as: format, json: answer.json, text: answer.text)
    if answer.exitCode != 0 { throw ExitCode(answer.exitCode) }
  }
}
