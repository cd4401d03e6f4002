import Cache

#if canImport(Glibc)
  package import Glibc
#elseif canImport(Musl)
  package import Musl
#else
  package import Darwin
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
    for word in [device, inode, size] { writer.write(word: word) }
    for time in [changed, noted] { time.write(to: &writer) }
  }

  init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
    device = try reader.word()
    inode = try reader.word()
    size = try reader.word()
    changed = try FileTime(from: &reader)
    noted = try FileTime(from: &reader)
  }
}

/// A time as files have it.
package struct FileTime: Sendable, Hashable {
  /// Since 1970; before it they are negative.
  package let seconds: Int
  /// Below a second.
  package let nanoseconds: Int

  /// Takes both.
  package init(seconds: Int, nanoseconds: Int) {
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }

  private init(_ time: timespec) { self.init(seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec)) }

  /// What the clock says.
  package static var now: FileTime {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return FileTime(time)
  }

  /// When a file was changed, or that was put back to.
  package init(changeOf info: stat) {
    #if canImport(Darwin)
      self.init(info.st_mtimespec)
    #else
      self.init(info.st_mtim)
    #endif
  }

  /// When the system noted the last change of a file, its name or its rights.
  fileprivate init(noteOf info: stat) {
    #if canImport(Darwin)
      self.init(info.st_ctimespec)
    #else
      self.init(info.st_ctim)
    #endif
  }

  fileprivate func isEarlier(than other: FileTime, by seconds: Int) -> Bool {
    (self.seconds + seconds, nanoseconds) < (other.seconds, other.nanoseconds)
  }

  fileprivate func write(to writer: inout ByteWriter) {
    for number in [seconds, nanoseconds] { writer.write(word: UInt64(bitPattern: Int64(number))) }
  }

  fileprivate init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
    seconds = Int(Int64(bitPattern: try reader.word()))
    nanoseconds = Int(Int64(bitPattern: try reader.word()))
  }
}
