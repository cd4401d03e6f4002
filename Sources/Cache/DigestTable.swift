/// Finds digests among many by their places.
///
/// A digest is as good as a random number that nobody else can choose, so it is its own hash: a dictionary would hash each once
/// more, and tens of thousands are put in at each start, of which a run asks for all.
struct DigestTable: Sendable {
  /// In the order in which they were added.
  private(set) var digests: [Digest] = []
  /// The place of a digest, which lies in the slot that it names, or in the next that was free; at least every other is -1, for
  /// none.
  private var slots: [Int32]

  /// - Parameter capacity: how many digests there may be at most.
  init(capacity: Int) {
    var size = 2
    while size < 2 * capacity { size *= 2 }
    slots = [Int32](repeating: -1, count: size)
    digests.reserveCapacity(capacity)
  }

  /// The place of a digest; nil if it is not there.
  func place(of digest: Digest) -> Int? {
    let place = slots[slot(of: digest)]
    return place < 0 ? nil : Int(place)
  }

  /// Adds a digest, if there is none like it: false if there is.
  mutating func add(_ digest: Digest) -> Bool {
    let slot = slot(of: digest)
    guard slots[slot] < 0, 2 * digests.count < slots.count else { return false }
    slots[slot] = Int32(digests.count)
    digests.append(digest)
    return true
  }

  /// The slot that a digest has, or would have.
  private func slot(of digest: Digest) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: digest.low) & mask
    while slots[slot] >= 0, digests[Int(slots[slot])] != digest { slot = (slot + 1) & mask }
    return slot
  }
}
