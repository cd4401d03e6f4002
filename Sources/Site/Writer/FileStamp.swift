import Cache

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What can be seen of a file without reading it. Whoever writes a file changes it: its size and the time of its last
/// change can be put back, but not the time at which the system noted that.
package struct FileStamp: Sendable, Hashable {
  private let device: UInt64
  private let inode: UInt64
  private let size: UInt64
  private let changed: FileTime
  private let noted: FileTime

  /// Looks at what a path leads to; nil unless that is an ordinary file.
  package init?(_ path: String) {
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    self.init(info)
  }

  /// Looks at a file in a folder; nil unless it is an ordinary file, which a link to one is not.
  init?(_ name: String, in folder: borrowing Descriptor) {
    var info = stat()
    guard fstatat(folder.number, name, &info, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
    self.init(info)
  }

  private init?(_ info: stat) {
    guard info.st_mode & S_IFMT == S_IFREG else { return nil }
    device = UInt64(truncatingIfNeeded: info.st_dev)
    inode = UInt64(truncatingIfNeeded: info.st_ino)
    size = UInt64(truncatingIfNeeded: info.st_size)
    changed = FileTime(changeOf: info)
    noted = FileTime(noteOf: info)
  }

  /// Whether the file has rested for so long before a moment that whoever wrote it after that would have changed the stamp.
  /// Systems count time in steps: of two changes in one step the second shows nowhere.
  func isSettled(at moment: FileTime) -> Bool { noted.isEarlier(than: moment, by: Self.longestStep) }

  /// In seconds. That of FAT, the longest that there is; most disks have some milliseconds. It also forgives the clock of a
  /// disk on another machine to be as late.
  private static let longestStep = 2

  func write(to writer: inout ByteWriter) {
    writer.write(words: SIMD4(device, inode, size, 0))
    writer.write(words: SIMD4(lowHalf: changed.words, highHalf: noted.words))
  }

  init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
    let file = try reader.words()
    (device, inode, size) = (file[0], file[1], file[2])
    let times = try reader.words()
    changed = FileTime(words: times.lowHalf)
    noted = FileTime(words: times.highHalf)
  }
}
