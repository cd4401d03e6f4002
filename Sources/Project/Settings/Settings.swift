import Diagnostics
import LifecycleEngine
import Notes
import Site
import YAML

/// What a project says in `lcdoc.yml`.
struct Settings: Sendable, Equatable {
  /// Files and folders that are checked where none is named.
  var notes = ["content"]
  /// Patterns of paths that are passed over.
  var exclude: [PathPattern] = []
  /// The versions that notes are about which name none; nil is all.
  var versions: VersionRange?
  /// Codes that count more or less than they do by themselves; nil is not at all.
  var severities: [String: Diagnostic.Severity?] = [:]
  /// The file with the findings that do not count.
  var baseline: String?
  /// The language of the site; nil for English.
  var language: Language?
  /// A folder that is passed over, however a path leads to it.
  private var omitted: ResolvedPath?
  /// Where the site will be found on the web; nil where that is not said.
  var address: SiteAddress?
  /// The folders of notes that say the same in another language.
  var translations: [Translation] = []
  /// The least severity that fails.
  var failOn = FailOn.warning
  /// The folder of the settings file with the `/` behind it; empty where it is the one in which the command runs.
  private var folder = ""

  /// The file that is read where no other is named.
  static let fileName = "lcdoc.yml"

  /// A folder with the notes of a site in another language, under the names that they have in the first.
  struct Translation: Sendable, Equatable {
    let language: Language
    let folder: String
  }

  enum FailOn: String, CaseIterable {
    case error, warning

    func fails(_ severity: Diagnostic.Severity) -> Bool {
      switch severity {
      case .error: true
      case .warning: self == .warning
      case .note: false
      }
    }
  }

  private enum Key: String, CaseIterable {
    case notes, exclude, versions, severity, baseline, language, translations
    case failOn = "fail-on"
    case baseURL = "base-url"
  }

  init() {}

  /// A name that others use for such a file. To pass it over in silence would be to check with other settings.
  private static let otherName = "lcdoc.yaml"

  /// What the file of the given name says, or else the one that lies here; the defaults where there is none.
  ///
  /// - Parameter place: where "here" is, with a `/` behind it.
  static func read(_ path: String? = nil, in place: String = "") throws -> Settings {
    if let path { return try Settings(InputFiles.read(path)) }
    if InputFiles.exists(place + otherName) {
      throw InputError(
        path: place + otherName,
        reason: "is not read: settings are in \(fileName); rename it, or name it with --config")
    }
    let own = place + fileName
    guard InputFiles.exists(own) else { return Settings() }
    guard ResolvedPath(place.isEmpty ? "." : place).holds(ResolvedPath(own)) else {
      throw InputError(path: own, reason: "is a link that leads out of this folder; say --config if it is meant")
    }
    return try Settings(InputFiles.read(own))
  }

  /// The files and folders that a command is about: those that were named with it, else the project's.
  ///
  /// Whoever names a path may name any. What comes with notes may not: it would have anything read that the one who
  /// checks them can read.
  func roots(_ named: [String], exists: (String) -> Bool = InputFiles.exists) throws(InputError) -> [String] {
    guard named.isEmpty else { return named }
    for path in notes where !isInside(path) {
      throw InputError(path: path, reason: "leads out of this folder; name it with the command if it is meant")
    }
    guard notes != Settings().notes || notes.contains(where: exists) else {
      throw InputError(
        path: notes.joined(separator: ", "),
        reason: "is not here, and no other notes are named; name their folder, as in `lcdoc check notes`, or once and "
          + "for all with `lcdoc init notes`")
    }
    return notes
  }

  private func isInside(_ path: String) -> Bool {
    ResolvedPath(folder.isEmpty ? "." : folder).holds(ResolvedPath(path))
  }

  /// Reads a settings file.
  init(_ file: SourceFile) throws(SettingsError) {
    let yaml = try YAMLFile(file)
    let path = FileReference.path(file.path)
    if let slash = path.lastIndex(of: "/") { folder = String(path[...slash]) }
    guard let root = yaml.root else { return }
    for (name, value) in root.pairs {
      guard let key = Key(rawValue: name.scalar ?? "") else {
        throw yaml.error(
          at: name, "this is no setting",
          help: Self.help(near: name.scalar ?? "", Key.allCases.map(\.rawValue)))
      }
      switch key {
      case .notes: notes = try paths(value, yaml)
      case .exclude: exclude = try yaml.strings(value).map(PathPattern.init)
      case .versions: versions = try Self.versions(value, yaml)
      case .severity: severities = try Self.severities(value, yaml)
      case .baseline: baseline = try self.path(value, yaml)
      case .language: language = try Self.word(value, yaml) as Language
      case .translations: translations = try self.translations(value, yaml)
      case .failOn: failOn = try Self.word(value, yaml)
      case .baseURL: address = try Self.address(value, yaml)
      }
    }
  }

  /// All files below the given paths that are not passed over, sorted by path.
  func files(in paths: [String]) throws(InputError) -> InputFiles.Found { kept(of: try InputFiles.find(paths)) }

  /// What of some files is not passed over.
  func kept(of found: InputFiles.Found) -> InputFiles.Found {
    var found = found
    found.files.removeAll(where: isExcluded)
    found.strayLinks.removeAll(where: isExcluded)
    return found
  }

