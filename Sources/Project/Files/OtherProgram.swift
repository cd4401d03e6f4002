#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Programs that lcdoc runs.
package enum OtherProgram {
  /// What a program writes to its standard output; nil where it cannot be run, fails, or writes more than 64 MiB. What it says
  /// besides goes nowhere.
  static func output(_ arguments: [String]) -> [UInt8]? {
    var pipes: [Int32] = [0, 0]
    guard pipe(&pipes) == 0 else { return nil }
    // The program has its end as its standard output, and no other.
    for end in pipes { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(pipes[0]) }
    let process = start(arguments, output: pipes[1])
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

  /// Starts a program and lets it run; false where that cannot be done. What it says goes nowhere.
  package static func start(_ arguments: [String]) -> Bool {
    let nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC)
    guard nowhere >= 0 else { return false }
    defer { close(nowhere) }
    return start(arguments, output: nowhere) != nil
  }

  /// Starts a program, which `PATH` finds, with nothing to read; nil where that cannot be done.
  private static func start(_ arguments: [String], output: Int32) -> pid_t? {
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
    var words = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    #if canImport(Darwin)
      let environ = _NSGetEnviron().pointee
    #endif
    var process: pid_t = 0
    return posix_spawnp(&process, arguments[0], &actions, nil, &words, environ) == 0 ? process : nil
  }
}
