/// A list of objects of the world that lies in place, so that a world is copied without counting references.
///
/// At most 31 elements: who adds children or subviews looks at `isFull` first and reports it; a full list takes no more.
struct ShortList<Element: WorldIndex>: Hashable, Sendable, RandomAccessCollection, ExpressibleByArrayLiteral {
  /// The lowest byte is the length; the others are the elements, and zero behind the last one, so that equal lists
  /// are equal words.
  private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

  static var capacity: Int { 31 }

  init() {}

  init(_ element: Element?) { if let element { append(element) } }

  init(_ elements: some Sequence<Element>) {
    for element in elements { append(element) }
  }

  init(arrayLiteral elements: Element...) { self.init(elements) }

  var startIndex: Int { 0 }
  var endIndex: Int { Int(words.0 & 0xff) }
  var isFull: Bool { count == Self.capacity }

  subscript(index: Int) -> Element {
    @inline(__always) get {
      precondition(index >= 0 && index < endIndex, "index outside a short list")
      return Element(Int(byte(index + 1)))
    }
  }

  @inline(__always)
  private func byte(_ index: Int) -> UInt8 {
    let shift = UInt64(index & 7) &<< 3
    let word =
      switch index >> 3 {
      case 0: words.0
      case 1: words.1
      case 2: words.2
      default: words.3
      }
    return UInt8(truncatingIfNeeded: word &>> shift)
  }

  @inline(never)
  private mutating func put(_ byte: UInt8, at index: Int) {
    let shift = UInt64(index & 7) &<< 3
    let (mask, value) = (~(0xff &<< shift), UInt64(byte) &<< shift)
    switch index >> 3 {
    case 0: words.0 = words.0 & mask | value
    case 1: words.1 = words.1 & mask | value
    case 2: words.2 = words.2 & mask | value
    default: words.3 = words.3 & mask | value
    }
  }

  func makeIterator() -> Iterator { Iterator(self) }

  /// Goes from place to place; small, for a loop begins with a copy of it.
  struct Iterator: IteratorProtocol {
    private let list: ShortList
    private var place = 0

    fileprivate init(_ list: ShortList) { self.list = list }

    // In the browser's module the walk stands once, and not in each of a hundred loops.
    #if hasFeature(Embedded)
      @inline(never)
    #else
      @inline(__always)
    #endif
    mutating func next() -> Element? {
      if place == list.count { return nil }
      place &+= 1
      return Element(Int(list.byte(place)))
    }
  }

  mutating func append(_ element: Element) {
    if isFull { return }
    words.0 += 1
    put(UInt8(element.index), at: count)
  }

  mutating func insert(_ element: Element, at index: Int) {
    if isFull { return }
    append(element)
    var place = count
    while place > index + 1 {
      put(byte(place - 1), at: place)
      place -= 1
    }
    put(UInt8(element.index), at: index + 1)
  }

  mutating func removeAll(where isUnwanted: (Element) -> Bool) { self = filter { !isUnwanted($0) } }

  func filter(_ isWanted: (Element) -> Bool) -> Self {
    var kept = Self()
    for element in self where isWanted(element) { kept.append(element) }
    return kept
  }

  static func == (left: Self, right: Self) -> Bool { left.words == right.words }

  /// Most lists are shorter than the first word; longer ones that share it are told apart by `==`.
  func hash(into hasher: inout Hasher) { hasher.combine(words.0) }

  // MARK: As words

  /// Appends the words that hold elements, and always the first one.
  func pack(into packed: inout WordWriter) {
    packed.append(words.0)
    if count > 7 { packed.append(words.1) }
    if count > 15 { packed.append(words.2) }
    if count > 23 { packed.append(words.3) }
  }

  /// The list that was packed at a place, which moves behind it.
  init(_ packed: borrowing [UInt64], at place: inout Int) {
    words.0 = packed[place]
    place += 1
    if count > 7 { words.1 = packed[place] }
    if count > 15 { words.2 = packed[place + 1] }
    if count > 23 { words.3 = packed[place + 2] }
    if count > 7 { place += count >> 3 }
  }
}

/// The index of an object in one of the world's arrays.
protocol WorldIndex: Hashable, Sendable {
  init(_ raw: Int)
  var index: Int { get }
}
