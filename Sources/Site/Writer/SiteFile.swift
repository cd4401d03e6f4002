/// A file of the site, not yet written.
package struct SiteFile: Sendable, Hashable {
  /// Where it goes, below the site's folder.
  package var path: SitePath
  /// What it holds.
  package var bytes: [UInt8]

  /// A file of a site.
  package init(path: SitePath, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
