/// Why a site could not be written. Nothing of the site has been changed unless it is a `system` error.
package enum WriteError: Error, Sendable, Hashable {
  /// The folder is one that no site belongs in.
  case dangerousFolder(path: String, Danger)
  /// Two pages would be one file where case or the form of accents does not count, or one page is a folder of
  /// the other.
  case collision(SitePath, SitePath)
  /// A file that lcdoc did not make stands in the way.
  case foreignFile(SitePath)
  /// A link, a folder or a device stands where a file belongs, or something else where a folder belongs.
  case notAFile(SitePath)
  /// Another run is writing to the same folder.
  case busy(path: String)
  /// The system refused; `code` is `errno`.
  case system(operation: String, path: String, code: Int32)

  /// What makes a folder unfit.
  package enum Danger: Sendable, Hashable {
    case fileSystemRoot, home
    /// The folder is, or holds, one that the site is made from.
    case holdsInput(String)
  }
}
