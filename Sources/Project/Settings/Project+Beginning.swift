import Diagnostics

/// A settings file to begin with.
package struct SettingsBeginning: Sendable {
  /// Where it goes.
  package let path: String
  /// YAML with every setting explained.
  package let text: String
  /// How many files it has checked.
  package let fileCount: Int
}

extension Project {
  /// What `lcdoc.yml` says at first about some notes; there must be none, and there must be notes.
  package static func beginning(notes: [String]) throws(InputError) -> SettingsBeginning {
    let path = Settings.fileName
    guard !InputFiles.exists(path) else {
      throw InputError(path: path, reason: "is there already and is left as it is")
    }
    let notes = try Settings().roots(notes)
    let count = try InputFiles.find(notes).files.count
    guard count > 0 else { throw InputError.nothing(in: notes) }
    return SettingsBeginning(path: path, text: Settings.text(notes: notes), fileCount: count)
  }
}

extension Settings {
  /// Every setting, explained.
  static func text(notes: [String]) -> String {
    var list = JSONWriter()
    list.array(notes) { $0.value($1) }
    return """
      # What `lcdoc check` looks at and what counts. Paths are seen from this folder.

      # Files, or folders of them.
      notes: \(list.text)

      # Passed over: `drafts` in any folder, `content/old/*.md` in one; `**` is any number of folders.
      # exclude: [drafts, "content/old/*.md"]

      # The versions that notes are about which name none in their front matter (`ios: 13...`); without this, all.
      # versions: "13..."

      # The severity of single codes: error, warning, note or off.
      # severity:
      #   LC5001: off

      # Findings that were there before; written by `lcdoc check --write-baseline`.
      # baseline: \(BaselineFile.fileName)

      # The language of the site: en or zh. `lcdoc build --lang` has the last word.
      # language: en

      # Folders of notes that say the same in another language, under the same file names. `lcdoc build` puts each into
      # a folder of the site that is named after the language, and pages lead to each other.
      # translations:
      #   zh: notes/zh

      # Where the site will be found on the web: for `sitemap.xml`, canonical links, and the links of `404.html`.
      # base-url: https://example.org/notes/

      # The least severity that fails: error or warning.
      fail-on: warning

      """
  }
}
