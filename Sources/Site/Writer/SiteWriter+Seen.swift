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

  /// What was written, as it lies in the folder now; nil where that is not so any more.
  func seen(
    _ files: [SiteFile], _ manifest: Manifest, in output: OutputFolder, _ look: FileLook
  ) -> [SeenFolder]? {
    let folders = Parallel.map(Batch.all(of: files)) { batch -> SeenFolder? in
      guard let folder = try? output.folder(batch.folder, makesFolders: false) else { return nil }
      let written = batch.indices.map { place in (files[place].path.name, { files[place].bytes }) }
      return SeenFolder(written, path: batch.folder, in: folder, look)
    }
    return Self.all(
      folders + [SeenFolder([(Manifest.name, { manifest.bytes })], path: "", in: output.root, look)])
  }

  private static func all(_ folders: [SeenFolder?]) -> [SeenFolder]? {
    let found = folders.compactMap(\.self)
    return found.count == folders.count ? found : nil
  }
}

extension SeenFolder {
  /// Looks at files that were just written; nil if one is not there.
  fileprivate init?(
    _ files: [(name: String, bytes: () -> [UInt8])], path: String, in folder: borrowing Descriptor, _ look: FileLook
  ) {
    var seen: [File] = []
    for (name, bytes) in files {
      // The bytes are what was written, not what is there: somebody may have changed it since.
      guard let stamp = FileStamp(name, in: folder), let file = SeenFile(stamp, look, bytes: bytes) else { return nil }
      seen.append(File(name: name, seen: file))
    }
    self.init(path: path, files: seen)
  }

  fileprivate func again(in folder: borrowing Descriptor, _ look: FileLook) -> SeenFolder? {
    var seen: [File] = []
    seen.reserveCapacity(files.count)
    for file in files {
      let stamp = FileStamp(file.name, in: folder)
      guard let again = file.seen.again(stamp, look, bytes: { Self.bytes(of: file.name, in: folder) }) else {
        return nil
      }
      seen.append(File(name: file.name, seen: again))
    }
    return SeenFolder(path: path, files: seen)
  }

  private static func bytes(of name: String, in folder: borrowing Descriptor) -> [UInt8]? {
    guard let file = Descriptor.open(name, in: folder, O_RDONLY), let size = file.fileSize else { return nil }
    return file.readAll(limit: size)
  }
}
