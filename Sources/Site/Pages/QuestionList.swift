import Diagnostics
import Quiz

/// Which questions there are, for the script that chooses some: the pages of the site with their questions. It is loaded
/// where a reader wants it.
struct QuestionList {
  let site: SiteModel

  init(_ site: SiteModel) { self.site = site }

  private static let path = SitePath("assets/questions.js")

  /// A script that puts all into one value, so that a page from a disk can have it; nothing without questions.
  ///
  /// ```
  /// {"topics":["Scenes", …],"pages":[{"file":"07-navigation.html","questions":["push.1 8b6c981706d231a7 0 2", …]}, …]}
  /// ```
  ///
  /// A question is its name, the hash of what is right, the place of its topic and its level from 0, easy.
  var files: [SiteFile] {
    guard let path = Self.path, !site.quizzes.isEmpty else { return [] }
    var topics: [String] = []
    for mark in site.quizzes.flatMap(\.marks) where !topics.contains(mark.topic) { topics.append(mark.topic) }
    var json = JSONWriter(isForHTML: true)
    json.object { json in
      json.array("topics", topics) { $0.value($1) }
      json.array("pages", site.quizzes) { json, page in
        json.object { json in
          json.field("file", page.path.encoded.split(separator: "/").last.map(String.init) ?? "")
          json.array("questions", page.marks) { json, mark in
            let topic = topics.firstIndex(of: mark.topic) ?? 0
            let level = Level.allCases.firstIndex(of: mark.level) ?? 0
            json.value("\(mark.id) \(mark.hash) \(topic) \(level)")
          }
        }
      }
    }
    let text = Array("(globalThis.lcdocQuiz ||= {}).questions = ".utf8) + json.bytes + Array(";\n".utf8)
    return [SiteFile(path: path, bytes: text)]
  }
}
