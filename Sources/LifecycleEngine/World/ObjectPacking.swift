// The objects of a world as words: most of them are one or two.

extension Scene {
  var packed: UInt64 {
    var bits = Bits()
    bits.put(state.rawValue, 3)
    bits.put(window.raw, 8)
    return bits.word
  }

  init(packed: UInt64) {
    var bits = Bits(word: packed)
    let state = SceneState(rawValue: bits.take(3)) ?? .unattached
    self.init(state: state, window: WindowID(Int(bits.take(8))))
  }
}

extension Window {
  var packed: UInt64 {
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
    bits.put(keyedAt, 8)
    return bits.word
  }

  init(packed: UInt64) {
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
    keyedAt = bits.take(8)
  }
}

extension Transition {
  func pack(into words: inout WordWriter) {
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

  init(_ words: borrowing [UInt64], at place: inout Int) {
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
  func pack(into words: inout WordWriter) {
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
    bits.put(showsContent)
    bits.put(isKeptUntilShown)
    bits.put(!children.isEmpty)
    bits.put(!leaving.isEmpty)
    words.append(bits.word)
    if !children.isEmpty { children.pack(into: &words) }
    if !leaving.isEmpty { leaving.pack(into: &words) }
  }

  init(_ words: borrowing [UInt64], at place: inout Int) {
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
    showsContent = bits.take()
    isKeptUntilShown = bits.take()
    let (hasChildren, hasLeaving) = (bits.take(), bits.take())
    place += 2
    if hasChildren { children = ShortList(words, at: &place) }
    if hasLeaving { leaving = ShortList(words, at: &place) }
  }
}

extension View {
  func pack(into words: inout WordWriter) {
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
    bits.put(safeAreaIsLandscape != nil)
    bits.put(safeAreaIsLandscape ?? false)
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

  init(_ words: borrowing [UInt64], at place: inout Int) {
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
    let (hasSafeArea, isLandscapeArea) = (bits.take(), bits.take())
    safeAreaIsLandscape = hasSafeArea ? isLandscapeArea : nil
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
  static let screen = Frame(x: 0, y: 0, width: 375, height: 667)
}
