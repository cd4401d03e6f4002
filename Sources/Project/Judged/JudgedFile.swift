import Diagnostics
import Judging
import LifecycleEngine
import Markup
import Notes
import Parallel
import Site
import Verify

/// A file with the verdict on everything in it that can be run.
enum JudgedFile: Sendable {
  case note(JudgedNote)
  case scenario(CheckedScenario)

  /// The note, if it is one.
  var note: JudgedNote? {
    if case .note(let note) = self { note } else { nil }
  }

  /// The scenario, if it is one.
  var scenario: CheckedScenario? {
    if case .scenario(let scenario) = self { scenario } else { nil }
  }

  /// Whether the file of a path is a scenario as a whole; all others are notes.
  static func isScenario(_ path: String) -> Bool { path.hasSuffix(".scenario") }

  /// Reads and judges files, independent ones in parallel.
  static func all(_ files: [SourceFile], versions: VersionRange? = nil) -> [JudgedFile] {
    map(files, text: \.self, versions: versions, in: nil, WorkReport()) { $1 }
  }

  /// What `body` makes of each file when it is judged, in their order. Some are judged at a time, on all cores; what is in no
  /// result does not stay in memory.
  ///
  /// - Parameters:
  ///   - text: what a file says.
  ///   - versions: what notes are about that name no versions.
  ///   - language: the language of findings; nil for that of each note.
  ///   - work: is told of each file twice.
  static func map<File: Sendable, Value: Sendable>(
    _ files: [File], text: @escaping @Sendable (File) -> SourceFile, versions: VersionRange?, in language: Language?,
    _ work: WorkReport, _ body: @escaping @Sendable (File, JudgedFile) -> Value
  ) -> [Value] {
    let judge = NoteJudge(versions: versions, language: language)
    // To read a note takes about as long as to judge it.
    return work.run(.judging, of: 2 * files.count) {
      stride(from: 0, to: files.count, by: mostAtOnce).flatMap { start in
        let some = files[start..<min(start + mostAtOnce, files.count)]
        let judged = judged(Parallel.map(some, text), judge, language, work)
        return Parallel.map(Array(zip(some, judged))) { body($0, $1) }
      }
    }
  }

  /// Enough to keep all cores busy.
  private static let mostAtOnce = 128

  private static func judged(
    _ files: [SourceFile], _ judge: NoteJudge, _ language: Language?, _ work: WorkReport
  ) -> [JudgedFile] {
    let read = Parallel.map(files) { file -> ReadFile in
      defer { work.advance() }
      return isScenario(file.path)
        ? .scenario(ScenarioCheck.check(file: file, in: language ?? .english)) : .note(Note.read(Document.parse(file)))
    }
    let notes = read.compactMap(\.note)
    let parts = parts(of: notes, judge)
    let judged = Parallel.map(parts, state: judge) { judge, part -> ClaimJudgement? in
      switch part {
      case .claim(let claim, let note): return judge.judgeClaim(claim, of: notes[note])
      case .order(let order):
        judge.learn(order)
        return nil
      }
    }
    let claims = collect(judged, of: parts, in: notes.count)
    var judgedNotes = Parallel.map(notes.indices, state: judge) { judge, index in
      defer { work.advance() }
      return JudgedNote(notes[index], judge.judgeOrders(of: notes[index]), claims[index], in: language)
    }[...]
    return read.map { file in
      switch file {
      case .note: .note(judgedNotes.removeFirst())
      case .scenario(let scenario): .scenario(scenario)
      }
    }
  }

  /// What is judged apart: each claim of a note, and each order, so that there is something to do for all cores where
  /// there is but one note. Orders come first: to look for the steps that print a log takes longest, and should not be
  /// what the end waits for.
  private static func parts(of notes: [Note], _ judge: NoteJudge) -> [Part] {
    judge.orders(of: notes).map { Part.order($0) }
      + notes.indices.flatMap { note in notes[note].claims.indices.map { Part.claim($0, of: note) } }
  }

  /// The claims of each note, in their order.
  private static func collect(
    _ judged: [ClaimJudgement?], of parts: [Part], in count: Int
  ) -> [[ClaimJudgement]] {
    var claims: [[ClaimJudgement]] = Array(repeating: [], count: count)
    for (part, judged) in zip(parts, judged) {
      if case .claim(_, let note) = part, let judged { claims[note].append(judged) }
    }
    return claims
  }

  private enum ReadFile: Sendable {
    case note(Note)
    case scenario(CheckedScenario)

    var note: Note? {
      if case .note(let note) = self { note } else { nil }
    }
  }

  /// A claim of a note, or an order of any.
  private enum Part: Sendable {
    case claim(Int, of: Int)
    case order(OrderClaim)
  }
}
