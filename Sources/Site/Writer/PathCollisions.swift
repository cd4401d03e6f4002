/// Finds files that could not lie beside each other on some file systems.
enum PathCollisions {
  /// The first two paths that are one where case and the form of accents do not count, or of which one would be
  /// a folder of the other; nil if there are none.
  static func first(in files: [SiteFile]) -> (SitePath, SitePath)? {
    // String compares by canonical equivalence: `é` in one scalar equals `é` in two.
    var owners = [String: SitePath](minimumCapacity: files.count)
    let keys = files.map { $0.path.text.lowercased() }
    for (file, key) in zip(files, keys) {
      if let other = owners.updateValue(file.path, forKey: key) { return (other, file.path) }
    }
    var last = ""
    for (file, key) in zip(files, keys) {
      // Files of one folder follow each other.
      let own = file.path.folder
      if own == last { continue }
      last = own
      var folder = key[...]
      while let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")) {
        folder = folder[..<slash]
        if let other = owners[String(folder)] { return (other, file.path) }
      }
    }
    return nil
  }
}
