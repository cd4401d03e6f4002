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

  // MARK: What the system knows of the app

  private func packSystem(into words: inout WordWriter) {
    var header = SystemHeader(app: app, sceneCount: UInt8(truncatingIfNeeded: scenes.count))
    header.hasSessions = app.knownSessions != 0
    header.hasTasks = !app.backgroundTasks.isEmpty
    words.append(header.packed)
    if header.hasSessions { words.append(app.knownSessions) }
    if header.hasTasks { app.backgroundTasks.pack(into: &words) }
    for index in scenes.indices { words.append(scenes[index].packed) }
  }

  /// Takes over what the system knows of the app from where it was packed, and moves behind it.
  mutating func unpackSystem(_ words: borrowing [UInt64], at place: inout Int) {
    var header = SystemHeader(app: Application(), sceneCount: 0)
    header.unpack(words[place])
    place += 1
    app = header.app
    if header.hasSessions {
      app.knownSessions = words[place]
      place += 1
    }
    if header.hasTasks { app.backgroundTasks = ShortList(words, at: &place) }
    scenes.removeAll(keepingCapacity: true)
    for _ in 0..<header.sceneCount {
      var scene = Scene(window: WindowID(0))
      scene.unpack(words[place])
      scenes.append(scene)
      place += 1
    }
  }

  // MARK: What is in the process

  private func packScreen(into words: inout WordWriter) {
    var header = ScreenHeader()
    header.deviceIsLandscape = deviceIsLandscape
    header.hasTransition = interactive != nil
    header.firstResponder = firstResponder
    header.created = UInt8(truncatingIfNeeded: created.count)
    header.views = UInt8(truncatingIfNeeded: views.count)
    header.usesClasses = usedClasses != 0
    let free = freePlaces
    header.held = held.presentWords
    header.shownContent = shownContent.presentWords
    header.hiddenContent = hiddenContent.presentWords
    header.free = free.presentWords
    words.append(header.packed)
    if header.usesClasses { words.append(usedClasses) }
    held.pack(into: &words)
    shownContent.pack(into: &words)
    hiddenContent.pack(into: &words)
    free.pack(into: &words)
    for index in windows.indices { words.append(windows[index].packed) }
    if let interactive {
      words.append(interactive.packed)
      interactive.removed.pack(into: &words)
    }
    packCreated(into: &words)
    // Who lives is who was created, in that order.
    controllers.withUnsafeBufferPointer { controllers in
      for index in created.indices { controllers[created[index].index].pack(into: &words) }
    }
    views.withUnsafeBufferPointer { views in
      for index in views.indices where views[index][.isAlive] { views[index].pack(into: &words) }
    }
  }

  /// Takes over what is in the process; reuses the memory that it has.
  mutating func unpackScreen(_ words: borrowing [UInt64], at start: Int) {
    var place = start
    var header = ScreenHeader()
    header.unpack(words[place])
    place += 1
    deviceIsLandscape = header.deviceIsLandscape
    firstResponder = header.firstResponder
    usedClasses = header.usesClasses ? words[place] : 0
    if header.usesClasses { place += 1 }
    held = Set256(words, at: &place, present: header.held)
    shownContent = Set256(words, at: &place, present: header.shownContent)
    hiddenContent = Set256(words, at: &place, present: header.hiddenContent)
    let free = Set256(words, at: &place, present: header.free)
    for index in windows.indices { windows[index].unpack(words[place + index]) }
    place += windows.count
    interactive = header.hasTransition ? Transition(words, at: &place) : nil
    unpackControllers(Int(header.created), words, at: &place)
    unpackViews(Int(header.views), free, words, at: &place)
  }

  private mutating func unpackControllers(_ count: Int, _ words: borrowing [UInt64], at place: inout Int) {
    controllers.withUnsafeMutableBufferPointer { $0.update(repeating: Controller()) }
    created.removeAll(keepingCapacity: true)
    for index in 0..<count {
      created.append(ControllerID(Int(words[place + index >> 3] &>> UInt64((index & 7) &<< 3) & 0xff)))
    }
    place += (count + 7) >> 3
    for index in created.indices { controllers[created[index].index] = Controller(words, at: &place) }
  }

  private mutating func unpackViews(
    _ count: Int, _ free: Set256, _ words: borrowing [UInt64], at place: inout Int
  ) {
    if views.count > count { views.removeLast(views.count - count) }
    while views.count < count { views.append(View()) }
    views.withUnsafeMutableBufferPointer { views in
      for index in views.indices { views[index] = free[index] ? View() : View(words, at: &place) }
    }
  }

  /// Eight controllers a word, the first one lowest.
  private func packCreated(into words: inout WordWriter) {
    var writer = BitWriter()
    for index in created.indices {
      var raw = created[index].raw
      writer.code(&raw, 8)
      if index & 7 == 7 {
        words.append(writer.word)
        writer = BitWriter()
      }
    }
    if created.count & 7 != 0 { words.append(writer.word) }
  }

  /// The places of views that have died; seldom any.
  private var freePlaces: Set256 {
    var free = Set256()
    views.withUnsafeBufferPointer { views in
      for index in views.indices where !views[index][.isAlive] { free[index] = true }
    }
    return free
  }
}

/// The first word of what the system knows of the app, which also says which words follow that are zero in most worlds.
private struct SystemHeader: OneWord {
  var app: Application
  var sceneCount: UInt8
  var hasSessions = false
  var hasTasks = false

  @inline(__always)
  mutating func code(_ coder: inout some FieldCoder) {
    app.code(&coder)
    coder.code(&sceneCount, 7)
    coder.code(&hasSessions)
    coder.code(&hasTasks)
  }
}

/// The first word of what is in the process.
private struct ScreenHeader: OneWord {
  var deviceIsLandscape = false
  var hasTransition = false
  @Link var firstResponder: ViewID?
  var created: UInt8 = 0
  var views: UInt8 = 0
  var usesClasses = false
  /// Which words of the sets of names follow, and which of the free places.
  var held: UInt8 = 0
  var shownContent: UInt8 = 0
  var hiddenContent: UInt8 = 0
  var free: UInt8 = 0

  @inline(__always)
  mutating func code(_ coder: inout some FieldCoder) {
    coder.code(&deviceIsLandscape)
    coder.code(&hasTransition)
    coder.code(&_firstResponder)
    coder.code(&created, 7)
    coder.code(&views, 8)
    coder.code(&usesClasses)
    coder.code(&held, 4)
    coder.code(&shownContent, 4)
    coder.code(&hiddenContent, 4)
    coder.code(&free, 4)
  }
}
