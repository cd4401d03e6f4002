import Diagnostics
import Judging
import LifecycleEngine
import Markup
import Notes
import Parallel
import Quiz

/// What the questions of a page are about: a note or a scenario file.
struct QuizOwner: Sendable {
  var page: PageLink
  /// Under what the questions are listed.
  var group: String
}

/// Makes the quiz pages: one for each note or scenario that gave items.
enum QuizPageBuilder {
  /// The most orderings of one page, and the most questions of each other kind: a page stays one sitting.
  private static let maximumOrderings = 8
  private static let maximumChoices = 2

  /// - Parameters:
  ///   - taken: the paths of the pages that are there already.
  ///   - owners: what the questions are about, by the path of the file.
  static func pages(
    _ questions: [ScenarioSource], _ language: Language, _ taken: PagePaths, about owners: [String: QuizOwner]
  ) -> [QuizPage] {
    var paths = taken
    let bank = QuizBank(
      questions, language: language, kinds: Set(ItemKind.allCases), map: { Parallel.map(0..<$0, $1) })
    return notePages(bank, owners, &paths) + standardPages(bank, language, &paths)
  }

  private static func notePages(
    _ bank: QuizBank, _ owners: [String: QuizOwner], _ paths: inout PagePaths
  ) -> [QuizPage] {
    var groups: [(path: String, items: [QuizItem])] = []
    var groupOfPath: [String: Int] = [:]
    for item in bank.all where item.source.path != StandardSituations.path {
      let index = groupOfPath[item.source.path] ?? groups.count
      groupOfPath[item.source.path] = index
      if index == groups.count { groups.append((item.source.path, [])) }
      let limit = item.kind == .ordering ? maximumOrderings : maximumChoices
      if groups[index].items.count(where: { $0.kind == item.kind }) < limit { groups[index].items.append(item) }
    }
    return groups.compactMap { group in
      let name = QuizPageBuilder.name(of: group.path)
      guard let path = paths.make("quizzes", name) else { return nil }
      let owner = owners[group.path]
      return QuizPage(
        path: path, title: owner?.page.label ?? name, group: owner?.group ?? "", about: owner?.page,
        items: group.items.map { question($0, bank.strings) }, asked: Self.asked(by: group.items))
    }
  }

  /// The questions about standard situations, by the family of callbacks that most of an item's pieces are of. Those
  /// about callbacks that were not asked for yet come first, so that few questions ask for all.
  private static func standardPages(_ bank: QuizBank, _ language: Language, _ paths: inout PagePaths) -> [QuizPage] {
    let orderings = bank.items.filter { $0.source.path == StandardSituations.path }
    var asked: Set<Callback> = []
    var fresh: [Item] = []
    var others: [Item] = []
    for item in orderings.sorted(by: { ($0.pieces.count, $1.id) > ($1.pieces.count, $0.id) }) {
      let callbacks = item.pieces.map(\.callback)
      if callbacks.allSatisfy(asked.contains) { others.append(item) } else { fresh.append(item) }
      asked.formUnion(callbacks)
    }
    let choices = Dictionary(grouping: bank.choices) { String($0.id.prefix { $0 != "~" }) }
    var pages: [QuizPage] = []
    for family in Family.allCases {
      let all = fresh.filter { $0.family == family }
      let items = all + others.filter { $0.family == family }.prefix(max(0, maximumOrderings - all.count))
      guard !items.isEmpty, let path = paths.make("quizzes", "standard \(family.displayName)") else { continue }
      var questions = items.map(QuizItem.ordering)
      let about = items.flatMap { choices[$0.id] ?? [] }
      for kind in ItemKind.allCases {
        questions += about.filter { $0.kind == kind }.prefix(maximumChoices).map(QuizItem.choice)
      }
      let title = language("\(family.displayName)", "\(family.displayNameChinese)")
      pages.append(
        QuizPage(
          path: path, title: title, group: UIText.standardSituations.text(in: language),
          items: questions.map { question($0, bank.strings) }, asked: Self.asked(by: questions)))
    }
    return pages
  }

  private static let callbacks = Dictionary(
    Callback.allCases.map { ("\($0.info.selector)", $0) }, uniquingKeysWith: { first, _ in first })

