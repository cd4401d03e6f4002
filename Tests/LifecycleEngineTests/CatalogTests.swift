import LifecycleEngine
import Testing

@Suite("Catalog of callbacks")
struct CatalogTests {
  @Test("every callback has one row, at the place of its raw value")
  func complete() {
    #expect(CallbackInfo.all.map(\.callback) == Callback.allCases)
    for callback in Callback.allCases { #expect(callback.info.callback == callback) }
  }

  @Test("A set of callbacks is a set, and has room for all")
  func sets() {
    #expect(Callback.allCases.count <= CallbackSet.capacity)
    let some = Callback.allCases.filter { $0.rawValue % 3 == 0 }
    let others = Callback.allCases.filter { $0.rawValue % 7 == 0 || $0.rawValue > 250 }
    let (one, other) = (set(some), set(others))
    var (union, intersection, changed) = (one, one, one)
    union.formUnion(other)
    intersection.formIntersection(other)
    for callback in others { changed[callback] = false }
    for callback in Callback.allCases {
      #expect(one[callback] == some.contains(callback) && one.contains(callback.rawValue) == one[callback])
      #expect(union[callback] == (one[callback] || other[callback]))
      #expect(intersection[callback] == (one[callback] && other[callback]))
      #expect(changed[callback] == (one[callback] && !other[callback]))
    }
    #expect(one.meets(other) && !changed.meets(other) && !CallbackSet().meets(one))
  }

  private func set(_ callbacks: [Callback]) -> CallbackSet {
    callbacks.reduce(into: CallbackSet()) { $0.insert($1.rawValue) }
  }

  @Test("selectors and Swift names are unique")
  func unique() {
    #expect(Set(CallbackInfo.all.map { $0.selector.description }).count == Callback.allCases.count)
    #expect(Set(CallbackInfo.all.map { $0.swift.description }).count == Callback.allCases.count)
  }

  @Test("a case is called like the beginning of its selector")
  func caseNames() {
    for info in CallbackInfo.all where info.kind != .classMethod && !info.isNotification {
      guard info.callback != .initPlain else { continue }
      let parts = info.selector.description.split(separator: ":")
      let joined = parts.dropFirst().reduce(String(parts[0])) {
        $0 + $1.prefix(1).uppercased() + $1.dropFirst()
      }
      #expect(joined.hasPrefix("\(info.callback)"), "\(info.callback) is not how \(info.selector) begins")
    }
  }

  @Test("kinds agree with selectors and owners")
  func kinds() {
    for info in CallbackInfo.all {
      let selector = info.selector.description
      #expect((info.kind == .classMethod) == selector.hasPrefix("+"))
      #expect(info.isNotification == selector.hasSuffix("Notification"))
      #expect(info.isNotification == (info.owner == .notificationCenter))
      #expect(info.isNotification == (info.family == .notifications))
      #expect((info.kind == .initializer) == (info.callback == .initPlain || selector.hasPrefix("initWith")))
      #expect((info.kind == .classMethod) == (info.owner == .anyClass))
    }
  }

  @Test("a callback that shows an argument takes one")
  func arguments() {
    for info in CallbackInfo.all where info.argument != .none && info.argument != .text {
      #expect(info.selector.description.contains(":"), "\(info.selector) takes no argument")
    }
    for info in CallbackInfo.all where info.swift.description.contains("animated") {
      #expect(
        info.argument != .none || info.callback == .setViewControllersAnimated
          || info.callback == .setViewControllersDirectionAnimatedCompletion
          || info.callback == .transitionFromViewController, "\(info.selector)")
    }
  }

  @Test("every owner and every family is used and has a name")
  func ownersAndFamilies() {
    for owner in Owner.allCases {
      #expect(CallbackInfo.all.contains { $0.owner == owner }, "nothing belongs to \(owner)")
      #expect(owner.displayName.utf8CodeUnitCount > 0)
    }
    for family in Family.allCases {
      #expect(CallbackInfo.all.contains { $0.family == family }, "nothing belongs to \(family)")
      #expect(family.displayName.utf8CodeUnitCount > 0)
      #expect(family.displayNameChinese.utf8CodeUnitCount > 0)
    }
    #expect(Set(Family.allCases.map { $0.displayName.description }).count == Family.allCases.count)
  }

  @Test("versions are in order: introduced, deprecated, never called again")
  func versions() {
    for info in CallbackInfo.all {
      #expect(info.introduced >= .oldest && info.introduced <= .newest)
      if let deprecated = info.deprecated {
        #expect(deprecated > info.introduced && deprecated <= .newest, "\(info.selector)")
      }
      if let end = info.neverCalledSince {
        #expect(end > info.introduced, "\(info.selector)")
        #expect(info.deprecated.map { $0 <= end } == true, "\(info.selector) ended without a warning")
      }
    }
  }

  struct Availability: Sendable, CustomTestStringConvertible {
    let callback: Callback
    let on: [Version]
    let notOn: [Version]

    var testDescription: String { "\(callback)" }
  }

  @Test(
    "a callback is called on the versions that have it",
    arguments: [
      Availability(callback: .viewDidLoad, on: [.oldest, .newest], notOn: []),
      Availability(
        callback: .viewDidUnload, on: [Version(3), Version(5, 1)], notOn: [Version(2), Version(6)]),
      Availability(callback: .viewWillUnload, on: [Version(5)], notOn: [Version(4, 3), Version(6)]),
      Availability(callback: .viewWillLayoutSubviews, on: [Version(5)], notOn: [Version(4)]),
      Availability(callback: .updateViewConstraints, on: [Version(6)], notOn: [Version(5, 1)]),
      Availability(callback: .viewIsAppearing, on: [Version(13)], notOn: [Version(12, 4)]),
      Availability(callback: .sceneWillConnectToSessionOptions, on: [Version(13)], notOn: [Version(12)]),
      Availability(callback: .traitCollectionDidChange, on: [Version(8), Version(18)], notOn: [Version(7)]),
      Availability(callback: .applicationDidEnterBackground, on: [Version(4)], notOn: [Version(3, 2)]),
      Availability(callback: .applicationDidBecomeActive, on: [.oldest, .newest], notOn: []),
      Availability(
        callback: .applicationWillFinishLaunchingWithOptions, on: [Version(6)], notOn: [Version(5, 1)]),
      Availability(
        callback: .shouldAutorotateToInterfaceOrientation, on: [Version(2), Version(5)], notOn: [Version(6)]),
      Availability(
        callback: .applicationOpenURLSourceApplicationAnnotation, on: [Version(4, 2)], notOn: [Version(4, 1)]),
      Availability(callback: .updateProperties, on: [Version(26)], notOn: [Version(18)]),
    ])
  func availability(of row: Availability) {
    for version in row.on { #expect(row.callback.info.isCalled(on: version), "iOS \(version)") }
    for version in row.notOn { #expect(!row.callback.info.isCalled(on: version), "iOS \(version)") }
  }
}
