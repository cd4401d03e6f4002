import Site

/// What git knows of some folders. It is run without a shell, changes nothing, and runs no program that the repository names.
enum Git {
  /// The absolute paths, without links, of the files that are not as they were where the work on `reference` and this one
  /// parted: committed, staged, changed or new; without those that are gone.
  static func filesChanged(since reference: String, in roots: [String]) throws(InputError) -> Set<String> {
    // It would be an option.
    guard !reference.hasPrefix("-"), !reference.isEmpty else {
      throw InputError(path: reference, reason: "is no commit, branch or tag")
    }
    var files: Set<String> = []
    for folder in Set(try folders(of: roots)) {
      guard let top = output(["rev-parse", "--show-toplevel"], in: folder)?.first else {
        throw InputError(path: folder, reason: "lies in no git repository, or git is not there")
      }
      guard let commit = output(["rev-parse", "--verify", "--quiet", reference + "^{commit}"], in: top)?.first else {
        throw InputError(path: reference, reason: "is no commit, branch or tag of \(top); a shallow clone has few")
      }
      let base = output(["merge-base", commit, "HEAD"], in: top)?.first ?? commit
      let changed = output(
        ["diff", "--name-only", "-z", "--no-renames", "--no-ext-diff", "--no-textconv", "--diff-filter=d", base, "--"],
        in: top)
      let new = output(["ls-files", "--others", "--exclude-standard", "-z"], in: top)
      guard let changed, let new else { throw InputError(path: top, reason: "is not read by git") }
      files.formUnion((changed + new).map { top + "/" + $0 })
    }
    return files
  }

  private static func folders(of roots: [String]) throws(InputError) -> [String] {
    var folders: [String] = []
    for root in roots {
      let path = ResolvedPath(root).text
      folders.append(try InputFiles.isFolder(root) ? path : String(path[..<(path.lastIndex(of: "/") ?? path.endIndex)]))
    }
    return folders
  }

  /// The lines, or with `-z` the texts, that git says; nil where it fails.
  private static func output(_ arguments: [String], in folder: String) -> [String]? {
    // What watches files is a program that the repository's settings name.
    let all = ["git", "-C", folder, "-c", "core.fsmonitor=false"] + arguments
    guard let bytes = OtherProgram.output(all) else { return nil }
    let end: UInt8 = arguments.contains("-z") ? 0 : 0x0A
    return bytes.split(separator: end).map { String(decoding: $0, as: UTF8.self) }
  }
}
