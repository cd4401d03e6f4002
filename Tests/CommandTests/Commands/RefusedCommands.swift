/// What somebody types who is wrong about an option, a value or a file.
extension CommandTables {
  /// What cannot be used, of the form that is wanted.
  static let unusable: [CommandCase] = [
    CommandCase(
      "simulate", "push.scenario", "--ios", "99", code: 2,
      errors: ["lcdoc: --ios 99: is not simulated; those from 2 to 26"]),
    CommandCase(
      "simulate", "push.scenario", "--assume", "x=true", code: 2, errors: ["names no fact; the open ones are "]),
    CommandCase(
      "simulate", "push.scenario", "--assume", "x", code: 2, errors: ["is not of the form FACT=true or FACT=false\n"]),
    CommandCase("simulate", "none.scenario", code: 2, errors: ["lcdoc: none.scenario: No such file or directory\n"]),
    CommandCase("simulate", ".", code: 2, errors: ["lcdoc: .: Is a directory\n"]),
    CommandCase("read", "none.md", code: 2, errors: ["lcdoc: none.md: No such file or directory\n"]),
    CommandCase("explain", "none.log", code: 2, errors: ["lcdoc: none.log: No such file or directory\n"]),
    CommandCase(
      "explain", "plain.md", code: 2, errors: ["lcdoc: plain.md: shows no callbacks that can be simulated\n"]),
    CommandCase(
      "explain", "LC9999", code: 2, errors: ["is neither a file nor the code of a finding; codes near it: LC9001"]),
    CommandCase("check", "none.md", code: 2, errors: ["lcdoc: none.md: No such file or directory\n"]),
    CommandCase("check", "--config", "none.yml", code: 2, errors: ["lcdoc: none.yml: No such file or directory\n"]),
    CommandCase(
      "check", "--config", "broken.yml", code: 2,
      errors: ["error[LC0001]: this is not valid YAML\n --> broken.yml:2:1\n"]),
    CommandCase(
      "check", "--config", "unknown.yml", code: 2, errors: [" --> unknown.yml:1:1\n", "a similar name: notes"]),
    CommandCase("check", "note.md", "--baseline", "none.json", code: 2, errors: ["none.json: No such file"]),
    CommandCase("check", "note.md", "--baseline", "broken.json", code: 2, errors: [" --> broken.json:1:1\n"]),
    CommandCase("diff", "none", code: 2, errors: ["lcdoc: none: No such file or directory\n"]),
    CommandCase("diff", "stale.scenario:99", code: 2, errors: ["lcdoc: stale.scenario:99: has 10 lines\n"]),
    CommandCase("accept", "none", code: 2, errors: ["lcdoc: none: No such file or directory\n"]),
    CommandCase("accept", "stale.scenario:99", code: 2, errors: ["lcdoc: stale.scenario:99: has 10 lines\n"]),
    CommandCase(
      "accept", "stale.scenario", environment: ["CI": "true"], code: 2, errors: ["does not write where CI is set"]),
    CommandCase("build", "none.md", code: 2, errors: ["lcdoc: none.md: No such file or directory\n"]),
    CommandCase("serve", "none.md", "--port", "0", code: 2, errors: ["lcdoc: none.md: No such file or directory\n"]),
    CommandCase(
      "build", "note.md", "-o", "app.log", code: 2, errors: ["Not a directory; name another folder with -o\n"]),
    CommandCase(
      "build", "note.md", "--templates", "none", code: 2, errors: ["lcdoc: none: No such file or directory\n"]),
    CommandCase(
      "build", "note.md", "--templates", "templates", code: 2, errors: ["a tag is not closed\n --> note.mustache:1:1\n"]
    ),
    CommandCase("init", "none", code: 2, errors: ["lcdoc: none: No such file or directory\n"]),
    CommandCase(
      "quiz", "plain.md", code: 2, errors: ["lcdoc: plain.md: no scenario that passes and no order that holds"]),
    CommandCase("quiz", "none.md", code: 2, errors: ["lcdoc: none.md: No such file or directory\n"]),
    CommandCase("quiz", "note.md", "./none", code: 2, errors: ["lcdoc: ./none: No such file or directory\n"]),
    CommandCase("quiz", "note.md", "salt", code: 2, errors: ["questions fits all of: salt\n"]),
    CommandCase(
      "export", "none.scenario", "--format", "csv", "-o", "a.csv", code: 2,
      errors: ["none.scenario: No such file or directory\n"]),
    CommandCase("quiz", "note.md", "--about", "salt", code: 2, errors: ["questions fits all of: salt\n"]),
    CommandCase(
      "quiz", "--import-history", "none.json", code: 2, errors: ["lcdoc: none.json: No such file or directory\n"]),
    CommandCase(
      "quiz", "--stats", "note.md", "--state", "broken.json", code: 2,
      errors: ["is no file with answers of lcdoc, and is left as it is\n"]),
    CommandCase(
      "export", "note.md", "--format", "csv", "-o", "none/deck", code: 2,
      errors: ["lcdoc: none/deck: No such file or directory\n"]),
    CommandCase(
      "export", "note.md", "--format", "csv", "-o", "templates", code: 2,
      errors: ["is no ordinary file and is left as it is"]),
    CommandCase(
      "export", "plain.md", "--format", "csv", "-o", "-", code: 2, errors: ["lcdoc: plain.md: no questions to write\n"]),
  ]

