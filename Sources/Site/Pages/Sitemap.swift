/// The list of a site's pages that search engines read.
enum Sitemap {
  /// The most addresses that the protocol of sitemaps allows in one file.
  static let longest = 50_000

  /// `sitemap.xml`; where there are too many pages for one file, it lists the files that list them.
  static func files(of pages: [SitePath], at address: SiteAddress, longest: Int = longest) -> [SiteFile] {
    let all = pages.map(address.url)
    guard all.count > longest else { return [file("sitemap.xml", "urlset", "url", all)].compactMap(\.self) }
    let parts = stride(from: 0, to: all.count, by: longest).enumerated().compactMap { number, start in
      file("sitemap-\(number + 1).xml", "urlset", "url", all[start..<min(start + longest, all.count)])
    }
    return [file("sitemap.xml", "sitemapindex", "sitemap", parts.map { address.url(of: $0.path) })].compactMap(\.self)
      + parts
  }

  private static func file(
    _ name: String, _ list: StaticString, _ entry: StaticString, _ addresses: some Sequence<String>
  ) -> SiteFile? {
    var out = HTML()
    out.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<")
    out.append(list)
    out.append(" xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n")
    for address in addresses {
      out.append("<")
      out.append(entry)
      out.append("><loc>")
      out.append(text: address)
      out.append("</loc></")
      out.append(entry)
      out.append(">\n")
    }
    out.append("</")
    out.append(list)
    out.append(">\n")
    return SitePath(name).map { SiteFile(path: $0, bytes: out.bytes) }
  }
}

extension SiteAddress {
  /// The address of a page.
  func url(of page: SitePath) -> String {
    page == SiteRenderer.home ? text : text + SiteRenderer.home.link(to: page)
  }
}
