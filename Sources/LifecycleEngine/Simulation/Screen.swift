/// Who is on screen between two steps: the roots of the windows, whom they contain and whom they present.
public struct Screen: Hashable, Sendable {
  /// A controller in its place.
  public struct Part: Hashable, Sendable {
    /// Which one.
    public var receiver: Receiver
    /// What it is.
    public var kind: ControllerKind
    /// How it was presented; nil for the root of a window and for a child.
    public var style: PresentationStyle?
    /// Whether its place is the one that is shown: of a stack the top, of tabs the one that is selected.
    public var isShown = true
    /// What its view does.
    public var appearance: Appearance
    /// Whom it contains; of a stack from the bottom to the top.
    public var children: [Part] = []
    /// Whom it presents: one at most.
    public var presented: [Part] = []
  }

  /// The roots of the windows that are not hidden, from the one behind to the one in front.
  public let roots: [Part]

  /// The screen of a world. Complexity: O(controllers).
  init(_ world: World) {
    var left = world.visibleWindows
    var roots: [Part] = []
    // They are few: a sort would be more code than all the rest.
    while let behind = left.min(by: world.isBehind) {
      left.removeAll { $0 == behind }
      if let root = world.windows[behind].root { roots.append(Screen.part(root, in: world, above: 0)) }
    }
    self.roots = roots
  }

  /// Controllers that stand deeper are left out: no app has so many in each other.
  private static let deepest = 32

  private static func part(_ id: ControllerID, in world: World, above depth: Int) -> Part {
    let controller = world[id]
    var part = Part(receiver: .controller(id), kind: controller.kind, appearance: controller.appearance)
    guard depth < deepest else { return part }
    let shown = world.shownChild(of: id)
    for child in controller.children {
      var inner = Screen.part(child, in: world, above: depth + 1)
      inner.isShown = shown == nil || shown == child
      part.children.append(inner)
    }
    if let other = controller.presented {
      var over = Screen.part(other, in: world, above: depth + 1)
      over.style = world[other].presentationStyle
      part.presented = [over]
    }
    return part
  }
}