  /// What is no command at all.
  static let unknown: [CommandCase] = [
    CommandCase("chek", code: 2, errors: ["Unexpected argument 'chek'", "Did you mean `lcdoc check`?\n"]),
    CommandCase("--nope", code: 2, errors: ["Unknown option '--nope'"]),
  ]

  /// What no option takes. Each says which option, and how the command is used.
  static let misused: [CommandCase] = wrongArguments.map { arguments, message in
    let name = arguments.first ?? ""
    var given = CommandCase(code: 2, errors: [message, "Usage: lcdoc \(name) ", "See 'lcdoc \(name) --help'"])
    given.arguments = arguments
    return given
  }

  private static let wrongArguments: [(arguments: [String], message: String)] = [
    (["simulate"], "Missing expected argument '<file>'"),
    (["simulate", "push.scenario", "--format", "xml"], "'xml' is invalid for '--format <format>'"),
    (["simulate", "push.scenario", "--ios"], "Missing value for '--ios <ios>'"),
    (["read"], "Missing expected argument '<note>'"),
    (["read", "note.md", "--lang", "de"], "'de' is invalid for '--lang <lang>'"),
    (["ask"], "Missing expected argument '<claim>'"),
    (["ask", "viewDidLoad", "comes"], "Unexpected argument 'comes'"),
    (["explain"], "Missing expected argument '<subject>'"),
    (["check", "--format", "xml"], "Please provide one of the following:\n  - text\n"),
    (["check", "--min-coverage", "most"], "'most' is invalid for '--min-coverage <percent>'"),
    (["check", "--min-coverage", "101"], "--min-coverage 101 is no percentage: give a number from 0 to 100"),
    (["diff", "--force"], "Unknown option '--force'"),
    (["accept"], "Name what to accept, FILE, FILE:LINE or a folder, or say --all."),
    (["accept", "--all", "push.scenario"], "Name what to accept"),
    (["build", "--lang", "de"], "'de' is invalid for '--lang <lang>'"),
    (["init", "--force"], "Unknown option '--force'"),
    (["serve", "--port", "65536"], "'65536' is invalid for '--port <port>'"),
    (["build", "--base-url", "a.example"], "a.example is no address of a site; one is https://example.org/notes/."),
    (["quiz", "--count", "0"], "--count must be at least 1."),
    (["quiz", "--exam", "0"], "--exam must be at least 1."),
    (["quiz", "--min-score", "101"], "--min-score is from 0 to 100."),
    (["quiz", "--distractors=-1"], "--distractors must not be negative."),
    (["quiz", "--kind", "odd"], "odd is no kind: it is one of order, next, wrong, never, versions."),
    (["quiz", "--ios", "new"], "'new' is invalid for '--ios <versions>'"),
    (["quiz", "--no-input"], "--no-input needs --answer, one for each question."),
    (["export", "-o", "-"], "Missing expected argument '--format <format>'"),
    (["export", "--format", "csv"], "Missing expected argument '--output <file>'"),
    (["export", "--format", "pdf", "-o", "-"], "Please provide one of the following:\n  - anki\n"),
  ]
}
