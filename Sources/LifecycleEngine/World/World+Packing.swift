// A world as a few words: what lives, in the order of its index, every object in two words where its lists are short.
// Equal words are equal worlds.

/// Writes words one after the other into memory that is large enough.
struct WordWriter {
  private(set) var count = 0
  private let memory: UnsafeMutableBufferPointer<UInt64>

  init(_ memory: UnsafeMutableBufferPointer<UInt64>) { self.memory = memory }

  @inline(__always)
  mutating func append(_ word: UInt64) {
    memory[count] = word
    count &+= 1
  }
}

/// One world as words, in memory that is used again for the next.
public struct PackedWorld: Sendable {
  private var storage: [UInt64]
  /// How many words the world has.
  public private(set) var count = 0

  /// Memory for any world of a script.
  public init(_ script: Script) {
    let (controllers, views) = (script.controllers.count, 256)
    storage = Array(repeating: 0, count: 64 + 2 * script.windows.count + controllers * 11 + views * 7)
  }

  public var words: ArraySlice<UInt64> { storage[..<count] }

  /// A hash over all words.
  public var hash: UInt64 {
    storage.withUnsafeBufferPointer { words in
      var hash: UInt64 = 0x9e37_79b9_7f4a_7c15
      for index in 0..<count {
        hash = (hash ^ words[index]) &* 0xff51_afd7_ed55_8ccd
        hash ^= hash >> 32
      }
      return hash
    }
  }

  mutating func pack(_ world: borrowing World) {
    storage.withUnsafeMutableBufferPointer { memory in
      var writer = WordWriter(memory)
      world.pack(into: &writer)
      count = writer.count
    }
  }
}

extension World {
  /// Becomes equal to another world of the same script; reuses the memory that it has.
  mutating func copy(_ other: borrowing World) {
    app = other.app
    usedClasses = other.usedClasses
    deviceIsLandscape = other.deviceIsLandscape
    interactive = other.interactive
    firstResponder = other.firstResponder
    held = other.held
    World.copy(other.scenes, to: &scenes)
    World.copy(other.windows, to: &windows)
    World.copy(other.controllers, to: &controllers)
    World.copy(other.views, to: &views)
    World.copy(other.created, to: &created)
  }

  private static func copy<Element>(_ source: borrowing [Element], to target: inout [Element]) {
    if source.count == target.count {
      source.withUnsafeBufferPointer { source in
        guard let start = source.baseAddress else { return }
        target.withUnsafeMutableBufferPointer { $0.baseAddress?.update(from: start, count: source.count) }
      }
    } else {
      target.removeAll(keepingCapacity: true)
      source.withUnsafeBufferPointer { target.append(contentsOf: $0) }
    }
  }

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
    bits.put(app.hasLaunched)
    bits.put(app.sessionIsKnown)
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
    app.hasLaunched = bits.take()
    app.sessionIsKnown = bits.take()
    app.isLaunchedInBackground = bits.take()
    app.isLockedOver = bits.take()
    app.owesDiscardedSessions = bits.take()
    deviceIsLandscape = bits.take()
    let isHeld = bits.take()
    firstResponder = bits.takeID()
    let counts = (scenes: Int(bits.take(8)), windows: Int(bits.take(8)), created: Int(bits.take(8)))
    let viewCount = Int(bits.take(8))
    usedClasses = next(words)
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

/// Fields of a word, from the lowest bit up.
private struct Bits {
  var word: UInt64 = 0
  var used: UInt64 = 0

  init() {}
  init(word: UInt64) { self.word = word }

  mutating func put(_ value: UInt8, _ width: UInt64) { put(wide: UInt64(value), width) }

  mutating func put(wide value: UInt64, _ width: UInt64) {
    word |= value &<< used
    used &+= width
  }

  mutating func put(_ value: Bool) { put(wide: value ? 1 : 0, 1) }

  mutating func take(wide width: UInt64) -> UInt64 {
    let value = word & ((1 &<< width) &- 1)
    word = word &>> width
    return value
  }

  mutating func take(_ width: UInt64) -> UInt8 { UInt8(truncatingIfNeeded: take(wide: width)) }
  mutating func take() -> Bool { take(wide: 1) == 1 }

