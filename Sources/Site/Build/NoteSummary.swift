package import Cache
import Diagnostics
import Judging
import LifecycleEngine
import Markup
import Notes
import Verify

/// What other pages say of a note, and what its own page is made from besides its text. Of a note whose page is known it is
/// all that a site needs. One object for each note, which all lists of notes share.
package final class NoteSummary: Sendable {
  /// The front matter's title, the first heading, or the file's name.
  let title: String
  /// The day when it last changed, `2026-11-20`, and what changed then; empty where its front matter does not say.
  let updated: String
  let change: String
  /// Where its links to other files lead, in the order of the note; none where it is known what its page is made from.
  let links: [Link]
  /// Each callback once for a line that names it, in the order of the file.
  let mentions: [Mention]
  /// Whether scenarios stand in it. These have pages of their own, and are run each time.
  package let hasScenarios: Bool
  /// What its questions are made from; nil for none.
  package let questions: Digest?
  /// How long its text is, in bytes.
  let byteCount: Int

  /// A file by its path, and a fragment of it; empty for none.
  struct Link: Sendable, Hashable {
    let path: String
    let fragment: String
  }

  /// That a line names a callback.
  struct Mention: Sendable, Hashable {
    let callback: Callback
    /// From 1.
    let line: Int
    /// What came of the sentence that names it there; nil for no statement about it.
    var verdict: Verdict? = nil
  }

  /// - Parameter name: What the note is called that calls itself nothing.
  init(_ judged: JudgedNote, name: String, questions: Digest? = nil) {
    let document = judged.note.document
    if let title = document.frontMatter.title, !title.isEmpty {
      self.title = title
    } else {
      title = judged.note.sections.first?.title ?? name
    }
    updated = document.frontMatter.updated ?? ""
    change = document.frontMatter.change ?? ""
    links = document.links.compactMap { link in
      guard case .file(let path, let fragment) = NoteAddress(link.address, in: document.file.path) else { return nil }
      return Link(path: path, fragment: fragment)
    }
    mentions = Self.mentions(in: judged)
    hasScenarios = !judged.scenarios.isEmpty || judged.note.firstLeftOut != nil
    self.questions = questions
    byteCount = document.file.bytes.count
  }

  /// Writes all of a note without scenarios, or all but its links.
  func write(to writer: inout ByteWriter, withLinks: Bool = true) {
    for text in [title, updated, change] { writer.write(text) }
    writer.write(withLinks ? links : []) { writer, link in
      writer.write(link.path)
      writer.write(link.fragment)
    }
    writer.write(mentions) { writer, mention in
      writer.write(Int(mention.callback.rawValue))
      writer.write(mention.line)
      writer.write(mention.verdict) { $0.write(Int($1.rawValue)) }
    }
    writer.write(questions)
    writer.write(byteCount)
  }

  /// Reads what was written of a note without scenarios.
  init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
    title = try reader.text()
    updated = try reader.text()
    change = try reader.text()
    let linkCount = try reader.count()
    var links: [Link] = []
    links.reserveCapacity(linkCount)
    for _ in 0..<linkCount { links.append(Link(path: try reader.text(), fragment: try reader.text())) }
    self.links = links
    let mentionCount = try reader.count()
    var mentions: [Mention] = []
    mentions.reserveCapacity(mentionCount)
    for _ in 0..<mentionCount { mentions.append(try Mention(from: &reader)) }
    self.mentions = mentions
    questions = try reader.optionalDigest()
    byteCount = try reader.number()
    hasScenarios = false
  }
}

extension NoteSummary {
  /// Whether it is decided by what files there are where its links lead. What a fragment names another note decides.
  var leadsToFilesAlone: Bool { links.allSatisfy(\.fragment.isEmpty) }
}

extension NoteSummary.Mention {
  fileprivate init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
    let callback = Callback(rawValue: UInt16(clamping: try reader.number()))
    line = try reader.number()
    guard let callback, line > 0 else { throw ByteReader.Malformed() }
    self.callback = callback
    guard try reader.flag() else { return }
    guard let verdict = Verdict(rawValue: UInt8(clamping: try reader.number())) else { throw ByteReader.Malformed() }
    self.verdict = verdict
  }
}

extension NoteSummary {
  /// A sentence that was judged, and what it is about.
  private struct Statement {
    let range: Range<Int>
    let callbacks: Set<Callback>
    let verdict: Verdict
  }

  /// Each callback once for a line, with what weighs most of the verdicts on a sentence about it there.
  private static func mentions(in judged: JudgedNote) -> [Mention] {
    let file = judged.note.document.file
    var statements = statements(in: judged)[...]
    var around: [Statement] = []
    var places: [Mention: Int] = [:]
    var mentions: [Mention] = []
    for mention in judged.note.mentions {
      let start = mention.range.lowerBound
      while let next = statements.first, next.range.lowerBound <= start { around.append(statements.removeFirst()) }
      around.removeAll { $0.range.upperBound <= start }
      let verdicts = around.filter { $0.callbacks.contains(mention.callback) }.map(\.verdict)
      let place = Mention(callback: mention.callback, line: file.line(at: start))
      let index = places[place] ?? mentions.count
      if index == mentions.count {
        places[place] = index
        mentions.append(place)
      }
      let known = mentions[index].verdict.map { [$0] } ?? []
      mentions[index].verdict = (known + verdicts).max { $0.weight < $1.weight }
    }
    return mentions
  }

  /// By where they begin. Lists and logs speak of many callbacks: that one of them is wrong says nothing of the others.
  private static func statements(in judged: JudgedNote) -> [Statement] {
    let claims = zip(judged.note.claims, judged.claims).map { claim, judgement in
      Statement(
        range: claim.range, callbacks: Set(claim.claim.terms.map(\.callback)), verdict: judgement.verdict)
    }
    let orders = zip(judged.note.orderings, judged.orderings).filter { $0.0.form == .prose }.map {
      ordering, judgement in
      Statement(
        range: ordering.range, callbacks: Set(ordering.judgedSteps.compactMap(\.callback)), verdict: judgement.verdict)
    }
    let changes = judged.stateChanges.map { claim, judgement in
      Statement(range: claim.range, callbacks: [claim.claim.callback], verdict: judgement.verdict)
    }
    return (claims + orders + changes).filter { $0.verdict != .notUnderstood }
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}
