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
    let folder = ResolvedPath(path)
    if folder.text == "/" { return .fileSystemRoot }
    if let home = getenv("HOME").map({ String(cString: $0) }), !home.isEmpty, folder.holds(ResolvedPath(home)) {
      return .home
    }
    for input in inputs where folder.holds(ResolvedPath(input)) { return .holdsInput(input) }
    return nil
  }
}
