/// `check` and `diff` say what is so; `accept`, `build` and `init` write.
extension CommandTables {
  private static let finding = "`A.viewWillDisappear:` comes before `A.viewDidDisappear`, not after it"

  static let checking: [CommandCase] = [
    CommandCase("check", "note.md", output: ["1 file, 1 scenario in 1 run, orders: 1 holds; claims: 1 holds;"]),
    CommandCase("check", "push.scenario", "plain.md", output: ["2 files, 1 scenario in 1 run"]),
    CommandCase(
      "check", "wrong.md", code: 1, output: ["error[LC4002]: \(finding)\n --> wrong.md:3:7\n", "1 error, 0 warnings"]),
    CommandCase("check", "wrong.md", "--lang", "zh", code: 1, output: ["错误[LC4002]: ", " --> wrong.md:3:7\n"]),
    CommandCase("check", "wrong.md", "--exit-zero", output: [finding]),
    CommandCase(
      "check", "wrong.md", "--format", "json", code: 1, output: [#"{"file":"wrong.md","line":3,"column":7,"#, finding]),
    CommandCase("check", "wrong.md", "--format", "sarif", code: 1, output: [#""version":"2.1.0""#, finding]),
    CommandCase("check", "wrong.md", "--format", "github", code: 1, output: ["::error file=wrong.md,line=3,col=7,"]),
    CommandCase(
      "check", "wrong.md", "--format", "junit", code: 1, output: [#"<testsuites name="lcdoc" tests="1" failures="1""#]),
    CommandCase("check", "wrong.md", "--format", "gitlab", code: 1, output: ["[\n{", finding]),
    CommandCase("check", "wrong.md", "--format", "rdjson", code: 1, output: [#"{"source":{"name":"lcdoc"}"#, finding]),
    CommandCase(
      "check", "broken.scenario", code: 1, output: ["error[LC1006]: `psuh B` is not a step\n --> broken.scenario:5:1"]),
    CommandCase("check", "impossible.scenario", code: 1, output: ["error[LC3001]", " --> impossible.scenario:6:1"]),
    CommandCase("check", "stale.scenario", code: 1, output: ["error[LC4001]", " --> stale.scenario:8:1"]),
    CommandCase(
      "check", "misspelt.md", "--fix", output: ["1 file, "], errors: ["misspelt.md: 1 fixed\n"],
      files: ["misspelt.md": "`viewDidLoad` is called"]),
    CommandCase("diff", "push.scenario", "note.md"),
    CommandCase(
      "diff", "stale.scenario", code: 1,
      output: ["--- stale.scenario\n+++ stale.scenario\n", " push B\n   > B viewDidLoad\n+  > B viewDidAppear:\n"]),
    CommandCase("diff", "stale.scenario:5"),
    CommandCase("diff", "stale.scenario:8", code: 1, output: ["+  > B viewDidAppear:\n"]),
    CommandCase(
      "diff", "recorded.scenario", code: 1,
      errors: ["recorded.scenario:11: left as it is: this is a recorded trace, which is evidence\n"]),
    CommandCase(
      "diff", "broken.scenario", code: 1,
      errors: ["broken.scenario:1: left as it is: line 5 cannot be read; `lcdoc check`"]),
  ]

  private static let accepted = ["stale.scenario": "push B\n  > B viewDidLoad\n  > B viewDidAppear:\n"]

  static let writing: [CommandCase] = [
    CommandCase("accept", "push.scenario"),
    CommandCase("accept", "stale.scenario", errors: ["stale.scenario: 1 step accepted\n"], files: accepted),
    CommandCase("accept", "stale.scenario:8", errors: ["stale.scenario: 1 step accepted\n"], files: accepted),
    CommandCase("accept", "stale.scenario:5"),
    CommandCase(
      "accept", "stale.scenario", "--force", environment: ["CI": "true"], errors: ["1 step accepted\n"], files: accepted
    ),
    CommandCase("accept", "recorded.scenario", code: 1, errors: ["this is a recorded trace, which is evidence\n"]),
    CommandCase("accept", "broken.scenario", code: 1, errors: ["line 5 cannot be read"]),
    CommandCase(
      "init", "note.md", output: ["lcdoc.yml: `lcdoc check` checks 1 file\n"],
      files: ["lcdoc.yml": "notes: [\"note.md\"]\n"]),
    CommandCase(
      "build", "note.md", "--title", "T & <b>", output: ["site: ", " 0 unchanged, 0 removed\n"],
      files: [
        "site/": "", "site/index.html": "<title>Home · T &amp; &lt;b&gt;</title>",
        "site/notes/note.html": "viewDidLoad",
      ]),
    CommandCase(
      "build", "broken.scenario", output: ["site: "], errors: ["`psuh B` is not a step", " --> broken.scenario:5:1\n"],
      files: ["site/": ""]),
    CommandCase(
      "build", "note.md", "--base-url", "https://a.example/n", output: ["site: "],
      files: ["site/": "", "site/sitemap.xml": "<loc>https://a.example/n/notes/note.html</loc>"]),
    CommandCase(
      "build", "note.md", "-o", "out", "--lang", "zh", output: ["out: "],
      files: ["out/": "", "out/index.html": "<html lang=\"zh-Hans\">"]),
  ]

  /// What one command leaves behind for the next.
  static let stories: [CommandStory] = [
    CommandStory(
      testDescription: "A trace is accepted",
      commands: [
        CommandCase("diff", "stale.scenario", code: 1, output: ["+  > B viewDidAppear:\n"]),
        CommandCase("accept", "stale.scenario", errors: ["1 step accepted"], files: accepted),
        CommandCase("diff", "stale.scenario"),
        CommandCase("check", "stale.scenario", output: ["0 errors"]),
      ]),
    CommandStory(
      testDescription: "A project begins",
      commands: [
        CommandCase("init", "wrong.md", output: ["checks 1 file"], files: ["lcdoc.yml": "wrong.md"]),
        CommandCase("init", code: 2, errors: ["lcdoc.yml: is there already and is left as it is\n"]),
        CommandCase("check", code: 1, output: [finding]),
        CommandCase(
          "check", "--write-baseline", errors: ["lcdoc-baseline.json: 1 finding not counted from now on\n"],
          files: ["lcdoc-baseline.json": "LC4002"]),
        CommandCase("check", "--baseline", "lcdoc-baseline.json", output: ["0 errors"]),
        CommandCase("accept", "--all"),
      ]),
    CommandStory(
      testDescription: "A site is built again",
      commands: [
        CommandCase("build", "note.md", output: ["site: "], files: ["site/": ""]),
        CommandCase("build", "note.md", output: [" 0 written, ", " 0 removed\n"]),
      ]),
    CommandStory(
      testDescription: "Answers are kept and carried over",
      commands: [
        CommandCase(
          "quiz", "note.md", "--seed", "1", "--count", "1", "--state", "answers.db", input: CommandTables.rightAnswer,
          output: ["Score: 100 of 100."], errors: ["✓ Right."], files: ["answers.db": "SQLite"]),
        CommandCase(
          "quiz", "note.md", "--stats", "--state", "answers.db",
          output: ["Answers: 1, to 1 question; right at the first try: 1.\n"]),
        CommandCase(
          "quiz", "note.md", "--due", "--state", "answers.db", output: ["Nothing is due today; the next review is on "]),
        CommandCase(
          "quiz", "--export-history", "h.json", "--state", "answers.db", files: ["h.json": #""item":"note-a-push.1""#]),
        CommandCase(
          "quiz", "--import-history", "h.json", "--state", "other.db", errors: ["lcdoc: 1 of 1 answers are new\n"],
          files: ["other.db": "SQLite"]),
        CommandCase(
          "quiz", "--import-history", "h.json", "--state", "other.db", errors: ["lcdoc: 0 of 1 answers are new\n"]),
      ]),
  ]
}
