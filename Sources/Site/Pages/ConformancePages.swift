/// The page of recorded traces.
struct ConformanceValues: TemplateValues {
  static let template = TemplateName.conformance
  var introduction = ""
  var reproduced = ""
  var total = ""
  var rows = HTML()

  var fields: [TemplateField] {
    [
      .text("introduction", introduction), .text("reproduced", reproduced), .text("total", total),
      .html("rows", rows),
    ]
  }
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
  func page(_ conformance: ConformancePage) -> OutputFile {
    var values = ConformanceValues()
    values.introduction = conformance.introduction
    values.reproduced = String(conformance.traces.count { $0.result == .reproduced })
    values.total = String(conformance.traces.count)
    values.rows = list(conformance.traces.map(recordedValues))
    return page(
      SiteRenderer.conformancePath, title: word(.conformance), section: .conformance, main: html(values))
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
  private func look(of result: ConformancePage.Result) -> (kind: VerdictKind, text: UIText) {
    switch result {
    case .reproduced: (.holds, .reproduced)
    case .knownDeviation: (.depends, .differsKnown)
    case .deviates: (.contradicted, .differs)
    }
  }
}
