package import Cache

/// A file of the site, not yet written.
package struct SiteFile: Sendable {
  /// Where it goes, below the site's folder.
  package let path: SitePath
  /// Tells what it is made from: two files with the same one are the same. Nil where only their bytes tell.
  package let key: Digest?
  private let content: Content

  private enum Content {
    case made([UInt8])
    case unmade(@Sendable () -> [UInt8])
  }

  /// A file that is made.
  package init(path: SitePath, bytes: [UInt8], key: Digest? = nil) {
    self.path = path
    self.key = key
    content = .made(bytes)
  }

  /// A file that need not be made where one with the same key is there.
  init(path: SitePath, key: Digest, make: @escaping @Sendable () -> [UInt8]) {
    self.path = path
    self.key = key
    content = .unmade(make)
  }

  private init(path: SitePath, key: Digest?, content: Content) {
    self.path = path
    self.key = key
    self.content = content
  }

  /// What it holds. Cost: that of making it, each time, where it is not made.
  package var bytes: [UInt8] {
    switch content {
    case .made(let bytes): bytes
    case .unmade(let make): make()
    }
  }

  /// Whether its bytes are there.
  package var isMade: Bool { if case .made = content { true } else { false } }

  /// The same, made.
  package var made: SiteFile { SiteFile(path: path, bytes: bytes, key: key) }

  /// The same with a key, at least by what it holds.
  func keyed(by cache: Cache) -> SiteFile {
    guard cache.isOn, key == nil else { return self }
    let bytes = bytes
    return SiteFile(path: path, bytes: bytes, key: cache.digest { $0.write(bytes) })
  }

  /// The same in a folder of the site, which is named with the `/` behind it.
  package func placed(in folder: String) -> SiteFile? {
    folder.isEmpty ? self : SitePath(folder + path.text).map { SiteFile(path: $0, key: key, content: content) }
  }

  /// Whether another is the same file. What both are made from tells it without making them.
  package func isSame(as other: SiteFile) -> Bool {
    if let key, let otherKey = other.key { return path == other.path && key == otherKey }
    return path == other.path && bytes == other.bytes
  }
}
