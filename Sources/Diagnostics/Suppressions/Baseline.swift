/// Findings that were there before checks began. They do not count until they are gone; then the entry does.
///
/// Entries hold no line numbers, so that a note may change above them.
package struct Baseline: Sendable, Hashable {
  /// One finding.
  package struct Entry: Sendable, Hashable {
    /// The path of the note, as checks print it.
    package var file: String
    /// The code of the finding.
    package var code: String
    /// What tells it from others of its code in the note, whatever the line.
    package var fingerprint: String

    /// Makes an entry.
    package init(file: String, code: String, fingerprint: String) {
      self.file = file
      self.code = code
      self.fingerprint = fingerprint
    }
  }

  /// Sorted by file, code and fingerprint.
  package private(set) var entries: [Entry]

  /// Takes entries that were read.
  package init(entries: [Entry]) {
    self.entries = entries.sorted { left, right in
      let (left, right) = (left.parts, right.parts)
      return left.lexicographicallyPrecedes(right) { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
  }

  /// The findings that count. Those about suppressions and the baseline are put right and not listed.
  package init(of diagnostics: [Diagnostic]) {
    let listed = diagnostics.filter(Self.isListed)
    self.init(
      entries: zip(listed, Fingerprint.all(of: listed)).map { diagnostic, fingerprint in
        Entry(file: FileReference.path(diagnostic.file.path), code: diagnostic.code, fingerprint: fingerprint)
      })
  }

  private static func isListed(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.severity != .note && Suppressions.canAllow(diagnostic.code)
  }

  /// The file that holds it: JSON with one entry a line, so that changes can be read.
  package var text: String {
    var json = JSONWriter()
    json.object { json in
      json.field("version", 1)
      json.array("findings", entries) { json, entry in
        json.lineBreak()
        json.object { json in
          json.field("file", entry.file)
          json.field("code", entry.code)
          json.field("fingerprint", entry.fingerprint)
        }
      }
    }
    return json.text + "\n"
  }

  /// Divides findings into new and known ones, and says which entries stand for nothing any more.
  package func divide(
    _ diagnostics: [Diagnostic]
  ) -> (findings: [Diagnostic], suppressed: [Report.Suppressed], stale: [Entry]) {
    let listed = diagnostics.indices.filter { Self.isListed(diagnostics[$0]) }
    let prints = Fingerprint.all(of: listed.map { diagnostics[$0] })
    var known = Set(entries)
    var isKnown = Array(repeating: false, count: diagnostics.count)
    for (index, fingerprint) in zip(listed, prints) {
      let entry = Entry(
        file: FileReference.path(diagnostics[index].file.path), code: diagnostics[index].code, fingerprint: fingerprint)
      isKnown[index] = known.remove(entry) != nil
    }
    let all = zip(diagnostics, isKnown)
    return (
      all.filter { !$0.1 }.map(\.0), all.filter(\.1).map { Report.Suppressed($0.0, .baseline) },
      entries.filter(known.contains)
    )
  }
}

extension Baseline.Entry {
  fileprivate var parts: [String] { [file, code, fingerprint] }
}
