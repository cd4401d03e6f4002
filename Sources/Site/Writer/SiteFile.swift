/// A file of the site, not yet written.
public struct SiteFile: Sendable, Hashable {
  public var path: SitePath
  public var bytes: [UInt8]

  public init(path: SitePath, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
