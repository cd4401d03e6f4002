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
    // Form by form: what one page asked for alone is taken.
    var taken: [AskedTitles] = []
    let forms: [(Page) -> String] = [
      { $0.title },
      { $0.group.isEmpty ? $0.title : "\($0.title) · \($0.group)" },
      { "\($0.title) · \($0.path)" },
    ]
    for form in forms where !open.isEmpty {
      let named = open.map(form)
      let asked = AskedTitles(named)
      var rest: [Page] = []
      for (place, (page, title)) in zip(open, named).enumerated() {
        let isFree = asked.isAlone(place) && !taken.contains { $0.isAlone(title) }
        if isFree { titles[page.path] = title } else { rest.append(page) }
      }
      open = rest
      taken.append(asked)
    }
  }
}

/// How many pages ask for each of some titles. Each is looked up once, for that is to bring its accents into one form.
private struct AskedTitles {
  private var numbers: [String: Int]
  /// Of each page the number of its title.
  private var own: [Int] = []
  /// Of each title how many pages ask for it.
  private var counts: [Int] = []

  init(_ titles: [String]) {
    numbers = Dictionary(minimumCapacity: titles.count)
    own.reserveCapacity(titles.count)
    for title in titles {
      let number = Self.number(&numbers[title, default: counts.count])
      if number == counts.count { counts.append(0) }
      counts[number] += 1
      own.append(number)
    }
  }

  private static func number(_ number: inout Int) -> Int { number }

  /// Whether no other page asks for what one of them does.
  func isAlone(_ page: Int) -> Bool { counts[own[page]] == 1 }

  /// Whether one page alone asks for a title.
  func isAlone(_ title: String) -> Bool { numbers[title].map { counts[$0] == 1 } ?? false }
}
