import Diagnostics
import YAML

/// The baseline on disk, and where its entries stand in it.
struct BaselineFile {
  /// The name that is written where no other is given.
  static let fileName = "lcdoc-baseline.json"

  let baseline: Baseline
  private let file: SourceFile
  private let places: [Baseline.Entry: Range<Int>]

  init(_ file: SourceFile) throws(SettingsError) {
    self.file = file
    let yaml = try YAMLFile(file)
    guard let root = yaml.root, let list = root["findings"]?.sequence else {
      throw SettingsError(file, 0..<0, "a baseline has a list of findings")
    }
    guard root["version"]?.scalar == "1" else {
      throw SettingsError(file, 0..<0, "this baseline is from another version of lcdoc", help: "write it again")
    }
    var entries: [Baseline.Entry] = []
    var places: [Baseline.Entry: Range<Int>] = [:]
    for node in list {
      guard let path = node["file"], let code = node["code"], let fingerprint = node["fingerprint"] else {
        throw yaml.error(at: node, "an entry has a file, a code and a fingerprint")
      }
      let entry = Baseline.Entry(
        file: try yaml.string(path), code: try yaml.string(code), fingerprint: try yaml.string(fingerprint))
      entries.append(entry)
      places[entry] = yaml.place(of: fingerprint, entry.fingerprint)
    }
    baseline = Baseline(entries: entries)
    self.places = places
  }

  /// An entry that stands for nothing any more is an error: it would hide the finding if it came back.
  func diagnostic(forStale entry: Baseline.Entry) -> Diagnostic {
    Diagnostic(
      code: "LC9004", severity: .error, message: "\(entry.code) in \(entry.file) does not occur any more", file: file,
      range: places[entry] ?? 0..<0, helps: ["write the baseline again: lcdoc check --write-baseline"])
  }
}
