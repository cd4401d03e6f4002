/// What a container does with whom it shows in a place: a child, or what is presented over the child's context there; or
/// nobody.
enum Occupants {
  /// The container drives them, and no move of a view.
  static func takeHold(_ id: ControllerID?, _ run: inout Run) {
    for occupant in run.world.occupants(of: id) { run[occupant][.isDriven] = true }
  }

  static func begin(_ id: ControllerID?, _ appears: Bool, animated: Bool, _ run: inout Run) {
    for occupant in run.world.occupants(of: id) {
      run[occupant][.isDriven] = true
      AppearanceTransition.begin(occupant, appears, animated: animated, &run)
    }
  }

  static func attach(_ id: ControllerID?, to container: ControllerID, _ run: inout Run) {
    for occupant in run.world.occupants(of: id) { AppearanceTransition.attachChildView(occupant, to: container, &run) }
  }

  static func finish(_ id: ControllerID?, in container: ControllerID, _ run: inout Run) {
    for occupant in run.world.occupants(of: id) { AppearanceTransition.finish(occupant, in: container, &run) }
  }

  static func endComing(_ id: ControllerID?, _ run: inout Run) {
    for occupant in run.world.occupants(of: id) where run[occupant].appearance == .appearing {
      AppearanceTransition.end(occupant, &run)
    }
  }

  /// The end for those that are on their way out.
  static func endLeft(_ id: ControllerID?, _ run: inout Run) {
    for occupant in run.world.occupants(of: id) where run[occupant].appearance == .disappearing {
      AppearanceTransition.end(occupant, &run)
    }
  }

  /// What came over the child while its container's transition ran goes with it too.
  static func endLeaving(_ id: ControllerID?, animated: Bool = false, _ run: inout Run) {
    for occupant in run.world.occupants(of: id) { AppearanceTransition.leave(occupant, animated: animated, &run) }
  }

  static func takeOut(_ id: ControllerID?, _ run: inout Run) {
    for occupant in run.world.occupants(of: id) {
      if let view = run[occupant].view, run[view].superview != nil { ViewHierarchy.removeFromSuperview(view, &run) }
    }
  }

  /// The container drives them no more.
  static func letGo(_ id: ControllerID?, _ run: inout Run) {
    if let id { run[id][.isDriven] = false }
    for occupant in run.world.occupants(of: id) { run[occupant][.isDriven] = false }
  }
}
