#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What can be seen of files without reading them: whoever writes one changes it.
struct FileStamps: Sendable, Equatable {
  private var stamps: [String: Stamp] = [:]
  /// Why not all could be looked at: a folder that is gone, say.
  private var failure: String?

  private struct Stamp: Sendable, Equatable {
    var seconds: Int
    var nanoseconds: Int
    var size: Int
    var inode: UInt64
  }

  /// Looks at files, and at all files in folders that lcdoc reads. What is not there is remembered as that.
  ///
  /// - Parameter notes: files and folders of notes; what the settings pass over is not passed over here.
  init(notes: [String], templates: String?, others: [String]) {
    do {
      for path in try InputFiles.find(notes).files + others { add(path) }
      if let templates { for path in try InputFiles.find([templates], extensions: nil).files { add(path) } }
    } catch {
      failure = error.path + error.reason
    }
  }

  private mutating func add(_ path: String) {
    var info = stat()
    guard stat(path, &info) == 0 else { return }
    let change = InputFiles.change(info)
    stamps[path] = Stamp(
      seconds: change.seconds, nanoseconds: change.nanoseconds, size: Int(info.st_size), inode: UInt64(info.st_ino))
  }
}
