import Cache
import Diagnostics
import Site

/// A site as it was written: what it was made from, what lies in its folder, and what there was to say.
struct WrittenSite {
  /// The files that it was made from.
  var sources: SeenSources
  /// What was written.
  var folders: [SeenFolder]
  let fileCount: Int
  let isLive: Bool
  /// What was left out, as it was said.
  let remarks: [[Diagnostic]]

  init(_ built: BuiltSite, from sources: SeenSources, _ folders: [SeenFolder], saying remarks: [[Diagnostic]]) {
    self.sources = sources
    self.folders = folders
    fileCount = built.fileCount
    isLive = built.isLive
    self.remarks = remarks
  }

  func write(to writer: inout ByteWriter) {
    sources.write(to: &writer)
    writer.write(folders) { $1.write(to: &$0) }
    writer.write(fileCount)
    writer.write(isLive)
    // A file with a hundred remarks is written once.
    let files = Array(Set(remarks.joined().map(\.file)))
    let places = Dictionary(uniqueKeysWithValues: zip(files, files.indices))
    writer.write(files) { writer, file in
      writer.write(file.path)
      writer.write(file.bytes)
    }
    writer.write(remarks) { writer, remarks in
      writer.write(remarks) { writer, remark in
        writer.write(places[remark.file] ?? 0)
        remark.write(to: &writer)
      }
    }
  }

  init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
    sources = try SeenSources(from: &reader)
    folders = try reader.list(SeenFolder.init(from:))
    fileCount = try reader.number()
    isLive = try reader.flag()
    let files = try reader.list { (reader) throws(ByteReader.Malformed) in
      SourceFile(path: try reader.text(), bytes: Array(try reader.bytes()))
    }
    remarks = try reader.list { (reader) throws(ByteReader.Malformed) in
      try reader.list { (reader) throws(ByteReader.Malformed) in
        let place = try reader.number()
        guard files.indices.contains(place) else { throw ByteReader.Malformed() }
        return try Diagnostic(from: &reader, in: files[place])
      }
    }
  }
}
