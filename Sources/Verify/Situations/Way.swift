import LifecycleEngine

/// One way in which a situation comes about: what must be so before, and what is watched.
struct Way: Hashable, Sendable {
  var before: [PlanStep]
  var watched: [PlanStep]
  var roles: Roles
  /// The staged controller that a statement is about; nil for whoever gets the callback.
  var subject: UInt8?
  var props: StageProps
  var origin: Origin?
  var unless: Fact?

  init(
    _ before: [PlanStep], _ watched: [PlanStep], arriving: UInt8? = nil, leaving: UInt8? = nil,
    container: UInt8? = nil, bystander: UInt8? = nil, about subject: UInt8? = nil, props: StageProps = [],
    origin: Origin? = nil,
    unless: Fact? = nil
  ) {
    self.before = before
    self.watched = watched
    roles = Roles(arriving: arriving, leaving: leaving, container: container, bystander: bystander)
    self.subject = subject
    self.props = props
    self.origin = origin
    self.unless = unless
  }

  /// The same, said of one controller.
  func about(_ subject: UInt8) -> Way {
    var copy = self
    copy.subject = subject
    return copy
  }

  /// The way alone.
  var staged: StagedWay {
    var planner = Planner()
    planner.add(self)
    return planner.way
  }
}

/// Situations as they are said to come one after the other.
enum SituationSequence {
  /// The ways to go through them: each way of the last one, after the first possible way of those before it.
  /// - Parameters:
  ///   - after: what has happened before them all, unwatched.
  ///   - watchesMaking: whether the making of the object that each is about is watched too.
  static func ways(
    _ situations: [Situation], after: [Situation] = [], watchesMaking: Bool = false
  ) -> [StagedWay] {
    guard let last = situations.last else { return [] }
    var planners: [Planner] = []
    for way in last.ways {
      var planner = Planner()
      // What is on screen is put there while the app is in front.
      if after.contains(where: { $0.movesApp }) { planner.prepare(way) }
      for situation in after { planner.addFirst(of: situation, isWatched: false) }
      planner.startsHere()
      for situation in situations.dropLast() { planner.addFirst(of: situation, watchesMaking: watchesMaking) }
      planner.add(way, watchesMaking: watchesMaking)
      if planner.isPossible, !planners.contains(where: { $0.way == planner.way }) { planners.append(planner) }
    }
    // "In the foreground a URL is opened" is not about an app that goes to the background before.
    if !after.isEmpty, planners.contains(where: { !$0.movesApp }) { planners.removeAll { $0.movesApp } }
    return planners.map { $0.way }
  }
}

extension Situation {
  /// Whether the app as a whole is somewhere else afterwards.
  fileprivate var movesApp: Bool { ways.contains { way in way.watched.contains { $0.movesApp } } }
}
