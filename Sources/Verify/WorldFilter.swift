package import LifecycleEngine

/// What a statement says of the worlds that it is about; nil for what it leaves open. Orders and claims are judged over
/// all worlds that fit.
package struct WorldFilter: Hashable, Sendable {
  /// Versions of iOS.
  package var versions: VersionRange?
  /// Apps with scenes or without.
  package var lifeCycle: LifeCycle?
  /// The style of the presentation: of those that leave it open. A way that has another one does not fit.
  package var style: PresentationStyle?
  /// Where the controller comes from that is pushed, presented or made. Open, it follows from the callbacks named.
  package var origin: Origin?
  /// What stands around the first controller.
  package var container: Container?
  /// Whether transitions are animated; open, they are.
  package var isAnimated: Bool?
  /// What it runs on; open, a phone where nothing needs more.
  package var device: DeviceKind?

  /// A controller's surroundings.
  package enum Container: UInt8, Hashable, Sendable, CaseIterable {
    /// No container.
    case plain
    case navigation
    case tabs
  }

  /// A kind of device.
  package enum DeviceKind: UInt8, Hashable, Sendable, CaseIterable { case phone, pad }

  /// The worlds that fit.
  package init(
    versions: VersionRange? = nil, lifeCycle: LifeCycle? = nil, style: PresentationStyle? = nil,
    origin: Origin? = nil, container: Container? = nil, isAnimated: Bool? = nil, device: DeviceKind? = nil
  ) {
    self.versions = versions
    self.lifeCycle = lifeCycle
    self.style = style
    self.origin = origin
    self.container = container
    self.isAnimated = isAnimated
    self.device = device
  }

  /// What of it is written into a script; the rest chooses the worlds.
  var staged: WorldFilter {
    WorldFilter(style: style, container: container, isAnimated: isAnimated, device: device)
  }

  /// Whether a plan can be carried out in such worlds.
  func allows(_ plan: Plan) -> Bool {
    if let style, plan.steps.contains(where: { $0.action.style.map { $0 != style } ?? false }) { return false }
    if device == .phone, !plan.props.isDisjoint(with: [.windows, .pad]) { return false }
    switch container {
    case .plain: return plan.props.isDisjoint(with: [.navigation, .tabs, .pages])
    case .navigation:
      return plan.props.isDisjoint(with: [.tabs, .pages]) || plan.props.contains(.navigation)
    case .tabs: return !plan.props.contains(.pages)
    case nil: return true
    }
  }
}
