/// A file of the site, not yet written.
package struct SiteFile: Sendable, Hashable {
  /// Where it goes, below the site's folder.
  package var path: SitePath
  /// What it holds.
  package var bytes: [UInt8]
}
