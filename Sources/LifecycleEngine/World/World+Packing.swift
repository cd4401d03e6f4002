// A world as a few words: what lives, most objects in one word. Equal words are equal worlds.

extension World {
  /// Appends the world, which must be at rest, to the words: what the system knows of the app, then what is in the
  /// process. Answers how many words the first part has.
  func pack(into words: inout WordWriter) -> Int {
    packSystem(into: &words)
    let systemCount = words.count
    packScreen(into: &words)
    return systemCount
  }

  private func packSystem(into words: inout WordWriter) {
    var bits = Bits()
    bits.put(app.state.rawValue, 3)
    bits.put(app.overlay.rawValue, 3)
    bits.put(app.isForceQuit)
    bits.put(app.hasSavedState)
    bits.put(app.lastWindow.raw, 7)
    bits.put(app.isLaunchedInBackground)
    bits.put(app.isLockedOver)
    bits.put(app.owesDiscardedSessions)
    bits.put(UInt8(truncatingIfNeeded: scenes.count), 7)
    let place = words.count
    words.append(0)
    bits.put(words.appendUnlessZero(app.knownSessions))
    bits.put(!app.backgroundTasks.isEmpty)
    if !app.backgroundTasks.isEmpty { app.backgroundTasks.pack(into: &words) }
    for index in scenes.indices { words.append(scenes[index].packed) }
    words.replace(place, by: bits.word)
  }

  private func packScreen(into words: inout WordWriter) {
    packHeader(into: &words)
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
    bits.put(deviceIsLandscape)
    bits.put(interactive != nil)
    bits.put(firstResponder?.raw ?? 255, 8)
    bits.put(UInt8(truncatingIfNeeded: created.count), 7)
    bits.put(UInt8(truncatingIfNeeded: views.count), 8)
    let place = words.count
    words.append(0)
    bits.put(words.appendUnlessZero(usedClasses))
    pack(held.words, into: &words, &bits)
    pack(freePlaces.words, into: &words, &bits)
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

  /// Takes over what the system knows of the app from where it was packed, and moves behind it.
  mutating func unpackSystem(_ words: borrowing [UInt64], at place: inout Int) {
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
    let sceneCount = Int(bits.take(7))
    app.knownSessions = bits.next(words, at: &place)
    app.backgroundTasks = bits.take() ? ShortList(words, at: &place) : []
    scenes.removeAll(keepingCapacity: true)
    for index in 0..<sceneCount { scenes.append(Scene(packed: words[place + index])) }
    place += sceneCount
  }

  /// Takes over what is in the process; reuses the memory that it has.
  mutating func unpackScreen(_ words: borrowing [UInt64], at start: Int) {
    var place = start
    let counts = unpackHeader(words, at: &place)
    for index in windows.indices { windows[index] = Window(packed: words[place + index]) }
    place += windows.count
    interactive = counts.isHeld ? Transition(words, at: &place) : nil
    controllers.withUnsafeMutableBufferPointer { $0.update(repeating: Controller()) }
    created.removeAll(keepingCapacity: true)
    for index in 0..<counts.created {
      created.append(ControllerID(Int(words[place + index >> 3] &>> UInt64((index & 7) &<< 3) & 0xff)))
    }
    place += (counts.created + 7) >> 3
    for index in created.indices { controllers[created[index].index] = Controller(words, at: &place) }
    if views.count > counts.views { views.removeLast(views.count - counts.views) }
    while views.count < counts.views { views.append(View()) }
    views.withUnsafeMutableBufferPointer { views in
      for index in views.indices { views[index] = counts.free[index] ? View() : View(words, at: &place) }
    }
  }

  private typealias Counts = (created: Int, views: Int, isHeld: Bool, free: Set256)

  private mutating func unpackHeader(_ words: borrowing [UInt64], at place: inout Int) -> Counts {
    var bits = Bits(word: words[place])
    place += 1
    deviceIsLandscape = bits.take()
    let isHeld = bits.take()
    firstResponder = bits.takeID()
    let (created, views) = (Int(bits.take(7)), Int(bits.take(8)))
    usedClasses = bits.next(words, at: &place)
    held = unpackSet(words, at: &place, &bits)
    let free = unpackSet(words, at: &place, &bits)
    return (created, views, isHeld, free)
  }

  private func unpackSet(_ words: borrowing [UInt64], at place: inout Int, _ bits: inout Bits) -> Set256 {
    let (a, b) = (bits.next(words, at: &place), bits.next(words, at: &place))
    let (c, d) = (bits.next(words, at: &place), bits.next(words, at: &place))
    return Set256((a, b, c, d))
  }
}

extension Bits {
  /// The word at a place if the next bit says that there is one, else zero.
  fileprivate mutating func next(_ words: borrowing [UInt64], at place: inout Int) -> UInt64 {
    guard take() else { return 0 }
    place += 1
    return words[place - 1]
  }
}
