import ArgumentParser
import Diagnostics
import Foundation
import LifecycleEngine
import Testing

@testable import LCDocCommands
@testable import Project

/// What is said where an input cannot be used: a sentence, and what to do.
@Suite struct HelpfulErrorTests {
  private func reason(_ body: () throws -> Void) -> String? {
    do { try body() } catch let error as InputError { return "\(error.path): \(error.reason)" } catch {
      return "\(error)"
    }
    return nil
  }

  @Test(
    arguments: [
      ("chek", "Did you mean `lcdoc check`?"), ("biuld", "Did you mean `lcdoc build`?"), ("check", nil),
      ("--help", nil),
      ("nothing-like-it", nil), (nil, nil),
    ] as [(String?, String?)])
  func aCommandThatIsNone(word: String?, expected: String?) {
    #expect(LCDocCommand.suggestion(for: word) == expected)
  }

  @Test func anotherNameOfTheSettingsIsNotPassedOver() throws {
    let folder = try TemporaryFolder()
    try folder.write("lcdoc.yaml", "fail-on: error\n")
    let said = try #require(reason { _ = try Settings.read(in: folder.path + "/") })
    #expect(said.contains("lcdoc.yaml: is not read") && said.contains("rename it"))
    #expect(try Settings.read(folder.path + "/lcdoc.yaml").failOn == .error)
  }

  @Test func whereThereAreNoNotesItIsSaidHowToNameThem() throws {
    let said = try #require(reason { _ = try Settings().roots([]) { _ in false } })
    #expect(said.hasPrefix("content: is not here") && said.contains("lcdoc check notes"))
    #expect(try Settings().roots(["a"]) { _ in false } == ["a"])
    #expect(try Settings().roots([]) { _ in true } == ["content"])
  }

  @Test(arguments: [["check"], ["build"], ["init"]])
  func anEmptyFolder(command: [String]) throws {
    let folder = try TemporaryFolder()
    let program = try Program(command, in: folder.path)
    #expect(program.code == 2 && program.output.isEmpty)
    #expect(program.errors.contains("content: is not here") && program.errors.contains("lcdoc check notes"))
    #expect(!program.errors.contains("No such file"))
    #expect(folder.names == [])
  }

  @Test(arguments: [["check", "."], ["build", ".", "-o", "site"], ["init", "."], ["quiz", "--list", "."]])
  func aFolderWithoutNotes(command: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.write("a.swift", "")
    let program = try Program(command, in: folder.path)
    #expect(program.code == 2 && program.errors.contains("holds no notes or scenarios: files that end in .md"))
    #expect(folder.names == ["a.swift"])
  }

  @Test func initSaysWhatItWroteAndWhatIsNext() throws {
    let folder = try TemporaryFolder()
    try folder.write("content/a.md", "# A\n")
    let first = try Program(["init"], in: folder.path)
    #expect(first.code == 0 && first.output == "lcdoc.yml: `lcdoc check` checks 1 file\n" && first.errors.isEmpty)
    #expect(try Program(["check"], in: folder.path).code == 0)
    let again = try Program(["init"], in: folder.path)
    #expect(again.code == 2 && again.errors.contains("lcdoc.yml: is there already and is left as it is"))
  }

  /// Who uploads the report of every run needs one of a failed run, too.
  @Test func aReportForCodeScanningIsWholeWhereNothingCouldBeRead() throws {
    let folder = try TemporaryFolder()
    let program = try Program(["check", "--format", "sarif", "none"], in: folder.path)
    #expect(program.code == 2 && program.errors.contains("none"))
    let report = try JSONSerialization.jsonObject(with: Data(program.output.utf8)) as? [String: Any]
    #expect(report?["version"] as? String == "2.1.0" && (report?["$schema"] as? String)?.isEmpty == false)
    let run = try #require((report?["runs"] as? [[String: Any]])?.first)
    #expect(((run["tool"] as? [String: Any])?["driver"] as? [String: Any])?["name"] as? String == "lcdoc")
    #expect((run["results"] as? [Any])?.isEmpty == true)
    let call = try #require((run["invocations"] as? [[String: Any]])?.first)
    #expect(call["executionSuccessful"] as? Bool == false)
    let said = call["toolExecutionNotifications"] as? [[String: Any]]
    #expect(((said?.first?["message"] as? [String: Any])?["text"] as? String)?.contains("none: ") == true)
  }

  @Test(arguments: [(0, "0 files"), (1, "1 file"), (2, "2 files")])
  func numbers(number: Int, expected: String) { #expect(counted(number, "file") == expected) }

  @Test func oneFileIsOneFile() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.md", "# A\n")
    let report = try CheckReport(for: [folder.path]).report(isQuiet: false)
    #expect(report.summary.hasPrefix("1 file, 0 scenarios in 0 runs"))
  }

  @Test func aDeadLinkIsAFindingOfTheCheck() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.md", "# A\n\n[b](b.md) [c](c.md) [d](b.md#d)\n")
    try folder.write("b.md", "# B\n")
    #expect(try CheckReport(for: [folder.path]).findings.map(\.code) == ["LC8007", "LC8007"])
    // What was not looked at is there all the same.
    #expect(try CheckReport(for: [folder.path + "/a.md"]).findings.count == 1)
  }

  @Test(arguments: [("12", "ios: 12\n"), ("8.4", "ios: 8.4\n"), (nil, "ios: 13...\n")] as [(String?, String)])
  func theVersionThatWasRunIsPrinted(version: String?, expected: String) throws {
    let scenario = ScenarioParser.parse(Array("ios: 13...\nroot: A\n\nlaunch\n".utf8)).scenario
    let options = version.map { ["a.scenario", "--ios", $0] } ?? ["a.scenario"]
    let run = try SimulateCommand.parse(options).request.run(of: scenario)
    #expect(String(decoding: ScenarioPrinter.print(run), as: UTF8.self).contains(expected))
  }

  @Test(arguments: ["99", "1", "20", "new"])
  func aVersionThatIsNotSimulatedIsRefused(version: String) throws {
    let scenario = ScenarioParser.parse(Array("root: A\n\nlaunch\n".utf8)).scenario
    let command = try SimulateCommand.parse(["a.scenario", "--ios", version])
    #expect(throws: InputError.self) { try command.request.run(of: scenario) }
  }
}
