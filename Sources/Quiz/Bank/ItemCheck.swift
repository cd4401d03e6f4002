internal import LifecycleEngine

/// Holds items of one source against its runs, by other ways than those in which they were made.
struct ItemCheck {
  /// The runs that the source asks for, and those on all versions.
  private let own: [EditionRun]
  private let all: [EditionRun]
  /// Every call of the source's own runs, logged or not, as it is shown, with the shapes that make it.
  private var callers: [(label: String, shapes: Set<Int>)] = []

  /// What is wrong, before it is known with which item.
  struct Fault: Equatable {
    var kind: ItemProblem.Kind
    var complaint: String

    init(_ kind: ItemProblem.Kind, _ complaint: String) {
      self.kind = kind
      self.complaint = complaint
    }
  }

  init(own: [EditionRun], all: [EditionRun]) {
    self.own = own
    self.all = all
    // Most runs make the same calls: each is put into words once.
    var places: [Call: Int] = [:]
    var seen: Set<Int> = []
    for shape in own.withDoubts.map(\.shape) where seen.insert(shape.number).inserted {
      for entry in shape.reading.run.trace.entries {
        let call = Call(receiver: entry.receiver, callback: entry.callback, argument: entry.argument)
        if let place = places[call] {
          callers[place].shapes.insert(shape.number)
        } else {
          places[call] = callers.count
          callers.append((shape.reading.identity(of: entry).label, [shape.number]))
        }
      }
    }
  }

  /// A call as the runs of one source tell it from others.
  private struct Call: Hashable {
    let receiver: Receiver
    let callback: Callback
    let argument: Argument
  }

  func problem(with item: QuizItem) -> ItemProblem? {
    let fault =
      switch item {
      case .ordering(let item): fault(of: item)
      case .choice(let item): fault(of: item)
      }
    return fault.map { ItemProblem(id: item.id, source: item.source, kind: $0.kind, complaint: $0.complaint) }
  }

  /// The first of some runs that makes a call; one that is named without its argument may have any.
  private func first(of runs: [EditionRun], calling label: String) -> EditionRun? {
    let beginning = label.utf8.last == UInt8(ascii: ":") ? label : label + ":"
    let shapes = callers.reduce(into: Set<Int>()) { shapes, caller in
      if caller.label == label || caller.label.hasPrefix(beginning) { shapes.formUnion(caller.shapes) }
    }
    return shapes.isEmpty ? nil : runs.first { shapes.contains($0.shape.number) }
  }

  // MARK: - Orderings

  private func fault(of item: Item) -> Fault? {
    let grader = Grader(item: item)
    let start = grader.grade(item.start)
    if start.isAccepted { return Fault(.start, "the starting order is accepted") }
    if !grader.grade(item.start.filter { $0 < item.pieces.count }).isFarOff {
      return Fault(.start, "the starting order is half right or more")
    }
    let fitting = own.filter { item.worlds.contains($0.world) }
    guard !fitting.isEmpty, fitting.count == item.worldCount else {
      return Fault(.key, "\(fitting.count) of \(item.worldCount) runs were made")
    }
    var responses: [[Int]] = []
    for run in fitting.distinct {
      guard let response = KeyConfirmation.response(to: item, of: run.run) else {
        return Fault(.key, "the run on \(run.run.world) has other calls")
      }
      guard grader.grade(response).isAccepted else {
        let order = response.map { item.labels[$0] }.joined(separator: ", ")
        return Fault(.key, "the run on \(run.run.world) is not accepted: \(order)")
      }
      responses.append(response)
    }
    // Free is only what some run has the other way round, or what nobody promises.
    let common = PartialOrder(commonTo: responses).map { IncidentalOrder.promised($0, among: item.pieces) }
    guard common == item.key else { return Fault(.key, "the key is not what all runs agree on") }
    for distractor in item.distractors {
      if let run = first(of: fitting.withDoubts, calling: distractor.label) {
        return Fault(.wrongAnswer, "the run on \(run.run.world) calls \(distractor.label)")
      }
    }
    return nil
  }

