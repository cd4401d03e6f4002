/// A list of objects of the world that lies in place, so that a world is copied without counting references.
///
/// At most 63 elements: who adds children or subviews looks at `isFull` first and reports it; a full list takes no more.
struct ShortList<Element: WorldIndex>: Hashable, Sendable, RandomAccessCollection, ExpressibleByArrayLiteral {
  /// Zero behind the last element, so that equal lists are equal words.
  private var words: (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0, 0, 0, 0, 0)
  private var length: UInt8 = 0

  static var capacity: Int { 63 }

  init() {}

  init(_ elements: some Sequence<Element>) {
    for element in elements { append(element) }
  }

  init(arrayLiteral elements: Element...) { self.init(elements) }

  var startIndex: Int { 0 }
  var endIndex: Int { Int(length) }
  var isFull: Bool { count == Self.capacity }

  subscript(index: Int) -> Element {
    precondition(index >= 0 && index < endIndex, "index outside a short list")
    return Element(Int(byte(index)))
  }

  private func byte(_ index: Int) -> UInt8 { withUnsafeBytes(of: words) { $0[index] } }

  private mutating func put(_ byte: UInt8, at index: Int) {
    withUnsafeMutableBytes(of: &words) { $0[index] = byte }
  }

  mutating func append(_ element: Element) {
    if isFull { return }
    put(UInt8(element.index), at: endIndex)
    length += 1
  }

  mutating func insert(_ element: Element, at index: Int) {
    if isFull { return }
    append(element)
    var place = endIndex - 1
    while place > index {
      put(byte(place - 1), at: place)
      place -= 1
    }
    put(UInt8(element.index), at: index)
  }

  mutating func removeAll(where isUnwanted: (Element) -> Bool) { self = filter { !isUnwanted($0) } }

  func filter(_ isWanted: (Element) -> Bool) -> Self {
    var kept = Self()
    for element in self where isWanted(element) { kept.append(element) }
    return kept
  }

  static func == (left: Self, right: Self) -> Bool {
    let (a, b) = (left.words, right.words)
    return left.length == right.length && (a.0, a.1, a.2, a.3) == (b.0, b.1, b.2, b.3)
      && (a.4, a.5, a.6, a.7) == (b.4, b.5, b.6, b.7)
  }

  /// Most lists are shorter than the first word; longer ones that share it are told apart by `==`.
  func hash(into hasher: inout Hasher) {
    hasher.combine(words.0)
    hasher.combine(length)
  }
}

/// The index of an object in one of the world's arrays.
protocol WorldIndex: Hashable, Sendable {
  init(_ raw: Int)
  var index: Int { get }
}
