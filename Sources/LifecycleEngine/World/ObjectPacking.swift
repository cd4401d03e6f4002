// Objects of a world that can have more than one word.

extension Set256 {
  /// Bit n: word n is not zero, and is packed.
  var presentWords: UInt8 {
    (words.0 != 0 ? 1 : 0) | (words.1 != 0 ? 2 : 0) | (words.2 != 0 ? 4 : 0) | (words.3 != 0 ? 8 : 0)
  }

  func pack(into packed: inout WordWriter) {
    if words.0 != 0 { packed.append(words.0) }
    if words.1 != 0 { packed.append(words.1) }
    if words.2 != 0 { packed.append(words.2) }
    if words.3 != 0 { packed.append(words.3) }
  }

  init(_ packed: borrowing [UInt64], at place: inout Int, present: UInt8) {
    var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
    if present & 1 != 0 { words.0 = packed.next(&place) }
    if present & 2 != 0 { words.1 = packed.next(&place) }
    if present & 4 != 0 { words.2 = packed.next(&place) }
    if present & 8 != 0 { words.3 = packed.next(&place) }
    self.init(words)
  }
}

extension [UInt64] {
  @inline(__always)
  fileprivate func next(_ place: inout Int) -> UInt64 {
    place += 1
    return self[place - 1]
  }
}

extension Transition {
  init(_ words: borrowing [UInt64], at place: inout Int) {
    self.init(kind: .push, owner: ControllerID(0), from: nil, to: nil)
    unpack(words[place])
    place += 1
    removed = ShortList(words, at: &place)
  }
}

extension Controller {
  /// What follows the first word.
  private struct Further: OptionSet {
    let rawValue: UInt16

    static let presenter = Further(rawValue: 1 << 0)
    static let children = Further(rawValue: 1 << 1)
    static let leaving = Further(rawValue: 1 << 2)
  }

  /// One word, and one each for the presenter and for short lists where there are any.
  @inline(__always)
  func pack(into words: inout WordWriter) {
    var (copy, writer, further) = (self, BitWriter(), Further())
    copy.code(&writer)
    further[.presenter] = presenter != nil
    further[.children] = !children.isEmpty
    further[.leaving] = !leaving.isEmpty
    writer.code(&further, 3)
    words.append(writer.word)
    if let presenter { words.append(UInt64(presenter.raw)) }
    if further[.children] { children.pack(into: &words) }
    if further[.leaving] { leaving.pack(into: &words) }
  }

  init(_ words: borrowing [UInt64], at place: inout Int) {
    self.init()
    var (reader, further) = (BitReader(words[place]), Further())
    place += 1
    code(&reader)
    reader.code(&further, 3)
    if further[.presenter] {
      presenter = ControllerID(Int(truncatingIfNeeded: words[place]))
      place += 1
    }
    if further[.children] { children = ShortList(words, at: &place) }
    if further[.leaving] { leaving = ShortList(words, at: &place) }
  }
}

extension View {
  /// What follows the first word.
  private struct Further: OptionSet {
    let rawValue: UInt16

    static let frame = Further(rawValue: 1 << 0)
    static let subviews = Further(rawValue: 1 << 1)
    static let list = Further(rawValue: 1 << 2)
    static let rowsOfInterest = Further(rawValue: 1 << 3)
  }

  /// One word; two more for a frame that does not fill the screen, one for a list and one for its selection, and one for
  /// a few subviews.
  @inline(__always)
  func pack(into words: inout WordWriter) {
    var (copy, writer, further) = (self, BitWriter(), Further())
    copy.code(&writer)
    further[.frame] = frame != .screen
    further[.subviews] = !subviews.isEmpty
    further[.list] = offset != 0 || rows != 0
    further[.rowsOfInterest] = selected != 0 || fetched != 0
    writer.code(&further, 4)
    words.append(writer.word)
    if further[.frame] {
      words.append(UInt64(UInt32(bitPattern: frame.x)) | UInt64(UInt32(bitPattern: frame.y)) << 32)
      words.append(UInt64(UInt32(bitPattern: frame.width)) | UInt64(UInt32(bitPattern: frame.height)) << 32)
    }
    if further[.subviews] { subviews.pack(into: &words) }
    if further[.list] { words.append(UInt64(UInt32(bitPattern: offset)) | UInt64(rows) << 32) }
    if further[.rowsOfInterest] { words.append(UInt64(selected) | UInt64(fetched) << 16) }
  }

  init(_ words: borrowing [UInt64], at place: inout Int) {
    self.init()
    var (reader, further) = (BitReader(words[place]), Further())
    place += 1
    code(&reader)
    reader.code(&further, 4)
    if further[.frame] {
      let (origin, size) = (words[place], words[place + 1])
      place += 2
      frame = Frame(
        x: Int32(truncatingIfNeeded: origin), y: Int32(truncatingIfNeeded: origin >> 32),
        width: Int32(truncatingIfNeeded: size), height: Int32(truncatingIfNeeded: size >> 32))
    }
    if further[.subviews] { subviews = ShortList(words, at: &place) }
    if further[.list] {
      offset = Int32(truncatingIfNeeded: words[place])
      rows = UInt16(truncatingIfNeeded: words[place] &>> 32)
      place += 1
    }
    if further[.rowsOfInterest] {
      selected = UInt16(truncatingIfNeeded: words[place])
      fetched = UInt16(truncatingIfNeeded: words[place] &>> 16)
      place += 1
    }
  }
}

extension Frame {
  static var screen: Frame { Frame(x: 0, y: 0, width: 375, height: 667) }
}
