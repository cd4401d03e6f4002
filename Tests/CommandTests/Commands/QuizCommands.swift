/// `quiz` in a pipe, and `export`.
extension CommandTables {
  /// Of the first question that `--seed 1` asks about the note.
  static let rightAnswer = "1 7 8 6 2 4 3 5\n"
  private static let question = "Push (launch): in which order are these called?\nGiven: iOS 15;"
  private static let progress = [".local/": ""]

  static let quizzing: [CommandCase] = [
    CommandCase(
      "quiz", "note.md", "--seed", "1", "--count", "1", "--no-progress", input: rightAnswer,
      output: ["Score: 100 of 100. Right at the first try: 1 of 1.\n"],
      errors: [
        "Line mode, because this is not a terminal.\n", question, "✓ Right.", "lcdoc: --seed 1 asks the same again\n",
      ]),
    CommandCase(
      "quiz", "note.md", "--seed", "1", "--count", "1", input: rightAnswer, output: ["Score: 100"],
      errors: ["✓ Right."],
      files: progress),
    CommandCase(
      "quiz", "note.md", "--seed", "1", "--count", "1", "--no-progress", input: "1 2 3 4 5 6 7 8\n" + rightAnswer,
      output: ["Right at the first try: 0 of 1.\n"], errors: ["✗ Not yet", "✓ Right."]),
    CommandCase(
      "quiz", "note.md", "--seed", "1", "--count", "2", "--no-progress", input: "1\n",
      output: ["Score: 0 of 100.", "Not answered: 2.\n"],
      errors: [
        "every number is needed once; missing: 2, 3, 4, 5, 6, 7, 8; nothing was changed\n",
        "The input ended before an answer.\n",
      ]),
    CommandCase(
      "quiz", "note.md", "--seed", "1", "--exam", "1", "--no-input", "--answer", "1 7 8 6 2 4 3 5", "--min-score",
      "100",
      output: ["Score: 100"], errors: ["✓ Right."]),
    CommandCase(
      "quiz", "note.md", "--seed", "1", "--count", "1", "--no-input", "--answer", "8 7 6 5 4 3 2 1", "--min-score",
      "100",
      code: 1,
      output: ["Right at the first try: 0 of 1."], errors: ["✗ Not yet"]),
    CommandCase(
      "quiz", "note.md", "--seed", "1", "--count", "1", "--no-input", "--answer", "1 7 8 6 2 4 3 5", "--format", "json",
      output: [#""score":100"#], errors: ["✓ Right."]),
    CommandCase(
      "quiz", "note.md", "--seed", "1", "--count", "1", "--no-input", "--answer", "1 7 8 6 2 4 3 5", "--lang", "zh",
      output: ["100"], errors: ["iOS 15", "✓"]),
    CommandCase(
      "quiz", "note.md", "--list", output: ["note.md:11: note-a-push.1: Push (launch): "], errors: [" questions; "]),
    CommandCase(
      "quiz", "note.md", "--list", "--kind", "wrong", output: ["note-a-push.1-2~wrong"],
      errors: ["lcdoc: 4 questions; "]),
    CommandCase(
      "quiz", "note.md", "--list", "--format", "json", output: [#"{"schema":"lcdoc.quiz/1","kind":"ordering","#],
      errors: [" questions; "]),
    CommandCase("quiz", "note.md", "--report", output: [" questions held against the runs of ", "; 0 problems\n"]),
    CommandCase(
      "quiz", "note.md", "--stats", "--state", "new.db", output: ["Answers: 0, to 0 questions"],
      files: ["new.db": "SQLite"]),
  ]

  /// Each format of questions.
  static let formats: [CommandCase] = beginnings.flatMap { format, beginning, part in
    [
      CommandCase(
        "export", "note.md", "--format", format, "-o", "deck", errors: [" questions written to deck\n"],
        files: ["deck": part]),
      CommandCase(
        "export", "note.md", "--format", format, "-o", "-", "--count", "2", output: [beginning, part],
        errors: ["lcdoc: 2 questions written to standard output\n"]),
    ]
  }

  /// How each begins, and something that stands inside.
  private static let beginnings: [(format: String, beginning: String, part: String)] = [
    ("anki", "PK\u{3}\u{4}", "collection.anki2"),
    ("qti21", "PK\u{3}\u{4}", "imsqti_v2p1"),
    ("qti3", "PK\u{3}\u{4}", "qti/qtiv3p0"),
    ("moodle", "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<quiz>", "viewDidLoad"),
    ("json", #"{"schema":"lcdoc.quiz-bank/1""#, "viewDidLoad"),
    ("csv", "\u{FEFF}\"id\",\"kind\",", "viewDidLoad"),
    ("html", "<!DOCTYPE html>\n<html lang=\"en\">", "viewDidLoad"),
  ]

  static let exporting: [CommandCase] = [
    CommandCase(
      "export", "note.md", "--format", "qti3", "-o", "deck.zip", "--verbose",
      errors: ["  note-a-push.1: no credit for orders that are partly right\n"], files: ["deck.zip": "imsmanifest.xml"]),
    CommandCase(
      "export", "note.md", "--format", "json", "-o", "deck.json", "--lang", "zh", "--title", "牌组",
      errors: ["written to deck.json"], files: ["deck.json": #""language":"zh-Hans""#]),
  ]
}
