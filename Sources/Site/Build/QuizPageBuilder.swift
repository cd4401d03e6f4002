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
  /// The pages of its scenarios with their runs, by the line where each begins.
  var runs: [Int: SitePath] = [:]
}

/// Makes the quiz pages: one for each note or scenario that gave items, and some that choose from all of these.
struct QuizPageBuilder {
  /// The most orderings of one page, and the most questions of each other kind: a page stays one sitting.
  private static let maximumOrderings = 8
  private static let maximumChoices = 2

  private let bank: QuizBank
  private let language: Language
  private let owners: [String: QuizOwner]
  private var paths: PagePaths

  /// A page before its questions are put into words.
  struct Draft {
    var page: QuizPage
    var items: [QuizItem]
  }

  /// - Parameters:
  ///   - taken: the paths of the pages that are there already.
  ///   - owners: what the questions are about, by the path of the file.
  static func pages(
    _ questions: [ScenarioSource], _ language: Language, _ taken: PagePaths, about owners: [String: QuizOwner]
  ) -> QuizPages {
    let bank = QuizBank(
      questions, language: language, kinds: Set(ItemKind.allCases), map: { Parallel.map(0..<$0, $1) })
    var builder = QuizPageBuilder(bank: bank, language: language, owners: owners, paths: taken)
    let drafts = builder.notePages() + builder.standardPages()
    let choice = QuizChoice(items: drafts.flatMap(\.items), language: language)
    let selections = choice.drafts(&builder.paths)
    return QuizPages(
      pages: drafts.map(builder.page),
      selections: selections.map { QuizSelection(subject: $0.subject, page: builder.page($0.draft)) })
  }

  private func page(_ draft: Draft) -> QuizPage {
    var page = draft.page
    page.items = draft.items.map(question)
    page.asked = Self.asked(by: draft.items)
    page.marks = draft.items.map { item in
      QuestionMark(
        id: item.id, hash: item.hashText, topic: item.family.name(in: language), level: item.level)
    }
    return page
  }

  private mutating func notePages() -> [Draft] {
    var groups: [(path: String, items: [QuizItem])] = []
    var groupOfPath: [String: Int] = [:]
    for item in bank.all where item.source.path != StandardSituations.path {
      let index = groupOfPath[item.source.path] ?? groups.count
      groupOfPath[item.source.path] = index
      if index == groups.count { groups.append((item.source.path, [])) }
      let limit = item.kind == .ordering ? Self.maximumOrderings : Self.maximumChoices
      if groups[index].items.count(where: { $0.kind == item.kind }) < limit { groups[index].items.append(item) }
    }
    return groups.compactMap { group in
      let name = Self.name(of: group.path)
      guard let path = paths.make("quizzes", name) else { return nil }
      let owner = owners[group.path]
      let page = QuizPage(
        path: path, title: owner?.page.label ?? name, group: owner?.group ?? "", about: owner?.page, items: [])
      return Draft(page: page, items: group.items)
    }
  }

  /// The questions about standard situations, by family. Those about callbacks that were not asked for yet come first, so
  /// that few questions ask for all.
  private mutating func standardPages() -> [Draft] {
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
    var drafts: [Draft] = []
    for family in Family.allCases {
      func isOfFamily(_ item: Item) -> Bool { QuizItem.ordering(item).family == family }
      let all = fresh.filter(isOfFamily)
      let items = all + others.filter(isOfFamily).prefix(max(0, Self.maximumOrderings - all.count))
      guard !items.isEmpty, let path = paths.make("quizzes", "standard \(family.displayName)") else { continue }
      var questions = items.map(QuizItem.ordering)
      let about = items.flatMap { choices[$0.id] ?? [] }
      for kind in ItemKind.allCases {
        questions += about.filter { $0.kind == kind }.prefix(Self.maximumChoices).map(QuizItem.choice)
      }
      let page = QuizPage(
        path: path, title: family.name(in: language), group: UIText.standardSituations.text(in: language), items: [])
      drafts.append(Draft(page: page, items: questions))
    }
    return drafts
  }

  private static func asked(by items: [QuizItem]) -> [SitePath: String] {
    var asked: [SitePath: String] = [:]
    for item in items {
      for path in item.asked.compactMap(PagePaths.callback) where asked[path] == nil { asked[path] = item.id }
    }
    return asked
  }

  /// The file's name without folders and ending.
  private static func name(of path: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    return file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
  }

  private func question(_ item: QuizItem) -> QuizQuestion {
    let stem = Self.stem(item, bank.strings)
    switch item {
    case .ordering(let ordering):
      var question = Self.question(ordering, stem, item.hashText, bank.strings)
      question.link = owners[item.source.path]?.runs[item.source.line].map {
        PageLink(label: UIText.wholeRun.text(in: language), path: $0)
      }
      return .ordering(question)
    case .choice(let choice): return .choice(Self.question(choice, stem, item.hashText))
    }
  }

  /// The item as the page's script takes it: pieces in the order in which they are first shown.
  private static func question(_ item: Item, _ stem: HTML, _ hash: String, _ strings: Strings) -> OrderingItem {
    let place = Dictionary(uniqueKeysWithValues: item.start.enumerated().map { ($1, $0) })
    func shown(_ index: Int) -> Int { place[index] ?? index }
    let pairs = item.key.pairs.map { OrderingItem.Pair(before: shown($0.first), after: shown($0.second)) }
    let feedback = FeedbackText(item: item, strings: strings)
    return OrderingItem(
      id: item.id, hash: hash, stem: stem,
      pieces: item.start.map { index in
        let earlier = item.pieces.indices.filter { index < item.pieces.count && item.key.precedes($0, index) }
        return OrderingItem.Piece(
          label: item.labels[index], callback: item.shownCallback(index),
          because: item.pieces.indices.contains(index) ? item.pieces[index].because ?? "" : "",
          reasons: earlier.compactMap { first in
            feedback.why(first, before: index).map { OrderingItem.Reason(earlier: shown(first), text: $0) }
          })
      },
      relation: pairs, canonical: item.canonicalOrder.map(shown))
  }

  private static func question(_ item: ChoiceItem, _ stem: HTML, _ hash: String) -> ChoiceQuestion {
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
      id: item.id, kind: kind, hash: hash, stem: stem, log: item.log,
      options: item.start.map { .init(label: item.options[$0].label, reason: item.options[$0].why) },
      answer: item.start.firstIndex(of: item.answer) ?? 0, asked: item.callbacks, explanation: explanation)
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

extension Family {
  func name(in language: Language) -> String { language("\(displayName)", "\(displayNameChinese)") }
}
