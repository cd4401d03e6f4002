import Diagnostics

/// The files of a folder of templates.
enum TemplateFolder {
  /// Each file by its path in the folder. Hidden files are passed over; links are not followed.
  static func read(_ folder: String) throws(InputError) -> [SourceFile] {
    var files: [SourceFile] = []
    for path in try self.files(in: folder) {
      let file = try InputFiles.read(path)
      files.append(SourceFile(path: String(path.dropFirst(folder.count).drop { $0 == "/" }), bytes: file.bytes))
    }
    return files
  }

  /// Their paths, sorted.
  static func files(in folder: String) throws(InputError) -> [String] {
    guard try InputFiles.isFolder(folder) else { throw InputError(path: folder, reason: "is not a folder") }
    return try InputFiles.find([folder], extensions: ["mustache", "css", "js", "svg"]).files
  }
}
