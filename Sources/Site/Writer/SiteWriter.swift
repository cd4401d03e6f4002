import Parallel

/// Writes a site into a folder: the only code of this module that touches the disk.
///
/// Files whose bytes are the same stay as they are, so that web servers and backups see only what changed. Files
/// of an earlier build that the site no longer has are removed. The site changes in one step: until it is taken all old
/// pages are there, and after a kill in the middle of it the next build takes the rest.
package struct SiteWriter: Sendable {
  /// Where the site goes.
  package let folder: String
  /// Folders and files that the site is made from: `folder` must not be or hold any of them.
  package let inputs: [String]

  /// A writer for a folder, which must hold none of the inputs.
  package init(folder: String, inputs: [String]) {
    self.folder = folder
    self.inputs = inputs
  }

  /// What a build changed.
  package struct Report: Sendable, Hashable {
    /// Files that are new or changed.
    package var writtenCount = 0
    /// Files that were there with the same bytes.
    package var unchangedCount = 0
    /// Files of an earlier build that no longer belong to the site.
    package var removedCount = 0

    /// All files were there with the same bytes.
    package static func unchanged(_ count: Int) -> Report { Report(unchangedCount: count) }
  }

  /// Writes the files.
  ///
  /// Everything is compared before anything is written: if a file stands in the way, the folder stays as it is.
  package func write(_ files: [SiteFile]) throws(WriteError) -> Report {
    try write(files, since: [], nil) { true }?.report ?? Report()
  }

  /// Writes the files, and looks at them where they lie then. Those that were written from the same before, and lie there as
  /// they were, are not even made.
  ///
  /// - Parameters:
  ///   - last: what the last run saw.
  ///   - isRight: whether what was made may be written; asked when all of it is made, and nothing of it written.
  /// - Returns: also all that was looked at, for `again` and for the next run; nil where that is not known. Nothing where it
  ///   was not to be written.
  package func write(
    _ files: [SiteFile], since last: [SeenFolder], _ look: FileLook?, where isRight: () -> Bool
  ) throws(WriteError) -> (report: Report, seen: [SeenFolder]?)? {
    if let danger = FolderSafety.danger(of: folder, inputs: inputs) {
      throw WriteError.dangerousFolder(path: folder, danger)
    }
    if let (first, second) = PathCollisions.first(in: files) { throw WriteError.collision(first, second) }
    let output = try OutputFolder(path: folder)
    try output.recover()
    let old = output.manifest
    let standing = look.map { self.standing(files, since: last, old, in: output, $0) } ?? files.map { _ in nil }
    let made = Parallel.map(files.indices) { standing[$0] == nil ? files[$0].made : files[$0] }
    guard isRight() else { return nil }
    let manifest = Manifest(made, standing: standing, in: old)
    let report = try write(made, standing, manifest, since: old, in: output)
    return (report, look.flatMap { seen(made, standing, manifest, in: output, $0) })
  }

  private func write(
    _ files: [SiteFile], _ standing: [SeenFile?], _ new: Manifest, since old: Manifest, in output: OutputFolder
  ) throws(WriteError) -> Report {
    let changed = try compare(Batch.all(of: files), of: files, standing, with: old, in: output)
    var report = Report()
    report.writtenCount = changed.reduce(0) { $0 + $1.indices.count }
    report.unchangedCount = files.count - report.writtenCount
    guard new != old || report.writtenCount > 0 else { return report }
    var publication = Publication()
    for index in changed.flatMap(\.indices) { publication.moves[index] = files[index].path }
    publication.removals = old.hashes.keys.filter { new.hashes[$0] == nil }.sorted { $0.text < $1.text }
    do {
      try prepare(changed, of: files, new, publication, in: output)
    } catch {
      output.clear()
      throw error
    }
    report.removedCount = try output.finish(publication, since: old)
    output.clear()
    return report
  }

  /// The batches with those files that are not on disk as they should be.
  private func compare(
    _ batches: [Batch], of files: [SiteFile], _ standing: [SeenFile?], with old: Manifest, in output: OutputFolder
  ) throws(WriteError) -> [Batch] {
    let changed = try parallel(batches) { batch throws(WriteError) in
      guard let folder = try output.folder(batch.folder, makesFolders: false) else { return batch }
      var changed = batch
      changed.indices = []
      for index in batch.indices where standing[index] == nil {
        let file = files[index]
        switch output.compare(file, in: folder, with: old) {
        case .same: continue
        case .absent, .old: changed.indices.append(index)
        case .foreign: throw WriteError.foreignFile(file.path)
        case .unfit: throw WriteError.notAFile(file.path)
        }
      }
      return changed
    }
    return changed.filter { !$0.indices.isEmpty }
  }

  /// Writes all that is new beside the site, and then what is to be done with it.
  private func prepare(
    _ batches: [Batch], of files: [SiteFile], _ manifest: Manifest, _ publication: Publication, in output: OutputFolder
  ) throws(WriteError) {
    let room = try output.openWaitingRoom()
    try output.write(Publication.manifest, in: room, manifest.bytes, for: Manifest.name)
    _ = try parallel(batches) { batch throws(WriteError) in
      guard let room = try output.folder(Publication.waitingRoom, makesFolders: false) else { return }
      for index in batch.indices {
        try output.write(String(index), in: room, files[index].bytes, for: files[index].path.text)
      }
    }
    // A full disk should be met before the site begins to change.
    for folder in Set(batches.map(\.folder)) { _ = try output.folder(folder, makesFolders: true) }
    try output.begin(publication, in: room)
  }

  /// The work on all batches, on all cores. The first failure counts.
  private func parallel<Value: Sendable>(
    _ batches: [Batch], _ work: @escaping @Sendable (Batch) throws(WriteError) -> Value
  ) throws(WriteError) -> [Value] {
    let results = Parallel.map(batches) { batch in
      Result { () throws(WriteError) in try work(batch) }
    }
    var values: [Value] = []
    for result in results { values.append(try result.get()) }
    return values
  }
}
