internal import LifecycleEngine

/// What is on screen before the calls that an item asks about: who holds and presents whom, and who can be seen.
///
/// Found by asking the simulated world, after the steps that are given, what a scenario can ask of it.
package struct ScreenPicture: Sendable, Equatable {
  /// A controller with whom it holds and whom it presents.
  package struct Node: Sendable, Equatable {
    /// As the scenario names it.
    package var name: String
    /// Whether it can be seen, and not only who holds it.
    package var isSeen: Bool
    /// Of a stack from the bottom to the top.
    package var children: [Node] = []
    /// One at most.
    package var presented: [Node] = []
  }

  /// The root of each window that shows something.
  package var roots: [Node]

  /// More controllers are no picture.
  static let mostControllers = 10

  /// The picture for an item; nil where nothing has happened yet, nothing is shown, or too much is.
  ///
  /// - Complexity: two runs of the given steps, and a question for each pair of controllers.
  package init?(of item: ItemFacts) {
    guard !item.given.steps.isEmpty, let world = item.worlds.max(by: { $0.version < $1.version }) else { return nil }
    var scenario = ScenarioParser.parse(Array(item.scenario.utf8)).scenario
    guard scenario.steps.count >= item.given.steps.count else { return nil }
    scenario.steps.removeSubrange(item.given.steps.count...)
    for index in scenario.steps.indices {
      scenario.steps[index].expectations = []
      scenario.steps[index].queries = []
    }
    scenario.lifeCycle = world.lifeCycle
    guard let screen = Screen(scenario, on: Platform(world.version)) else { return nil }
    roots = screen.roots
    guard !roots.isEmpty else { return nil }
  }
}

/// The controllers of a world after its last step, and what it answers about them.
private struct Screen {
  private var names: [String] = []
  private var parents: [String: String] = [:]
  private var presenters: [String: String] = [:]
  private var isShown: Set<String> = []

  init?(_ scenario: Scenario, on platform: Platform) {
    let run = ScenarioRun(Script(scenario), on: platform)
    guard run.failure == nil else { return nil }
    names = Screen.controllers(of: run)
    guard !names.isEmpty, names.count <= ScreenPicture.mostControllers else { return nil }
    var questions: [(text: String, note: (inout Screen) -> Void)] = []
    for name in names {
      questions.append(("\(name).state is appeared", { $0.isShown.insert(name) }))
      for other in names where other != name {
        questions.append(("\(name).parent is \(other)", { $0.parents[name] = other }))
        questions.append(("\(name).presenting is \(other)", { $0.presenters[name] = other }))
      }
    }
    guard let truths = Screen.answers(to: questions.map(\.text), scenario, platform) else { return nil }
    for (question, isTrue) in zip(questions, truths) where isTrue { question.note(&self) }
  }

  /// In the order in which they joined who holds them; those who have gone are left out.
  private static func controllers(of run: ScenarioRun) -> [String] {
    var names: [String] = []
    for entry in run.trace.entries where entry.receiver.kind == .controller {
      let name = run.script.describe(entry.receiver)
      if entry.callback == .dealloc || entry.callback == .willMoveToParentViewController {
        names.removeAll { $0 == name }
      }
      if entry.callback != .dealloc, !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// Whether each question has a yes; nil where one cannot be asked.
  private static func answers(to questions: [String], _ scenario: Scenario, _ platform: Platform) -> [Bool]? {
    var text = ScenarioPrinter.print(scenario)
    for question in questions { text += Array("  = \(question)\n".utf8) }
    let asking = ScenarioParser.parse(text)
    guard asking.problems.isEmpty else { return nil }
    var truths = [Bool](repeating: true, count: questions.count)
    for mismatch in ScenarioRun(Script(asking.scenario), on: platform).mismatches {
      if case .query(let place) = mismatch.kind, truths.indices.contains(place) { truths[place] = false }
    }
    return truths
  }

  var roots: [ScreenPicture.Node] {
    names.filter { parents[$0] == nil && presenters[$0] == nil }.map { node($0) }.filter(\.showsSomething)
  }

  /// - Parameter depth: bounds what answers that contradict each other could make endless.
  private func node(_ name: String, depth: Int = 0) -> ScreenPicture.Node {
    var node = ScreenPicture.Node(name: name, isSeen: false)
    guard depth < ScreenPicture.mostControllers else { return node }
    node.children = names.filter { parents[$0] == name }.map { self.node($0, depth: depth + 1) }
    // Who is presented has its own children; they have a parent.
    node.presented = names.filter { parents[$0] == nil && presenters[$0] == name }.map {
      self.node($0, depth: depth + 1)
    }
    node.isSeen = isShown.contains(name) && !node.children.contains { isShown.contains($0.name) }
    return node
  }
}

extension ScreenPicture.Node {
  fileprivate var showsSomething: Bool {
    isSeen || children.contains(where: \.showsSomething) || presented.contains(where: \.showsSomething)
  }
}
