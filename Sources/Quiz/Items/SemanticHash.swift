internal import Diagnostics
internal import LifecycleEngine

/// The hash of what is accepted. It must not notice how the question is worded, how the worlds are called or
/// which accepted order is the canonical one: progress is kept over all of these.
enum SemanticHash {
  static func value(of pieces: [Piece], key: PartialOrder) -> UInt64 {
    let identities = pieces.map(identity)
    let sorted = pieces.indices.sorted { identities[$0].lexicographicallyPrecedes(identities[$1]) }
    var hash = FNV1a()
    for piece in sorted {
      hash.combine(identities[piece])
      hash.combine(0x1E)
    }
    for first in sorted {
      for second in sorted { hash.combine(key.precedes(first, second) ? 1 : 0) }
    }
    return hash.value
  }

  /// The callback enters by name: raw values shift when a callback is added to the catalog.
  private static func identity(_ piece: Piece) -> [UInt8] {
    let fields = [piece.receiver, "\(piece.callback)", piece.argument ?? "", "\(piece.occurrence)"]
    return Array(fields.joined(separator: "\u{1F}").utf8)
  }
}