  /// An index, or 255 for none.
  mutating func takeID<ID: WorldIndex>() -> ID? {
    let raw = take(8)
    return raw == 255 ? nil : ID(Int(raw))
  }
}

/// Eight bytes a word, the first one lowest.
private func packList(_ list: some Sequence<ControllerID>, into words: inout WordWriter) {
  var word: UInt64 = 0
  var shift: UInt64 = 0
  for id in list {
    word |= UInt64(id.raw) &<< shift
    shift &+= 8
    if shift == 64 {
      words.append(word)
      (word, shift) = (0, 0)
    }
  }
  if shift > 0 { words.append(word) }
}

private func unpackList(
  _ count: Int, _ words: borrowing [UInt64], at place: inout Int, _ body: (UInt8) -> Void
) {
  var word: UInt64 = 0
  for index in 0..<count {
    if index & 7 == 0 {
      word = words[place]
      place += 1
    }
    body(UInt8(truncatingIfNeeded: word))
    word = word &>> 8
  }
}

// MARK: Objects

extension Scene {
  fileprivate var packed: UInt64 {
    var bits = Bits()
    bits.put(state.rawValue, 3)
    bits.put(window.raw, 8)
    bits.put(isDiscarded)
    return bits.word
  }

  fileprivate init(packed: UInt64) {
    var bits = Bits(word: packed)
    let state = SceneState(rawValue: bits.take(3)) ?? .unattached
    self.init(state: state, window: WindowID(Int(bits.take(8))), isDiscarded: bits.take())
  }
}

extension Window {
  fileprivate var packed: UInt64 {
    var bits = Bits()
    bits.put(exists)
    bits.put(view?.raw ?? 255, 8)
    bits.put(root?.raw ?? 255, 8)
    bits.put(isHidden)
    bits.put(isKey)
    bits.put(wide: UInt64(UInt16(bitPattern: level)), 16)
    bits.put(isLandscape)
    bits.put(usesConstraints)
    bits.put(shownAt, 8)
    return bits.word
  }

  fileprivate init(packed: UInt64) {
    var bits = Bits(word: packed)
    self.init()
    exists = bits.take()
    view = bits.takeID()
    root = bits.takeID()
    isHidden = bits.take()
    isKey = bits.take()
    level = Int16(bitPattern: UInt16(truncatingIfNeeded: bits.take(wide: 16)))
    isLandscape = bits.take()
    usesConstraints = bits.take()
    shownAt = bits.take(8)
  }
}

extension Transition {
  fileprivate func pack(into words: inout WordWriter) {
    var bits = Bits()
    bits.put(kind.rawValue, 3)
    bits.put(owner.raw, 8)
    bits.put(from?.raw ?? 255, 8)
    bits.put(to?.raw ?? 255, 8)
    bits.put(isAnimated)
    bits.put(isInteractive)
    bits.put(isByUser)
    bits.put(isBare)
    bits.put(goesBack)
    words.append(bits.word)
    removed.pack(into: &words)
  }

  fileprivate init(_ words: borrowing [UInt64], at place: inout Int) {
    var bits = Bits(word: words[place])
    place += 1
    let kind = Kind(rawValue: bits.take(3)) ?? .push
    self.init(kind: kind, owner: ControllerID(Int(bits.take(8))), from: bits.takeID(), to: bits.takeID())
    isAnimated = bits.take()
    isInteractive = bits.take()
    isByUser = bits.take()
    isBare = bits.take()
    goesBack = bits.take()
    removed = ShortList(words, at: &place)
  }
}

extension Controller {
  fileprivate func pack(into words: inout WordWriter) {
    var bits = Bits()
    bits.put(kind.rawValue, 3)
    bits.put(appearance.rawValue, 2)
    bits.put(presentationStyle.rawValue, 4)
    bits.put(flags.byte, 4)
    bits.put(isLoadingView)
    bits.put(isInTransition)
    bits.put(presenterLeft)
    bits.put(isAnimating)
    bits.put(isDriven)
    bits.put(awaitsIsAppearing)
    bits.put(isLandscapeOnly)
    bits.put(knowsTraits)
    bits.put(finishesWithAppearance)
    bits.put(owesDidMove)
    bits.put(pending != nil)
    bits.put(pending?.isAnimated ?? false)
    bits.put(pending?.isPop ?? false)
    bits.put(view?.raw ?? 255, 8)
    bits.put(parent?.raw ?? 255, 8)
    bits.put(shown?.raw ?? 255, 8)
    words.append(bits.word)
    bits = Bits()
    bits.put(presented?.raw ?? 255, 8)
    bits.put(presenter?.raw ?? 255, 8)
    bits.put(!children.isEmpty)
    bits.put(!leaving.isEmpty)
    words.append(bits.word)
    if !children.isEmpty { children.pack(into: &words) }
    if !leaving.isEmpty { leaving.pack(into: &words) }
  }

