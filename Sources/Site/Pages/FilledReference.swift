package import Cache
package import Diagnostics
import Parallel

/// What a site says whatever its notes say, with the callbacks' pages filled as far as they do not speak of notes.
package struct FilledReference: Sendable {
  /// What it was filled from; where earlier runs filled the same, callbacks' pages say in it only what the catalog says.
  package let reference: SiteReference
  /// What the pages say.
  let values: [SitePath: CallbackValues]

  /// Fills the templates, or takes what earlier runs filled.
  package init(in language: Language, filling templates: TemplateSet, _ cache: Cache) {
    let key = cache.digest { writer in
      writer.write("callbacks")
      writer.write(language)
      templates.writeOverrides(to: &writer)
    }
    let known = cache.value(for: key) { (reader) throws(ByteReader.Malformed) in
      try reader.list(CallbackValues.init(from:))
    }
    reference = SiteReference(in: language, isWhole: known == nil)
    let callbacks = reference.callbacks
    let frame = SiteFrame(SiteModel(title: "", language: language), templates: templates)
    let filled = known ?? Parallel.map(callbacks) { frame.values(of: $0.page) }
    if known == nil { cache.keep(for: key) { $0.write(filled) { $1.write(to: &$0) } } }
    values = Dictionary(
      zip(callbacks.map(\.page.path), filled), uniquingKeysWith: { first, _ in first })
  }
}

extension CallbackValues {
  fileprivate func write(to writer: inout ByteWriter) {
    for text in [
      selector, swiftName, otherName, owner, meaning, introduced, deprecated, neverSince, evidence, notIn, without,
      good, bad, code, superRule, superSource, superAddress,
    ] {
      writer.write(text)
    }
    for html in [crumbs, sources, before, after, figure, exception, ribbon, promised, observed, open] {
      writer.write(html.bytes)
    }
    writer.write(rows) { $1.write(to: &$0) }
    writer.write(mostTimes)
    writer.write(score) { $1.write(to: &$0) }
  }

  fileprivate init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
    func html() throws(ByteReader.Malformed) -> HTML { HTML(trusted: Array(try reader.bytes())) }
    selector = try reader.text()
    swiftName = try reader.text()
    otherName = try reader.text()
    owner = try reader.text()
    meaning = try reader.text()
    introduced = try reader.text()
    deprecated = try reader.text()
    neverSince = try reader.text()
    evidence = try reader.text()
    notIn = try reader.text()
    without = try reader.text()
    good = try reader.text()
    bad = try reader.text()
    code = try reader.text()
    superRule = try reader.text()
    superSource = try reader.text()
    superAddress = try reader.text()
    crumbs = try html()
    sources = try html()
    before = try html()
    after = try html()
    figure = try html()
    exception = try html()
    ribbon = try html()
    promised = try html()
    observed = try html()
    open = try html()
    rows = try reader.list(SituationValues.init(from:))
    mostTimes = try reader.number()
    score = try reader.optional(ScoreModel.init(from:))
  }
}

extension SituationValues {
  fileprivate func write(to writer: inout ByteWriter) {
    for text in [name, versions, often, phases] { writer.write(text) }
    writer.write(isAlways)
    writer.write(picture.bytes)
    writer.write(steps) { $0.write($1) }
  }

  fileprivate init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
    self.init()
    name = try reader.text()
    versions = try reader.text()
    often = try reader.text()
    phases = try reader.text()
    isAlways = try reader.flag()
    picture = HTML(trusted: Array(try reader.bytes()))
    steps = try reader.list { (reader) throws(ByteReader.Malformed) in try reader.text() }
  }
}
