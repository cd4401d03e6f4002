import ArgumentParser
import Project

/// `lcdoc init`: a settings file to begin with.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init", abstract: "Write lcdoc.yml with every setting explained.")

  @Argument(help: "Files or folders with notes (default: content).")
  var notes: [String] = []

  func run() throws {
    try stoppingOnErrors {
      let settings = try Project.beginning(notes: notes)
      try OutputFile.write(Array(settings.text.utf8), to: settings.path)
      Output.show("\(settings.path): `lcdoc check` checks \(counted(settings.fileCount, "file"))\n")
    }
  }
}
