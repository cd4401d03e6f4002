import Diagnostics
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
  /// Everything is compared before the site begins to change: if a file stands in the way, the folder stays as it is.
  package func write(_ files: [SiteFile]) throws(WriteError) -> Report {
    try write(files, since: [], nil) { true }?.report ?? Report()
  }

  /// Writes the files, and looks at them where they lie then. Those that were written from the same before, and lie there as
  /// they were, are not even made.
  ///
  /// - Parameters:
  ///   - last: what the last run saw.
  ///   - isRight: whether what was made may be the site; asked when all of it is made, and the site is what it was.
  /// - Returns: also all that was looked at, for `again` and for the next run; nil where that is not known. Nothing where it
  ///   was not to be written.
  package func write(
    _ files: [SiteFile], since last: [SeenFolder], _ look: FileLook?, where isRight: () -> Bool
  ) throws(WriteError) -> (report: Report, seen: [SeenFolder]?)? {
    if let danger = FolderSafety.danger(of: folder, inputs: inputs) {
      throw WriteError.dangerousFolder(path: folder, danger)
    }
    let batches = Batch.all(of: files)
    let last = LastFiles(files, batches, in: last)
    // What lay beside each other can lie there again.
    if !last.areAll, let (first, second) = PathCollisions.first(in: files) { throw WriteError.collision(first, second) }
    let output = try OutputFolder(path: folder)
    try output.recover()
    let old = old(files, last, in: output, look)
    let standing =
      look.map { self.standing(files, batches, since: last, old, in: output, $0) } ?? files.map { _ in nil }
    let (lying, manifest, publication): ([LyingFile], [UInt8], Publication?)
    do {
      lying = try make(files, standing, since: old, look, in: output)
      guard isRight() else {
        output.clear()
        return nil
      }
      manifest = Manifest.bytes(of: zip(files, lying).map { (path: $0.path, hash: $1.hash) })
      publication = try begin(files, lying, manifest, since: old, in: output)
    } catch {
      output.clear()
      throw error
    }
    var report = Report()
    report.writtenCount = publication?.moves.count ?? 0
    report.unchangedCount = files.count - report.writtenCount
    if let publication {
      let manifest = old.manifest(of: Array(publication.moves.keys), files)
      report.removedCount = try output.finish(publication, since: manifest)
      output.clear()
    }
    return (report, look.flatMap { seen(files, batches, lying, manifest, in: output, $0) })
  }

  /// Makes the files one by one, and writes those that are not on the disk as they should be beside the site. Of each only what
  /// tells it from others stays in memory.
  private func make(
    _ files: [SiteFile], _ standing: [SeenFile?], since old: OldFiles, _ look: FileLook?, in output: OutputFolder
  ) throws(WriteError) -> [LyingFile] {
    var lying = zip(standing, old.hashes).map { seen, hash in
      seen.flatMap { seen in hash.map { LyingFile(hash: $0, isChanged: false, how: .seen(seen)) } }
    }
    let unmade = lying.indices.filter { lying[$0] == nil }
    let manifest = old.manifest(of: unmade, files)
    let made = try parallel(unmade) { index throws(WriteError) in
      let file = files[index].made
      let isChanged = try self.isChanged(file, since: manifest, of: output)
      if isChanged { try output.write(String(index), in: try output.waitingRoom(), file.bytes, for: file.path.text) }
      return LyingFile(
        hash: FNV1a.hash(file.bytes), isChanged: isChanged, how: .made(look?.digest(of: file.bytes)))
    }
    for (index, file) in zip(unmade, made) { lying[index] = file }
    return lying.compactMap(\.self)
  }

  /// Whether a file is not on the disk as it should be.
  private func isChanged(
    _ file: SiteFile, since old: Manifest, of output: OutputFolder
  ) throws(WriteError) -> Bool {
    guard let folder = try output.folder(file.path.folder, makesFolders: false) else { return true }
    switch output.compare(file, in: folder, with: old) {
    case .same: return false
    case .absent, .old: return true
    case .foreign: throw WriteError.foreignFile(file.path)
    case .unfit: throw WriteError.notAFile(file.path)
    }
  }

  /// Writes beside the new files what is to be done with them; from then on the new site counts. Nil where nothing is to be done.
  private func begin(
    _ files: [SiteFile], _ lying: [LyingFile], _ manifest: [UInt8], since old: OldFiles, in output: OutputFolder
  ) throws(WriteError) -> Publication? {
    let changed = files.indices.filter { lying[$0].isChanged }
    var publication = Publication()
    for index in changed { publication.moves[index] = files[index].path }
    publication.removals = old.gone
    guard
      !changed.isEmpty || !publication.removals.isEmpty
        || zip(old.hashes, lying).contains(where: { $0 != $1.hash })
    else { return nil }
    let room = try output.waitingRoom()
    try output.write(Publication.manifest, in: room, manifest, for: Manifest.name)
    // A full disk should be met before the site begins to change.
    for folder in Set(changed.map { files[$0].path.folder }) { _ = try output.folder(folder, makesFolders: true) }
    try output.begin(publication, in: room)
    return publication
  }

  /// The work on all of them, on all cores. The first failure counts.
  private func parallel<Value: Sendable>(
    _ places: [Int], _ work: @escaping @Sendable (Int) throws(WriteError) -> Value
  ) throws(WriteError) -> [Value] {
    let results = Parallel.map(places) { place in
      Result { () throws(WriteError) in try work(place) }
    }
    var values: [Value] = []
    for result in results { values.append(try result.get()) }
    return values
  }
}
