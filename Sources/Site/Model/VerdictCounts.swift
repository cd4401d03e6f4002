import Cache
import Judging
import Verify

/// How many statements have which verdict.
struct VerdictCounts: Sendable {
  /// By the numbers of the verdicts, of which there are fewer. Each note has them, so they are no array, which would be an object.
  private var counts = SIMD8<Int32>()

  init(_ note: NotePage) {
    for part in note.body {
      for verdict in part.verdicts { counts[Int(verdict.kind.rawValue)] += 1 }
    }
  }

  /// Those of several notes together.
  init(_ notes: [VerdictCounts]) {
    for note in notes { counts &+= note.counts }
  }

  /// All of it.
  func write(to writer: inout ByteWriter) { for kind in counts.indices { writer.write(Int(counts[kind])) } }

  /// Reads what was written.
  init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
    for kind in counts.indices { counts[kind] = Int32(clamping: try reader.number()) }
  }

  /// The verdicts that occur, in the order of their importance.
  var occurring: [(kind: Verdict, count: Int)] {
    Verdict.allCases.compactMap { kind in
      let count = Int(counts[Int(kind.rawValue)])
      return count > 0 ? (kind, count) : nil
    }
  }
}
