import ArgumentParser
import Diagnostics
import Foundation
import Testing

@testable import LCDocCommands
@testable import Project

/// In which language `lcdoc build` makes a site.
@Suite struct SiteLanguageTests {
  @Test(
    arguments: [
      ([], nil, .english), ([], .chinese, .chinese), (["--lang", "zh"], nil, .chinese),
      (["--lang", "en"], .chinese, .english), (["--lang", "zh"], .english, .chinese),
    ] as [([String], Language?, Language)])
  func theOptionCountsBeforeTheSetting(options: [String], stated: Language?, expected: Language) throws {
    var settings = Settings()
    settings.language = stated
    #expect(Project(settings).language(of: try BuildCommand.parse(options).site.request(output: "")) == expected)
  }

  @Test func anotherLanguageIsRefused() {
    #expect(throws: (any Error).self) { try BuildCommand.parse(["--lang", "de"]) }
  }

  @Test func theSettingReachesThePages() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "lcdoc-language-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (note, settings) = (folder.appending(path: "a.md"), folder.appending(path: "settings.yml"))
    try Data("# Push\n\nOn a push:\n\n1. B.viewDidAppear\n2. B.viewDidLoad\n".utf8).write(to: note)
    try Data("language: zh\n".utf8).write(to: settings)
    let site = folder.appending(path: "site")
    try BuildCommand.parse([note.path, "--config", settings.path, "-o", site.path]).run()
    let home = try String(contentsOf: site.appending(path: "index.html"), encoding: .utf8)
    #expect(home.contains("<html lang=\"zh-Hans\">") && home.contains("<h1>iOS 生命周期</h1>"))
    // The note is English; what is said of it is not.
    let page = try String(contentsOf: site.appending(path: "notes/a.html"), encoding: .utf8)
    #expect(page.contains("<b>不成立</b>") && page.contains("没有任何一次运行是这个顺序。"))
  }
}
