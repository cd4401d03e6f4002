package import LifecycleEngine

/// What an app prints during a random walk, and the same with one wrong line: the search for logs is tried with it.
package struct RandomLog: Sendable {
  /// The scenario of the walk.
  package let scenario: Scenario
  /// The lines that a run printed, with at most one edit.
  package let lines: [OrderClaim.Step]
  private var random: SplitMix64

  private static let logged: StaticString = """
    viewDidLoad, viewWillAppear:, viewDidAppear:, viewWillDisappear:, viewDidDisappear:, \
    application:didFinishLaunchingWithOptions:, applicationDidBecomeActive:, applicationWillResignActive:
    """

  private static let layout: StaticString = ", viewWillLayoutSubviews, viewDidLayoutSubviews"

  /// A walk of pushes, pops, presentations, drags that are given up, and ways out of the app; of each third the log
  /// shows layout passes.
  package init(seed: UInt64, steps: Int) {
    var random = SplitMix64(seed: seed)
    var text: [UInt8] = []
    text.append("ios: ")
    let version = random.choice(of: [9, 12, 26]) ?? 26
    text.append(decimal: version)
    text.append("\nlife-cycle: app\nroot: nav(A)\nlog: ")
    text.append(RandomLog.logged)
    if random.next(below: 3) == 0 { text.append(RandomLog.layout) }
    text.append("\n\nlaunch\n")
    var walk = Walk(dragsSheets: version >= 13)
    for _ in 0..<steps {
      text.append(walk.step(random.next(below: 6)))
      text.append("\n")
    }
    scenario = ScenarioParser.parse(text).scenario
    lines = RandomLog.lines(scenario)
    self.random = random
  }

  /// Where the walk has come to, so that its steps are possible.
  private struct Walk {
    let dragsSheets: Bool
    private var depth = 0
    private var covers = false

    init(dragsSheets: Bool) { self.dragsSheets = dragsSheets }

    mutating func step(_ choice: Int) -> StaticString {
      switch choice {
      case 0 where !covers && depth < 2:
        depth += 1
        return depth == 1 ? "push B" : "push C"
      case 1 where !covers && depth > 0:
        depth -= 1
        return "pop"
      case 2:
        covers.toggle()
        return covers ? "present D" : "dismiss"
      case 3 where !covers && depth > 0: return "swipe back cancelled"
      case 4 where covers && dragsSheets: return "drag down cancelled"
      default: return "home\nopen"
      }
    }
  }

  private static func lines(_ scenario: Scenario) -> [OrderClaim.Step] {
    let script = Script(scenario)
    let run = ScenarioRun(script, on: Platform(scenario.defaultVersion))
    var controllers: [UInt32] = []
    return scenario.steps.indices.flatMap { step in
      run.logged(inStep: step).map { entry in
        guard entry.receiver.kind == .controller else { return OrderClaim.Step(actor: nil, callback: entry.callback) }
        let index = UInt32(entry.receiver.index)
        if !controllers.contains(index) { controllers.append(index) }
        return OrderClaim.Step(actor: controllers.firstIndex(of: index).map { UInt8($0) }, callback: entry.callback)
      }
    }
  }

  /// The log with one wrong line.
  package var damaged: (kind: LogExplanation.Edit.Kind, place: Int, lines: [OrderClaim.Step]) {
    var random = random
    var lines = lines
    let place = random.next(below: lines.count - 1)
    switch random.next(below: 4) {
    case 0:
      lines.remove(at: place)
      return (.missing, place, lines)
    case 1:
      lines.insert(lines[random.next(below: lines.count)], at: place)
      return (.extra, place, lines)
    case 2:
      lines[place] = lines[random.next(below: lines.count)]
      return (.replaced, place, lines)
    default:
      let line = lines.remove(at: place)
      lines.insert(line, at: place + 1)
      return (.swapped, place, lines)
    }
  }
}
