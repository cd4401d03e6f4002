import Cache
import Diagnostics

/// The same site in another language: where it lies, seen from this one, and which pages both have.
package struct OtherEdition: Sendable, Hashable {
  /// What is written there.
  let language: Language
  /// What leads from the root of this site to that of the other: `zh/`, `../`.
  let folder: String
  /// Where the other will be found on the web; nil where that is not said.
  let address: SiteAddress?
  /// The pages of its notes.
  let notes: Set<SitePath>

  /// What the language calls itself.
  var name: String {
    switch language {
    case .english: "English"
    case .chinese: "中文"
    }
  }

  /// Whether the other has this page too. What is not made from notes both have.
  func has(_ path: SitePath) -> Bool {
    switch path.folder {
    case "callbacks": true
    case "": Self.ofBoth.contains(path.text)
    default: notes.contains(path)
    }
  }

  private static let ofBoth: Set<String> = ["index.html", "facts.html", "explain.html", "search.html"]
}

extension OtherEdition {
  /// Writes all of it, for what is kept by what it is made from.
  func write(to writer: inout ByteWriter) {
    writer.write(language)
    writer.write(folder)
    writer.write(address?.text) { $0.write($1) }
    writer.write(notes.map(\.text).sorted()) { $0.write($1) }
  }
}
