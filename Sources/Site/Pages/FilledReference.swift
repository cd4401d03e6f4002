package import Cache
package import Diagnostics
import Parallel

/// What a site says whatever its notes say, with the callbacks' pages filled as far as they do not speak of notes.
package struct FilledReference: Sendable {
  /// Where earlier runs filled the same, callbacks' pages say in it only what the catalog says.
  package let reference: SiteReference
  /// How often one receiver is told of each in one situation, at most.
  let mostTimes: [SitePath: Int]
  /// What the pages say, where it is not known.
  private let made: Later<[SitePath: CallbackValues]>
  private let key: Digest
  private let cache: Cache

  /// Fills the templates, where earlier runs did not.
  package init(in language: Language, filling templates: TemplateSet, _ cache: Cache) {
    self.cache = cache
    let key = cache.digest { writer in
      writer.write("callbacks")
      writer.write(language)
      templates.writeOverrides(to: &writer)
    }
    self.key = key
    let known = cache.value(for: key) { (reader) throws(ByteReader.Malformed) in
      try reader.list { (reader) throws(ByteReader.Malformed) in try reader.number() }
    }
    let reference = SiteReference(in: language, isWhole: known == nil)
    self.reference = reference
    let paths = reference.callbacks.map(\.page.path)
    let filled = known == nil ? Self.filled(reference, in: language, templates) : nil
    let most = known ?? filled.map { $0.map(\.mostTimes) } ?? []
    mostTimes = Dictionary(zip(paths, most), uniquingKeysWith: { first, _ in first })
    let kept = cache.isOn ? nil : filled
    made = Later {
      let values = kept ?? Self.filled(SiteReference(in: language), in: language, templates)
      return Dictionary(zip(paths, values), uniquingKeysWith: { first, _ in first })
    }
    guard let filled else {
      for path in paths { cache.use(Self.key(key, path, cache)) }
      return
    }
    cache.keep(for: key) { $0.write(most) { $0.write($1) } }
    for (path, values) in zip(paths, filled) { cache.keep(for: Self.key(key, path, cache), values.write) }
  }

  /// What the pages of the callbacks say, in their order.
  private static func filled(
    _ reference: SiteReference, in language: Language, _ templates: TemplateSet
  ) -> [CallbackValues] {
    let frame = SiteFrame(SiteModel(title: "", language: language), templates: templates)
    return Parallel.map(reference.callbacks) { frame.values(of: $0.page) }
  }

  /// What the page of a callback says whatever notes there are; nil for one that is not in the catalog.
  func values(of callback: SitePath) -> CallbackValues? {
    cache.value(for: Self.key(key, callback, cache), CallbackValues.init) ?? made.value[callback]
  }

  private static func key(_ all: Digest, _ callback: SitePath, _ cache: Cache) -> Digest {
    cache.digest { writer in
      writer.write(all)
      writer.write(callback.text)
    }
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
