import LifecycleEngine

/// Reads which versions a sentence speaks of: "since iOS 13", "iOS 6 以后", "up to iOS 5".
enum VersionPhrase {
  private enum Bound { case from, below, upTo }

  static func read(_ clauses: ArraySlice<ClaimClause>, _ bytes: [UInt8]) -> VersionRange? {
    for clause in clauses { if let found = read(clause.range, bytes) { return found } }
    return nil
  }

  private static func read(_ range: Range<Int>, _ bytes: [UInt8]) -> VersionRange? {
    var offset = range.lowerBound
    while offset + 3 < range.upperBound {
      guard bytes.hasWord("iOS", at: offset), offset == 0 || !bytes[offset - 1].isLetter else {
        offset += 1
        continue
      }
      let name = offset
      offset = bytes.skipBlanks(from: offset + 3, to: range.upperBound)
      var end = offset
      while end < range.upperBound, bytes[end].isDigit || bytes[end] == 0x2E && bytes.isDigit(at: end + 1) { end += 1 }
      guard end > offset, let version = Version(bytes[offset..<end]) else { continue }
      let after = bytes.skipBlanks(from: end, to: range.upperBound)
      let bound = behind.match(bytes, at: after, limit: range.upperBound)?.meaning ?? ahead(name, range, bytes)
      return versions(version, bound)
    }
    return nil
  }

  private static func versions(_ version: Version, _ bound: Bound?) -> VersionRange {
    switch bound {
    case .from: VersionRange(version, VersionRange.all.upper)
    case .upTo: VersionRange(.oldest, version)
    case .below: VersionRange(.oldest, Version.modelled.last { $0 < version } ?? .oldest)
    case nil: VersionRange(version, Version(version.major, 99, 99))
    }
  }

  /// The word right before the name.
  private static func ahead(_ name: Int, _ range: Range<Int>, _ bytes: [UInt8]) -> Bound? {
    let start = max(range.lowerBound, name - 24)
    guard let last = before.matches(bytes, in: start..<name).last, name - last.range.upperBound <= 2 else { return nil }
    return last.meaning
  }

  private static let behind = CueTable<Bound>([
    (
      .from,
      [
        "以后", "之后", "以上", "以及更高", "及更高", "或更高", "更高版本", "以及以上", "及以上", "及以后", "开始", "起", "+", "and later", "or later",
        "and above", "and newer", "or newer",
        "onwards", "이상", "이후", "부터", "以降",
      ]
    ),
    (.below, ["之前", "以前", "以下", "미만", "이전"]),
    (.upTo, ["及以下", "及以前", "及之前", "and earlier", "or earlier", "and below", "이하"]),
  ])

  private static let before = CueTable<Bound>([
    (.from, ["since", "from", "starting with", "starting in", "as of", "after", "自", "从"]),
    (.below, ["before", "prior to", "below", "earlier than"]),
    (.upTo, ["until", "up to", "through"]),
  ])
}

extension [UInt8] {
  fileprivate func isDigit(at index: Int) -> Bool { index < count && self[index].isDigit }
}
