/// The page of platform facts.
struct FactsValues: TemplateValues {
  static let template = TemplateName.facts
  var introduction = ""
  /// Links to the topics.
  var jumps = HTML()
  var topics = HTML()

  var fields: [TemplateField] { [.text("introduction", introduction), .html("jumps", jumps), .html("topics", topics)] }
}

/// The facts of one topic.
struct TopicValues: TemplateValues {
  static let template = TemplateName.topic
  var id = ""
  var title = ""
  var rows = HTML()

  var fields: [TemplateField] { [.text("id", id), .text("title", title), .html("rows", rows)] }
}

extension FactsPage.Entry: TemplateValues {
  static let template = TemplateName.difference
  init() { self.init(name: "", statement: "", versions: "", evidence: "") }

  var fields: [TemplateField] {
    [
      .text("name", name), .text("statement", statement), .text("versions", versions), .text("evidence", evidence),
      .flag("open", isOpen),
    ]
  }
}

extension SiteFrame {
  /// The page that says in what versions differ, and who saw it.
  func page(_ facts: FactsPage) -> SiteFile {
    var values = FactsValues()
    values.introduction = facts.introduction
    values.jumps = jumps(to: facts.topics.map(\.title), on: SiteRenderer.factsPath)
    values.topics = list(
      facts.topics.map { topic in
        TopicValues(
          id: GroupedEntries.id(of: topic.title), title: topic.title, rows: list(topic.facts))
      })
    return page(
      SiteRenderer.factsPath, title: word(.facts), about: facts.introduction, section: .facts, main: html(values))
  }
}
