import Diagnostics
import LifecycleEngine
import Markup
import Notes
import Quiz

/// Makes the quiz pages: one for each note or scenario that gave items.
enum QuizPageBuilder {
  /// The most items of one page, so that a page stays one sitting.
  private static let maximumItems = 12

  static func pages(_ input: SiteInput, _ paths: inout PagePaths) -> [QuizPage] {
    let language: Language = input.language == .english ? .english : .chinese
    let bank = QuizBank(
      QuizSources.sources(of: input), language: language, map: { parallelMap($0, $1) })
    var groups: [(path: String, items: [Item])] = []
    for item in bank.items {
      if let last = groups.last, last.path == item.source.path {
        if last.items.count < maximumItems { groups[groups.count - 1].items.append(item) }
      } else {
        groups.append((item.source.path, [item]))
      }
    }
    return groups.compactMap { group in
      let name = QuizPageBuilder.name(of: group.path)
      guard let path = paths.make("quizzes", name) else { return nil }
      return QuizPage(path: path, title: title(of: group.path, input), items: group.items.map(item))
    }
  }

  /// The file's name without folders and ending.
  private static func name(of path: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    return file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
  }

  private static func title(of path: String, _ input: SiteInput) -> String {
    for entry in input.notes where entry.note.note.document.file.path == path {
      return NotePageBuilder.title(of: entry)
    }
    return name(of: path)
  }

  /// The item as the page's script takes it: pieces in the order in which they are first shown.
  private static func item(_ item: Item) -> OrderingItem {
    let place = Dictionary(uniqueKeysWithValues: item.start.enumerated().map { ($1, $0) })
    func shown(_ index: Int) -> Int { place[index] ?? index }
    let pairs = item.key.pairs.map { OrderingItem.Pair(before: shown($0.first), after: shown($0.second)) }
    var explanation = HTML()
    for piece in item.pieces {
      guard let because = piece.because else { continue }
      explanation.append("<p>")
      explanation.append(text: "\(piece.label) — \(because)")
      explanation.append("</p>")
    }
    return OrderingItem(
      id: item.id, stem: stem(item), pieces: item.start.map { OrderingItem.Piece(label: item.labels[$0]) },
      relation: pairs, canonical: item.canonicalOrder.map(shown), explanation: explanation)
  }

  private static func stem(_ item: Item) -> HTML {
    var stem = HTML()
    stem.append("<p>")
    stem.append(text: item.stem)
    stem.append("</p><p class=\"fixed\">")
    stem.append(text: item.fixed.joined(separator: " · "))
    stem.append("</p>")
    if !item.given.steps.isEmpty {
      stem.append("<p class=\"given\">")
      stem.append(text: item.given.steps.joined(separator: "; "))
      stem.append("</p>")
    }
    return stem
  }
}
