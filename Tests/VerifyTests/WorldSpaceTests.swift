import LifecycleEngine
import Testing

@testable import Verify

/// Which worlds a statement is judged over: one too many or too few turns a verdict.
@Suite struct WorldSpaceTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var callbacks: [Callback] = [.viewWillAppear]
    var situation = Situation.launch
    var filter = WorldFilter()
    var isAboutWhether = false
    /// The oldest and the newest version; nil where no world fits.
    var versions: (Double, Double)?
    /// Of the newest of them.
    var lifeCycles: Set<LifeCycle> = [.scene]
    var containers: Set<Bool> = [false]
    var origins: Set<Origin> = [.code]
  }

  private static func range(_ lower: Version, _ upper: Version) -> WorldFilter {
    WorldFilter(versions: VersionRange(lower, upper))
  }

  static let cases: [Case] = [
    // Versions.
    Case(
      testDescription: "a callback that was always there", versions: (2, 26), lifeCycles: [.app, .scene],
      containers: [false, true]),
    Case(
      testDescription: "one that came with a version", callbacks: [.viewIsAppearing], situation: .push,
      versions: (13, 26), containers: [true]),
    Case(
      testDescription: "of two the later counts", callbacks: [.viewDidLoad, .didMoveToParentViewController],
      situation: .push, versions: (5, 26), containers: [true]),
    Case(
      testDescription: "one that is no longer sent is looked for in vain", callbacks: [.viewDidUnload],
      situation: .memoryWarning, versions: (3, 26), containers: [true]),
    Case(
      testDescription: "both ends of a range belong to it", situation: .push, filter: range(Version(9), Version(11)),
      versions: (9, 11), lifeCycles: [.app], containers: [true]),
    Case(
      testDescription: "one version", situation: .push, filter: range(Version(12), Version(12)), versions: (12, 12),
      lifeCycles: [.app], containers: [true]),
    Case(
      testDescription: "a minor version stands for itself", situation: .push,
      filter: range(Version(9, 3), Version(9, 3)), versions: (9.3, 9.3), lifeCycles: [.app], containers: [true]),
    Case(
      testDescription: "a range that begins between two", situation: .push, filter: range(Version(9, 3), Version(10)),
      versions: (9.3, 10), lifeCycles: [.app], containers: [true]),
    Case(
      testDescription: "none that has the callback", callbacks: [.viewIsAppearing], situation: .push,
      filter: range(Version(9), Version(12)), versions: nil),
    Case(
      testDescription: "a way that came with a version", situation: .swipeBack, versions: (7, 26), containers: [true]),
    // Life cycles.
    Case(
      testDescription: "behind the launch apps with scenes are like others", situation: .push, versions: (2, 26),
      containers: [true]),
    Case(
      testDescription: "an order of what the application is told is one of apps without scenes",
      callbacks: [.applicationDidEnterBackground], situation: .background, versions: (4, 26), lifeCycles: [.app]),
    Case(
      testDescription: "whether it is told is asked of both", callbacks: [.applicationDidEnterBackground],
      situation: .background, isAboutWhether: true, versions: (4, 26), lifeCycles: [.app, .scene]),
    Case(
      testDescription: "a scene is told in apps with scenes", callbacks: [.sceneDidBecomeActive], versions: (13, 26)),
    Case(
      testDescription: "stated without scenes", filter: WorldFilter(lifeCycle: .app), versions: (2, 26),
      lifeCycles: [.app], containers: [false, true]),
    Case(
      testDescription: "stated with scenes", filter: WorldFilter(lifeCycle: .scene), versions: (13, 26),
      containers: [false, true]),
    Case(
      testDescription: "scenes on versions that had none",
      filter: WorldFilter(versions: VersionRange(Version(9), Version(12)), lifeCycle: .scene), versions: nil),
    Case(
      testDescription: "several windows", situation: .windowClosed, versions: (13, 26), containers: [false, true]),
    // Containers.
    Case(
      testDescription: "a stack in tabs", situation: .push, filter: WorldFilter(container: .tabs), versions: (2, 26),
      containers: [true]),
    Case(
      testDescription: "a plain root", filter: WorldFilter(container: .plain), versions: (2, 26),
      lifeCycles: [.app, .scene]),
    Case(testDescription: "a push from a plain root", situation: .push, filter: WorldFilter(container: .plain)),
    Case(
      testDescription: "no controller is spoken of", callbacks: [.applicationDidBecomeActive], versions: (2, 26),
      lifeCycles: [.app]),
    // Origins.
    Case(
      testDescription: "from a storyboard, for it says so", callbacks: [.awakeFromNib, .viewDidLoad], situation: .push,
      versions: (2, 26), containers: [true], origins: [.storyboard]),
    Case(
      testDescription: "from a nib or in code", callbacks: [.initWithNibNameBundle, .viewDidLoad], situation: .push,
      versions: (2, 26), containers: [true], origins: [.nib, .code]),
    Case(
      testDescription: "stated", callbacks: [.initWithNibNameBundle], situation: .push,
      filter: WorldFilter(origin: .nib), versions: (2, 26), containers: [true], origins: [.nib]),
    Case(
      testDescription: "stated otherwise than the situation has it", situation: .segue,
      filter: WorldFilter(origin: .code)),
    // Styles and devices.
    Case(
      testDescription: "a style that the step leaves open", situation: .present, filter: WorldFilter(style: .pageSheet),
      versions: (2, 26), containers: [false, true]),
    Case(testDescription: "a phone with two windows", situation: .windowOpened, filter: WorldFilter(device: .phone)),
  ]

  @Test(arguments: cases) func worlds(_ given: Case) throws {
    let order = OrderClaim(
      steps: given.callbacks.map { .init(actor: nil, callback: $0) }, situations: [], worlds: given.filter)
    let space = WorldSpace(claim: order, isAboutWhether: given.isAboutWhether)
    let way = try #require(SituationSequence.ways([given.situation]).first)
    let worlds = way.worlds(in: space)
    let versions = worlds.map { Double($0.version.major) + Double($0.version.minor) / 10 }
    #expect(versions == versions.sorted() && Set(worlds).count == worlds.count)
    #expect(versions.first == given.versions?.0 && versions.last == given.versions?.1)
    guard let newest = worlds.last?.version else { return }
    let last = worlds.filter { $0.version == newest }
    #expect(Set(last.map(\.lifeCycle)) == given.lifeCycles)
    #expect(Set(last.map(\.isInNavigation)) == given.containers)
    #expect(Set(last.map(\.origin)) == given.origins)
  }

  @Test("A fact is taken to be otherwise on the newest version that it is open for")
  func newestOpenVersion() {
    let worlds = [9, 13, 26].map {
      WorldFacts(version: Version($0), lifeCycle: .app, isInNavigation: false, origin: .code)
    }
    for fact in Fact.allCases {
      let open = worlds.map(\.version).filter { fact.record.isOpen(on: $0) }
      #expect(OpenFacts.newestVersion(openFor: [fact], of: worlds) == open.max())
      #expect(OpenFacts.newestVersion(openFor: [fact], of: worlds.reversed()) == open.max())
    }
    #expect(Fact.allCases.contains { OpenFacts.newestVersion(openFor: [$0], of: worlds) != nil })
  }
}
