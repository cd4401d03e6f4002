// How views hang together, and what runs know them by.

extension World {
  subscript(id: ViewID) -> View {
    @inline(__always) get { views[id.index] }
    @inline(__always) _modify {
      // As with controllers.
      #if hasFeature(Embedded)
        yield &place(of: id).pointee
      #else
        yield &views[id.index]
      #endif
    }
  }

  #if hasFeature(Embedded)
    @inline(never)
    private mutating func place(of id: ViewID) -> UnsafeMutablePointer<View> {
      views.withUnsafeMutableBufferPointer { $0.baseAddress.unsafelyUnwrapped + id.index }
    }
  #endif

  /// The living view of a declaration.
  func view(declaredAt index: Int) -> ViewID? {
    for (place, view) in views.enumerated() where view[.isAlive] && view.declaration == UInt16(index) {
      return ViewID(place)
    }
    return nil
  }

  /// Whether the view is the other one or lies inside it.
  @inline(__always)
  func isView(_ view: ViewID, inside ancestor: ViewID) -> Bool { views.isView(view, inside: ancestor) }

  /// The views from the touched one up that have a recognizer, in the order in which they are asked.
  func gestures(above view: ViewID) -> [ViewID] {
    var found: [ViewID] = []
    var current: ViewID? = view
    while let here = current {
      if self[here][.hasGesture] { found.append(here) }
      current = self[here].superview
    }
    return found
  }

  /// The middle of a view in window coordinates.
  func middle(of view: ViewID) -> (x: Int32, y: Int32) {
    var x = self[view].frame.width / 2
    var y = self[view].frame.height / 2
    var current = view
    while let parent = self[current].superview {
      x += self[current].frame.x
      y += self[current].frame.y - self[parent].offset
      current = parent
    }
    return (x, y)
  }

  /// Cuts the link to the superview without telling anyone.
  mutating func detach(_ view: ViewID) {
    guard let parent = self[view].superview else { return }
    self[parent].subviews.removeAll { $0 == view }
    self[view].superview = nil
  }

  /// Whether a view, or one inside it, has constraints of the app's.
  func hasConstraints(inOrBelow view: ViewID) -> Bool {
    self[view][.hasConstraints] || self[view].subviews.contains { hasConstraints(inOrBelow: $0) }
  }
}

extension [View] {
  /// Asked of the views, since a question to the whole simulation in the middle of a change would copy it.
  fileprivate func isView(_ view: ViewID, inside ancestor: ViewID) -> Bool {
    var current: ViewID? = view
    while let here = current {
      if here == ancestor { return true }
      current = self[here.index].superview
    }
    return false
  }
}
