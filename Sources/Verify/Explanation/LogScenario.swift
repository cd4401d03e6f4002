import LifecycleEngine

/// Writes a way that was found as a scenario, and says how the log lies on it.
struct LogScenario {
  let log: LogWords
  let stage: Stage
  let way: LogWay
  /// The letters that came on stage.
  private let letters: Int
  private let names: [[UInt8]]

  init(log: LogWords, stage: Stage, way: LogWay, names: [[UInt8]]) {
    self.log = log
    self.stage = stage
    self.way = way
    let isTabbed = stage.root == .tabs || stage.root == .navigationInTabs
    letters = way.moves.reduce(isTabbed ? 2 : 1) { max($0, ($1.letter ?? 0) + 1) }
    self.names = LogScenario.names(way.cast, log, names, letters)
  }

  var run: LogExplanation.Run {
    let printed = PrintedScenario(scenario, on: stage.version)
    let edits = edits
    return LogExplanation.Run(
      steps: way.steps.map { step in
        LogExplanation.Step(text: step.move.text(names), lines: step.lines, isLogged: step.isWatched)
      },
      versions: printed.versions, versionsApartFromLayout: printed.versionsApartFromLayout,
      lifeCycle: stage.lifeCycle,
      edits: edits.filter { !$0.isLayoutPass }.map { edit in
        LogExplanation.Edit(kind: edit.kind, line: edit.line, step: OrderClaim.Step(edit.word, in: log))
      },
      layoutPasses: edits.filter { $0.isLayoutPass }.count, scenario: printed.text,
      startsLate: way.steps.contains(where: { $0.startsLate }), endsEarly: endsEarly)
  }

  /// Whether the log itself tells which life cycle the app has.
  private var showsLifeCycle: Bool {
    log.shown.contains { $0.info.owner == .sceneDelegate || !$0.isSentWithScenes }
  }

  // MARK: Edits

  private var edits: [LogEdit] {
    way.steps.flatMap { step -> [LogEdit] in
      guard step.isWatched else { return [] }
      let words = step.startsLate ? late(step.words) : step.words
      return LogAlignment.edits(words, on: log, from: step.lines.lowerBound, to: step.lines.upperBound)
    }
  }

  private func late(_ words: [LogWords.Word]) -> [LogWords.Word] {
    guard let first = log.words.first, let start = words.firstIndex(of: first) else { return words }
    return Array(words[start...])
  }

  /// Whether the last step goes on behind the end of the log.
  private var endsEarly: Bool {
    guard let last = way.steps.last(where: { $0.isWatched }), last.lines.upperBound == log.words.count else {
      return false
    }
    let missing = edits.filter { $0.kind == .missing && $0.line == log.words.count && !$0.isLayoutPass }.count
    let counted = last.words.filter { !LogWords.isIncidental($0) }.count
    let lines = log.words[last.lines].filter { !LogWords.isIncidental($0) }.count
    return !last.startsLate && edits.isEmpty && missing == 0 && counted > lines
  }

  // MARK: Text

  /// For the version on which it was found; the life cycle is left to the version unless the log tells of it.
  private var scenario: [UInt8] {
    let namesLifeCycle = !stage.hasDefaultLifeCycle || showsLifeCycle
    return stage.text(
      way.steps.map { $0.move }, by: names, of: letters, log: logged, namesLifeCycle: namesLifeCycle)
  }

  /// What the scenario logs: a callback by its name alone where all controllers print it.
  private var logged: [[UInt8]] {
    log.shown.flatMap { callback -> [[UInt8]] in
      let printing = (0..<letters).filter { letter in
        let actor = way.cast[UInt8(letter)]
        return actor < Cast.open && log.prints(actor, callback)
      }
      if !callback.needsActor || log.prints(LogWords.others, callback) || printing.count == letters {
        return [callback.name]
      }
      return printing.map { names[$0] + [UInt8(ascii: ".")] + callback.name }
    }
  }

  /// The names of the actors where a scenario can use them; else letters that no actor has.
  private static func names(_ cast: Cast, _ log: LogWords, _ names: [[UInt8]], _ letters: Int) -> [[UInt8]] {
    var chosen = [[UInt8]?](repeating: nil, count: Stage.letters)
    for letter in 0..<letters {
      let actor = cast[UInt8(letter)]
      guard actor < Cast.open, !log.isShared(actor), Int(actor) < names.count else { continue }
      let name = names[Int(actor)]
      if isName(name), !chosen.contains(name) { chosen[letter] = name }
    }
    for letter in chosen.indices where chosen[letter] == nil {
      let own = Stage.names[letter]
      chosen[letter] = chosen.contains(own) ? Stage.names.first { !chosen.contains($0) } : own
    }
    return chosen.enumerated().map { $1 ?? Stage.names[$0] }
  }

  /// A word that means nothing else in a scenario.
  private static func isName(_ text: [UInt8]) -> Bool {
    guard let first = text.first, text.count <= 60, first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z"),
      !isViewName(text)
    else { return false }
    let isWord = text.allSatisfy { byte in
      byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") || byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
        || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }
    guard isWord else { return false }
    var trial: [UInt8] = []
    trial.append("root: ")
    trial.append(contentsOf: text)
    trial.append("\n\nlaunch\n")
    return ScenarioParser.parse(trial).problems.isEmpty
  }

  /// `V`, `V1`: what stages call their views.
  private static func isViewName(_ text: [UInt8]) -> Bool {
    text.first == UInt8(ascii: "V")
      && text.dropFirst().allSatisfy { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
  }
}
