/// The titles of the pages as browsers list them: no two alike, as short as that allows.
struct PageTitles: Sendable {
  private var titles: [SitePath: String] = [:]

  private struct Page {
    var path: SitePath
    var title: String
    var group: String
  }

  init(_ site: SiteModel) {
    func word(_ text: UIText) -> String { text.text(in: site.language) }
    var pages = [
      Page(path: SiteRenderer.home, title: word(.home), group: ""),
      Page(path: SiteRenderer.notFoundPath, title: word(.notFound), group: ""),
      Page(path: SiteRenderer.searchPath, title: word(.search), group: ""),
      Page(path: SiteRenderer.explainPath, title: word(.whatPrinted), group: ""),
      Page(path: SiteRenderer.callbackIndex, title: word(.callbacks), group: ""),
      Page(path: SiteRenderer.scenarioIndex, title: word(.scenarios), group: ""),
      Page(path: SiteRenderer.quizIndex, title: word(.quizzes), group: ""),
      Page(path: SiteRenderer.conformancePath, title: word(.conformance), group: ""),
      Page(path: SiteRenderer.factsPath, title: word(.facts), group: ""),
    ]
    pages += site.notes.map { Page(path: $0.path, title: $0.title, group: $0.group) }
    pages += site.callbacks.map { Page(path: $0.path, title: $0.swiftName, group: $0.family) }
    pages += site.scenarios.map { Page(path: $0.path, title: $0.title, group: $0.group) }
    pages += (site.quizzes + site.selections.map(\.page)).map {
      Page(path: $0.path, title: $0.title, group: word(.quizzes))
    }
    add(pages)
  }

  subscript(path: SitePath) -> String? { titles[path] }

  /// A page gets its title; where others have it too, with its group; where that is not enough, with its path.
  private mutating func add(_ pages: [Page]) {
    titles.reserveCapacity(pages.count)
    var open = pages
    // How many pages asked for each title, form by form: what one asked for alone is taken.
    var taken: [[String: Int]] = []
    let forms: [(Page) -> String] = [
      { $0.title },
      { $0.group.isEmpty ? $0.title : "\($0.title) · \($0.group)" },
      { "\($0.title) · \($0.path)" },
    ]
    for form in forms where !open.isEmpty {
      let named = open.map(form)
      var counts = [String: Int](minimumCapacity: named.count)
      for title in named { counts[title, default: 0] += 1 }
      var rest: [Page] = []
      for (page, title) in zip(open, named) {
        let isFree = counts[title] == 1 && !taken.contains { $0[title] == 1 }
        if isFree { titles[page.path] = title } else { rest.append(page) }
      }
      open = rest
      taken.append(counts)
    }
  }
}
