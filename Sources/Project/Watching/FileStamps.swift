import Site

/// What can be seen of files without reading them: whoever writes one changes it.
struct FileStamps: Sendable, Equatable {
  private var stamps: [String: FileStamp] = [:]
  /// Why not all could be looked at: a folder that is gone, say.
  private var failure: String?

  /// The folders of all files.
  var folders: Set<String> {
    Set(stamps.keys.map { path in path.lastIndex(of: "/").map { String(path[...$0]) } ?? "." })
  }

  /// Looks at files, and at all files in folders that lcdoc reads. What is not there is remembered as that.
  ///
  /// - Parameter notes: files and folders of notes; what the settings pass over is not passed over here.
  init(notes: [String], templates: String?, others: [String]) {
    do {
      for path in try InputFiles.find(notes).files + others { stamps[path] = FileStamp(path) }
      if let templates {
        for path in try InputFiles.find([templates], extensions: nil).files { stamps[path] = FileStamp(path) }
      }
    } catch {
      failure = error.path + error.reason
    }
  }
}
