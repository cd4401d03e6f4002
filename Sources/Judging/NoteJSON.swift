import Diagnostics
import LifecycleEngine
import Markup
package import Verify
package import Notes

/// Writes what was understood of a note as JSON.
package enum NoteJSON {
  /// One object: `file`, `mentions`, `orderings`, `claims`, `coverage`. Lines and columns count from 1; what a verdict
  /// rests on is described in docs/verdicts.md.
  ///
  /// - Parameters:
  ///   - orders: one for each ordering, in their order; may be shorter.
  ///   - claims: one for each claim; may be shorter.
  ///   - changes: one for each change of state; may be shorter.
  package static func write(
    _ note: Note, orders judged: [Verify.Judgement] = [], claims: [ClaimJudgement] = [],
    changes: [Verify.Judgement] = []
  ) -> String {
    let file = note.document.file
    var json = JSONWriter()
    json.object { json in
      json.field("file", file.path)
      json.array("mentions", note.mentions.filter(\.isCallback)) { json, mention in
        json.lineBreak()
        json.object { $0.mention(mention, at: file.position(at: mention.range.lowerBound)) }
      }
      // That one comes before another is an order of two.
      let orders =
        note.orderings.indices.map { (place: $0, isClaim: false) }
        + note.claims.indices.filter { note.claims[$0].isOrder }.map { (place: $0, isClaim: true) }
      json.array("orderings", orders) { json, order in
        json.lineBreak()
        if order.isClaim {
          json.object {
            $0.order(note.claims[order.place], in: file, order.place < claims.count ? claims[order.place] : nil)
          }
        } else {
          let verdict = order.place < judged.count ? judged[order.place] : nil
          json.object { $0.ordering(note.orderings[order.place], in: file, verdict) }
        }
      }
      json.array("weakOrderings", note.weakOrderings) { json, ordering in
        json.lineBreak()
        json.object { $0.ordering(ordering, in: file, nil) }
      }
      // That a change of state brings a callback is a claim too.
      let stated =
        note.claims.indices.filter { !note.claims[$0].isOrder }.map { (place: $0, isChange: false) }
        + note.stateChanges.indices.map { (place: $0, isChange: true) }
      json.array("claims", stated) { json, one in
        json.lineBreak()
        let place = one.place
        if one.isChange {
          json.object { $0.change(note.stateChanges[place], in: file, place < changes.count ? changes[place] : nil) }
        } else {
          json.object { $0.claim(note.claims[place], in: file, place < claims.count ? claims[place] : nil) }
        }
      }
      json.object("coverage") { json in
        note.coverage.counts.write(to: &json)
        json.array("places", note.coverage) { json, place in
          json.lineBreak()
          json.object { $0.place(place, in: file) }
        }
      }
    }
    return json.text + "\n"
  }
}

extension JSONWriter {
  fileprivate mutating func mention(_ mention: Mention, at position: SourcePosition) {
    field("symbol", Wording.symbol(mention.callback))
    field("owner", mention.owner.displayName.description)
    field("line", position.line)
    field("column", position.column)
    field("asWritten", mention.asWritten)
    field("spelling", mention.spelling.rawValue)
    field("place", mention.place.rawValue)
  }

  fileprivate mutating func ordering(_ ordering: Ordering, in file: SourceFile, _ judged: Verify.Judgement?) {
    lines(ordering.range, in: file)
    field("form", ordering.form.rawValue)
    field("scenario", ordering.guess.text)
    array("sequence", ordering.steps) { $0.value(Wording.step($1)) }
    array("evidence", ordering.evidence) { $0.value($1.rawValue) }
    guard let judged else { return }
    judgement(judged)
    if judged.worlds > 0 { field("worlds", Wording.worldsThatFit(judged, in: .english)) }
    if let words = Wording.steps(of: ordering, judged, in: .english) { field("words", words) }
    guard judged.verdict == .contradicted || judged.verdict == .ambiguous else { return }
    array("misplaced", judged.misplaced) { json, wrong in
      json.object { json in
        json.field("step", wrong.step + 1)
        json.field("comes", wrong.comes)
        if let step = wrong.after { json.field("after", step + 1) }
        if let step = wrong.before { json.field("before", step + 1) }
      }
    }
  }

  fileprivate mutating func claim(_ claim: ClaimStatement, in file: SourceFile, _ judged: ClaimJudgement?) {
    lines(claim.range, in: file)
    field("reading", judged.map { ClaimWording.reading(claim, $0) } ?? ClaimWording.reading(claim))
    if let judged { statement(judged.taken ?? claim.claim, judged) }
  }

  fileprivate mutating func change(_ change: StateChangeClaim, in file: SourceFile, _ judged: Verify.Judgement?) {
    lines(change.range, in: file)
    let (from, to) = (change.claim.from.word, change.claim.to.word)
    field("reading", "\(from) → \(to): `\(Wording.symbol(change.claim.callback))`")
    field("change", "\(from) → \(to)")
    if let judged { judgement(judged) }
  }

  fileprivate mutating func order(_ claim: ClaimStatement, in file: SourceFile, _ judged: ClaimJudgement?) {
    lines(claim.range, in: file)
    field("form", Ordering.Form.prose.rawValue)
    field("reading", judged.map { ClaimWording.reading(claim, $0) } ?? ClaimWording.reading(claim))
    array("sequence", [claim.claim.a, claim.claim.b].compactMap { $0 }) { $0.value(Wording.symbol($1.callback)) }
    if let judged { statement(judged.taken ?? claim.claim, judged) }
  }

  fileprivate mutating func place(_ place: CoveredPlace, in file: SourceFile) {
    lines(place.range, in: file)
    switch place.outcome {
    case .judged: field("outcome", "judged")
    case .partlyRead(let words):
      field("outcome", "partlyRead")
      array("words", words) { $0.value(file.text($1)) }
    case .noClaim(let reason):
      field("outcome", "noClaim")
      field("reason", reason.rawValue)
    case .silent: field("outcome", "silent")
    }
  }

  private mutating func lines(_ range: Range<Int>, in file: SourceFile) {
    field("line", file.line(at: range.lowerBound))
    field("endLine", file.line(at: max(range.lowerBound, range.upperBound - 1)))
  }
}

extension ScenarioGuess {
  /// All of it on one line.
  fileprivate var text: String {
    var words = situations.map(\.words).joined(separator: "; ")
    if actors.count > 1 { words += " [" + actors.joined(separator: ", ") + "]" }
    if let versions = worlds.versions { words += " iOS \(versions.lower.major)...\(versions.upper.major)" }
    return isInferred ? words + " (inferred)" : words
  }
}
