import Diagnostics
import Yams

/// The baseline on disk, and where its entries stand in it.
struct BaselineFile {
  /// The name that is written where no other is given.
  static let fileName = "lcdoc-baseline.json"

  let baseline: Baseline
  private let file: SourceFile

  init(_ file: SourceFile) throws(SettingsError) {
    self.file = file
    let yaml = try YAMLFile(file)
    guard let root = yaml.root, let list = root["findings"]?.sequence else {
      throw SettingsError(file, 0..<0, "a baseline has a list of findings")
    }
    guard root["version"]?.scalar?.string == "1" else {
      throw SettingsError(file, 0..<0, "this baseline is from another version of lcdoc", help: "write it again")
    }
    var entries: [Baseline.Entry] = []
    for node in list {
      guard let path = node["file"], let code = node["code"], let fingerprint = node["fingerprint"] else {
        throw yaml.error(at: node, "an entry has a file, a code and a fingerprint")
      }
      entries.append(
        Baseline.Entry(
          file: try yaml.string(path), code: try yaml.string(code), fingerprint: try yaml.string(fingerprint)))
    }
    baseline = Baseline(entries: entries)
  }

  /// An entry that stands for nothing any more is an error: it would hide the finding if it came back.
  func diagnostic(forStale entry: Baseline.Entry) -> Diagnostic {
    let wanted = Array(entry.fingerprint.utf8)
    var range = 0..<0
    for line in 1...file.lineStarts.count {
      let bytes = file.lineRange(line)
      guard bytes.count >= wanted.count else { continue }
      let starts = bytes.lowerBound...bytes.upperBound - wanted.count
      if let start = starts.first(where: { file.bytes[$0..<$0 + wanted.count].elementsEqual(wanted) }) {
        range = start..<start + wanted.count
        break
      }
    }
    return Diagnostic(
      code: "LC9004", severity: .error, message: "\(entry.code) in \(entry.file) does not occur any more", file: file,
      range: range, helps: ["write the baseline again: lcdoc check --write-baseline"])
  }
}
