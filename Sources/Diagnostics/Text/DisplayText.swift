/// Words of diagnostics for programs that show them somewhere else.
package enum DisplayText {
  /// Several lines; characters that would move the cursor or turn the line around are shown as pictures. Tabs stay.
  package static func safe(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      let isLayout = scalar == "\n" || scalar == "\t"
      result.unicodeScalars.append(isLayout ? scalar : DisplayWidth.picture(of: scalar) ?? scalar)
    }
    return result
  }

  /// The headline with what is said of the place, on one line.
  static func headline(of diagnostic: Diagnostic) -> String {
    let label = diagnostic.label.isEmpty ? "" : " (\(diagnostic.label))"
    return DisplayWidth.printable(diagnostic.message + label)
  }

  /// The headline, the notes and the helps, each on lines of its own.
  static func paragraphs(of diagnostic: Diagnostic) -> String {
    let lines =
      [headline(of: diagnostic)] + diagnostic.notes.map { "note: " + $0 } + diagnostic.helps.map { "help: " + $0 }
    return safe(lines.joined(separator: "\n"))
  }

  /// At most `limit` scalars, with `…` for what is left out.
  static func cut(_ text: String, to limit: Int) -> String {
    let scalars = text.unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex),
      end != scalars.endIndex
    else { return text }
    return String(scalars[..<end]) + "…"
  }
}

/// Paths as other programs want them.
package enum FileReference {
  /// Without `./` in front: the same file has the same name, however it was named.
  package static func path(_ path: String) -> String {
    path.hasPrefix("./") ? String(path.dropFirst(2).drop { $0 == "/" }) : path
  }

  /// A relative URI; what may not stand in one, or would be taken for a scheme, is percent-encoded.
  static func uri(_ path: String) -> String {
    (path.hasPrefix("/") ? "file://" : "") + Self.path(path).percentEncoded
  }
}
