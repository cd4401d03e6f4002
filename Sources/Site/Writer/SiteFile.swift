/// A file of the site, not yet written.
package struct SiteFile: Sendable, Hashable {
  package var path: SitePath
  package var bytes: [UInt8]

  package init(path: SitePath, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
