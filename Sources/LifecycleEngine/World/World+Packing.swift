// A world as a few words: what lives, most objects in one word. Equal words are equal worlds.

extension World {
  /// Appends the world, which must be at rest, to the words.
  func pack(into words: inout WordWriter) {
    packHeader(into: &words)
    for index in scenes.indices { words.append(scenes[index].packed) }
    for index in windows.indices { words.append(windows[index].packed) }
    if let interactive { interactive.pack(into: &words) }
    packList(created, into: &words)
    // Who lives is who was created, in that order.
    controllers.withUnsafeBufferPointer { controllers in
      for index in created.indices { controllers[created[index].index].pack(into: &words) }
    }
    views.withUnsafeBufferPointer { views in
      for index in views.indices where views[index].isAlive { views[index].pack(into: &words) }
    }
  }

  /// One word, which also says which of the words follow that are zero in most worlds.
  private func packHeader(into words: inout WordWriter) {
    var bits = Bits()
    bits.put(app.state.rawValue, 3)
    bits.put(app.overlay.rawValue, 3)
    bits.put(app.isForceQuit)
    bits.put(app.hasSavedState)
    bits.put(app.lastWindow.raw, 7)
    bits.put(app.isLaunchedInBackground)
    bits.put(app.isLockedOver)
    bits.put(app.owesDiscardedSessions)
    bits.put(deviceIsLandscape)
    bits.put(interactive != nil)
    bits.put(firstResponder?.raw ?? 255, 8)
    bits.put(UInt8(truncatingIfNeeded: scenes.count), 7)
    bits.put(UInt8(truncatingIfNeeded: created.count), 7)
    bits.put(UInt8(truncatingIfNeeded: views.count), 8)
    let place = words.count
    words.append(0)
    bits.put(words.appendUnlessZero(usedClasses))
    bits.put(words.appendUnlessZero(app.knownSessions))
    pack(held.words, into: &words, &bits)
    pack(freePlaces.words, into: &words, &bits)
    bits.put(!app.backgroundTasks.isEmpty)
    if !app.backgroundTasks.isEmpty { app.backgroundTasks.pack(into: &words) }
    words.replace(place, by: bits.word)
  }

  @inline(__always)
  private func pack(_ set: (UInt64, UInt64, UInt64, UInt64), into words: inout WordWriter, _ bits: inout Bits) {
    bits.put(words.appendUnlessZero(set.0))
    bits.put(words.appendUnlessZero(set.1))
    bits.put(words.appendUnlessZero(set.2))
    bits.put(words.appendUnlessZero(set.3))
  }

  /// The places of views that have died; seldom any.
  private var freePlaces: Set256 {
    var free = Set256()
    views.withUnsafeBufferPointer { views in
      for index in views.indices where !views[index].isAlive { free[index] = true }
    }
    return free
  }

  /// Becomes the world that was packed at a place; reuses the memory that it has.
  mutating func unpack(_ words: borrowing [UInt64], at start: Int) {
    var place = start
    let counts = unpackHeader(words, at: &place)
    scenes.removeAll(keepingCapacity: true)
    for index in 0..<counts.scenes { scenes.append(Scene(packed: words[place + index])) }
    place += counts.scenes
    for index in windows.indices { windows[index] = Window(packed: words[place + index]) }
    place += windows.count
    interactive = counts.isHeld ? Transition(words, at: &place) : nil
    for index in controllers.indices { controllers[index] = Controller() }
    created.removeAll(keepingCapacity: true)
    for index in 0..<counts.created {
      created.append(ControllerID(Int(words[place + index >> 3] &>> UInt64((index & 7) &<< 3) & 0xff)))
    }
    place += (counts.created + 7) >> 3
    for index in created.indices { controllers[created[index].index] = Controller(words, at: &place) }
    views.removeAll(keepingCapacity: true)
    for index in 0..<counts.views { views.append(counts.free[index] ? View() : View(words, at: &place)) }
  }

  private typealias Counts = (scenes: Int, created: Int, views: Int, isHeld: Bool, free: Set256)

  private mutating func unpackHeader(_ words: borrowing [UInt64], at place: inout Int) -> Counts {
    var bits = Bits(word: words[place])
    place += 1
    app.state = AppState(rawValue: bits.take(3)) ?? .notRunning
    app.overlay = Overlay(rawValue: bits.take(3)) ?? .none
    app.isForceQuit = bits.take()
    app.hasSavedState = bits.take()
    app.lastWindow = WindowID(Int(bits.take(7)))
    app.isLaunchedInBackground = bits.take()
    app.isLockedOver = bits.take()
    app.owesDiscardedSessions = bits.take()
    deviceIsLandscape = bits.take()
    let isHeld = bits.take()
    firstResponder = bits.takeID()
    let (scenes, created, views) = (Int(bits.take(7)), Int(bits.take(7)), Int(bits.take(8)))
    func nextIfAny(_ words: borrowing [UInt64]) -> UInt64 {
      guard bits.take() else { return 0 }
      place += 1
      return words[place - 1]
    }
    usedClasses = nextIfAny(words)
    app.knownSessions = nextIfAny(words)
    held = Set256((nextIfAny(words), nextIfAny(words), nextIfAny(words), nextIfAny(words)))
    let free = Set256((nextIfAny(words), nextIfAny(words), nextIfAny(words), nextIfAny(words)))
    app.backgroundTasks = bits.take() ? ShortList(words, at: &place) : []
    return (scenes, created, views, isHeld, free)
  }
}
