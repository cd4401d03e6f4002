import Cache
import Diagnostics
import Judging
import LifecycleEngine
import Markup
import Parallel
import Verify

extension CheckedFile {
  /// Reads and judges files, or takes what the cache has of them; independent ones in parallel. Of those that are not chosen
  /// only the links are read.
  static func all(
    _ files: [SourceFile], _ isChosen: [Bool], versions: VersionRange?, in language: Language?, _ cache: Cache,
    _ work: WorkReport
  ) -> [CheckedFile] {
    let keys = Parallel.map(files) { file in
      cache.digest { writer in
        writer.write(file.path)
        writer.write(file.bytes)
        writer.write(versions.map { [$0.lower, $0.upper].map { Int($0.raw) } } ?? []) { $0.write($1) }
        writer.write(language) { $0.write($1) }
      }
    }
    var checked = Parallel.map(Array(zip(files, keys))) { file, key in
      cache.value(for: key) { (reader) throws(ByteReader.Malformed) in try CheckedFile(from: &reader, in: file) }
    }
    for place in files.indices where !isChosen[place] && checked[place] == nil {
      checked[place] = CheckedFile(linksOf: files[place])
    }
    let missing = files.indices.filter { checked[$0] == nil }
    work.count(files: files.count, known: files.count - missing.count)
    let made = JudgedFile.map(missing, text: { files[$0] }, versions: versions, in: language, work) { place, judged in
      let file = CheckedFile(files[place], judged)
      cache.keep(for: keys[place], file.write)
      return file
    }
    for (place, file) in zip(missing, made) { checked[place] = file }
    return checked.compactMap(\.self)
  }

  func write(to writer: inout ByteWriter) {
    writer.write(diagnostics) { $1.write(to: &$0) }
    writer.write(quizDiagnostics) { $1.write(to: &$0) }
    writer.write(comments) { writer, comment in
      for range in [comment.range, comment.words, comment.next] { writer.write(range) }
    }
    writer.write(links) { writer, link in
      writer.write(link.address)
      writer.write(link.range)
    }
    writer.write(language)
    for count in [scenarios, runs, questions] { writer.write(count) }
    writer.write(verdicts) { $0.write(Int($1.rawValue)) }
    writer.write(claims) { $0.write(Int($1.rawValue)) }
    coverage.write(to: &writer)
  }

  /// Reads what was written of a file with these bytes.
  private init(from reader: inout ByteReader, in file: SourceFile) throws(ByteReader.Malformed) {
    let bounds = 0..<file.bytes.count
    diagnostics = try reader.list { (reader) throws(ByteReader.Malformed) in try Diagnostic(from: &reader, in: file) }
    quizDiagnostics = try reader.list { (reader) throws(ByteReader.Malformed) in
      try Diagnostic(from: &reader, in: file)
    }
    comments = try reader.list { (reader) throws(ByteReader.Malformed) in
      CommentPlace(
        range: try reader.range(in: bounds), words: try reader.range(in: bounds), next: try reader.range(in: bounds))
    }
    links = try reader.list { (reader) throws(ByteReader.Malformed) in
      DocumentLink(address: try reader.text(), range: try reader.range(in: bounds))
    }
    language = try reader.value()
    scenarios = try reader.number()
    runs = try reader.number()
    questions = try reader.number()
    verdicts = try reader.list(Verdict.init(from:))
    claims = try reader.list(Verdict.init(from:))
    coverage = try Coverage(from: &reader)
  }
}

extension Verdict {
  fileprivate init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
    guard let verdict = Verdict(rawValue: UInt8(clamping: try reader.number())) else { throw ByteReader.Malformed() }
    self = verdict
  }
}

extension Coverage {
  fileprivate func write(to writer: inout ByteWriter) {
    for count in [judged, partlyRead, silent] { writer.write(count) }
    writer.write(NoClaim.allCases.map { noClaim[$0] ?? 0 }) { $0.write($1) }
  }

  fileprivate init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
    self.init()
    judged = try reader.number()
    partlyRead = try reader.number()
    silent = try reader.number()
    let counts = try reader.list { (reader) throws(ByteReader.Malformed) in try reader.number() }
    for (reason, count) in zip(NoClaim.allCases, counts) where count > 0 { noClaim[reason] = count }
  }
}
