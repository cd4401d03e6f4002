/// A situation in which a callback comes; without `href` where no scenario shows it.
struct SituationValues: TemplateValues {
  static let template = TemplateName.situation
  var href = ""
  var name = ""
  var isAlways = false
  var versions = ""
  var often = ""
  var phases = ""
  var picture = HTML()
  /// The steps that bring it about, by which scenarios are found.
  var steps: [String] = []

  init() {}

  init(_ situation: CallbackPage.Situation) {
    name = situation.name
    isAlways = situation.isAlways
    versions = situation.versions
    often = situation.often
    phases = situation.phases
    picture = SmallScore.svg(situation.marks)
    steps = situation.steps
  }

  var fields: [TemplateField] {
    [
      .text("href", href), .text("name", name), .flag("always", isAlways), .text("versions", versions),
      .text("often", often), .text("phases", phases), .html("picture", picture),
    ]
  }

  /// The row on the page of a callback, which knows the scenarios.
  func linked(on callback: CallbackPage) -> SituationValues {
    guard let page = callback.steps.first(where: { steps.contains($0.text) })?.page else { return self }
    var row = self
    row.href = callback.path.link(to: page.path, fragment: page.fragment)
    return row
  }
}

/// Something that is promised, was seen, or is open; without what is empty.
struct KnownValues: TemplateValues {
  static let template = TemplateName.known
  var statement = ""
  var versions = ""
  var source = ""
  var address = ""
  var href = ""

  var fields: [TemplateField] {
    [
      .text("statement", statement), .text("versions", versions), .text("source", source), .text("address", address),
      .text("href", href),
    ]
  }
}
