import Cache

/// What is kept of a note without scenarios besides its page: all that a site says of it where its page is known.
struct KeptNote: Sendable {
  let summary: NoteSummary
  /// How many statements on its page have which verdict.
  let tally: VerdictCounts

  /// Writes both, or all but the links.
  func write(to writer: inout ByteWriter, withLinks: Bool) {
    summary.write(to: &writer, withLinks: withLinks)
    tally.write(to: &writer)
  }
}

extension KeptNote: Cacheable {
  func write(to writer: inout ByteWriter) { write(to: &writer, withLinks: true) }

  init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
    summary = try NoteSummary(from: &reader)
    tally = try VerdictCounts(from: &reader)
  }
}
