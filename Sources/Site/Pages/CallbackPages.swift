import Cache
import Judging
import Verify

/// A callback's page.
struct CallbackValues: TemplateValues {
  static let template = TemplateName.callback
  var selector = ""
  var swiftName = ""
  /// The name in Objective-C where it is another.
  var otherName = ""
  var ribbon = HTML()
  var good = ""
  var bad = ""
  var code = ""
  var superRule = ""
  /// Who says so, and the address of that.
  var superSource = ""
  var superAddress = ""
  var promised = HTML()
  var observed = HTML()
  var open = HTML()
  /// In which situations it comes, each without its link.
  var rows: [SituationValues] = []
  var situations = HTML()
  /// How often one receiver is told in one of them, for the list of callbacks; in no template.
  var mostTimes = 0
  /// Steps in which it comes, where it comes in no situation.
  var steps = HTML()
  /// Scenarios that answer it, where no run shows that it is asked.
  var answeredIn = HTML()
  /// How many go without it; empty for none.
  var notIn = ""
  var without = ""
  var owner = ""
  var crumbs = HTML()
  var meaning = ""
  var sources = HTML()
  var introduced = ""
  var deprecated = ""
  var neverSince = ""
  var before = HTML()
  var after = HTML()
  /// On what the neighbours rest.
  var evidence = ""
  var figure = HTML()
  /// The run of the figure, for a picture of it; in no template.
  var score: ScoreModel?
  /// A run that is an exception to what comes after.
  var exception = HTML()
  var scenarios = HTML()
  /// How many more there are; empty if none.
  var moreScenarios = ""
  var questions = HTML()
  /// How many more there are; empty if none.
  var moreQuestions = ""
  var mentions = HTML()
  /// How many more there are; empty if none.
  var moreMentions = ""

  var fields: [TemplateField] {
    [
      .text("selector", selector), .text("swiftName", swiftName), .text("otherName", otherName),
      .text("owner", owner), .html("ribbon", ribbon),
      .flag("hasAdvice", !good.isEmpty || !superRule.isEmpty), .text("good", good), .text("bad", bad),
      .text("code", code), .text("superRule", superRule), .text("superSource", superSource),
      .text("superAddress", superAddress),
      .flag("known", !promised.isEmpty || !observed.isEmpty || !open.isEmpty), .html("promised", promised),
      .html("observed", observed), .html("open", open), .html("situations", situations), .html("steps", steps),
      .html("answeredIn", answeredIn),
      .text("notIn", notIn), .text("without", without),
      .html("crumbs", crumbs), .text("meaning", meaning),
      .html("sources", sources), .text("introduced", introduced), .text("deprecated", deprecated),
      .text("neverSince", neverSince), .html("before", before), .html("after", after),
      .flag("hasNeighbours", !before.isEmpty || !after.isEmpty), .text("evidence", evidence),
      .html("figure", figure), .html("exception", exception),
      .html("scenarios", scenarios), .text("moreScenarios", moreScenarios),
      .html("questions", questions), .text("moreQuestions", moreQuestions), .html("mentions", mentions),
      .text("moreMentions", moreMentions),
    ]
  }
}

/// A callback that always comes before or after another; without `href` if it has no page.
struct NeighbourValues: TemplateValues {
  static let template = TemplateName.neighbour
  var href = ""
  var name = ""
  var condition = ""
  /// Where the exception is shown; empty for nowhere.
  var shown = ""

  var fields: [TemplateField] {
    [.text("href", href), .text("name", name), .text("condition", condition), .text("shown", shown)]
  }
}

/// A place in a note that names a callback.
struct MentionValues: TemplateValues {
  static let template = TemplateName.mention
  var href = ""
  var label = ""
  var line = ""
  var excerpt = ""
  /// The verdict as a class, a sign and a word; empty for none.
  var kind = ""
  var icon = ""
  var word = ""

  var fields: [TemplateField] {
    [
      .text("href", href), .text("label", label), .text("line", line), .text("excerpt", excerpt), .text("kind", kind),
      .text("icon", icon), .text("word", word),
    ]
  }
}

extension SiteFrame {
  /// The page of a callback, from what notes, scenarios and questions have to do with it; the rest is what it always is.
  func page(_ callback: CallbackPage) -> SiteFile {
    page(callback.path, from: callback.writeLinks) { [self] in makePage(callback) }
  }

  private func makePage(_ callback: CallbackPage) -> SiteFile {
    var values = filled?.values(of: callback.path) ?? self.values(of: callback)
    values.observed.append(list(logs(callback)))
    values.situations = list(values.rows.map { $0.linked(on: callback) })
    if values.rows.isEmpty {
      values.steps = list(callback.steps.prefix(Self.mostSteps).map { stepValues($0, on: callback.path) })
    }
    values.answeredIn = links(callback.answeredIn, from: callback.path)
    values.scenarios = links(callback.scenarios, from: callback.path)
    values.moreScenarios = more(callback.omittedScenarios)
    values.questions = links(callback.questions, from: callback.path)
    values.moreQuestions = more(callback.omittedQuestions)
    values.mentions = list(callback.mentions.map { mentionValues($0, on: callback.path) })
    values.moreMentions = more(callback.omittedMentions)
    return page(
      callback.path, title: callback.swiftName, about: callback.meaning, section: .callbacks, main: html(values),
      hasFigure: !values.figure.isEmpty)
  }

