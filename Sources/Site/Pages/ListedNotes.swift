import Cache
import Parallel

/// What lists of all notes are made from: of each where it lies, what it is called, and in which group it is.
enum ListedNotes {
  /// Tells it from any other. Taken once, for several lists ask for it.
  ///
  /// Complexity: O(notes), on all cores.
  static func digest(of notes: [NotePage], _ cache: Cache) -> Digest {
    let starts = Array(stride(from: 0, to: notes.count, by: notesOfPart))
    let parts = Parallel.map(starts) { start in
      cache.digest { writer in
        for place in start..<min(start + notesOfPart, notes.count) {
          writer.write(notes[place].path.text)
          writer.write(notes[place].title)
          writer.write(notes[place].group)
        }
      }
    }
    return cache.digest { writer in
      writer.write(notes.count)
      writer.write(parts) { $0.write($1) }
    }
  }

  private static let notesOfPart = 256
}
