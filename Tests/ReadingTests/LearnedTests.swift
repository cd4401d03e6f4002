import FoundationEssentials
import Notes
import Testing

@testable import Reading
@testable import TeachReader

/// Sentences that the grammar cannot put together, and that are read by how they are built.
@Suite struct LearnedTests {
  /// What is embedded is what the examples teach: who changes one or the other, or the features of words, runs `make teach`.
  @Test(arguments: Lesson.all) func embeddedIsWhatExamplesTeach(_ lesson: Lesson) throws {
    let written = FileManager.default.contents(atPath: "\(LexiconTests.folder)/learned/\(lesson.name).weights")
    let learned = lesson.letters(try Self.examples.get())
    let differing = zip(written ?? Data(), learned).count { $0 != $1 }
    #expect(written?.count == learned.count && differing == 0, "\(differing) weights are others: make teach")
  }

  @Test func embeddedWordsAreThoseOfExamples() throws {
    let written = FileManager.default.contents(atPath: "\(LexiconTests.folder)/learned/words.txt")
    #expect(written == Data(Words.learned(from: try Self.examples.get()).utf8), "make teach")
  }

  private static let examples = Result { try Examples.read("\(LexiconTests.folder)/examples") }

  @Test(arguments: [
    ("en-a\tcalled\t-", 1, "3 fields with tabs between; an example has 5"),
    ("en-a\tcalled\tx\t\t`viewDidLoad` runs.", 13, "“x” stands for no getter"),
    ("en-a\tsometimes\t-\t\t`viewDidLoad` runs.", 6, "“sometimes” is no build"),
    ("en-a\tcalled\t-\tdawn\t`viewDidLoad` runs.", 15, "“dawn” is nothing that is told to happen"),
  ])
  func linesThatAreWrittenWrongAreNamed(_ line: String, _ column: Int, _ reason: String) {
    let failure = #expect(throws: Example.Failure.self) { try Example(line[...]) }
    #expect(failure?.column == column && failure?.reason == reason)
  }

  /// What the reader that learned makes of a sentence, whatever the grammar does.
  private func learned(_ text: String) -> [String] {
    let passage = Passage.of(text)
    let part = passage.part(passage.bytes.indices)
    var frames: [Frame] = []
    passage.reread(&frames, of: part.tokens, part.language, in: Context())
    return frames.map { String(decoding: $0.text(in: passage.bytes), as: UTF8.self) }
  }

  @Test(arguments: [
    FrameCase(
      "Every time that a controller appears, `viewWillAppear` is what it hears.",
      "viewWillAppear · always · when[controller appear]"),
    FrameCase(
      "`viewDidAppear` does not run until `viewWillAppear` has run.", "viewDidAppear · not · until(viewWillAppear)"),
    FrameCase(
      "Opening the app switcher and going back to the app calls `sceneDidBecomeActive`.",
      "sceneDidBecomeActive · when[appSwitcher comeBack]"),
    FrameCase(
      "Si el usuario se arrepiente a mitad del gesto de volver, viewWillAppear no se llama.",
      "viewWillAppear · not · when[gesture cancel comeBack]"),
    FrameCase(
      "フルスクリーンで表示すると、表示元の viewDidDisappear より表示される側の viewDidAppear のほうが早い。",
      "(arriving).viewDidAppear · when[arriving leaving below fullScreen show] · before((leaving).viewDidDisappear)"),
    FrameCase("회전 때문에 viewWillAppear가 불리는 일은 없다.", "viewWillAppear · not · when[rotate]"),
    FrameCase(
      "탭을 바꾸면 새 탭의 viewWillAppear가 이전 탭의 viewWillDisappear보다 먼저 불린다.",
      "(arriving).viewWillAppear · when[arriving leaving below tab select] · before((leaving).viewWillDisappear)"),
    FrameCase(
      "Al rotar el aparato, ni viewWillAppear ni viewDidAppear llegan a ejecutarse.",
      "viewWillAppear and viewDidAppear · not · when[device rotate]"),
    FrameCase(
      "При повороте устройства ни viewWillAppear, ни viewDidAppear не приходят.",
      "viewWillAppear and viewDidAppear · not · when[device rotate]"),
    FrameCase(
      "При пуше viewWillDisappear старого контроллера вызывается раньше, чем viewWillAppear нового.",
      "(leaving).viewWillDisappear · when[arriving leaving controller push] · before((arriving).viewWillAppear)"),
    FrameCase("设备转个方向，viewWillAppear 不会被调用。", "viewWillAppear · not · when[device rotate]"),
    FrameCase(
      "push 的时候，旧页面的 viewWillDisappear 跑完了才轮到新页面的 viewWillAppear。",
      "(leaving).viewWillDisappear · when[arriving leaving controller push] · before((arriving).viewWillAppear)"),
  ])
  func isReadAs(_ expected: FrameCase) { #expect(learned(expected.text) == expected.frames) }

  /// What goes beyond what it seems to say is partly read, however well the grammar puts it together.
  @Test(arguments: [
    "At a pop, `viewDidLayoutSubviews` comes right after `viewDidLoad` in roughly one case out of nine.",
    "`viewDidLoad` is called more often than `viewWillAppear`.",
    "In a unit test `viewWillAppear` comes before `viewDidAppear`.",
    "In the simulator `viewDidLoad` is called before `viewWillAppear`.",
    "Not every push calls `viewWillAppear`.",
    "The navigation controller gets `viewWillAppear` on a push.",
    "The window gets `viewDidLoad` at launch.",
  ])
  func goesBeyond(_ text: String) {
    let passage = Passage.of(text)
    let frames = passage.sentences(of: passage.part(passage.bytes.indices)).flatMap { $0.frames }
    let said = frames.filter { if case .meanings = $0.understood(in: passage.bytes) { true } else { false } }
    #expect(said.isEmpty)
  }

  /// A word of advice or opinion makes it no claim, unless all else says plainly what comes.
  @Test(arguments: [
    FrameCase(
      "UIKit invokes viewDidLoad ahead of viewWillAppear, as everybody would expect.",
      "viewDidLoad · before(viewWillAppear)"
    ),
    FrameCase(
      "You should call viewDidLoad before viewWillAppear.",
      "no claim (advice): viewDidLoad · before(viewWillAppear) · advice"
    ),
    FrameCase(
      "Many people think that viewDidLoad precedes viewWillAppear.",
      "no claim (opinion): viewDidLoad · before(viewWillAppear) · opinion"),
  ])
  func claimsBesideAdvice(_ expected: FrameCase) { #expect(frames(expected.text) == expected.frames) }

  /// A word that restricts, places or takes back leaves a sentence unread, however it is built.
  @Test(arguments: [
    "Only on a jailbroken phone does a rotation send `viewWillAppear`.",
    "`viewDidDisappear` is called before the controller is freed.",
    "`viewDidAppear` has not been called yet during a push.",
    "On a rotation the second controller of 3 gets `viewWillAppear`.",
    "Unless it is covered, a rotation sends `viewWillAppear`.",
    "Set the frame in `viewDidLoad` on a rotation.",
    "Rotation does not always call `viewWillAppear`.",
    "I wonder whether a rotation calls `viewWillAppear`.",
    "`didAddSubview` is called on the view that is added.",
    "`viewDidLoad`, `viewWillAppear` and `viewDidAppear` are called on a push.",
  ])
  func isLeftUnread(_ text: String) { #expect(learned(text) == []) }
}
