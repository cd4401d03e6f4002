import Foundation
import Testing

/// Checks of some files of a project.
@Suite struct ScopeTests {
  private static let wrong =
    "# Push A to B\n\n1. `A viewDidDisappear`\n2. `A viewWillDisappear`\n3. `B viewWillAppear`\n4. `B viewDidAppear`\n"

  /// A folder with three notes under git, all wrong, and a fourth that leads to the third.
  private func repository() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in ["a", "b", "c"] { try folder.write("notes/\(name).md", Self.wrong) }
    try folder.write("notes/link.md", "# Links\n\nSee [c](c.md). \(Self.wrong)")
    try git(["init", "-q", "-b", "main"], in: folder)
    try git(["add", "."], in: folder)
    try git(["commit", "-q", "-m", "first"], in: folder)
    return folder
  }

  private func git(_ arguments: [String], in folder: TemporaryFolder) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/git")
    process.arguments = ["-C", folder.path, "-c", "user.name=a", "-c", "user.email=a@b"] + arguments
    process.environment = ["HOME": folder.path, "GIT_CONFIG_NOSYSTEM": "1"]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  /// Codes with the files that they are in.
  private func findings(_ program: Program) -> [String] {
    program.output.split(separator: "\n").compactMap { line in
      guard let code = line.split(separator: "\"code\":\"").dropFirst().first?.prefix(6),
        let file = line.split(separator: "notes/").dropFirst().first?.prefix(while: { $0 != "." })
      else { return nil }
      return "\(code) \(file)"
    }
  }

  private func check(_ options: [String], in folder: TemporaryFolder, input: String? = nil) throws -> Program {
    try Program(["check", "notes", "--format", "json"] + options, in: folder.path, input: input)
  }

  @Test func whatGitKnowsToBeChanged() throws {
    let folder = try repository()
    #expect(try check(["--changed-since", "HEAD"], in: folder).code == 0)
    try folder.write("notes/a.md", Self.wrong + "\nMore.\n")
    try folder.write("notes/ü new.md", Self.wrong)
    try FileManager.default.removeItem(atPath: folder.path + "/notes/c.md")
    let wanted = ["LC4002 a", "LC8007 link", "LC4002 ü new"]
    #expect(findings(try check(["--changed-since", "HEAD"], in: folder)) == wanted)
    // On a branch, what was done since it parted counts, whatever came to main.
    try git(["checkout", "-q", "-b", "work"], in: folder)
    try git(["add", "."], in: folder)
    try git(["commit", "-q", "-m", "work"], in: folder)
    try git(["checkout", "-q", "main"], in: folder)
    try folder.write("notes/b.md", Self.wrong + "\nMain.\n")
    try git(["commit", "-q", "-a", "-m", "main"], in: folder)
    try git(["checkout", "-q", "work"], in: folder)
    #expect(findings(try check(["--changed-since", "main"], in: folder)) == wanted)
  }

  @Test(arguments: [
    ("notes/a.md\nelsewhere.md\n", ["LC4002 a"]), ("./notes/b.md\r\n", ["LC4002 b"]), ("", []),
    ("notes/b.md\0notes/a.md\0", ["LC4002 a", "LC4002 b"]),
  ])
  func whatAListNames(list: String, found: [String]) throws {
    let program = try check(["--files-from", "-"], in: try repository(), input: list)
    #expect(findings(program) == found && program.code == (found.isEmpty ? 0 : 1))
  }

  @Test(arguments: ["nowhere", "--output=x", "HEAD:notes"])
  func whatIsNoCommit(reference: String) throws {
    let folder = try repository()
    let program = try check(["--changed-since=" + reference], in: folder)
    #expect(program.code == 2 && program.errors.contains("is no commit") && !folder.names.contains("x"))
  }

  @Test func whatIsNoRepository() throws {
    let folder = try TemporaryFolder()
    try folder.write("notes/a.md", Self.wrong)
    #expect(try check(["--changed-since", "HEAD"], in: folder).errors.contains("lies in no git repository"))
    #expect(try check(["--changed-since", "HEAD", "--files-from", "-"], in: folder).code == 2)
  }
}
