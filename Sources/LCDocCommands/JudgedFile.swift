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
    // Orders and claims are run in situations of different kinds, and so are orders of different kinds: who starts with
    // the ones makes few runs that the other makes too.
    let judge = NoteJudge(versions: versions, language: language)
    let orders = judge.orders(of: read.compactMap(\.note))
    let parts = orders.map { Part.order($0) } + read.indices.reversed().map { Part.claims(of: $0) }
    let claims = Parallel.mapFromBothEnds(parts, state: judge) { judge, part -> [ClaimJudgement] in
      switch part {
      case .order(let order):
        judge.learn(order)
        return []
      case .claims(let index): return read[index].note.map { judge.judgeClaims(of: $0) } ?? []
      }
    }
    return Parallel.mapFromBothEnds(read.indices, state: judge) { judge, index in
      switch read[index] {
      case .note(let note):
        .note(JudgedNote(note, judge.judgeOrders(of: note), claims[claims.count - 1 - index], in: language))
      case .scenario(let scenario): .scenario(scenario)
      }
    }
  }

  private enum ReadFile: Sendable {
    case note(Note)
    case scenario(CheckedScenario)

    var note: Note? {
      if case .note(let note) = self { note } else { nil }
    }
  }

  private enum Part: Sendable {
    case order(OrderClaim)
    case claims(of: Int)
  }
}
