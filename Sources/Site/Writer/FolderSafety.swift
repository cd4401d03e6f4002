#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Refuses folders that a site must never be written to.
enum FolderSafety {
  /// Why a folder is unfit; nil if it is fit. `inputs` are what the site is made from.
  static func danger(of path: String, inputs: [String]) -> WriteError.Danger? {
    let folder = resolved(path)
    if folder == "/" { return .fileSystemRoot }
    if let home = getenv("HOME").map({ String(cString: $0) }), !home.isEmpty, holds(folder, resolved(home)) {
      return .home
    }
    for input in inputs where holds(folder, resolved(input)) { return .holdsInput(input) }
    return nil
  }

  /// Whether the second path is the first or inside of it. By parts: `/root` does not hold `/roots`.
  private static func holds(_ outer: String, _ inner: String) -> Bool {
    inner == outer || inner.utf8.starts(with: (outer == "/" ? outer : outer + "/").utf8)
  }

  /// The absolute path without links. What does not exist yet keeps its name behind the nearest folder that does.
  private static func resolved(_ path: String) -> String {
    if let real = realPath(path) { return real }
    var parts = path.split(separator: "/", omittingEmptySubsequences: true)
    var missing: [Substring] = []
    let isAbsolute = path.utf8.first == UInt8(ascii: "/")
    while let last = parts.popLast() {
      missing.insert(last, at: 0)
      let parent = (isAbsolute ? "/" : "./") + parts.joined(separator: "/")
      guard let real = realPath(parent) else { continue }
      return collapsed(real + "/" + missing.joined(separator: "/"))
    }
    return collapsed(path)
  }

  /// `..` behind a folder that does not exist yet means its parent.
  private static func collapsed(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  private static func realPath(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}
