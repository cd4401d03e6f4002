import LifecycleEngine
import Reading

/// Every name that a note can use for a callback, prepared once for look-up by slices of a text.
package struct NameIndex: Sendable {
  /// What a base name can stand for.
  struct Entry: Sendable {
    var signatures: [Signature] = []
    /// The name says nothing without its labels: `application`, `init`, `willMove`.
    var needsLabels = false
    /// A short form without its subject, for prose only: `willAppear`, `didEnterBackground`.
    var short: ShortForm?
    /// `vwa`, `VDL`: the callback that has these initials.
    var initials: Callback?

    var first: Callback? { signatures.first?.callback }

    /// Whether what follows the name has to be read: `viewDidLoad` is enough by itself.
    var dependsOnLabels: Bool { needsLabels || signatures.contains { !$0.labels.isEmpty } }

    /// The signature that has most of the labels found, and how many; of several the one that has them to the letter, for
    /// `didSelectRowAt` is no slip of `didDeselectRowAt`, and then the one with the fewest of its own.
    func best(for labels: [SignatureReader.Label]) -> (signature: Signature, count: Int)? {
      var best: (index: Int, count: Int, exact: Int)?
      for index in signatures.indices {
        let count = labels.isEmpty ? 0 : signatures[index].labelsMatched(by: labels)
        let exact = signatures[index].labelsEqual(to: labels)
        if let best {
          let isShorter = signatures[index].labels.count < signatures[best.index].labels.count
          guard (count, exact) > (best.count, best.exact) || (count, exact) == (best.count, best.exact) && isShorter
          else { continue }
        }
        best = (index, count, exact)
      }
      return best.map { (signatures[$0.index], $0.count) }
    }
  }

  /// A callback named without its first word; the application and the scene share some.
  struct ShortForm: Sendable {
    let spelled: [UInt8]
    let callback: Callback
    let inScene: Callback?
  }

  static let shared = NameIndex()

  private(set) var table = WordTable<Entry>(capacity: 700)
  /// First words of names of three words and more, for names written with spaces.
  private(set) var firstWords = WordTable<Bool>(capacity: 100)
  /// All words of both tables: most words of a note are in none.
  private(set) var words = WordFilter()
  let typos: TypoFinder

  private init() {
    var table = WordTable<Entry>(capacity: 700)
    let signatures = CallbackInfo.all.flatMap { info in
      [
        Signature(info.callback, info.selector, isSwift: false),
        Signature(info.callback, info.swiftBytes, isSwift: true),
      ]
    }
    for signature in signatures where !NameIndex.unnamed.contains(signature.callback) {
      NameIndex.add(signature, to: &table)
    }
    for (callback, name) in Signature.aliases {
      NameIndex.add(Signature(callback, name, isSwift: false), to: &table)
    }
    NameIndex.addLabels(of: signatures, to: &table)
    for form in NameIndex.shortForms {
      table.update(form.spelled.map({ $0.lowered })) { entry in
        if entry == nil { entry = Entry(short: form) }
      }
    }
    NameIndex.addInitials(to: &table)
    NameIndex.markGeneric(&table)
    var firstWords = WordTable<Bool>(capacity: 100)
    for (word, entry) in table.entries where !entry.needsLabels {
      guard let base = entry.signatures.first?.base, base.count == word.count, NameIndex.wordCount(base) >= 3
      else {
        continue
      }
      for length in NameIndex.prefixLengths(base) {
        firstWords.update(Array(word[..<length])) { $0 = true }
      }
    }
    self.firstWords = firstWords
    typos = TypoFinder(table)
    self.table = table
    for (word, _) in table.entries { words.insert(word) }
    for (word, _) in firstWords.entries { words.insert(word) }
  }

  /// The entry of a base name. Complexity: O(length).
  func entry(_ bytes: [UInt8], _ range: Range<Int>) -> Entry? {
    let hash = WordHash(bytes, range)
    return words.mayContain(hash) ? table.value(bytes, range, hash: hash) : nil
  }

  /// The words of a name in camel case: `viewDidLoad` has three.
  static func wordCount(_ name: [UInt8]) -> Int {
    name.dropFirst().reduce(1) { $0 + ($1.isUpper ? 1 : 0) }
  }

  /// Where a name can be cut for its first piece: `view`, `viewDid`.
  private static func prefixLengths(_ name: [UInt8]) -> [Int] {
    name.indices.dropFirst().filter { name[$0].isUpper }
  }

  /// Callbacks that have no name of their own in a text: `init(style:)` makes other things too.
  private static let unnamed: [Callback] = [
    .consoleMessage, .action, .unwindAction, .main, .initWithStyleReuseIdentifier,
  ]

  private static func add(_ signature: Signature, to table: inout WordTable<Entry>) {
    table.update(signature.base.map({ $0.lowered })) { entry in
      var value = entry ?? Entry()
      value.signatures.append(signature)
      entry = value
    }
  }

  /// `didFinishLaunchingWithOptions` alone stands for the method of the application delegate, if no other
  /// callback has that label.
  private static func addLabels(of signatures: [Signature], to table: inout WordTable<Entry>) {
    var found = WordTable<[Signature]>(capacity: 200)
    for signature in signatures {
      guard let label = signature.labels.first, label.count >= 11, isSender(signature.base) else { continue }
      found.update(label) { $0 = ($0 ?? []) + [signature] }
    }
    for (label, signatures) in found.entries {
      let fewest = signatures.min { $0.labels.count < $1.labels.count }
      guard let fewest, signatures.allSatisfy({ $0.base == fewest.base }) else { continue }
      table.update(label) { entry in
        if entry == nil { entry = Entry(signatures: [fewest]) }
      }
    }
  }

  /// `VWA` for `viewWillAppear`: what people write in crib sheets of the callbacks that they name all day.
  private static func addInitials(to table: inout WordTable<Entry>) {
    for callback in abbreviated {
      let name = Signature(callback, callback.info.selector, isSwift: false).base
      let initials = name.indices.filter { $0 == 0 || name[$0].isUpper }.map { name[$0].lowered }
      table.update(initials) { $0 = $0 ?? Entry(initials: callback) }
    }
  }

  private static let abbreviated: [Callback] = [
    .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
    .viewWillLayoutSubviews, .viewDidLayoutSubviews,
  ]

  private static func isSender(_ base: [UInt8]) -> Bool {
    senders.contains { $0.utf8.elementsEqual(base) }
  }

  /// First parts that only name who sends the message.
  package static let senders = [
    "application", "scene", "windowScene", "userNotificationCenter", "locationManager",
    "navigationController", "tabBarController", "pageViewController", "splitViewController",
    "tableView", "collectionView",
  ]

  private static let generic = [
    "init", "draw", "point", "prepare", "transition", "present", "dismiss", "willMove", "didMove",
    "willTransition", "willRotate", "didRotate", "load", "initialize", "textField", "display", "unwind",
    // `Task` and a variable `scenePhase` are the app's own.
    "task", "scenePhase",
  ]

  private static func markGeneric(_ table: inout WordTable<Entry>) {
    for name in senders + generic {
      table.update(name.utf8.map({ $0.lowered })) { $0?.needsLabels = true }
    }
  }

  private static let shortForms: [ShortForm] = {
    let forms: [(String, Callback)] = [
      ("willAppear", .viewWillAppear), ("didAppear", .viewDidAppear),
      ("willDisappear", .viewWillDisappear), ("didDisappear", .viewDidDisappear),
      ("didBecomeActive", .applicationDidBecomeActive), ("willResignActive", .applicationWillResignActive),
      ("didEnterBackground", .applicationDidEnterBackground), ("willEnterForeground", .applicationWillEnterForeground),
      ("willTerminate", .applicationWillTerminate), ("willLayoutSubviews", .viewWillLayoutSubviews),
      ("didLayoutSubviews", .viewDidLayoutSubviews),
      ("shouldDismiss", .presentationControllerShouldDismiss), ("willDismiss", .presentationControllerWillDismiss),
      ("didDismiss", .presentationControllerDidDismiss),
      ("didAttemptToDismiss", .presentationControllerDidAttemptToDismiss),
      ("cellForRow", .tableViewCellForRowAtIndexPath), ("cellForItem", .collectionViewCellForItemAtIndexPath),
      ("willDisplay", .tableViewWillDisplayCellForRowAtIndexPath),
      ("didEndDisplaying", .tableViewDidEndDisplayingCellForRowAtIndexPath),
    ]
    return forms.map { ShortForm(spelled: Array($0.0.utf8), callback: $0.1, inScene: $0.1.inScenes) }
  }()
}
