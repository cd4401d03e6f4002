import ArgumentParser
import Diagnostics
import Project

/// `lcdoc read`: what was understood of a note.
struct ReadCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "read", abstract: "Show what was understood of a note: callbacks, orders, claims, verdicts.")

  @Argument(help: "A note; `-` for standard input.")
  var note: String

  @Option(help: "How it is written: text or json.")
  var format: ReportFormat = .text

  @Option(name: .customLong("lang"), help: "The language of the words: en or zh (default: that of the note).")
  var language: Language?

  @Flag(help: "Show how each sentence was read.")
  var why = false

  func run() throws {
    let source = try stoppingOnErrors { try InputFiles.read(note) }
    if why { return Output.write(NoteReport.reasons(source)) }
    let text = NoteReport.text(of: source, in: language, format)
    Output.write(as: format, json: text, text: text)
  }
}
