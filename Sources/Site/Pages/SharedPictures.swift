import Diagnostics
import Parallel

/// The pictures that stand for pages where somebody shows a link to them: a page with a run has its own, all others that of
/// the first page. Only a site that knows its address has any, for they are found by their whole address alone.
extension SiteFrame {
  /// The pictures of all pages with a run.
  func pictures(of site: SiteModel) -> [SiteFile] {
    guard address != nil else { return [] }
    var scores: [(page: SitePath, score: ScoreModel)] = []
    if let featured = site.featured { scores.append((SiteRenderer.home, featured.score)) }
    scores += site.callbacks.compactMap { callback in
      (filled?.values(of: callback.path)?.score ?? callback.figure?.score).map { (callback.path, $0) }
    }
    scores += site.scenarios.compactMap { scenario in scenario.figure.map { (scenario.path, $0.score) } }
    return Parallel.map(scores) { page, score in
      Self.picture(of: page).map { SiteFile(path: $0, bytes: ScorePicture.bytes(of: score)) }
    }.compactMap(\.self)
  }

  /// Says in the head of a page which picture stands for it.
  ///
  /// - Parameter page: whose run is to be seen in it.
  func show(_ page: SitePath, called title: String, at address: SiteAddress, _ values: inout LayoutValues) {
    guard page != SiteRenderer.home || hasFeatured, let path = Self.picture(of: page) else { return }
    values.picture = address.url(of: path)
    values.pictureAbout = UIText.pictureOf.text(in: language, filledWith: title)
  }

  /// Beside the page, under its name.
  private static func picture(of page: SitePath) -> SitePath? {
    SitePath(page.text.dropLast(".html".count) + ".png")
  }
}

extension Language {
  /// The language with a country, as Open Graph has it.
  var locale: String {
    switch self {
    case .english: "en_US"
    case .chinese: "zh_CN"
    }
  }
}
