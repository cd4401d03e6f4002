import Cache
import Parallel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension SiteWriter {
  /// The files of the site's folder as this run sees them, if all are still what they were; nil if one is not, or where
  /// `write` would fail. Nothing is changed but what an interrupted run left.
  package func again(_ folders: [SeenFolder], _ look: FileLook) -> [SeenFolder]? {
    guard FolderSafety.danger(of: folder, inputs: inputs) == nil, let output = try? OutputFolder(path: folder),
      (try? output.recover()) != nil
    else { return nil }
    return Self.all(
      Parallel.map(folders) { seen in
        // Part by part, as for writing: what a link in the place of a folder leads to is not the site.
        guard let folder = try? output.folder(seen.path, makesFolders: false) else { return nil }
        return seen.again(in: folder, look)
      })
  }

  /// What lcdoc wrote before. What the last run saw is read already, and its list need not be, where it is still what that wrote.
  func old(_ files: [SiteFile], _ last: LastFiles, in output: OutputFolder, _ look: FileLook?) -> OldFiles {
    guard last.areAll, let look, last.manifest?.again(in: output.root, look) != nil else {
      return OldFiles(files, in: output.manifest)
    }
    return OldFiles(last)
  }

  /// Which of some files need not be made: they were written from the same, and lie there as they were.
  ///
  /// - Parameter batches: all of them.
  /// - Returns: how each of them lies there, in the order of `files`; nil for one that is to be made.
  func standing(
    _ files: [SiteFile], _ batches: [Batch], since last: LastFiles, _ old: OldFiles, in output: OutputFolder,
    _ look: FileLook
  ) -> [SeenFile?] {
    let found = Parallel.map(batches) { batch -> [SeenFile?] in
      guard let folder = try? output.folder(batch.folder, makesFolders: false) else {
        return batch.indices.map { _ in nil }
      }
      return batch.indices.map { place in
        guard let key = files[place].key, let file = last.files[place], file.key == key, old.hashes[place] != nil else {
          return nil
        }
        return file.again(in: folder, look)
      }
    }
    var standing = [SeenFile?](repeating: nil, count: files.count)
    for (batch, found) in zip(batches, found) {
      for (place, file) in zip(batch.indices, found) { standing[place] = file }
    }
    return standing
  }

  /// What was written, as it lies in the folder now; nil where that is not so any more.
  ///
  /// - Parameters:
  ///   - batches: all of the files.
  ///   - manifest: the bytes of the list of them.
  func seen(
    _ files: [SiteFile], _ batches: [Batch], _ lying: [LyingFile], _ manifest: [UInt8], in output: OutputFolder,
    _ look: FileLook
  ) -> [SeenFolder]? {
    let folders = Parallel.map(batches) { batch -> SeenFolder? in
      guard let folder = try? output.folder(batch.folder, makesFolders: false) else { return nil }
      var seen: [SeenFolder.File] = []
      for place in batch.indices {
        let file = files[place]
        guard let now = Self.seen(lying[place], file.path.name, in: folder, look) else { return nil }
        seen.append(SeenFolder.File(name: file.path.name, key: file.key, hash: lying[place].hash, seen: now))
      }
      return SeenFolder(path: batch.folder, files: seen)
    }
    guard let stamp = FileStamp(Manifest.name, in: output.root) else { return nil }
    let file = SeenFile(stamp, look, content: look.digest(of: manifest))
    return Self.all(folders + [SeenFolder(manifest: file)])
  }

  /// Looks at a file that was just written; nil if it is not there. Its digest is of what was written, not of what is there:
  /// somebody may have changed it since.
  private static func seen(
    _ file: LyingFile, _ name: String, in folder: borrowing Descriptor, _ look: FileLook
  ) -> SeenFile? {
    switch file.how {
    case .seen(let seen): seen
    case .made(let content): FileStamp(name, in: folder).map { SeenFile($0, look, content: content) }
    }
  }

  private static func all(_ folders: [SeenFolder?]) -> [SeenFolder]? {
    let found = folders.compactMap(\.self)
    return found.count == folders.count ? found : nil
  }
}

extension SeenFolder {
  fileprivate func again(in folder: borrowing Descriptor, _ look: FileLook) -> SeenFolder? {
    var seen: [File] = []
    seen.reserveCapacity(files.count)
    for file in files {
      guard let again = file.again(in: folder, look) else { return nil }
      seen.append(File(name: file.name, key: file.key, hash: file.hash, seen: again))
    }
    return SeenFolder(path: path, files: seen)
  }
}

extension SeenFolder.File {
  /// How it lies there, if it is still what it was.
  fileprivate func again(in folder: borrowing Descriptor, _ look: FileLook) -> SeenFile? {
    let stamp = FileStamp(name, in: folder)
    return seen.again(stamp, look, bytes: { Self.bytes(of: name, in: folder) })
  }

  private static func bytes(of name: String, in folder: borrowing Descriptor) -> [UInt8]? {
    guard let file = Descriptor.open(name, in: folder, O_RDONLY), let size = file.fileSize else { return nil }
    return file.readAll(limit: size)
  }
}