  fileprivate init(_ words: borrowing [UInt64], at place: inout Int) {
    self.init()
    isAlive = true
    var bits = Bits(word: words[place])
    kind = ControllerKind(rawValue: bits.take(3)) ?? .plain
    appearance = Appearance(rawValue: bits.take(2)) ?? .disappeared
    presentationStyle = PresentationStyle(rawValue: bits.take(4)) ?? .fullScreen
    flags = TransitionFlags(byte: bits.take(4))
    isLoadingView = bits.take()
    isInTransition = bits.take()
    presenterLeft = bits.take()
    isAnimating = bits.take()
    isDriven = bits.take()
    awaitsIsAppearing = bits.take()
    isLandscapeOnly = bits.take()
    knowsTraits = bits.take()
    finishesWithAppearance = bits.take()
    owesDidMove = bits.take()
    let (isPending, isAnimated, isPop) = (bits.take(), bits.take(), bits.take())
    // The entry that caused it is in a trace that a packed world has left behind.
    if isPending { pending = PendingTransition(isAnimated: isAnimated, isPop: isPop, cause: -1) }
    view = bits.takeID()
    parent = bits.takeID()
    shown = bits.takeID()
    bits = Bits(word: words[place + 1])
    presented = bits.takeID()
    presenter = bits.takeID()
    let (hasChildren, hasLeaving) = (bits.take(), bits.take())
    place += 2
    if hasChildren { children = ShortList(words, at: &place) }
    if hasLeaving { leaving = ShortList(words, at: &place) }
  }
}

extension View {
  fileprivate func pack(into words: inout WordWriter) {
    var bits = Bits()
    bits.put(wide: UInt64(declaration ?? 0x7ff), 11)
    bits.put(controller?.raw ?? 255, 8)
    bits.put(isWindow?.raw ?? 127, 7)
    bits.put(superview?.raw ?? 255, 8)
    bits.put(window?.raw ?? 127, 7)
    bits.put(needsLayout)
    bits.put(needsConstraints)
    bits.put(needsProperties)
    bits.put(needsDisplay)
    bits.put(isLandscape)
    bits.put(needsSecondPass)
    bits.put(hasConstraints)
    bits.put(isHidden)
    bits.put(isTransparent)
    bits.put(ignoresTouches)
    bits.put(isControl)
    bits.put(hasGesture)
    bits.put(frame != .screen)
    words.append(bits.word)
    if frame != .screen {
      words.append(UInt64(UInt32(bitPattern: frame.x)) | UInt64(UInt32(bitPattern: frame.y)) << 32)
      words.append(UInt64(UInt32(bitPattern: frame.width)) | UInt64(UInt32(bitPattern: frame.height)) << 32)
    }
    subviews.pack(into: &words)
  }

  fileprivate init(_ words: borrowing [UInt64], at place: inout Int) {
    self.init()
    var bits = Bits(word: words[place])
    place += 1
    let name = bits.take(wide: 11)
    declaration = name == 0x7ff ? nil : UInt16(truncatingIfNeeded: name)
    controller = bits.takeID()
    let ownWindow = bits.take(7)
    isWindow = ownWindow == 127 ? nil : WindowID(Int(ownWindow))
    superview = bits.takeID()
    let outerWindow = bits.take(7)
    window = outerWindow == 127 ? nil : WindowID(Int(outerWindow))
    needsLayout = bits.take()
    needsConstraints = bits.take()
    needsProperties = bits.take()
    needsDisplay = bits.take()
    isLandscape = bits.take()
    needsSecondPass = bits.take()
    hasConstraints = bits.take()
    isHidden = bits.take()
    isTransparent = bits.take()
    ignoresTouches = bits.take()
    isControl = bits.take()
    hasGesture = bits.take()
    frame = .screen
    if bits.take() {
      let (origin, size) = (words[place], words[place + 1])
      place += 2
      frame = Frame(
        x: Int32(truncatingIfNeeded: origin), y: Int32(truncatingIfNeeded: origin >> 32),
        width: Int32(truncatingIfNeeded: size), height: Int32(truncatingIfNeeded: size >> 32))
    }
    subviews = ShortList(words, at: &place)
  }
}

extension Frame {
  fileprivate static let screen = Frame(x: 0, y: 0, width: 375, height: 667)
}
