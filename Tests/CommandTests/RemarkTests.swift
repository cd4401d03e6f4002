import Testing

@testable import LCDocCommands

/// Names of files are somebody else's: whatever they hold, a terminal is not steered and a runner sees no command.
@Suite struct RemarkTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The clipboard of a terminal, and a command of GitHub's runner on a line of its own.
  private static let hostile = "a\u{1B}]52;c;ZXZpbA==\u{7}\n::add-mask::secret\u{202E}"

  private func expectHarmless(_ arguments: [String], sourceLocation: SourceLocation = #_sourceLocation) throws {
    for environment in [[:], ["GITHUB_ACTIONS": "true"]] {
      let program = try Program(arguments, in: folder.path, environment: environment)
      let said = program.said
      #expect(!said.isEmpty, sourceLocation: sourceLocation)
      for character: Unicode.Scalar in ["\u{1B}", "\u{7}", "\u{202E}", "\u{9B}"] {
        #expect(!said.unicodeScalars.contains(character), sourceLocation: sourceLocation)
      }
      guard !environment.isEmpty else { continue }
      let commands = said.split(separator: "\n").filter { line in
        line.drop { $0 == " " }.hasPrefix("::") && !line.contains("::stop-commands::") && !line.hasPrefix("::lcdoc-")
      }
      #expect(commands.isEmpty, sourceLocation: sourceLocation)
    }
  }

  @Test func filesThatAreNotThere() throws {
    try expectHarmless(["check", Self.hostile])
    try expectHarmless(["build", Self.hostile])
    try expectHarmless(["read", Self.hostile])
    try expectHarmless(["explain", Self.hostile])
    try expectHarmless(["check", "--config", Self.hostile])
    try expectHarmless(["check", "--format", Self.hostile])
    try expectHarmless(["simulate", "--ios", Self.hostile, "none"])
  }

  @Test func namesInSettings() throws {
    let name = "\"a\\e]52;c;ZXZpbA==\\a\\n::add-mask::secret\\u202E\""
    try folder.write("lcdoc.yml", "notes: [\(name)]\n")
    try expectHarmless(["check"])
    try folder.write("lcdoc.yml", "baseline: \(name)\nnotes: [lcdoc.yml]\n")
    try expectHarmless(["check"])
  }

  @Test func filesWithSuchNames() throws {
    try folder.write(Self.hostile + ".md", "`viewDidLod` is called once.\n")
    try expectHarmless(["read", Self.hostile + ".md"])
    try expectHarmless(["check", "--fix", "."])
    try expectHarmless(["build", Self.hostile + ".md", "-o", Self.hostile])
    try expectHarmless(["quiz", "--list", "."])
    try expectHarmless(["quiz", "--stats", "--state", Self.hostile, "."])
  }
}
