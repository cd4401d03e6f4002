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
    let kinds = read.map { $0.note?.kindOfOrders ?? 0 }
    let byKind = read.indices.sorted { (kinds[$0], $0) < (kinds[$1], $1) }
    let parts = byKind.map { Part.orders(of: $0) } + read.indices.reversed().map { Part.claims(of: $0) }
    let judge = NoteJudge(versions: versions, language: language)
    let judged = Parallel.mapFromBothEnds(parts, state: judge) { judge, part -> Judged in
      switch part {
      case .orders(let index): .orders(read[index].note.map { judge.judgeOrders(of: $0) })
      case .claims(let index): .claims(read[index].note.map { judge.judgeClaims(of: $0) } ?? [])
      }
    }
    var orders = [Int](repeating: 0, count: read.count)
    for (place, index) in byKind.enumerated() { orders[index] = place }
    return Parallel.map(read.indices) { [orders] index in
      switch (read[index], judged[orders[index]], judged[judged.count - 1 - index]) {
      case (.note(let note), .orders(let orders?), .claims(let claims)):
        .note(JudgedNote(note, orders, claims, in: language))
      case (.scenario(let scenario), _, _): .scenario(scenario)
      default: preconditionFailure("each note has both parts, in this order")
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
    case orders(of: Int)
    case claims(of: Int)
  }

  private enum Judged: Sendable {
    case orders(JudgedOrders?)
    case claims([ClaimJudgement])
  }
}
