import Diagnostics
import Markup
import Notes
import Testing

/// In which language findings about a note are worded.
@Suite struct NoteLanguageTests {
  @Test(
    arguments: [
      (
        "When B is pushed, `viewDidLoad` comes before `viewWillAppear`, as the view is loaded first.\n\n引自一篇旧文。",
        .english
      ),
      ("`viewDidLoad` 只调用一次", .chinese),
      ("viewDidLoad 在 viewWillAppear 之前调用，push 时如此", .chinese),
      (
        "加载视图\n\n```objc\n// called when the view is loaded for the first time, and never again\n- (void)viewDidLoad;\n```",
        .chinese
      ),
      ("画面が回転しても `viewWillAppear` は呼ばれない", .english), ("회전해도 `viewWillAppear`는 불리지 않는다", .english),
      ("日文里的「の」不算，`viewDidLoad` 只调用一次", .chinese),
      ("1. viewDidLoad\n2. viewWillAppear\n", .english), ("---\nlanguage: zh\n---\nabout the view", .chinese),
    ] as [(String, Language)])
  func mostWordsDecide(text: String, expected: Language) {
    #expect(Note.read(Document.parse(SourceFile(path: "a.md", text: text))).language == expected)
  }
}
