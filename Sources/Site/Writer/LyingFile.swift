import Cache

/// A file of the site when it was made, or need not be: what is left of it when its bytes are let go.
struct LyingFile: Sendable {
  /// Of its bytes, for the manifest.
  let hash: UInt64
  /// Whether it is to take the place of another, or of none.
  let isChanged: Bool
  let how: How

  enum How: Sendable {
    /// As it was seen: it was not made.
    case seen(SeenFile)
    /// It was made, and has this digest where somebody asks.
    case made(Digest?)
  }
}
