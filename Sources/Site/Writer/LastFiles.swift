import Cache

/// The files of a site as the last run saw them, in the order that they have now.
struct LastFiles: Sendable {
  /// Of each file of the site; nil for one that was not there.
  let files: [SeenFolder.File?]
  /// Whether the site has the files that it had, and no others.
  let areAll: Bool
  /// The list of the files; nil where nothing was seen.
  let manifest: SeenFolder?

  /// - Parameters:
  ///   - batches: all of them.
  ///   - last: what the last run saw.
  init(_ files: [SiteFile], _ batches: [Batch], in last: [SeenFolder]) {
    var found = [SeenFolder.File?](repeating: nil, count: files.count)
    var others: [Int] = []
    for (number, batch) in batches.enumerated() {
      let lay = number < last.count && last[number].path == batch.folder ? last[number].files : []
      for (place, index) in batch.indices.enumerated() {
        // Mostly each lies where it lay.
        if place < lay.count, files[index].path.lies(in: batch.folder, as: lay[place].name) {
          found[index] = lay[place]
        } else {
          others.append(index)
        }
      }
    }
    if !others.isEmpty {
      let known = Self.byPath(last)
      for index in others { found[index] = known[files[index].path] }
    }
    let lastCount = last.reduce(0) { $0 + ($1.isOfManifest ? 0 : $1.files.count) }
    areAll = lastCount == files.count && found.allSatisfy { $0 != nil }
    manifest = last.first(where: \.isOfManifest)
    self.files = found
  }

  private static func byPath(_ folders: [SeenFolder]) -> [SitePath: SeenFolder.File] {
    var files: [SitePath: SeenFolder.File] = [:]
    for folder in folders {
      let prefix = folder.path.isEmpty ? "" : folder.path + "/"
      for file in folder.files { if let path = SitePath(prefix + file.name) { files[path] = file } }
    }
    return files
  }
}
