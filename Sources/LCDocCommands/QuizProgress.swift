import ArgumentParser
import Diagnostics
import Project
import Quiz
import QuizStore

/// Where answers are kept, and what is told of them.
struct QuizProgress: ParsableArguments {
  @Option(help: ArgumentHelp("The file with the answers.", valueName: "file"))
  var state: String?

  @Flag(help: "Keep no answers.")
  var noProgress = false

  @Flag(help: "Tell what the answers came to: due, history, hardest callbacks.")
  var stats = false

  @Option(help: ArgumentHelp("Write all answers as JSON, to a file or to - for standard output.", valueName: "file"))
  var exportHistory: String?

  @Option(
    help: ArgumentHelp(
      "Add the answers of another machine, from a file or from - for standard input.", valueName: "file"))
  var importHistory: String?

  /// The store; nil, with a word about it, if there is none: a quiz goes on without.
  func open() -> OpenProgress? {
    guard !noProgress else { return nil }
    do {
      let store = try store()
      return OpenProgress(store, try store.answers())
    } catch {
      Output.remark("lcdoc: \(error.path): \(error.reason); answers are not kept")
      return nil
    }
  }

  /// Writes or reads a history, if that is wanted.
  func transfer() throws -> Bool {
    guard exportHistory != nil || importHistory != nil else { return false }
    try stoppingOnErrors {
      // A history that cannot be read begins no file for answers.
      let imported = try importHistory.map { try history(InputFiles.read($0, maximumSize: 1 << 28)) }
      let store = try store()
      if let answers = imported {
        let added = try store.add(answers)
        Output.remark("lcdoc: \(added) of \(answers.count) answers are new")
      }
      if let target = exportHistory {
        try OutputFile.write(Array((HistoryJSON.text(try store.answers()) + "\n").utf8), to: target)
      }
    }
    return true
  }

  private func history(_ file: SourceFile) throws(InputError) -> [Quiz.Answer] {
    do {
      return try HistoryJSON.answers(file.bytes)
    } catch {
      throw InputError(path: file.path, reason: "this is no history: \(error.reason)")
    }
  }

  /// Tells what the answers came to.
  func writeStatistics(of items: [QuizItem], language: Language, _ format: ReportFormat) throws {
    try stoppingOnErrors {
      let hashes = Dictionary(items.map { ($0.id, $0.semanticHash) }, uniquingKeysWith: { first, _ in first })
      let statistics = QuizStatistics(try store().answers(), items: hashes, today: OpenProgress.today)
      Output.write(
        as: format, json: statistics.json + "\n",
        text: statistics.lines(Strings(language)).joined(separator: "\n") + "\n")
    }
  }

  private func store() throws(ProgressStore.Failure) -> ProgressStore {
    guard let path = state ?? ProgressFile.standardPath else {
      throw ProgressStore.Failure(path: "progress", reason: "neither XDG_DATA_HOME nor HOME says where; give --state")
    }
    let store = try ProgressStore(path: path)
    if let aside = store.setAside { Output.remark("lcdoc: \(path): \(Self.text(aside))") }
    return store
  }

  private static func text(_ aside: ProgressStore.SetAside) -> String {
    let what =
      switch aside.reason {
      case .corrupt: "is damaged"
      case .newer: "was written by a newer lcdoc"
      }
    return "\(what); it is now \(aside.path), unchanged, and a new file was begun"
  }
}

/// The answers that are there at the start of a session, and where new ones go.
struct OpenProgress: Sendable {
  private let store: ProgressStore
  private let history: ReviewHistory
  /// Names the answers of this session.
  private let session: String

  init(_ store: ProgressStore, _ answers: [Answer]) {
    self.store = store
    history = ReviewHistory(answers, today: Self.today)
    session = String(UInt64.random(in: 0 ... .max), radix: 36) + String(UInt64.random(in: 0 ... .max), radix: 36)
  }

  static var today: Int { day(of: ProgressFile.now) }

  private static func day(of time: Int64) -> Int {
    let date = ProgressFile.localDay(time)
    return CivilDate.day(year: date.year, month: date.month, day: date.day)
  }

  func isNew(_ item: QuizItem) -> Bool { history.state(of: item.id, semanticHash: item.semanticHash) == nil }

  /// What is due among some items, longest overdue first; if nothing is, the day of the next review.
  func due(among items: [QuizItem]) -> (items: [QuizItem], nextDay: Int?) {
    let today = Self.today
    var due: [(item: QuizItem, day: Int, place: Int)] = []
    var nextDay: Int?
    for (place, item) in items.enumerated() {
      guard let state = history.state(of: item.id, semanticHash: item.semanticHash) else { continue }
      if state.isDue(on: today) {
        due.append((item, state.dueDay, place))
      } else {
        nextDay = min(nextDay ?? state.dueDay, state.dueDay)
      }
    }
    return (due.sorted { ($0.day, $0.place) < ($1.day, $1.place) }.map(\.item), nextDay)
  }

  /// Keeps an answer at once. A disk that is full must not end the session: it is said, and the quiz goes on.
  func keep(_ result: ItemResult, place: Int) {
    let now = ProgressFile.now
    let answer = Answer(result, uid: "\(session)-\(place)", time: now, day: Self.day(of: now))
    do {
      try store.keep(answer)
    } catch {
      Output.remark("lcdoc: \(error.path): \(error.reason); this answer is not kept")
    }
  }
}
