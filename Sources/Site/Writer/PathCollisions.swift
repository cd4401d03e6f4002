/// Finds files that could not lie beside each other on some file systems.
enum PathCollisions {
  /// The first two paths that are one where case and the form of accents do not count, or of which one would be
  /// a folder of the other; nil if there are none.
  static func first(in files: [SiteFile]) -> (SitePath, SitePath)? {
    // String compares by canonical equivalence: `é` in one scalar equals `é` in two.
    var owners: [String: SitePath] = [:]
    for file in files {
      let key = file.path.text.lowercased()
      if let other = owners[key] { return (other, file.path) }
      owners[key] = file.path
    }
    for file in files where file.path.depth > 0 {
      var parts = file.path.text.lowercased().split(separator: "/")
      while parts.count > 1 {
        parts.removeLast()
        if let other = owners[parts.joined(separator: "/")] { return (other, file.path) }
      }
    }
    return nil
  }
}
