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
    addQuestions(to: &site)
  }

  /// The most pages of questions that a callback leads to.
  private static let mostQuestions = 8

  private static func addQuestions(to site: inout SiteModel) {
    var questions: [SitePath: [PageLink]] = [:]
    for quiz in site.quizzes {
      for (callback, question) in quiz.asked {
        questions[callback, default: []].append(PageLink(label: quiz.title, path: quiz.path, fragment: question))
      }
    }
    for index in site.callbacks.indices {
      let all = questions[site.callbacks[index].path] ?? []
      site.callbacks[index].questions = Array(all.prefix(mostQuestions))
      site.callbacks[index].omittedQuestions = max(0, all.count - mostQuestions)
    }
  }

  private static func link(to quiz: QuizPage, _ language: Language) -> PageLink {
    PageLink(label: UIText.quizAbout.text(in: language, filledWith: quiz.title), path: quiz.path)
  }

  private static func addScenarios(to site: inout SiteModel) {
    var shown: [SitePath: [PageLink]] = [:]
    var omitted: [SitePath: Int] = [:]
    var steps: [SitePath: [CallbackPage.ScenarioStep]] = [:]
    var answered: [SitePath: [PageLink]] = [:]
    var logs: [SitePath: Int] = [:]
    for scenario in site.scenarios {
      let callbacks = Set((scenario.figure?.steps ?? []).flatMap { $0.rows.compactMap(\.link) })
      let link = PageLink(label: scenario.title, path: scenario.path)
      for step in scenario.figure?.steps ?? [] { add(step, shownOn: link, to: &steps) }
      for callback in scenario.overridden { answered[callback, default: []].append(link) }
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
      site.callbacks[index].steps = steps[path] ?? []
      if !site.callbacks[index].isShown { site.callbacks[index].answeredIn = answered[path] ?? [] }
      // Without a page that lists them there is nothing to say of logs.
      site.callbacks[index].logCount = site.conformance == nil ? 0 : logs[path] ?? 0
    }
  }

  /// Keeps a step for each callback in it that has none of the same text.
  private static func add(
    _ step: TraceStep, shownOn page: PageLink, to steps: inout [SitePath: [CallbackPage.ScenarioStep]]
  ) {
    for (callback, rows) in Dictionary(grouping: step.rows.filter { $0.link != nil }, by: \.link) {
      guard let callback, !steps[callback, default: []].contains(where: { $0.text == step.text }) else { continue }
      let times = Dictionary(grouping: rows, by: \.receiver).values.map(\.count).max() ?? 0
      steps[callback, default: []].append(CallbackPage.ScenarioStep(text: step.text, times: times, page: page))
    }
  }
}
