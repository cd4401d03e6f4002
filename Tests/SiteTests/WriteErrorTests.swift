import Foundation
@testable import Site
import Testing

@Suite("Why a site was not written")
struct WriteErrorTests {
  @Test(
    "What went wrong is said in a sentence, with what to do",
    arguments: [
      (.dangerousFolder(path: "/", .fileSystemRoot), "name a folder for the site alone with -o"),
      (.dangerousFolder(path: "~", .home), "is your home folder"),
      (.dangerousFolder(path: "a", .holdsInput("a/notes")), "holds a/notes, which the site is made from"),
      (.collision(SampleSite.path("a.html"), SampleSite.path("A.html")), "a.html and A.html would be one file"),
      (.foreignFile(SampleSite.path("index.html")), "index.html was not made by lcdoc and is left as it is"),
      (.notAFile(SampleSite.path("a.html")), "stands where a.html belongs"), (.busy(path: "a"), "wait for it"),
      (
        .system(operation: "open", path: "a", code: ENOTDIR),
        "cannot open a: Not a directory; name another folder with -o"
      ),
    ] as [(WriteError, String)])
  func words(error: WriteError, expected: String) {
    #expect("\(error)".contains(expected) && !"\(error)".contains("("))
  }
}
