import ArgumentParser
import Testing

@testable import LCDocCommands

/// Every command, run as a program: what it prints, writes and ends with.
@Suite("Commands")
struct CommandTests {
  static let all: [CommandCase] = [
    CommandTables.simulating, CommandTables.reading, CommandTables.checking, CommandTables.writing,
    CommandTables.quizzing, CommandTables.formats, CommandTables.exporting,
  ].flatMap { $0 }

  @Test("One command", arguments: all)
  func one(_ given: CommandCase) throws { try given.check(in: .withSamples()) }

  @Test(
    "Arguments and inputs that cannot be used end with 2, say why, and leave everything as it was",
    arguments: [CommandTables.unknown, CommandTables.misused, CommandTables.unusable].flatMap { $0 })
  func refused(_ given: CommandCase) throws {
    #expect(given.code == 2 && !given.errors.isEmpty && given.files.isEmpty)
    try given.check(in: .withSamples())
  }

  @Test("Commands one after the other", arguments: CommandTables.stories)
  func story(_ given: CommandStory) throws {
    let folder = try TemporaryFolder.withSamples()
    for command in given.commands { try command.check(in: folder) }
  }

  @Test("No command goes without a row that ends well and one that is refused")
  func whole() {
    let names = LCDocCommand.configuration.subcommands.compactMap { $0.configuration.commandName }
    #expect(names.count >= 11)
    let wellEnded = (Self.all + CommandTables.stories.flatMap(\.commands)).filter { $0.code == 0 }
    for name in names {
      // `serve` ends when somebody ends it; `ServeTests` has what it does till then.
      #expect(name == "serve" || wellEnded.contains { $0.arguments.first == name }, "\(name)")
      #expect(CommandTables.misused.contains { $0.arguments.first == name }, "\(name)")
    }
  }
}

/// The rows, by what the commands do.
enum CommandTables {}
