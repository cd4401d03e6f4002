import Diagnostics

/// A link in a folder of notes that leads out of it. It is not followed: notes of somebody else would have anything
/// published that the one who builds them can read.
enum StrayLink {
  static func diagnostic(_ path: String) -> Diagnostic {
    Diagnostic(
      code: "LC0005", severity: .warning, message: "this link leads out of the folder of the notes and is not followed",
      file: SourceFile(path: path, bytes: []), range: 0..<0,
      helps: ["copy what it leads to into the folder, or name that with the command"])
  }
}
