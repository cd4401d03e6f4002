import Foundation
import Testing

@testable import LCDocCommands
@testable import Project

/// What is said of the work itself.
@Suite struct ProgressTests {
  @Test(arguments: [
    (WorkReport.Stage.reading, 0, 0, "reading … 2 s"), (.judging, 0, 8, "judging ░░░░░░░░░░░░░░░░░░░░ 0 % · 2 s"),
    (.judging, 3, 8, "judging ███████░░░░░░░░░░░░░ 37 % · 2 s"),
    (.writing, 8, 8, "writing ████████████████████ 100 % · 2 s"),
  ])
  func bars(stage: WorkReport.Stage, done: Int, count: Int, text: String) {
    #expect(ProgressBar.text(stage, done: done, of: count, seconds: 2) == text)
  }

  @Test func whatIsDoneIsCounted() {
    let work = WorkReport()
    #expect(work.now == nil && work.times.isEmpty)
    work.run(.judging, of: 3) {
      for _ in 0..<2 { work.advance() }
      #expect(work.now.map { [$0.done, $0.count] } == [2, 3] && work.now?.stage == .judging)
    }
    _ = work.run(.reading) { usleep(2000) }
    _ = work.run(.reading) { usleep(2000) }
    #expect(work.now == nil && work.times.map(\.stage) == [.reading, .judging])
    #expect(work.times[0].milliseconds >= 4)
  }

  @Test(arguments: ["check", "build"])
  func whereTheTimeGoes(command: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("notes/a.md", "# A\n\nNothing is said here.\n")
    for known in 0...1 {
      let program = try Program(
        [command, "notes", "--stats"], in: folder.path, environment: ["XDG_CACHE_HOME": folder.path + "/x"])
      #expect(program.code == 0)
      #expect(program.errors.contains("lcdoc: 1 file, of which \(known) known from earlier runs\nlcdoc: reading "))
      #expect(program.errors.contains(" ms in all\n") && !program.errors.contains("\u{1B}"), "no bar in a pipe")
    }
  }

  @Test func whoIsQuietIsToldNothing() throws {
    let folder = try TemporaryFolder()
    try folder.write("notes/a.md", "# A\n\nNothing is said here.\n")
    let program = try Program(["build", "notes", "--quiet"], in: folder.path)
    #expect(program.code == 0 && program.output == "" && folder.names.contains("site"))
  }
}
