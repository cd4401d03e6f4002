package import Diagnostics
package import Markup

/// Says which links of notes lead nowhere: to a note that is not there, or to a heading that a note does not have.
package struct LinkDiagnostics: Sendable {
  /// The notes that are known, by their normalised paths.
  private let notes: [String: SourceFile]
  private let places: NotePlaces
  /// What can be named in those that a link asked for.
  private let anchors = Verdicts<String, DocumentAnchors>()
  private let exists: @Sendable (String) -> Bool

  /// The code of the findings.
  package static let code = "LC8007"

  /// - Parameter exists: whether there is a file at a path; asked for what is none of the notes.
  package init(_ notes: [SourceFile], exists: @escaping @Sendable (String) -> Bool) {
    let known = Dictionary(
      notes.map { (NoteAddress.normalized($0.path), $0) }, uniquingKeysWith: { first, _ in first })
    self.notes = known
    places = NotePlaces { Array(known.keys) }
    self.exists = exists
  }

  /// One finding for each dead link of a note, in the order of the file. Cost: that of reading each note once in which a
  /// link names a heading.
  package func diagnostics(of links: [DocumentLink], in file: SourceFile, _ language: Language) -> [Diagnostic] {
    links.compactMap { link in
      var diagnostic: Diagnostic?
      switch NoteAddress(link.address, in: file.path) {
      case .elsewhere, .here(""): break
      case .here(let fragment): diagnostic = heading(fragment, of: file, language)
      case .file(let path, let fragment):
        if let note = notes[path] {
          diagnostic = fragment.isEmpty ? nil : heading(fragment, of: note, language)
        } else if Self.isNote(path), !exists(path) {
          diagnostic = missing(path, language)
        }
      }
      diagnostic?.file = file
      diagnostic?.range = link.range
      diagnostic?.language = language
      return diagnostic
    }
  }

  /// Whether a link to the path is one to a note: what else lies beside notes is not looked after.
  private static func isNote(_ path: String) -> Bool {
    [".md", ".markdown", ".scenario"].contains { path.lowercased().hasSuffix($0) }
  }

  private func missing(_ path: String, _ language: Language) -> Diagnostic {
    Self.finding(
      language("this link leads nowhere: there is no `\(path)`", "此链接没有目标：没有 `\(path)`"), near: places.meant(by: path),
      language)
  }

  private func heading(_ fragment: String, of note: SourceFile, _ language: Language) -> Diagnostic? {
    let anchors = anchors.verdict(on: note.path) { _ in Document.parse(note).anchors }
    guard !anchors.contains(fragment) else { return nil }
    return Self.finding(
      language(
        "this link leads nowhere: `\(note.path)` has no heading `#\(fragment)`",
        "此链接没有目标：`\(note.path)` 没有标题 `#\(fragment)`"),
      near: NearNames(anchors.fragments).near(fragment).map { "#" + $0 }, language)
  }

  private static func finding(_ message: String, near: [String], _ language: Language) -> Diagnostic {
    let names = near.map { "`\($0)`" }.joined(separator: ", ")
    return Diagnostic(
      code: code, severity: .warning, message: message, file: SourceFile(path: "", bytes: []), range: 0..<0,
      helps: near.isEmpty ? [] : [language("there is: ", "现有：") + names])
  }
}
