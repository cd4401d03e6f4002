import Diagnostics
import LifecycleEngine
import Parallel

/// Everything of a site that can be found, besides its notes.
struct SearchEntries {
  let site: SiteModel
  /// The page of platform facts, and that which explains findings.
  let facts: SitePath
  let findings: SitePath
  /// The list of callbacks, which says of each how often it may come.
  let callbackList: SitePath

  /// In the order of kinds, and in each in the order of its pages. Complexity: O(bytes of the site), on all cores.
  var all: [SearchEntry] {
    callbacks + (site.callbacks.isEmpty ? [] : [callbackEntry]) + scenarios + quizzes + factEntries
      + Parallel.map(DiagnosticCode.all) { [site, findings] code in
        SearchEntry(
          kind: .finding, title: "\(code.code) \(code.title.text(in: site.language))", section: "", path: findings,
          fragment: code.code, text: code.explanation.text(in: site.language))
      }
  }

  private var callbacks: [SearchEntry] {
    Parallel.map(site.callbacks) { callback in
      SearchEntry(
        kind: .callback, title: callback.selector, section: callback.family, path: callback.path,
        names: "\(callback.swiftName) \(callback.owner)", text: callback.meaning)
    }
  }

  private var callbackEntry: SearchEntry {
    SearchEntry(
      kind: .callback, title: UIText.moreThanOnce.text(in: site.language), section: "", path: callbackList,
      text: UIText.callbacksAbout.text(in: site.language))
  }

  private var scenarios: [SearchEntry] {
    site.scenarios.map { scenario in
      SearchEntry(
        kind: .scenario, title: scenario.title, section: scenario.group, path: scenario.path,
        text: (scenario.figure?.steps ?? []).map(\.text).joined(separator: "\n"))
    }
  }

  private var quizzes: [SearchEntry] {
    let names = UIText.quizzes.text(in: site.language)
    return (site.quizzes + site.selections.map(\.page)).map { quiz in
      SearchEntry(
        kind: .quiz, title: quiz.title, section: quiz.group, path: quiz.path, names: names, text: quiz.introduction)
    }
  }

  private var factEntries: [SearchEntry] {
    (site.facts?.topics ?? []).flatMap { topic in
      topic.facts.map { fact in
        SearchEntry(
          kind: .fact, title: fact.statement, section: topic.title, path: facts, fragment: fact.name, names: fact.name)
      }
    }
  }
}

extension SearchEntry {
  /// A note and its headings, in their order.
  static func all(of note: NotePage) -> [SearchEntry] {
    let titles = Dictionary(note.outline.map { ($0.id, $0.title) }, uniquingKeysWith: { first, _ in first })
    return NotePassages.of(note.body).map { passage in
      let title = passage.id.isEmpty ? nil : titles[passage.id]
      return SearchEntry(
        kind: .note, title: title ?? note.title, section: title == nil ? note.group : note.title, path: note.path,
        fragment: title == nil ? "" : passage.id, text: passage.text)
    }
  }
}
