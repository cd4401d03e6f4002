import Diagnostics
import LifecycleEngine
import Markup
import Notes
import Site
import Verify

/// A file with the verdict on everything in it that can be run.
enum JudgedFile: Sendable {
  case note(JudgedNote)
  case scenario(CheckedScenario)

  /// Reads and judges files, independent ones in parallel.
  ///
  /// - Parameters:
  ///   - versions: what notes are about that name no versions.
  ///   - language: the language of findings; by default that of each note.
  static func all(
    _ files: [SourceFile], versions: VersionRange? = nil, in language: Language? = nil
  ) -> [JudgedFile] {
    let read = Parallel.map(files) { file -> ReadFile in
      file.path.hasSuffix(".scenario")
        ? .scenario(ScenarioCheck.check(file: file, in: language ?? .english)) : .note(Note.read(Document.parse(file)))
    }
    let notes = read.compactMap(\.note)
    let parts = parts(of: notes)
    let judge = NoteJudge(versions: versions, language: language)
    let judged = Parallel.mapFromBothEnds(parts, state: judge) { judge, part -> Judged in
      let note = notes[part.note]
      return if let claim = part.claim { .claim(judge.judgeClaim(claim, of: note)) } else {
        .orders(judge.judgeOrders(of: note))
      }
    }
    let verdicts = collect(judged, of: parts, in: notes.count)
    var judgedNotes = Parallel.map(notes.indices) { index in
      JudgedNote(notes[index], verdicts.orders[index], verdicts.claims[index], in: language)
    }[...]
    return read.map { file in
      switch file {
      case .note: .note(judgedNotes.removeFirst())
      case .scenario(let scenario): .scenario(scenario)
      }
    }
  }

  /// What is judged apart: each claim of a note, and its orders, so that there is something to do for all cores where
  /// there is but one note. Claims and orders are run in situations of different kinds, and so are orders of different
  /// kinds: who starts with the ones makes few runs that the other makes too.
  private static func parts(of notes: [Note]) -> [Part] {
    let kinds = notes.map(\.kindOfOrders)
    let byKind = notes.indices.sorted { (kinds[$0], $0) < (kinds[$1], $1) }
    return notes.indices.flatMap { note in notes[note].claims.indices.map { Part(note: note, claim: $0) } }
      + byKind.map { Part(note: $0) }
  }

  private static func collect(
    _ judged: [Judged], of parts: [Part], in count: Int
  ) -> (orders: [JudgedOrders], claims: [[ClaimJudgement]]) {
    var orders: [JudgedOrders?] = Array(repeating: nil, count: count)
    var claims: [[ClaimJudgement]] = Array(repeating: [], count: count)
    for (part, judged) in zip(parts, judged) {
      switch judged {
      case .orders(let judged): orders[part.note] = judged
      case .claim(let judged): claims[part.note].append(judged)
      }
    }
    return (orders.compactMap(\.self), claims)
  }

  private enum ReadFile: Sendable {
    case note(Note)
    case scenario(CheckedScenario)

    var note: Note? {
      if case .note(let note) = self { note } else { nil }
    }
  }

  /// A claim of a note, or its orders.
  private struct Part: Sendable {
    var note: Int
    var claim: Int?
  }

  private enum Judged: Sendable {
    case orders(JudgedOrders)
    case claim(ClaimJudgement)
  }
}