  private static func asked(by items: [QuizItem]) -> [SitePath: String] {
    var asked: [SitePath: String] = [:]
    for item in items {
      let named: [Callback] =
        switch item {
        case .ordering(let item): item.pieces.map(\.callback)
        case .choice(let item): item.callbacks.compactMap { callbacks[$0] }
        }
      for path in named.compactMap(PagePaths.callback) where asked[path] == nil { asked[path] = item.id }
    }
    return asked
  }

  /// The file's name without folders and ending.
  private static func name(of path: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    return file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
  }

  private static func question(_ item: QuizItem, _ strings: Strings) -> QuizQuestion {
    let stem = stem(item, strings)
    return switch item {
    case .ordering(let item): .ordering(question(item, stem))
    case .choice(let item): .choice(question(item, stem))
    }
  }

  /// The item as the page's script takes it: pieces in the order in which they are first shown.
  private static func question(_ item: Item, _ stem: HTML) -> OrderingItem {
    let place = Dictionary(uniqueKeysWithValues: item.start.enumerated().map { ($1, $0) })
    func shown(_ index: Int) -> Int { place[index] ?? index }
    let pairs = item.key.pairs.map { OrderingItem.Pair(before: shown($0.first), after: shown($0.second)) }
    var explanation = HTML()
    for piece in item.pieces {
      guard let because = piece.because else { continue }
      explanation.appendParagraph("\(piece.label) — \(because)")
    }
    return OrderingItem(
      id: item.id, stem: stem, pieces: item.start.map { OrderingItem.Piece(label: item.labels[$0]) },
      relation: pairs, canonical: item.canonicalOrder.map(shown), explanation: explanation)
  }

  private static func question(_ item: ChoiceItem, _ stem: HTML) -> ChoiceQuestion {
    let kind: ChoiceQuestion.Kind =
      switch item.kind {
      case .next, .ordering: .next
      case .wrongLine: .wrongLine
      case .notCalled: .notCalled
      case .versions: .versions
      }
    var explanation = HTML()
    for row in item.run { explanation.appendParagraph(row) }
    return ChoiceQuestion(
      id: item.id, kind: kind, stem: stem, log: item.log,
      options: item.start.map { .init(label: item.options[$0].label, reason: item.options[$0].why) },
      answer: item.start.firstIndex(of: item.answer) ?? 0, explanation: explanation)
  }

  private static func stem(_ item: QuizItem, _ strings: Strings) -> HTML {
    var stem = HTML()
    stem.appendParagraph(item.stem)
    stem.append("<p class=\"fixed\">")
    stem.append(text: item.fixed.joined(separator: " · "))
    stem.append("</p>")
    let text = StemText(item: item, strings: strings)
    for line in text.given {
      stem.append("<p class=\"given\">")
      stem.append(text: line)
      stem.append("</p>")
    }
    if let picture = text.picture {
      stem.append("<div class=\"screen\"><p class=\"given\">")
      stem.append(text: picture.heading)
      stem.append("</p>")
      append(picture.roots, false, picture, to: &stem)
      stem.append("</div>")
    }
    return stem
  }

  /// A list in a list: who holds or presents whom.
  private static func append(
    _ nodes: [ScreenPicture.Node], _ arePresented: Bool, _ picture: PictureText, to html: inout HTML
  ) {
    if nodes.isEmpty { return }
    html.append("<ul>")
    for node in nodes {
      html.append(node.isSeen ? "<li class=\"seen\">" : "<li>")
      html.append(text: node.name + picture.note(node, isPresented: arePresented))
      append(node.children, false, picture, to: &html)
      append(node.presented, true, picture, to: &html)
      html.append("</li>")
    }
    html.append("</ul>")
  }
}

extension HTML {
  fileprivate mutating func appendParagraph(_ text: String) {
    append("<p>")
    append(text: text)
    append("</p>")
  }
}

extension Item {
  /// The family that most of the pieces are of, of equals the first of the catalog.
  fileprivate var family: Family {
    var counts: [Family: Int] = [:]
    for piece in pieces { counts[piece.callback.info.family, default: 0] += 1 }
    return Family.allCases.max { (counts[$0] ?? 0) < (counts[$1] ?? 0) } ?? .appearance
  }
}
