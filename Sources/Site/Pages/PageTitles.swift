import Cache

/// The titles of the pages as browsers list them: no two alike, as short as that allows.
struct PageTitles: Sendable {
  /// The notes, in the order of the site.
  private let notes: [NotePage]
  /// Of each of them which title it has; nil for none.
  private let formsOfNotes: [TitleForm?]
  /// The titles of all other pages.
  private let others: [SitePath: String]

  /// - Parameters:
  ///   - listed: tells the notes' paths, titles and groups from any others.
  ///   - cache: which titles earlier runs chose for the same pages.
  init(_ site: SiteModel, listed: Digest, _ cache: Cache) {
    let others = Self.others(of: site)
    let key = cache.digest { writer in
      writer.write("titles")
      writer.write(listed)
      writer.write(others) { writer, page in
        for text in [page.path.text, page.title, page.group] { writer.write(text) }
      }
    }
    let chosen = cache.value(for: key) {
      let notes = site.notes.map { TitledPage(path: $0.path, title: $0.title, group: $0.group) }
      return ChosenTitles(for: notes + others)
    }
    notes = site.notes
    formsOfNotes = Array(chosen.forms.prefix(site.notes.count))
    let titles = zip(others, chosen.forms.dropFirst(site.notes.count)).compactMap { page, form in
      form.map { (page.path, page.title(as: $0)) }
    }
    self.others = Dictionary(titles, uniquingKeysWith: { first, _ in first })
  }

  /// The title of a page that is none of a note; nil where its own is as good.
  subscript(path: SitePath) -> String? { others[path] }

  /// The title of a note's page, by its place; nil where its own is as good.
  func title(ofNote place: Int) -> String? {
    guard place < formsOfNotes.count, let form = formsOfNotes[place] else { return nil }
    return TitledPage(path: notes[place].path, title: notes[place].title, group: notes[place].group).title(as: form)
  }

  /// All pages but those of notes.
  private static func others(of site: SiteModel) -> [TitledPage] {
    func word(_ text: UIText) -> String { text.text(in: site.language) }
    var pages = [
      TitledPage(path: SiteRenderer.home, title: word(.home), group: ""),
      TitledPage(path: SiteRenderer.notFoundPath, title: word(.notFound), group: ""),
      TitledPage(path: SiteRenderer.searchPath, title: word(.search), group: ""),
      TitledPage(path: SiteRenderer.explainPath, title: word(.whatPrinted), group: ""),
      TitledPage(path: SiteRenderer.callbackIndex, title: word(.callbacks), group: ""),
      TitledPage(path: SiteRenderer.scenarioIndex, title: word(.scenarios), group: ""),
      TitledPage(path: SiteRenderer.quizIndex, title: word(.quizzes), group: ""),
      TitledPage(path: SiteRenderer.conformancePath, title: word(.conformance), group: ""),
      TitledPage(path: SiteRenderer.factsPath, title: word(.facts), group: ""),
    ]
    pages += site.callbacks.map { TitledPage(path: $0.path, title: $0.swiftName, group: $0.family) }
    pages += site.scenarios.map { TitledPage(path: $0.path, title: $0.title, group: $0.group) }
    pages += (site.quizzes + site.selections.map(\.page)).map {
      TitledPage(path: $0.path, title: $0.title, group: word(.quizzes))
    }
    return pages
  }
}

/// What of a page its title is made of.
private struct TitledPage {
  var path: SitePath
  var title: String
  var group: String

  func title(as form: TitleForm) -> String {
    switch form {
    case .alone: title
    case .withGroup: group.isEmpty ? title : "\(title) · \(group)"
    case .withPath: "\(title) · \(path)"
    }
  }
}

/// A page gets its title; where others have it too, with its group; where that is not enough, with its path.
private enum TitleForm: Int, CaseIterable {
  case alone, withGroup, withPath
}

/// Which title each of some pages has. To find that is to bring each title's accents into one form, so it is kept.
private struct ChosenTitles: Cacheable {
  /// In the order of the pages; nil for one of which all are taken.
  private(set) var forms: [TitleForm?]

  init(for pages: [TitledPage]) {
    forms = pages.map { _ in nil }
    var open = Array(pages.indices)
    // Form by form: what one page asked for alone is taken.
    var taken: [AskedTitles] = []
    for form in TitleForm.allCases where !open.isEmpty {
      let named = open.map { pages[$0].title(as: form) }
      let asked = AskedTitles(named)
      var rest: [Int] = []
      for (place, (page, title)) in zip(open, named).enumerated() {
        let isFree = asked.isAlone(place) && !taken.contains { $0.isAlone(title) }
        if isFree { forms[page] = form } else { rest.append(page) }
      }
      open = rest
      taken.append(asked)
    }
  }

  func write(to writer: inout ByteWriter) {
    writer.write(forms) { writer, form in writer.write(form.map { $0.rawValue + 1 } ?? 0) }
  }

  init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
    forms = try reader.list { (reader) throws(ByteReader.Malformed) in
      let number = try reader.number()
      return TitleForm(rawValue: number - 1)
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