  /// What the page says whatever notes and scenarios there are.
  func values(of callback: CallbackPage) -> CallbackValues {
    var values = CallbackValues()
    values.selector = callback.selector
    values.swiftName = callback.swiftName
    if callback.selector != callback.swiftName { values.otherName = callback.selector }
    values.ribbon = VersionRibbon.svg(callback.availability.states)
    if let advice = callback.advice { (values.good, values.bad, values.code) = (advice.good, advice.bad, advice.code) }
    if let rule = callback.superRule {
      values.superRule = rule.text
      values.superSource = rule.source?.label ?? ""
      values.superAddress = rule.source?.safeURL ?? ""
    }
    values.promised = list(callback.promised.map { knownValues($0, on: callback.path) })
    values.observed = list(callback.observed.map { knownValues($0, on: callback.path) })
    values.open = list(callback.open.map { knownValues($0, on: callback.path) })
    values.rows = callback.situations.map(SituationValues.init)
    values.mostTimes = callback.mostTimes
    if !callback.otherSituations.isEmpty {
      values.notIn = UIText.notIn.text(in: language, filledWith: "\(callback.otherSituations.count)")
      values.without = callback.otherSituations.joined(separator: word(.listComma))
    }
    values.owner = callback.owner
    values.crumbs = crumbs(.callbacks, SiteRenderer.callbackIndex, group: callback.family, from: callback.path)
    values.meaning = callback.meaning
    values.sources = list(callback.sources.map(SourceValues.init))
    values.introduced = callback.availability.introduced
    values.deprecated = callback.availability.deprecated
    values.neverSince = callback.availability.neverCalledSince
    values.before = list(callback.alwaysBefore.map { neighbourValues($0, on: callback.path) })
    values.after = list(callback.alwaysAfter.map { neighbourValues($0, on: callback.path) })
    if let figure = callback.figure {
      values.figure = html(figure, on: callback.path)
      values.score = figure.score
    }
    if let exception = callback.exception { values.exception = html(exception, on: callback.path) }
    values.evidence = UIText.alwaysIn.text(
      in: language, filledWith: "\(callback.runCount)", "\(callback.stepCount)")
    if !callback.oldest.isEmpty {
      values.evidence += UIText.aboutVersions.text(in: language, filledWith: callback.oldest)
    }
    return values
  }

  /// That it stands in logs which people published.
  private func logs(_ callback: CallbackPage) -> [KnownValues] {
    guard callback.logCount > 0 else { return [] }
    let text = UIText.seenInLogs.text(in: language, filledWith: "\(callback.logCount)")
    let link = PageLink(label: word(.conformance), path: SiteRenderer.conformancePath)
    return [knownValues(CallbackPage.Known(text: text, link: link), on: callback.path)]
  }

  /// The most steps on a page.
  private static let mostSteps = 12

  private func stepValues(_ step: CallbackPage.ScenarioStep, on page: SitePath) -> KnownValues {
    let times = UIText.text(times: step.times, in: language)
    return knownValues(CallbackPage.Known(text: step.text, versions: times, link: step.page), on: page)
  }

  private func knownValues(_ known: CallbackPage.Known, on page: SitePath) -> KnownValues {
    KnownValues(
      statement: known.text, versions: known.versions, source: known.source?.label ?? "",
      address: known.source?.safeURL ?? "",
      href: known.fact.isEmpty
        ? known.link.map { page.link(to: $0.path, fragment: $0.fragment) } ?? ""
        : page.link(to: SiteRenderer.factsPath, fragment: known.fact))
  }

  /// How many more there are than are shown; empty for none.
  private func more(_ count: Int) -> String {
    count == 0 ? "" : UIText.andMore.text(in: language, filledWith: String(count))
  }

  private func neighbourValues(_ neighbour: CallbackPage.Neighbour, on page: SitePath) -> NeighbourValues {
    NeighbourValues(
      href: neighbour.path.map { page.link(to: $0) } ?? "", name: neighbour.name, condition: neighbour.condition,
      shown: neighbour.figure.isEmpty ? "" : page.link(to: page, fragment: neighbour.figure))
  }

  private func mentionValues(_ mention: CallbackPage.Mention, on page: SitePath) -> MentionValues {
    MentionValues(
      href: page.link(to: mention.note.path, fragment: mention.note.fragment), label: mention.note.label,
      line: UIText.line.text(in: language, filledWith: String(mention.line)), excerpt: mention.excerpt.text,
      kind: mention.verdict?.className ?? "", icon: mention.verdict?.icon ?? "",
      word: mention.verdict?.words(in: language) ?? "")
  }
}

extension CallbackPage {
  /// Writes all that a site adds to what is always said of the callback.
  fileprivate func writeLinks(to writer: inout ByteWriter) {
    for links in [scenarios, answeredIn, questions] { writer.write(links) { $1.write(to: &$0) } }
    for count in [omittedScenarios, omittedQuestions, omittedMentions, logCount] { writer.write(count) }
    writer.write(steps) { writer, step in
      writer.write(step.text)
      writer.write(step.times)
      step.page.write(to: &writer)
    }
    writer.write(mentions) { writer, mention in
      mention.note.write(to: &writer)
      writer.write(mention.line)
      mention.excerpt.writeOrigin(to: &writer)
      writer.write(mention.verdict) { $0.write(Int($1.rawValue)) }
    }
  }
}
