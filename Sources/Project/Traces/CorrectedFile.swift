package import Diagnostics
import Judging
import Parallel

/// A file with the steps whose traces are to be written.
package struct CorrectedFile: Sendable {
  /// The file as it was read.
  package let source: SourceFile
  /// The steps that are put right, as indices in the file's corrections.
  package let chosen: [Int]
  /// Why other steps are left as they are, a line each.
  package let refusals: [String]
  /// What the file holds afterwards.
  package let text: [UInt8]

  /// The files of some paths that have something to accept; `FILE:LINE` is about one step.
  static func all(_ paths: [String], _ settings: Settings) throws(InputError) -> [CorrectedFile] {
    var lines: [String: [Int]] = [:]
    var whole: [String] = []
    for path in paths {
      if let place = place(path), !InputFiles.exists(path) {
        lines[place.path, default: []].append(place.line)
      } else {
        whole.append(path)
      }
    }
    let found = try settings.files(in: whole).files
    guard !found.isEmpty || !lines.isEmpty else {
      throw InputError.nothing(in: paths)
    }
    let single = lines.keys.filter { !found.contains($0) }.sorted()
    let files = try InputFiles.readAll(found + single)
    let meant = files.indices.map { $0 < found.count ? nil : lines[files[$0].path] }
    for (file, lines) in zip(files, meant) {
      guard let line = lines?.first(where: { $0 > file.lineStarts.count }) else { continue }
      throw InputError(path: "\(file.path):\(line)", reason: "has \(counted(file.lineStarts.count, "line"))")
    }
    return Parallel.map(Array(zip(files, meant))) { file, lines in
      CorrectedFile(file, lines: lines)
    }.filter { !$0.chosen.isEmpty || !$0.refusals.isEmpty }
  }

  /// - Parameter lines: Lines of the steps that are meant; nil for all.
  init(_ file: SourceFile, lines: [Int]?) {
    source = file
    let corrections = TraceCorrections(file)
    func isMeant(_ range: Range<Int>) -> Bool {
      guard let lines else { return true }
      return lines.contains { file.line(at: range.lowerBound)...file.line(at: range.upperBound) ~= $0 }
    }
    let meant = corrections.steps.indices.filter { isMeant(corrections.steps[$0].range) }
    let corrected = corrections.text(correcting: meant)
    var refusals = corrections.refusals.filter { isMeant($0.range) }.map { refusal in
      "\(file.path):\(file.line(at: refusal.range.lowerBound)): left as it is: \(refusal.reason)"
    }
    let reason = Self.reasonAgainst(file, corrected, left: corrections.steps.count - meant.count)
    if let reason, !meant.isEmpty { refusals.append("\(file.path): left as it is: \(reason)") }
    chosen = reason == nil ? meant : []
    text = reason == nil ? corrected : file.bytes
    self.refusals = refusals
  }

  /// Puts the corrected text in the place of the file, if that is still as it was read.
  package func write() throws(InputError) { try NoteEditor.replace(source, with: text) }

  /// Why a file is not written: the corrected text has to come out as it says.
  private static func reasonAgainst(_ file: SourceFile, _ corrected: [UInt8], left: Int) -> String? {
    if file.bytes.split(separator: 0x0A).contains(where: { $0.starts(with: "<<<<<<< ".utf8) }) {
      return "it has marks of a merge"
    }
    let again = TraceCorrections(SourceFile(path: file.path, bytes: corrected))
    return again.steps.count == left ? nil : "what would be written does not come out; say with `log:` what is logged"
  }

  private static func place(_ path: String) -> (path: String, line: Int)? {
    guard let colon = path.lastIndex(of: ":"), let line = Int(path[path.index(after: colon)...]), line > 0 else {
      return nil
    }
    return (String(path[..<colon]), line)
  }
}
