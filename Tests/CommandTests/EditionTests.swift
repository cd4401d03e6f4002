import Foundation
import Testing

/// A site in two languages: each page leads to the same page in the other, or to its first page.
@Suite struct EditionTests {
  private func folder(_ settings: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("lcdoc.yml", settings)
    try folder.write("notes/push.md", "# Push\n\n`viewDidLoad` is called only once.\n")
    try folder.write("notes/only.md", "# Only here\n\n`viewDidLoad` is called only once.\n")
    try folder.write("notes/zh/push.md", "# 推入\n\n`viewDidLoad` 只会调用一次。\n")
    return folder
  }

  @Test func pagesLeadToEachOther() throws {
    let folder = try folder("notes: notes\nbase-url: https://a.example/n\ntranslations:\n  zh: notes/zh\n")
    let built = try Program(["build"], in: folder.path)
    #expect(built.code == 0, "\(built.said)")
    let files = try folder.files().mapValues { String(decoding: $0, as: UTF8.self) }
    #expect(files["site/notes/zh/push.html"] == nil, "a translation is no note of the first site")
    let english = try #require(files["site/notes/push.html"])
    #expect(
      english.contains(#"<a class="other" href="../zh/notes/push.html" lang="zh-Hans" hreflang="zh-Hans">中文</a>"#))
    #expect(
      english.contains(
        #"<link rel="alternate" hreflang="zh-Hans" href="https://a.example/n/zh/notes/push.html">"#))
    let chinese = try #require(files["site/zh/notes/push.html"])
    #expect(chinese.contains(#"<html lang="zh-Hans">"#))
    #expect(chinese.contains(#"<a class="other" href="../../notes/push.html" lang="en" hreflang="en">English</a>"#))
    let alone = try #require(files["site/notes/only.html"])
    #expect(alone.contains(#"href="../zh/index.html""#) && !alone.contains("rel=\"alternate\""))
    #expect(try #require(files["site/404.html"]).contains("class=\"other\"") == false)
    #expect(try Program(["build"], in: folder.path).output.contains(" 0 written, "))
  }

  @Test(arguments: [["build", "notes/zh"], ["build", "--lang", "zh"]])
  func theTranslationAlone(_ arguments: [String]) throws {
    let folder = try folder("notes: notes\ntranslations:\n  zh: notes/zh\n")
    let built = try Program(arguments, in: folder.path)
    #expect(built.code == 0, "\(built.said)")
    let files = try folder.files().mapValues { String(decoding: $0, as: UTF8.self) }
    #expect(try #require(files["site/notes/push.html"]).contains("推入"))
    #expect(files["site/notes/only.html"] == nil && files["site/zh/index.html"] == nil)
  }

  @Test func foldersAreKnownHoweverTheyAreNamed() throws {
    let folder = try folder("translations:\n  zh: notes/zh\n")
    try folder.write("notes/more/zh/other.md", "# Other\n\n`viewDidLoad` is called only once.\n")
    #expect(try Program(["build", folder.path + "/notes"], in: folder.path).code == 0)
    let files = try folder.files()
    #expect(files["site/notes/zh/push.html"] == nil && files["site/zh/notes/push.html"] != nil)
    #expect(files["site/notes/more/zh/other.html"] != nil)
  }

  @Test func aTranslationThatIsGoneIsTakenAway() throws {
    let folder = try folder("notes: notes\ntranslations:\n  zh: notes/zh\n")
    #expect(try Program(["build"], in: folder.path).code == 0)
    try folder.write("lcdoc.yml", "notes: notes\nexclude: notes/zh\n")
    #expect(try Program(["build"], in: folder.path).code == 0)
    #expect(try folder.files().keys.contains { $0.hasPrefix("site/zh/") } == false)
  }

  @Test func anotherLanguageIsNoSetting() throws {
    let folder = try folder("translations:\n  de: notes/de\n")
    let built = try Program(["build", "notes"], in: folder.path)
    #expect(built.code == 2 && built.errors.contains("lcdoc.yml:2:3"), "\(built.said)")
  }

  @Test func withoutTheSettingAllNotesAreOfOneSite() throws {
    let folder = try folder("notes: notes\n")
    #expect(try Program(["build"], in: folder.path).code == 0)
    let files = try folder.files()
    #expect(files["site/notes/zh/push.html"] != nil && files["site/zh/index.html"] == nil)
  }
}
