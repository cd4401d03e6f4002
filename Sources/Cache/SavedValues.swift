/// What lies in a file that earlier runs wrote, and what of it this run asked for; and what else it asked for.
struct SavedValues: Sendable {
  /// Nil for none.
  private(set) var file: CacheFile?
  /// Which values of the file were asked for, by their places.
  private(set) var used: [Bool] = []
  /// What was asked for and is not in the file.
  private var others: Set<Digest> = []

  /// There is no file.
  init() {}

  /// Nothing was asked for yet.
  init(in file: CacheFile) {
    self.file = file
    forgetUse()
  }

  /// The place of a value in the file; nil if it is not there.
  func place(of digest: Digest) -> Int? { file?.digests.place(of: digest) }

  /// Tells that a value is wanted.
  ///
  /// - Returns: its place in the file; nil if it is not there.
  @discardableResult
  mutating func use(_ digest: Digest) -> Int? {
    guard let place = place(of: digest) else {
      others.insert(digest)
      return nil
    }
    used[place] = true
    return place
  }

  /// Whether a value was asked for.
  func isUsed(_ digest: Digest) -> Bool { place(of: digest).map { used[$0] } ?? others.contains(digest) }

  /// Takes it that nothing was asked for.
  mutating func forgetUse() {
    used = [Bool](repeating: false, count: file?.entries.count ?? 0)
    others = []
  }

  /// Another file has taken the place of this one.
  mutating func move(to file: CacheFile) {
    let used = file.digests.digests.map(isUsed)
    others = others.filter { file.digests.place(of: $0) == nil }
    self.file = file
    self.used = used
  }
}
