import Diagnostics
import Judging
import LifecycleEngine

/// A run as the pages show it: rows for the list, lanes and bars for the score.
struct RunFigure {
  let run: ScenarioRun
  /// The entries that are shown, in order.
  let shown: [Int]
  private let words: TraceWords

  /// Shows the entries that the app logs, or those of one step with a callback that they must hold.
  init(_ run: ScenarioRun, step: Int? = nil, including callback: Callback? = nil, in language: Language) {
    self.run = run
    words = TraceWords(language)
    let instrumentation = Instrumentation(run.script)
    var shown: [Int] = []
    for (index, entries) in run.steps.enumerated() where step == nil || step == index {
      for place in entries {
        let entry = run.trace.entries[place]
        if instrumentation.contains(entry, in: run.script) || entry.callback == callback { shown.append(place) }
      }
    }
    self.shown = Array(shown.prefix(Self.maximumRows))
  }

  /// The most rows of a figure; a longer run is cut, its list on the scenario's page is not.
  static let maximumRows = 160

  func figure(id: String, title: String) -> TraceFigure {
    TraceFigure(
      id: id, title: title, version: "\(run.platform.version)", steps: steps, score: score, screens: screens,
      appStates: String(shown.compactMap { "\(run.trace.entries[$0].appState.word)".first }), views: views)
  }

  /// Who is on screen around the steps that are shown.
  private var screens: String {
    let all = ScenarioRun(run.script, on: run.platform, keepsScreens: true).screens
    var last: Screen?
    let texts = stepsShown.map { step -> String in
      guard all.indices.contains(step + 1) else { return "" }
      defer { last = all[step + 1] }
      let before = last == all[step] ? "" : text(all[step]) + ">"
      return before + text(all[step + 1])
    }
    return texts.joined(separator: "|")
  }

  /// What the view of each controller does in each row.
  private var views: String {
    var receivers: [Receiver] = []
    var now: [Receiver: Character] = [:]
    var letters: [Receiver: String] = [:]
    var next = 0
    for (row, place) in shown.enumerated() {
      while next <= place {
        let entry = run.trace.entries[next]
        next += 1
        guard entry.receiver.kind == .controller, let state = entry.callback.stateAfter?.state.letter else { continue }
        if now.updateValue(state, forKey: entry.receiver) == nil {
          receivers.append(entry.receiver)
          letters[entry.receiver] = String(repeating: "-", count: row)
        }
      }
      for receiver in receivers { letters[receiver]?.append(now[receiver] ?? "-") }
    }
    return receivers.map { "\(run.script.describe($0))=\(letters[$0] ?? "")" }.joined(separator: ";")
  }

  private func text(_ screen: Screen) -> String { String(decoding: screen.text(run.script), as: UTF8.self) }

  // MARK: The list

  private var stepsShown: [Int] {
    var found: [Int] = []
    for place in shown where found.last != Int(run.trace.entries[place].step) {
      found.append(Int(run.trace.entries[place].step))
    }
    return found
  }

  var steps: [TraceStep] {
    stepsShown.map { step in
      TraceStep(
        text: text(of: step),
        rows: shown.filter { Int(run.trace.entries[$0].step) == step }.map { row(run.trace.entries[$0]) })
    }
  }

  private func text(of step: Int) -> String {
    let scenario = run.script.scenario
    guard scenario.steps.indices.contains(step) else { return "" }
    return String(decoding: ScenarioPrinter.print(scenario.steps[step].actions, of: scenario), as: UTF8.self)
  }

  private func row(_ entry: Entry) -> TraceRow {
    var argument: [UInt8] = []
    run.script.write(entry.argument, to: &argument)
    return TraceRow(
      receiver: run.script.describe(entry.receiver), callback: entry.callback.info.selector.description,
      argument: String(decoding: argument, as: UTF8.self), phase: words[entry.phase], state: words[entry.appState],
      cause: cause(of: entry), link: PagePaths.callback(entry.callback))
  }

  private func cause(of entry: Entry) -> String {
    guard let cause = entry.cause, run.trace.entries.indices.contains(Int(cause)) else { return "" }
    let other = run.trace.entries[Int(cause)]
    return "\(run.script.describe(other.receiver)) \(other.callback.info.selector)"
  }

