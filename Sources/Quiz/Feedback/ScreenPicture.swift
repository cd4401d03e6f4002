internal import LifecycleEngine

/// What is on screen before the calls that an item asks about: who holds and presents whom, and who can be seen.
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
  /// - Complexity: one run of the given steps.
  init?(of item: ItemFacts) {
    guard !item.given.steps.isEmpty, let world = item.worlds.max(by: { $0.version < $1.version }) else { return nil }
    var scenario = ScenarioParser.parse(Array(item.scenario.utf8)).scenario
    let given = item.given.steps.count
    guard scenario.steps.count >= given else { return nil }
    scenario.steps.removeSubrange(given...)
    scenario.lifeCycle = world.lifeCycle
    let script = Script(scenario)
    let screens = ScenarioRun(script, on: Platform(world.version), keepsScreens: true).screens
    guard screens.count > given else { return nil }
    roots = screens[given].roots.map { Node($0, script) }.filter(\.showsSomething)
    guard !roots.isEmpty, roots.reduce(0, { $0 + $1.count }) <= Self.mostControllers else { return nil }
  }
}

extension ScreenPicture.Node {
  fileprivate init(_ part: Screen.Part, _ script: Script) {
    name = script.describe(part.receiver)
    isSeen = part.appearance == .appeared && !part.children.contains { $0.appearance == .appeared }
    children = part.children.map { Self($0, script) }
    presented = part.presented.map { Self($0, script) }
  }

  fileprivate var count: Int { (children + presented).reduce(1) { $0 + $1.count } }

  fileprivate var showsSomething: Bool { isSeen || (children + presented).contains(where: \.showsSomething) }
}
