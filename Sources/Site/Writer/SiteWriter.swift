/// Writes a site into a folder: the only code of this module that touches the disk.
///
/// Files whose bytes are the same stay as they are, so that web servers and backups see only what changed. Files
/// of an earlier build that the site no longer has are removed. A kill at any moment leaves each file wholly old
/// or wholly new.
public struct SiteWriter: Sendable {
  /// Where the site goes.
  public let folder: String
  /// Folders and files that the site is made from: `folder` must not be or hold any of them.
  public let inputs: [String]

  public init(folder: String, inputs: [String]) {
    self.folder = folder
    self.inputs = inputs
  }

  /// What a build changed.
  public struct Report: Sendable, Hashable {
    public var writtenCount = 0
    public var unchangedCount = 0
    public var removedCount = 0
  }

  /// Writes the files.
  ///
  /// Everything is compared before anything is written: if a file stands in the way, the folder stays as it is.
  public func write(_ files: [SiteFile]) throws(WriteError) -> Report {
    if let danger = FolderSafety.danger(of: folder, inputs: inputs) {
      throw WriteError.dangerousFolder(path: folder, danger)
    }
    if let (first, second) = PathCollisions.first(in: files) { throw WriteError.collision(first, second) }
    let output = try OutputFolder(path: folder)
    let batches = Batch.all(of: files)
    let old =
      Manifest(bytes: output.read(Manifest.name, limit: Manifest.largest) ?? []) ?? Manifest(paths: [])

    let changed = try compare(batches, of: files, with: old, in: output)
    let new = Manifest(paths: files.map(\.path))
    // Until the build is done the manifest names old and new files, so that none is forgotten if it is killed.
    let union = Manifest(paths: old.paths.union(new.paths))
    if union != old { try output.replace(Manifest.name, with: union.bytes) }
    try replace(changed, of: files, in: output)
    var report = Report()
    for path in old.paths.subtracting(new.paths).sorted(by: { $0.text < $1.text }) {
      if try output.remove(path) { report.removedCount += 1 }
    }
    if new != union { try output.replace(Manifest.name, with: new.bytes) }
    output.removeTemporaryFiles(workers: max(batches.count, 1))
    report.writtenCount = changed.reduce(0) { $0 + $1.indices.count }
    report.unchangedCount = files.count - report.writtenCount
    return report
  }

  /// The batches with those files that are not on disk as they should be.
  private func compare(
    _ batches: [Batch], of files: [SiteFile], with old: Manifest, in output: OutputFolder
  ) throws(WriteError) -> [Batch] {
    let changed = try parallel(batches) { batch throws(WriteError) in
      guard let folder = try output.folder(batch.folder, makesFolders: false) else { return batch }
      var changed = batch
      changed.indices = []
      for index in batch.indices {
        let file = files[index]
        switch output.compare(file.path.name, in: folder, with: file.bytes) {
        case .same: continue
        case .absent: changed.indices.append(index)
        case .different where old.paths.contains(file.path): changed.indices.append(index)
        case .different: throw WriteError.foreignFile(file.path)
        case .unfit: throw WriteError.notAFile(file.path)
        }
      }
      return changed
    }
    return changed.filter { !$0.indices.isEmpty }
  }

  private func replace(
    _ batches: [Batch], of files: [SiteFile], in output: OutputFolder
  ) throws(WriteError) {
    _ = try parallel(batches) { batch throws(WriteError) in
      guard let folder = try output.folder(batch.folder, makesFolders: true) else { return }
      for index in batch.indices {
        try output.replace(
          files[index].path.name, in: folder, with: files[index].bytes, worker: batch.number)
      }
    }
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
