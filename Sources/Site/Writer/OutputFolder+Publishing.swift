#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension OutputFolder {
  /// Finishes what an interrupted run had begun to publish, and clears away what it had not.
  func recover() throws(WriteError) {
    if let bytes = read(Publication.name, limit: Manifest.largest), let publication = Publication(bytes: bytes) {
      _ = try finish(publication, since: manifest)
    }
    clear()
  }

  /// What lcdoc wrote into the folder.
  var manifest: Manifest { Manifest(bytes: read(Manifest.name, limit: Manifest.largest) ?? []) }

  /// The place in which new files wait, which is made if need be.
  func waitingRoom() throws(WriteError) -> Descriptor {
    guard mkdirat(root.number, Publication.waitingRoom, 0o755) == 0 || errno == EEXIST,
      let room = Descriptor.open(Publication.waitingRoom, in: root, O_RDONLY | O_DIRECTORY)
    else { throw Self.failure("make folder", Publication.waitingRoom) }
    return room
  }

  /// Writes a file that waits; `path` is for people.
  func write(_ name: String, in room: borrowing Descriptor, _ bytes: [UInt8], for path: String) throws(WriteError) {
    guard let file = Descriptor.open(name, in: room, O_WRONLY | O_CREAT | O_EXCL) else {
      throw Self.failure("create", path)
    }
    guard OpenFile.writeAll(bytes, to: file.number) else { throw Self.failure("write", path) }
  }

  /// From here on the new site counts: all that it needs is on the disk, and this says where it belongs.
  func begin(_ publication: Publication, in room: borrowing Descriptor) throws(WriteError) {
    try write(Publication.name, in: room, publication.bytes, for: Publication.name)
    guard renameat(room.number, Publication.name, root.number, Publication.name) == 0 else {
      throw Self.failure("rename", Publication.name)
    }
  }

  /// Moves what waits to where it belongs, removes what is no longer wanted, and tells that it is done. What an
  /// interrupted run has moved is not there any more; where a file of somebody else has come between, it stays.
  ///
  /// - Parameter old: what lcdoc wrote before.
  /// - Returns: how many files were removed.
  func finish(_ publication: Publication, since old: Manifest) throws(WriteError) -> Int {
    guard let room = Descriptor.open(Publication.waitingRoom, in: root, O_RDONLY | O_DIRECTORY) else {
      // Somebody has taken it away: there is nothing to move any more.
      unlinkat(root.number, Publication.name, 0)
      return 0
    }
    for (number, path) in publication.moves.sorted(by: { $0.key < $1.key }) {
      try move(String(number), from: room, to: path, old)
    }
    var removed = 0
    for path in publication.removals where try remove(path, old) { removed += 1 }
    guard renameat(room.number, Publication.manifest, root.number, Manifest.name) == 0 || errno == ENOENT else {
      throw Self.failure("rename", Manifest.name)
    }
    guard unlinkat(root.number, Publication.name, 0) == 0 else { throw Self.failure("remove", Publication.name) }
    return removed
  }

  private func move(
    _ name: String, from room: borrowing Descriptor, to path: SitePath, _ old: Manifest
  ) throws(WriteError) {
    guard let file = Descriptor.open(name, in: room, O_RDONLY), let size = file.fileSize,
      let bytes = file.readAll(limit: size), let parent = try folder(path.folder, makesFolders: true)
    else { return }
    switch compare(SiteFile(path: path, bytes: bytes), in: parent, with: old) {
    case .absent, .same, .old: break
    case .foreign, .unfit: return
    }
    guard renameat(room.number, name, parent.number, path.name) == 0 else { throw Self.failure("rename", path.text) }
  }

  /// Removes everything that is ours and no page: after a failure the disk may be full of it.
  func clear() {
    if let room = Descriptor.open(Publication.waitingRoom, in: root, O_RDONLY | O_DIRECTORY) {
      for name in room.names { unlinkat(room.number, name, 0) }
    }
    unlinkat(root.number, Publication.waitingRoom, AT_REMOVEDIR)
    for name in root.names where name.hasPrefix(Self.temporaryPrefix) && Int(name.dropFirst(11)) != nil {
      unlinkat(root.number, name, 0)
    }
  }
}
