import LifecycleEngine

/// Who plays whom: the note's actors and the controllers of the staged run.
struct Casting: Hashable, Sendable {
  /// For each actor of the claim the staged name (0 is `A`, 1 is `B`, 2 is `C`).
  var actors: [UInt8]
  /// The staged name for steps without an actor; nil: whoever gets the callback.
  var unnamed: UInt8?

  /// All castings of a claim: the newer controller first, for notes speak of the one that comes.
  static func all(of claim: OrderClaim) -> [Casting] {
    let count = actors(of: claim)
    let hasUnnamed = claim.steps.contains { $0.actor == nil && $0.role == nil && $0.callback.needsActor }
    let roles = permutations(of: min(count, mostActors))
    guard hasUnnamed else { return roles.map { Casting(actors: $0, unnamed: nil) } }
    var castings: [Casting] = []
    for unnamed in [UInt8(1), 0, 2] { for role in roles { castings.append(Casting(actors: role, unnamed: unnamed)) } }
    return castings + roles.map { Casting(actors: $0, unnamed: nil) }
  }

  /// The controllers of a stage: `A`, `B` and `C`.
  static let mostActors = 3

  /// How many controllers a claim tells apart by their names.
  static func actors(of claim: OrderClaim) -> Int {
    claim.steps.compactMap { $0.role == nil ? $0.actor : nil }.reduce(0) { max($0, Int($1) + 1) }
  }

  /// Ordered choices of `count` of the three staged names.
  private static func permutations(of count: Int) -> [[UInt8]] {
    guard count > 0 else { return [[]] }
    var result: [[UInt8]] = []
    for shorter in permutations(of: count - 1) {
      for name in [UInt8(0), 1, 2] where !shorter.contains(name) { result.append(shorter + [name]) }
    }
    return result
  }

  /// Who may get the callback of a claimed step: whoever plays its actor, or is no controller at all.
  func receivers(of step: OrderClaim.Step, _ roles: Roles) -> StagedReceivers {
    if let role = step.role, step.callback.needsActor { return roles.receivers(of: role) }
    guard step.callback.needsActor else {
      // A controller is the delegate of the fields in its view, and notes name the field or nobody.
      return step.callback.info.owner == .textFieldDelegate ? .others.union(.controllers) : .others
    }
    guard let actor = step.actor else {
      return StagedReceivers.others.union(unnamed.map { StagedReceivers(letter: $0) } ?? .controllers)
    }
    guard Int(actor) < actors.count else { return .others }
    return StagedReceivers.others.union(StagedReceivers(letter: actors[Int(actor)]))
  }
}

extension Callback {
  /// Whether the callback goes to one of several objects, so that it matters which.
  var needsActor: Bool {
    switch info.owner {
    case .viewController, .object, .anyClass: true
    default: false
    }
  }
}
