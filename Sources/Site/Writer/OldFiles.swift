/// What lcdoc wrote before into the folder of a site.
struct OldFiles: Sendable {
  /// The hash of what it wrote into each file of the site, in their order; nil for one that it did not write.
  let hashes: [UInt64?]
  /// Files that are none of the site any more.
  let gone: [SitePath]
  /// Also says it of those that are gone.
  private let manifest: Manifest

  /// As a manifest tells it.
  init(_ files: [SiteFile], in manifest: Manifest) {
    self.manifest = manifest
    hashes = files.map { manifest.hashes[$0.path] }
    // No two files have the same path. Mostly none is gone, which counting tells.
    guard hashes.count(where: { $0 != nil }) < manifest.hashes.count else {
      gone = []
      return
    }
    let paths = Set(files.map(\.path))
    gone = manifest.hashes.keys.filter { !paths.contains($0) }.sorted { $0.text < $1.text }
  }

  /// As the last run saw it, where the manifest is still what that wrote, and the site has the files that it had.
  init(_ last: LastFiles) {
    hashes = last.files.map { $0?.hash }
    gone = []
    manifest = Manifest(bytes: [])
  }

  /// What it says of some of the files, by their places, and of all that are gone.
  func manifest(of places: [Int], _ files: [SiteFile]) -> Manifest {
    var some: [SitePath: UInt64] = [:]
    for place in places { some[files[place].path] = hashes[place] }
    for path in gone { some[path] = manifest.hashes[path] }
    return Manifest(hashes: some)
  }
}
