import Cache
import Judging
import Verify

/// How many statements have which verdict.
struct VerdictCounts: Sendable {
  private var counts = [Int](repeating: 0, count: Verdict.allCases.count)

  init(_ note: NotePage) {
    for part in note.body {
      for verdict in part.verdicts { counts[Int(verdict.kind.rawValue)] += 1 }
    }
  }

  /// Those of several notes together.
  init(_ notes: [VerdictCounts]) {
    for note in notes {
      for kind in counts.indices { counts[kind] += note.counts[kind] }
    }
  }

  /// All of it.
  func write(to writer: inout ByteWriter) { writer.write(counts) { $0.write($1) } }

  /// Reads what was written.
  init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
    guard try reader.count() == counts.count else { throw ByteReader.Malformed() }
    for kind in counts.indices { counts[kind] = try reader.number() }
  }

  /// The verdicts that occur, in the order of their importance.
  var occurring: [(kind: Verdict, count: Int)] {
    Verdict.allCases.compactMap { kind in
      let count = counts[Int(kind.rawValue)]
      return count > 0 ? (kind, count) : nil
    }
  }
}
