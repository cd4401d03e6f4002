extension SiteFrame {
  /// A link of a page; without words or address where there is none.
  func link(_ link: PageLink?, from page: SitePath) -> LinkValues {
    guard let link else { return LinkValues() }
    return LinkValues(href: page.link(to: link.path, fragment: link.fragment), label: link.label)
  }

  /// Links of a page as list items.
  func links(_ links: [PageLink], from page: SitePath) -> HTML {
    list(links.map { link($0, from: page) })
  }

  /// Where a page belongs: to a part of the site, and in it to a group.
  ///
  /// - Parameters:
  ///   - index: The page that lists the part; the groups are headings on it.
  ///   - top: The id of the part there; empty for the page's top.
  func crumbs(_ part: UIText, _ index: SitePath, top: String = "", group: String, from page: SitePath) -> HTML {
    var crumbs = [PageLink(label: word(part), path: index, fragment: top)]
    if !group.isEmpty { crumbs.append(PageLink(label: group, path: index, fragment: GroupedEntries.id(of: group))) }
    return links(crumbs, from: page)
  }
}