  // MARK: The score

  var score: ScoreModel {
    var lanes: [ScoreModel.Lane] = []
    var receivers: [Receiver] = []
    var rows: [ScoreModel.Row] = []
    for place in shown {
      let entry = run.trace.entries[place]
      var lane = receivers.firstIndex(of: entry.receiver)
      if lane == nil {
        receivers.append(entry.receiver)
        lanes.append(ScoreModel.Lane(name: run.script.describe(entry.receiver), kind: entry.receiver.kind.laneKind))
        lane = receivers.count - 1
      }
      rows.append(ScoreModel.Row(lane: lane ?? 0, kind: entry.callback.info.family.rowKind))
    }
    return ScoreModel(lanes: lanes, rows: rows, bars: bars(receivers), steps: firstRows)
  }

  /// The state of each controller between the callbacks that change it.
  private func bars(_ receivers: [Receiver]) -> [ScoreModel.Bar] {
    var bars: [ScoreModel.Bar] = []
    for (lane, receiver) in receivers.enumerated() where receiver.kind == .controller {
      var state: ScoreModel.BarState?
      var start = 0
      for (row, place) in shown.enumerated() {
        let entry = run.trace.entries[place]
        guard entry.receiver == receiver, let next = entry.callback.stateAfter else { continue }
        if let state, row > start { bars.append(.init(lane: lane, fromRow: start, toRow: row, state: state)) }
        state = next.state
        start = row
      }
      if let state, start < shown.count - 1 {
        bars.append(.init(lane: lane, fromRow: start, toRow: shown.count - 1, state: state))
      }
    }
    return bars
  }

  /// Where the steps begin.
  private var firstRows: [Int] {
    let steps = shown.map { run.trace.entries[$0].step }
    return steps.indices.filter { $0 == 0 || steps[$0] != steps[$0 - 1] }
  }
}

extension Callback {
  /// The state that a controller's view is in from this callback on; nil in `state` for none.
  fileprivate var stateAfter: (state: ScoreModel.BarState?, Void)? {
    switch self {
    case .viewWillAppear: (.appearing, ())
    case .viewDidAppear: (.appeared, ())
    case .viewWillDisappear: (.disappearing, ())
    case .viewDidDisappear: (nil, ())
    default: nil
    }
  }
}

extension ScoreModel.BarState? {
  /// As the figures of pages have it.
  fileprivate var letter: Character {
    switch self {
    case .appearing: "a"
    case .appeared: "s"
    case .disappearing: "d"
    default: "-"
    }
  }
}

extension Family {
  /// What the mark of its callbacks looks like.
  var rowKind: ScoreModel.RowKind {
    switch self {
    case .states, .launching, .scenes: .appState
    case .viewLoading, .creation, .memory: .loading
    case .appearance: .appearance
    case .layout, .rotation: .layout
    case .containment, .navigation, .viewHierarchy: .containment
    default: .other
    }
  }
}

extension Receiver.Kind {
  /// What the head of its lane looks like.
  var laneKind: ScoreModel.LaneKind {
    switch self {
    case .process, .appDelegate, .notification, .console, .completion, .returning, .class: .app
    case .sceneDelegate, .window: .scene
    case .object: .container
    case .controller: .controller
    case .view, .gesture: .view
    }
  }
}

/// When a callback comes, and the state of the application, in words. A page has hundreds of rows: each word is
/// looked up once.
struct TraceWords {
  private let phases: [String]
  private let states: [String]

  init(_ language: Language) {
    phases = Phase.allCases.map { $0.text.text(in: language) }
    states = AppState.allCases.map { $0.words(in: language) }
  }

  subscript(phase: Phase) -> String { phases[Int(phase.rawValue)] }
  subscript(state: AppState) -> String { states[Int(state.rawValue)] }
}

extension Phase {
  fileprivate var text: UIText {
    switch self {
    case .call: .phaseCall
    case .layout: .phaseLayout
    case .afterCommit: .phaseAfterCommit
    case .animationEnd: .phaseAnimationEnd
    case .laterTurn: .phaseLaterTurn
    case .release: .phaseRelease
    }
  }
}
