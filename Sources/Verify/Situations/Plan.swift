import LifecycleEngine

/// Steps to get somewhere, and steps that are watched.
///
/// Steps are given as text of the scenario language: what is shown to a reader as the reproduction is exactly
/// what was run.
struct Plan: Hashable, Sendable {
  var steps: [Watched] = []
  /// What the steps need, and more.
  var props: StageProps = []
  /// The app's lines stand after `super`, so that nested initialisers print inside out.
  var logsAfterSuper = false

  struct Watched: Hashable, Sendable {
    var action: PlanStep
    var isWatched: Bool
  }

  mutating func append(_ action: PlanStep, isWatched: Bool) {
    steps.append(Watched(action: action, isWatched: isWatched))
    props.formUnion(action.props)
  }

  /// The first version on which all of it can be done.
  var oldest: Version {
    let start = props.contains(.refusesDrag) ? Version(13) : .oldest
    return steps.reduce(start) { max($0, $1.action.oldest) }
  }

  func has(_ action: PlanStep) -> Bool { steps.contains { $0.action == action } }

  /// How many controllers take part: `A` always does, `B` and `C` where a step or the stage names them.
  var controllers: Int {
    let hasSecond = !props.isDisjoint(with: [.tabs, .pages, .segue, .modalSegue, .embeds])
    func names(_ letter: StaticString) -> Bool { steps.contains { $0.action.text.contains(letter.utf8Start.pointee) } }
    return 1 + (hasSecond || names("B") ? 1 : 0) + (names("C") ? 1 : 0)
  }
}

extension StaticString {
  fileprivate func contains(_ byte: UInt8) -> Bool { withUTF8Buffer { $0.contains(byte) } }
}

/// Who plays which part in what is watched: letters of staged controllers, 0 for `A`.
struct Roles: Hashable, Sendable {
  var arriving: UInt8?
  var leaving: UInt8?
  /// The container, where it is a controller of the app; UIKit's own have no letter.
  var container: UInt8?
  /// One that is there and neither comes nor goes on screen: a tab that is not selected, one between the two.
  var bystander: UInt8?

  /// The controller of the app that plays a part; nil where none does.
  func letter(of role: Role) -> UInt8? {
    switch role {
    case .arriving: arriving
    case .leaving: leaving
    case .container: container
    case .bystander: bystander
    }
  }

  /// Who may play a part; empty where nobody does.
  func receivers(of role: Role) -> StagedReceivers {
    letter(of: role).map { StagedReceivers(letter: $0) } ?? (role == .container ? .containers : [])
  }
}

extension Situation {
  /// Whether in each of its ways one controller comes and another goes.
  package var hasTwoParts: Bool { has(.arriving) && has(.leaving) }

  /// Whether a controller of the app plays a part in each of its ways; so in none that nothing brings about.
  package func has(_ role: Role) -> Bool { !ways.isEmpty && ways.allSatisfy { $0.roles.letter(of: role) != nil } }
}

/// The part that a controller plays in what happens.
package enum Role: UInt8, Hashable, Sendable, CaseIterable {
  /// The one that comes on screen: the pushed one on a push, the one below on a pop.
  case arriving
  /// The one that goes, or is covered.
  case leaving
  /// The navigation or tab bar controller around them, or the parent.
  case container
  /// One that neither comes nor goes on screen: a tab that is not selected, a controller in the middle of the stack.
  case bystander
}

/// A plan with what is known of those on stage.
struct StagedWay: Hashable, Sendable {
  var plan = Plan()
  var roles = Roles()
  /// The staged controller that a statement is about; nil for whoever gets the callback.
  var subject: UInt8?
  /// Where the controller comes from, if that is what the situation says.
  var origin: Origin?
  /// On versions where this is so, the situation does not come about in this way.
  var unless: Fact?
  /// Whether something else happens than what a statement speaks of.
  var isElsewhere = false
  /// Whether it is done where nobody sees it, or where there is nothing to do.
  var isOutOfSight = false
}

extension StagedWay {
  init(_ steps: [PlanStep]) {
    for step in steps { plan.append(step, isWatched: true) }
  }

  /// The worlds in which it can be gone.
  func worlds(in space: WorldSpace) -> [WorldFacts] {
    var worlds = space.worlds(for: plan)
    if let unless { worlds.removeAll { Platform($0.version)[unless] } }
    guard let origin else { return worlds }
    guard space.allows(origin) else { return [] }
    for index in worlds.indices { worlds[index].origin = origin }
    return worlds
  }
}