  /// The same without what lies in a folder.
  func without(_ path: String) -> Settings {
    var settings = self
    settings.omitted = ResolvedPath(path)
    return settings
  }

  /// The translation whose notes lie below some paths, or that the paths lie in: then its notes are alone. Nil for none.
  func translation(at paths: [String]) -> (translation: Translation, isAlone: Bool)? {
    let places = paths.map(ResolvedPath.init)
    for translation in translations {
      let folder = ResolvedPath(translation.folder)
      guard places.contains(where: { $0.holds(folder) }) else { continue }
      return (translation, places.contains { folder.holds($0) })
    }
    return nil
  }

  /// Where to find the notes below some paths that are of one language: those of a translation in its folder, else all but these.
  func notes(below paths: [String], in language: Language) -> (paths: [String], settings: Settings) {
    guard let (translation, isAlone) = translation(at: paths), !isAlone else { return (paths, self) }
    return translation.language == language ? ([translation.folder], self) : (paths, without(translation.folder))
  }

  /// Patterns are seen from the folder of the settings, as paths in them are.
  private func isExcluded(_ path: String) -> Bool {
    if let omitted, omitted.holds(ResolvedPath(path)) { return true }
    if exclude.isEmpty { return false }
    let seen = path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
    return exclude.contains { $0.fits(seen) }
  }

  /// A diagnostic as this project wants it; nil where it wants none.
  func adjusted(_ diagnostic: Diagnostic) -> Diagnostic? {
    guard let severity = severities[diagnostic.code] else { return diagnostic }
    guard let severity else { return nil }
    var diagnostic = diagnostic
    // A hedged sentence is only noted, however strict a project is.
    if diagnostic.severity != .note || severity == .note { diagnostic.severity = severity }
    return diagnostic
  }

  private func paths(_ node: YAMLNode, _ yaml: YAMLFile) throws(SettingsError) -> [String] {
    var paths: [String] = []
    for element in node.sequence ?? [node] { paths.append(try path(element, yaml)) }
    return paths
  }

  /// A path below the folder of the settings, also where it has links.
  private func path(_ node: YAMLNode, _ yaml: YAMLFile) throws(SettingsError) -> String {
    let text = try yaml.string(node)
    let path = text.hasPrefix("/") ? text : folder + text
    guard isInside(path) else {
      throw yaml.error(
        at: node, "this path leads out of the folder of the settings",
        help: "paths in settings lie below it; name others with the command")
    }
    return path
  }

  private func translations(_ node: YAMLNode, _ yaml: YAMLFile) throws(SettingsError) -> [Translation] {
    guard let mapping = node.mapping else {
      throw yaml.error(at: node, "this is a list of languages with folders", help: "for instance zh: content/zh")
    }
    var translations: [Translation] = []
    for (key, value) in mapping.pairs {
      translations.append(Translation(language: try Self.word(key, yaml), folder: try path(value, yaml)))
    }
    return translations
  }

  private static func versions(_ node: YAMLNode, _ yaml: YAMLFile) throws(SettingsError) -> VersionRange {
    guard let range = VersionRange(text: Array(try yaml.string(node).utf8)) else {
      throw yaml.error(at: node, "this is no version or range of versions", help: "for instance 13..., 9...12 or 17")
    }
    return range
  }

  private static func address(_ node: YAMLNode, _ yaml: YAMLFile) throws(SettingsError) -> SiteAddress {
    guard let address = SiteAddress(try yaml.string(node)) else {
      throw yaml.error(at: node, "this is no address of a site", help: "for instance https://example.org/notes/")
    }
    return address
  }

  private static func severities(
    _ node: YAMLNode, _ yaml: YAMLFile
  ) throws(SettingsError) -> [String: Diagnostic.Severity?] {
    guard let mapping = node.mapping else { throw yaml.error(at: node, "this is a list of codes with severities") }
    var severities: [String: Diagnostic.Severity?] = [:]
    for (key, value) in mapping.pairs {
      let code = try yaml.string(key)
      guard DiagnosticCode.named(code)?.code == code else { throw yaml.error(at: key, "this is no code of a finding") }
      guard Suppressions.canAllow(code) else { throw yaml.error(at: key, "this code always counts") }
      let word = try yaml.string(value)
      // YAML 1.1 calls a plain `off` false; the text is what was written.
      guard word == "off" || Diagnostic.Severity(rawValue: word) != nil else {
        throw yaml.error(at: value, "a severity is error, warning, note or off")
      }
      severities.updateValue(Diagnostic.Severity(rawValue: word), forKey: code)
    }
    return severities
  }

  private static func word<Value: RawRepresentable & CaseIterable>(
    _ node: YAMLNode, _ yaml: YAMLFile
  ) throws(SettingsError) -> Value where Value.RawValue == String {
    guard let value = Value(rawValue: try yaml.string(node)) else {
      throw yaml.error(at: node, "this is one of: " + Value.allCases.map(\.rawValue).joined(separator: ", "))
    }
    return value
  }

  private static func help(near word: String, _ words: [String]) -> String {
    let near = NearNames(words).near(word)
    return (near.isEmpty ? "settings are: " : "there is a setting with a similar name: ")
      + (near.isEmpty ? words : near).joined(separator: ", ")
  }
}
