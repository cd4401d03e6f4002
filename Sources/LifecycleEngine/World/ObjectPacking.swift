// The objects of a world as words: most of them are one.

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
    bits.put(firstResponder?.raw ?? 255, 8)
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
    firstResponder = bits.takeID()
    removed = ShortList(words, at: &place)
  }
}

extension Controller {
  /// What a packed word holds in the bits that are free in `fields`.
  private static let hasPresenter: UInt64 = 1 &<< 16
  private static let hasChildren: UInt64 = 1 &<< 17
  private static let hasLeaving: UInt64 = 1 &<< 18
  private static let own: UInt64 = 0xffff_ffff_0000_ffff

  /// One word, and one each for the presenter and for short lists where there are any.
  @inline(__always)
  func pack(into words: inout WordWriter) {
    var word = fields.word | UInt64(kind.rawValue) &<< 19 | UInt64(appearance.rawValue) &<< 22
    word |= UInt64(presentationStyle.rawValue) &<< 24 | UInt64(flags.byte) &<< 28
    if presenter != nil { word |= Self.hasPresenter }
    if !children.isEmpty { word |= Self.hasChildren }
    if !leaving.isEmpty { word |= Self.hasLeaving }
    words.append(word)
    if let presenter { words.append(UInt64(presenter.raw)) }
    if !children.isEmpty { children.pack(into: &words) }
    if !leaving.isEmpty { leaving.pack(into: &words) }
  }

  init(_ words: borrowing [UInt64], at place: inout Int) {
    self.init()
    let word = words[place]
    place += 1
    fields.word = word & Self.own
    var bits = Bits(word: word &>> 19)
    kind = ControllerKind(rawValue: bits.take(3)) ?? .plain
    appearance = Appearance(rawValue: bits.take(2)) ?? .disappeared
    presentationStyle = PresentationStyle(rawValue: bits.take(4)) ?? .fullScreen
    flags = TransitionFlags(byte: bits.take(4))
    if word & Self.hasPresenter != 0 {
      presenter = ControllerID(Int(truncatingIfNeeded: words[place]))
      place += 1
    }
    if word & Self.hasChildren != 0 { children = ShortList(words, at: &place) }
    if word & Self.hasLeaving != 0 { leaving = ShortList(words, at: &place) }
  }
}

extension View {
  /// What a packed word holds in the bits that are free in `fields`.
  private static let hasFrame: UInt64 = 1 &<< 15
  private static let hasSubviews: UInt64 = 1 &<< 16

  /// One word; two more for a frame that does not fill the screen, and one for a short list of subviews.
  @inline(__always)
  func pack(into words: inout WordWriter) {
    let hasFrame = frame != .screen
    var word = fields.word
    if hasFrame { word |= Self.hasFrame }
    if !subviews.isEmpty { word |= Self.hasSubviews }
    words.append(word)
    if hasFrame {
      words.append(UInt64(UInt32(bitPattern: frame.x)) | UInt64(UInt32(bitPattern: frame.y)) << 32)
      words.append(UInt64(UInt32(bitPattern: frame.width)) | UInt64(UInt32(bitPattern: frame.height)) << 32)
    }
    if !subviews.isEmpty { subviews.pack(into: &words) }
  }

  init(_ words: borrowing [UInt64], at place: inout Int) {
    self.init()
    let word = words[place]
    place += 1
    fields.word = word & ~(Self.hasFrame | Self.hasSubviews)
    if word & Self.hasFrame != 0 {
      let (origin, size) = (words[place], words[place + 1])
      place += 2
      frame = Frame(
        x: Int32(truncatingIfNeeded: origin), y: Int32(truncatingIfNeeded: origin >> 32),
        width: Int32(truncatingIfNeeded: size), height: Int32(truncatingIfNeeded: size >> 32))
    }
    if word & Self.hasSubviews != 0 { subviews = ShortList(words, at: &place) }
  }
}

extension Frame {
  static var screen: Frame { Frame(x: 0, y: 0, width: 375, height: 667) }
}
