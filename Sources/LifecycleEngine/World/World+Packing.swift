// A world as a few words: what lives, in the order of its index, every object in two words where its lists are short.
// Equal words are equal worlds.

extension World {
  /// Appends the world, which must be at rest, to the words.
  func pack(into words: inout WordWriter) {
    packHeader(into: &words)
    for scene in scenes { words.append(scene.packed) }
    for window in windows { words.append(window.packed) }
    if let interactive { interactive.pack(into: &words) }
    packList(created, into: &words)
    for controller in controllers where controller.isAlive { controller.pack(into: &words) }
    for view in views where view.isAlive { view.pack(into: &words) }
  }

  private func packHeader(into words: inout WordWriter) {
    var bits = Bits()
    bits.put(app.state.rawValue, 3)
    bits.put(app.overlay.rawValue, 3)
    bits.put(app.isForceQuit)
    bits.put(app.hasSavedState)
    bits.put(app.lastWindow.raw, 7)
    bits.put(!app.backgroundTasks.isEmpty)
    bits.put(app.isLaunchedInBackground)
    bits.put(app.isLockedOver)
    bits.put(app.owesDiscardedSessions)
    bits.put(deviceIsLandscape)
    bits.put(interactive != nil)
    bits.put(firstResponder?.raw ?? 255, 8)
    bits.put(UInt8(scenes.count), 8)
    bits.put(UInt8(windows.count), 8)
    bits.put(UInt8(created.count), 8)
    bits.put(UInt8(views.count), 8)
    words.append(bits.word)
    words.append(usedClasses)
    words.append(app.knownSessions)
    if !app.backgroundTasks.isEmpty { app.backgroundTasks.pack(into: &words) }
    words.append(held.words.0)
    words.append(held.words.1)
    words.append(held.words.2)
    words.append(held.words.3)
    var alive = Set256()
    for index in controllers.indices where controllers[index].isAlive { alive[index] = true }
    words.append(alive.words.0)
    words.append(alive.words.1)
    alive = Set256()
    for index in views.indices where views[index].isAlive { alive[index] = true }
    words.append(alive.words.0)
    words.append(alive.words.1)
    words.append(alive.words.2)
    words.append(alive.words.3)
  }

  /// Becomes the world that was packed at a place; reuses the memory that it has.
  mutating func unpack(_ words: borrowing [UInt64], at start: Int) {
    var place = start
    func next(_ words: borrowing [UInt64]) -> UInt64 {
      place += 1
      return words[place - 1]
    }
    var bits = Bits(word: next(words))
    app.state = AppState(rawValue: bits.take(3)) ?? .notRunning
    app.overlay = Overlay(rawValue: bits.take(3)) ?? .none
    app.isForceQuit = bits.take()
    app.hasSavedState = bits.take()
    app.lastWindow = WindowID(Int(bits.take(7)))
    let hasTasks = bits.take()
    app.isLaunchedInBackground = bits.take()
    app.isLockedOver = bits.take()
    app.owesDiscardedSessions = bits.take()
    deviceIsLandscape = bits.take()
    let isHeld = bits.take()
    firstResponder = bits.takeID()
    let counts = (scenes: Int(bits.take(8)), windows: Int(bits.take(8)), created: Int(bits.take(8)))
    let viewCount = Int(bits.take(8))
    usedClasses = next(words)
    app.knownSessions = next(words)
    app.backgroundTasks = hasTasks ? ShortList(words, at: &place) : []
    held = Set256((next(words), next(words), next(words), next(words)))
    let living = Set256((next(words), next(words), 0, 0))
    let livingViews = Set256((next(words), next(words), next(words), next(words)))
    scenes.removeAll(keepingCapacity: true)
    for _ in 0..<counts.scenes { scenes.append(Scene(packed: next(words))) }
    windows.removeAll(keepingCapacity: true)
    for _ in 0..<counts.windows { windows.append(Window(packed: next(words))) }
    interactive = nil
    if isHeld { interactive = Transition(words, at: &place) }
    created.removeAll(keepingCapacity: true)
    unpackList(counts.created, words, at: &place) { created.append(ControllerID(Int($0))) }
    for index in controllers.indices {
      if living[index] {
        controllers[index] = Controller(words, at: &place)
      } else if controllers[index].isAlive {
        controllers[index] = Controller()
      }
    }
    while views.count > viewCount { views.removeLast() }
    while views.count < viewCount { views.append(View(isAlive: false)) }
    for index in views.indices {
      if livingViews[index] { views[index] = View(words, at: &place) } else { views[index] = View(isAlive: false) }
    }
  }
}
