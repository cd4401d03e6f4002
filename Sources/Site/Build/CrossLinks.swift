import Diagnostics

/// What leads from a page to others that have to do with it.
enum CrossLinks {
  /// The most scenarios on a callback's page: enough to see it in different situations.
  private static let mostScenarios = 12

  /// Leads notes and scenarios to their quizzes, and callbacks to the scenarios in which they come.
  ///
  /// Complexity: O(rows of all figures).
  static func add(to site: inout SiteModel) {
    let quizzes = Dictionary(
      site.quizzes.compactMap { quiz in quiz.about.map { ($0.path, link(to: quiz, site.language)) } },
      uniquingKeysWith: { first, _ in first })
    for index in site.notes.indices {
      if let quiz = quizzes[site.notes[index].path] { site.notes[index].links.insert(quiz, at: 0) }
    }
    for index in site.scenarios.indices {
      let page = site.scenarios[index]
      // The quiz of a note asks about its scenarios, too.
      let quiz = quizzes[page.path] ?? page.links.lazy.compactMap { quizzes[$0.path] }.first
      if let quiz { site.scenarios[index].links.append(quiz) }
    }
    addScenarios(to: &site)
  }

  private static func link(to quiz: QuizPage, _ language: Language) -> PageLink {
    PageLink(label: UIText.quizAbout.text(in: language, filledWith: quiz.title), path: quiz.path)
  }

  private static func addScenarios(to site: inout SiteModel) {
    var shown: [SitePath: [PageLink]] = [:]
    var omitted: [SitePath: Int] = [:]
    var steps: [SitePath: [String: PageLink]] = [:]
    var logs: [SitePath: Int] = [:]
    for scenario in site.scenarios {
      let callbacks = Set((scenario.figure?.steps ?? []).flatMap { $0.rows.compactMap(\.link) })
      let link = PageLink(label: scenario.title, path: scenario.path)
      for step in scenario.figure?.steps ?? [] {
        for callback in Set(step.rows.compactMap(\.link)) where steps[callback]?[step.text] == nil {
          steps[callback, default: [:]][step.text] = link
        }
      }
      for callback in callbacks {
        if scenario.origin != nil { logs[callback, default: 0] += 1 }
        if shown[callback, default: []].count < mostScenarios {
          shown[callback, default: []].append(link)
        } else {
          omitted[callback, default: 0] += 1
        }
      }
    }
    for index in site.callbacks.indices {
      let path = site.callbacks[index].path
      site.callbacks[index].scenarios = shown[path] ?? []
      site.callbacks[index].omittedScenarios = omitted[path] ?? 0
      site.callbacks[index].scenarioOfStep = steps[path] ?? [:]
      // Without a page that lists them there is nothing to say of logs.
      site.callbacks[index].logCount = site.conformance == nil ? 0 : logs[path] ?? 0
    }
  }
}
