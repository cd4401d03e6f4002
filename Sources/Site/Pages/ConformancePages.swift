import Verify

/// The page of recorded traces.
struct ConformanceValues: TemplateValues {
  static let template = TemplateName.conformance
  var introduction = ""
  var reproduced = ""
  var total = ""
  var versions = HTML()
  var counts = HTML()
  var rows = HTML()

  var fields: [TemplateField] {
    [
      .text("introduction", introduction), .text("reproduced", reproduced), .text("total", total),
      .html("versions", versions), .html("counts", counts), .html("rows", rows),
    ]
  }
}

/// The traces of one topic, by version.
struct CountValues: TemplateValues {
  static let template = TemplateName.count
  var name = ""
  var cells = HTML()

  var fields: [TemplateField] { [.text("name", name), .html("cells", cells)] }
}

/// How many traces of a topic and version are reproduced.
struct CellValues: TemplateValues {
  static let template = TemplateName.cell
  var value = ""

  var fields: [TemplateField] { [.text("value", value)] }
}

/// The head of a column: a version.
struct ColumnValues: TemplateValues {
  static let template = TemplateName.column
  var value = ""

  var fields: [TemplateField] { [.text("value", value)] }
}

/// One recorded trace.
struct RecordedValues: TemplateValues {
  static let template = TemplateName.recorded
  var name = ""
  var href = ""
  var source = HTML()
  var version = ""
  var topic = ""
  var kind = ""
  var icon = ""
  var word = ""
  var reason = ""

  var fields: [TemplateField] {
    [
      .text("name", name), .text("href", href), .html("source", source), .text("version", version),
      .text("topic", topic), .text("kind", kind), .text("icon", icon), .text("word", word),
      .text("reason", reason),
    ]
  }
}

extension SiteFrame {
  /// The page that says which recorded traces the engine reproduces.
  func page(_ conformance: ConformancePage) -> SiteFile {
    var values = ConformanceValues()
    values.introduction = conformance.introduction
    values.reproduced = String(conformance.traces.count { $0.result == .reproduced })
    values.total = String(conformance.traces.count)
    let counts = ConformanceCounts(conformance.traces)
    values.versions = list((counts.versions.map { "iOS \($0)" } + [word(.sum)]).map { ColumnValues(value: $0) })
    values.counts = list(counts.rows.map(countValues))
    values.rows = list(conformance.traces.map(recordedValues))
    return page(
      SiteRenderer.conformancePath, title: word(.conformance), about: conformance.introduction,
      section: .conformance, main: html(values))
  }

  private func countValues(_ row: ConformanceCounts.Row) -> CountValues {
    CountValues(name: row.topic ?? word(.sum), cells: list(row.cells.map { CellValues(value: $0.text) }))
  }

  private func recordedValues(_ trace: ConformancePage.RecordedTrace) -> RecordedValues {
    var values = RecordedValues()
    values.name = trace.name
    values.href = trace.path.map { SiteRenderer.conformancePath.link(to: $0) } ?? ""
    values.source = html(SourceValues(trace.source))
    values.version = trace.version
    values.topic = trace.topic
    values.reason = trace.reason
    let look = look(of: trace.result)
    values.kind = look.kind.className
    values.icon = look.kind.icon
    values.word = word(look.text)
    return values
  }

  /// A result looks like the verdict that it resembles.
  private func look(of result: ConformancePage.Result) -> (kind: Verdict, text: UIText) {
    switch result {
    case .reproduced: (.holds, .reproduced)
    case .knownDeviation: (.depends, .differsKnown)
    case .deviates: (.contradicted, .differs)
    }
  }
}
