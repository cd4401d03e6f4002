package import Cache

/// What is kept of a note without scenarios besides its page: all that a site says of it where its page is known.
package struct KeptNote: Sendable {
  let summary: NoteSummary
  /// How many statements on its page have which verdict.
  let tally: VerdictCounts
}

extension KeptNote: Cacheable {
  /// Writes both.
  package func write(to writer: inout ByteWriter) {
    summary.write(to: &writer)
    tally.write(to: &writer)
  }

  /// Reads what was written.
  package init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
    summary = try NoteSummary(from: &reader)
    tally = try VerdictCounts(from: &reader)
  }
}
