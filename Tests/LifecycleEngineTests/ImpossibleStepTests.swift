import LifecycleEngine
import Testing

/// What cannot be done in a world is an error of the scenario that says what is missing.
@Suite("Impossible steps")
struct ImpossibleStepTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let step: String
    let report: String

    var testDescription: String { step }
  }

  static let noSheet = "no sheet is presented and at rest"
  static let world = """
    ios: 17
    root: A
    view T: in A; frame 0 0 320 200; table; rows 2; row height 100
    view C1: cell of T
    view C2: cell of T
    view S: in A; frame 0 200 320 200; scrolls
    view V: in A; frame 0 400 10 10
    view W: loose
    controller E: hosts K
    view U: loose; table; rows 1
    view D: in A; frame 0 400 0 0; collection
    view N: in A; frame 0 420 320 40; table; rows 1; sections 2; row height 40
    view N1: cell of N
    view N2: cell of N
    view H: header of N; frame 0 0 320 20

    """

  @Test(
    "Says why",
    arguments: [
      Case(step: "tap action of B", report: "no alert with that name is in front"),
      Case(step: "present B; tap action of B", report: "no alert with that name is in front"),
      Case(step: "present B as alert; tap action of B", report: "no alert with that name is in front"),
      Case(
        step: "add child B to A; transition from B to B", report: "a transition leads from one controller to another"),
      Case(step: "push B", report: "no navigation controller is on screen"),
      Case(step: "tap shortcut", report: "the app is in front: its icon cannot be seen"),
      Case(step: "background session ends", report: "an app that runs hears from its session itself"),
      Case(step: "background refresh", report: "the scheduler waits until the app is in the background"),
      Case(step: "home; background refresh expires", report: "no background refresh runs"),
      Case(step: "launch by background refresh", report: "the app is running already"),
      Case(step: "home; suspend; significant time change", report: "the app is suspended"),
      Case(step: "home; suspend; toggle dark mode", report: "the app is suspended"),
      Case(step: "home; suspend; change text size", report: "the app is suspended"),
      Case(step: "resize window to 320", report: "a phone's window fills its screen"),
      Case(step: "resize window to 320 480", report: "one width in points belongs here"),
      Case(step: "resize window to 0", report: "one width in points belongs here"),
      Case(step: "resize X to 320", report: "there is no such window"),
      Case(step: "resize A to 320", report: "there is no such window"),
      Case(step: "call W.layoutIfNeeded", report: "there is no such view now"),
      Case(step: "call V.viewDidLoad", report: "this method cannot be called on a view"),
      Case(step: "call A.layoutIfNeeded", report: "this method cannot be called on a controller by hand"),
      Case(step: "call A.view.addSubview: W", report: "there is no such view now"),
      Case(step: "call S.bringSubviewToFront: V", report: "that view is no subview of the other one"),
      Case(step: "call V.reloadData", report: "only a list in a controller's view has data to reload"),
      Case(step: "create U; call U.reloadData", report: "only a list in a controller's view has data to reload"),
      Case(step: "create U; insert row in U at 0", report: "only a list that has been laid out has rows to change"),
      Case(step: "scroll V by 10", report: "that view does not scroll"),
      Case(step: "create U; scroll U by 10", report: "that view is on no screen now"),
      Case(step: "scroll T by 10", report: "there is nothing to scroll to on that side"),
      Case(step: "scroll S by -10", report: "there is nothing to scroll to on that side"),
      Case(step: "scroll S by 10 20", report: "one number belongs here"),
      Case(step: "insert row in T at 3", report: "the list has no such row"),
      Case(step: "delete row of T at 2", report: "the list has no such row"),
      Case(step: "reload row of T at 2", report: "the list has no such row"),
      Case(step: "select row of T at 2", report: "the list has no such row"),
      Case(step: "deselect row of T at -1", report: "the list has no such row"),
      Case(step: "deselect row of T at 1", report: "that row is not selected"),
      Case(step: "reload row of T at 1", report: "the list needs one more cell"),
      Case(step: "reload row of V at 1", report: "only a list that has been laid out has rows to change"),
      Case(step: "insert row in N at 1", report: "the sections of a simulated list have equally many rows"),
      Case(step: "scroll N by 40", report: "the list needs one more header or footer"),
      Case(step: "update content K", report: "no hosting controller has that view of SwiftUI's now"),
      Case(step: "hide content K", report: "no hosting controller has that view of SwiftUI's now"),
      Case(step: "present E; update content K", report: "that view of SwiftUI's stands for nothing of UIKit's"),
      Case(step: "present E; show content K", report: "that view of SwiftUI's is not left out"),
      Case(
        step: "present E; hide content K; hide content K", report: "that view of SwiftUI's is left out already"),
      Case(step: "insert row in S at 0", report: "only a list that has been laid out has rows to change"),
      Case(step: "set T.frame 0 0 320 300; insert row in T at 0", report: "the list needs one more cell"),
    ])
  func says(_ row: Case) {
    let parsed = ScenarioParser.parse(Array((Self.world + "launch\n" + row.step).utf8))
    #expect(parsed.problems.isEmpty)
    let failure = ScenarioRun(Script(parsed.scenario), on: Platform(Version(17))).failure
    #expect(failure?.kind == .impossible)
    #expect(failure?.step == 1)
    let text = String(decoding: failure?.text ?? [], as: UTF8.self)
    #expect(text.hasPrefix(row.report), "\(text)")
  }

  @Test(
    "What a version or a device does not have",
    arguments: [
      ("ios: 6\nroot: A", "control center", "this version has no control center"),
      ("ios: 17\nroot: A", "drag up B", "no gesture of the app's presents that controller"),
      ("ios: 6\nroot: A\npresentation B: animator T", "drag up B", "no gesture of the app's presents that controller"),
      (
        "ios: 17\nroot: A\npresentation B: animator T", "drag up B\ndrag up B begins",
        "that controller is presented already"
      ),
      ("ios: 17\nroot: A\npresentation B: animator T", "drag up B ends", "no finger holds such a transition"),
      ("ios: 2\nroot: A", "shake", "this version has no motion events"),
      ("ios: 17\nroot: A", "home\nshake cancelled", "only an active app hears of motion"),
      ("ios: 3\nroot: A", "connect display W", "this version knows one display only"),
      ("ios: 17\nroot: A", "connect display W\nconnect display W", "only an app in front hears of a display"),
      ("ios: 17\nroot: A", "home\nconnect display W", "only an app in front hears of a display"),
      ("ios: 17\nroot: A", "disconnect display W", "no such display is connected"),
      ("ios: 17\nroot: A", "disconnect display window", "no such display is connected"),
      ("ios: 17\nroot: A", "connect display W\nactivate window W", "nobody touches what is on another display"),
      ("ios: 17\nroot: A", "connect display W\nclose window W", "there is no such window"),
      ("ios: 17\ndevice: pad\nroot: A", "connect display W\nresize W to 320", "only the window of an active scene"),
      ("ios: 13\nroot: A", "open in car C", "CarPlay is there for apps with scenes, from iOS 14 on, on a phone"),
      ("ios: 17\ndevice: pad\nroot: A", "open in car C", "CarPlay is there for apps with scenes"),
      ("ios: 17\nlife-cycle: app\nroot: A", "open in car C", "CarPlay is there for apps with scenes, from iOS 14 on"),
      ("ios: 17\nroot: A", "open in car C\nopen in car C", "the app is open there"),
      ("ios: 17\nroot: A", "open in car C\nsuspend", "only an app in the background can be suspended"),
      ("ios: 17\nroot: A", "open in car C\ndisconnect display C", "no such display is connected"),
      ("ios: 17\nroot: A", "connect display W\ndisconnect car W", "no such display is connected"),
      ("ios: 6\nroot: A", "change text size", "this version has no size of text to choose"),
      ("ios: 8\ndevice: pad\nroot: A", "resize window to 320", "on this version every window fills the screen"),
      ("ios: 17\ndevice: pad\nroot: A", "home\nresize window to 320", "only the window of an active scene is resized"),
      (
        "ios: 12\ndevice: pad\nroot: nav(A)", "push B\nswipe back begins\nresize window to 320",
        "a finger already holds another transition"
      ),
      (
        "ios: 17\ndevice: pad\nplist: UIRequiresFullScreen\nroot: A", "resize window to 320",
        "the Info.plist says that the app fills the screen"
      ),
      (
        "ios: 17\ndevice: pad\nroot: split(nav(A), B)", "Nav push C; resize window to 320",
        "a transition of a stack or a column is running"
      ),
      (
        "ios: 17\ndevice: pad\nroot: split(nav(A), B)", "hide column A; resize window to 320",
        "a transition of a stack or a column is running"
      ),
      (
        "ios: 17\ndevice: pad\nroot: split(nav(A), B)", "hide column B",
        "no call hides or shows the secondary or the compact column"
      ),
      (
        "ios: 17\ndevice: pad\nroot: split(nav(A), B)\nsplit Split: compact C", "show column C",
        "no call hides or shows the secondary or the compact column"
      ),
      ("ios: 17\nroot: split(nav(A), B)\nsplit Split: compact C", "hide column C", "there is one column only"),
      ("ios: 17\ndevice: pad\nroot: split(A, B)", "hide column A\nhide column A", "that column is hidden"),
      (
        "ios: 17\ndevice: pad\nroot: split(A, B)", "hide column A; show column A",
        "a transition of a stack or a column is running"
      ),
      ("ios: 17\nroot: split(nav(A), B)", "hide column A", "there is one column only"),
      ("ios: 17\nroot: A", "hide column A", "no split view controller on screen has that column"),
      ("ios: 7\ndevice: pad\nroot: split(A, B)", "hide column A", "this version has no button and no call for columns"),
      ("ios: 17\ndevice: pad\nroot: split(A, B)", "show column A", "that column is shown"),
      ("ios: 12\nroot: A", "kill; background refresh", "this version has no scheduler of background tasks"),
      ("ios: 2\nroot: A", "register for remote notifications", "this version has no remote notifications"),
      ("ios: 2\nroot: A", "fail to register for remote notifications", "this version has no remote notifications"),
      ("ios: 4\nroot: A", "notification center", "this version has no notification center"),
      ("ios: 13\nwindow: swiftui\nroot: hosting(C)", "home", "an app of SwiftUI's has scenes"),
      ("ios: 17\nlife-cycle: app\nwindow: swiftui\nroot: A", "home", "an app of SwiftUI's has scenes"),
      ("ios: 17\nroot: tab(A, B, C, D, E, F)", "select E", "that tab is in the list of More, or a stack there"),
      (
        "ios: 17\nroot: tab(A, B, C, D, E, F)", "select More\nselect E\nselect F",
        "that tab is in the list of More, or a stack there"
      ),
      (
        "ios: 17\nroot: tab(A, B, C, D, E, nav(F))", "select More\nselect Nav",
        "that tab is in the list of More, or a stack there"
      ),
      ("ios: 17\ndevice: pad\nroot: tab(A, B, C, D, E, F)", "select More", "no tab holds that controller"),
      ("ios: 17\nroot: tab(A, B)\ntab Tab: providers", "select B", "this version has no tabs with providers"),
      (
        "ios: 18\nroot: tab(A, B, C, D, E, F)\ntab Tab: providers", "select More\nselect F",
        "that tab is in the list of More, or a stack there"
      ),
      (
        "ios: 18\nroot: tab(A, B)\ntab Tab: providers", "present B\nselect B", "no tab holds that controller"
      ),
      (
        "ios: 18\nroot: tab(A, B)\ntab Tab: providers", "call Tab.setSelectedViewController: A",
        "that controller is no tab of this one, or it is selected by another call"
      ),
      (
        "ios: 18\nroot: tab(A, B)", "call Tab.setSelectedTab: B",
        "that controller is no tab of this one, or it is selected by another call"
      ),
      ("ios: 17\nroot: split(nav(A), nav(B))", "Nav2 pop", "the stack holds B"),
      ("ios: 17\nroot: nav(A)", "present B\npush C", "no navigation controller is in front"),
      ("ios: 17\nroot: nav(A)", "present B as fullScreen\npush C", "no navigation controller is on screen"),
      ("ios: 7\nroot: A", "present B as overFullScreen", "this version has no style that leaves what is below"),
      ("ios: 7\nroot: A", "present B as overCurrentContext", "this version has no style that leaves what is below"),
      ("ios: 6\nroot: A", "present B as custom", "this version has no style custom"),
      ("ios: 12\nroot: A", "present B as automatic", "this version has no style automatic"),
      ("ios: 7\nroot: A", "present B as popover", "this version has popovers on a pad only"),
      ("ios: 7\nroot: A\ncontroller B: style popover", "present B", "this version has popovers on a pad only"),
      ("ios: 7\nroot: A", "present B as alert", "this version has no alert controllers"),
      ("ios: 12\ndevice: pad\nroot: A", "present B as formSheet\ndrag down", ImpossibleStepTests.noSheet),
      ("ios: 12\ndevice: pad\nroot: A", "present B as pageSheet\ndrag down begins", ImpossibleStepTests.noSheet),
      ("ios: 17\nroot: A", "present B as overFullScreen\ndrag down", ImpossibleStepTests.noSheet),
      ("ios: 17\nroot: A", "present B as overCurrentContext\ndrag down cancelled", ImpossibleStepTests.noSheet),
      ("ios: 17\nroot: A", "present B as custom\ndrag down", ImpossibleStepTests.noSheet),
      ("ios: 17\nroot: A", "present B as fullScreen\ndrag down", ImpossibleStepTests.noSheet),
      (
        "ios: 12\nroot: tab(A, B, C, D, nav(E), F)", "call Tab.setSelectedViewController: F",
        "that tab is in the list of More, or a stack there"
      ),
    ])
  func hasNone(world: String, step: String, report: String) {
    let failure = Self.failure(of: "\(world)\nlaunch\n\(step)")
    #expect(failure?.kind == .impossible)
    let text = String(decoding: failure?.text ?? [], as: UTF8.self)
    #expect(text.hasPrefix(report), "\(text)")
  }

  @Test(
    "What they have",
    arguments: [
      "ios: 7\nroot: A\nlaunch\ncontrol center", "ios: 5\nroot: A\nlaunch\nnotification center",
      "ios: 17\nroot: tab(A, B, C, D, E)\nlaunch\nselect E",
      "ios: 17\nroot: tab(A, B, C, D, E, F)\nlaunch\nselect D",
      "ios: 17\ndevice: pad\nroot: tab(A, B, C, D, E, F)\nlaunch\nselect E",
      "ios: 8\nroot: A\nlaunch\npresent B as overFullScreen",
      "ios: 8\nroot: A\nlaunch\npresent B as overCurrentContext",
      "ios: 7\nroot: A\nlaunch\npresent B as custom", "ios: 13\nroot: A\nlaunch\npresent B as automatic",
      "ios: 8\nroot: A\nlaunch\npresent B as popover", "ios: 7\ndevice: pad\nroot: A\nlaunch\npresent B as popover",
      "ios: 13\nroot: A\nlaunch\npresent B\ndrag down", "ios: 17\nroot: A\nlaunch\npresent B as formSheet\ndrag down",
      "ios: 5\ndevice: pad\nroot: A\nlaunch\npresent B as popover\ndrag down",
      "ios: 17\nroot: A\nlaunch\npresent B as popover\ndrag down",
    ])
  func has(text: String) { #expect(Self.failure(of: text) == nil) }

  private static func failure(of text: String) -> Failure? {
    let parsed = ScenarioParser.parse(Array(text.utf8))
    #expect(parsed.problems.isEmpty)
    let script = Script(parsed.scenario)
    return ScenarioRun(script, on: Platform(parsed.scenario.ios?.lower ?? Version(17))).failure
  }

  @Test(
    "No finger reaches what lies under a presentation",
    arguments: [
      "root: page(A, B)\nlaunch\npresent C as overCurrentContext\npage forward",
      "root: page(A, B)\nlaunch\npresent C as pageSheet\npage forward begins",
      "root: page(A, B)\nlaunch\npresent C; page forward cancelled",
      "root: tab(page(A, B), D)\nlaunch\npresent C as formSheet\npage forward",
      "root: page(A, B)\ncontroller A: defines context\nlaunch\npresent C as overCurrentContext\npresent D as fullScreen\n"
        + "page forward",
      "device: pad\nroot: split(nav(A, B), D)\nlaunch\npresent C as pageSheet\nswipe back",
    ])
  func covered(text: String) {
    let parsed = ScenarioParser.parse(Array(text.utf8))
    #expect(parsed.problems.isEmpty)
    let script = Script(parsed.scenario)
    let failure = ScenarioRun(script, on: Platform(Version(17))).failure
    #expect(failure?.kind == .impossible)
    #expect(failure?.step == parsed.scenario.steps.count - 1)
    let text = String(decoding: failure?.text ?? [], as: UTF8.self)
    #expect(text.hasSuffix("or something is presented over it"), "\(text)")
  }
}
