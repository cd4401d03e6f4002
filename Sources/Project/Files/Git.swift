import Site

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

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
    guard let bytes = RunProgram.output(all) else { return nil }
    let end: UInt8 = arguments.contains("-z") ? 0 : 0x0A
    return bytes.split(separator: end).map { String(decoding: $0, as: UTF8.self) }
  }
}

/// Programs that lcdoc runs.
enum RunProgram {
  /// What a program writes to its standard output; nil where it cannot be run, fails, or writes more than 64 MiB. What it says
  /// besides goes nowhere.
  static func output(_ arguments: [String]) -> [UInt8]? {
    var pipes: [Int32] = [0, 0]
    guard pipe(&pipes) == 0 else { return nil }
    defer { close(pipes[0]) }
    let process = start(arguments, output: pipes[1], closing: pipes[0])
    close(pipes[1])
    guard let process else { return nil }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= 64 << 20 {
      let count = read(pipes[0], &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      if count <= 0 { break }
      bytes += chunk[..<count]
    }
    if bytes.count > 64 << 20 { kill(process, SIGTERM) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status == 0 && bytes.count <= 64 << 20 ? bytes : nil
  }

  /// Starts a program, which `PATH` finds, with nothing to read; nil where that cannot be done.
  private static func start(_ arguments: [String], output: Int32, closing other: Int32) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addclose(&actions, other)
    posix_spawn_file_actions_addclose(&actions, output)
    var words = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    return posix_spawnp(&process, arguments[0], &actions, nil, &words, environ) == 0 ? process : nil
  }
}