  // MARK: - Choices

  private func fault(of item: ChoiceItem) -> Fault? {
    guard item.options.indices.contains(item.answer), item.start.sorted() == Array(item.options.indices) else {
      return Fault(.start, "the options are not all shown")
    }
    let answer = item.options[item.answer].label
    let fitting = (item.kind == .versions ? all : own).filter { item.worlds.contains($0.world) }
    guard !fitting.isEmpty else { return Fault(.key, "no run was made") }
    switch item.kind {
    case .ordering: return nil
    case .next: return next(item, answer, fitting.distinct)
    case .notCalled: return notCalled(item, answer, fitting.withDoubts)
    case .wrongLine: return wrongLine(item, fitting.distinct)
    case .versions:
      guard let classes = VersionQuestion.classes(of: fitting, step: item.given.steps.count) else {
        return Fault(.key, "a version prints two logs")
      }
      return versions(item, answer, classes)
    }
  }

  private func notCalled(_ item: ChoiceItem, _ answer: String, _ runs: [EditionRun]) -> Fault? {
    if let run = first(of: runs, calling: answer) {
      return Fault(.key, "the run on \(run.run.world) calls \(answer)")
    }
    let others = item.options.map(\.label).filter { $0 != answer }
    return others.first { first(of: runs, calling: $0) == nil }
      .map { Fault(.wrongAnswer, "no run calls \($0) either") }
  }

  /// Every run that begins like the log goes on with the answer.
  private func next(_ item: ChoiceItem, _ answer: String, _ runs: [EditionRun]) -> Fault? {
    var seen = 0
    for run in runs {
      let window = window(of: run, item).prefix(item.log.count + 1)
      guard window.count == item.log.count + 1, window.dropLast().elementsEqual(item.log) else { continue }
      seen += 1
      if window.last != answer { return Fault(.key, "the run on \(run.run.world) goes on with \(window.last ?? "")") }
    }
    return seen == 0 ? Fault(.key, "no run begins like the log") : nil
  }

  /// No run prints the log; one prints it without the answer's line, and none without another line.
  private func wrongLine(_ item: ChoiceItem, _ runs: [EditionRun]) -> Fault? {
    let log = item.options.map(\.label)
    let windows = runs.map { Array(window(of: $0, item).prefix(log.count)) }
    if windows.contains(where: { Self.isPart(log, of: $0) }) { return Fault(.key, "a run prints the log") }
    for line in log.indices {
      var rest = log
      rest.remove(at: line)
      let isPrinted = windows.contains { Self.isPart(rest, of: $0) }
      guard isPrinted != (line == item.answer) else { continue }
      return isPrinted
        ? Fault(.wrongAnswer, "line \(line + 1) could be wrong as well")
        : Fault(.key, "no run prints the rest of the log")
    }
    return nil
  }

  /// The versions of the answer print the log, and no other option is right.
  private func versions(_ item: ChoiceItem, _ answer: String, _ classes: [VersionQuestion.Class]) -> Fault? {
    guard let right = classes.first(where: { $0.log == item.log }) else {
      return Fault(.key, "no version prints the log")
    }
    // The words for the same versions are the same in both.
    let words = StemFacts(strings: Strings(item.language)).text(of: right.versions)
    return answer == words ? nil : Fault(.key, "the log is printed by \(words)")
  }

  /// Whether some lines come in a log in their order, others between them or not.
  private static func isPart(_ lines: [String], of log: [String]) -> Bool {
    var next = lines.startIndex
    for line in log where next < lines.endIndex && line == lines[next] { next += 1 }
    return next == lines.endIndex
  }

  /// The labels of a run from where the item asks.
  private func window(of run: EditionRun, _ item: ChoiceItem) -> [String] {
    let earlier = item.given.calls.count + item.given.omittedCallCount
    return run.shape.events.drop { $0.step < item.given.steps.count }.dropFirst(earlier).map {
      EventIdentity($0).label
    }
  }
}
