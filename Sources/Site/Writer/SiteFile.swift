/// A file of the site, not yet written.
package struct SiteFile: Sendable, Hashable {
  /// Where it goes, below the site's folder.
  package var path: SitePath
  /// What it holds.
  package var bytes: [UInt8]

  /// The same in a folder of the site, which is named with the `/` behind it.
  package func placed(in folder: String) -> SiteFile? {
    SitePath(folder + path.text).map { SiteFile(path: $0, bytes: bytes) }
  }
}
