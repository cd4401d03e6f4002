import Diagnostics
import LifecycleEngine

/// One way to write a callback: a base name and the labels that follow it.
struct Signature: Sendable {
  let callback: Callback
  /// As the SDK spells it: `viewWillAppear`, `willMove`.
  let base: [UInt8]
  /// In lower case, without `_`: `["didfinishlaunchingwithoptions"]`, `["tosuperview"]`.
  let labels: [[UInt8]]
  private let labelLetters: [LetterSet]
  let isSwift: Bool

  /// Reads `application:didOpen:` or `scene(_:willConnectTo:options:)`.
  init(_ callback: Callback, _ name: [UInt8], isSwift: Bool) {
    var parts: [[UInt8]] = []
    var part: [UInt8] = []
    for byte in name {
      if byte.isIdentifier {
        part.append(byte)
      } else if byte == 0x2E {
        part = []
      } else if !part.isEmpty {
        parts.append(part)
        part = []
      }
    }
    if !part.isEmpty { parts.append(part) }
    self.callback = callback
    self.isSwift = isSwift
    base = parts.first ?? []
    labels = parts.dropFirst().filter { $0 != [0x5F] }.map { $0.map({ $0.lowered }) }
    labelLetters = labels.map { LetterSet($0) }
  }

  init(_ callback: Callback, _ name: StaticString, isSwift: Bool) {
    var bytes: [UInt8] = []
    bytes.append(name)
    self.init(callback, bytes, isSwift: isSwift)
  }

  /// How many of `found` are labels of this signature, from the first on. A label may be cut short
  /// (`didFinishLaunching`) or hold a slip.
  func labelsMatched(by found: [SignatureReader.Label]) -> Int {
    let most = min(labels.count, found.count)
    var count = 0
    while count < most, isLabel(count, found[count]) { count += 1 }
    return count
  }

  /// How many of `found` are labels of this signature to the letter, from the first on.
  func labelsEqual(to found: [SignatureReader.Label]) -> Int {
    zip(labels, found).prefix { $0 == $1.name }.count
  }

  private func isLabel(_ index: Int, _ found: SignatureReader.Label) -> Bool {
    let label = labels[index]
    let other = found.name
    if label == other { return true }
    let shorter = min(label.count, other.count)
    if shorter >= 8, label.starts(with: other) || other.starts(with: label) { return true }
    return shorter >= 12 && labelLetters[index].isNear(found.letters, slips: 2)
      && EditDistance.between(label, other, limit: 2) != nil
  }

  /// What `other` spellings exist apart from the catalog's: older Swift names and glued forms.
  static let aliases: [(Callback, StaticString)] = [
    (.didMoveToSuperview, "didMove(toSuperview:)"),
    (.didMoveToWindow, "didMove(toWindow:)"),
    (.willMoveToParentViewController, "willMoveToParent"),
    (.didMoveToParentViewController, "didMoveToParent"),
    (.prepareForSegueSender, "prepareForSegue(_:sender:)"),
    (.applicationDidFinishLaunchingWithOptions, "applicationDidFinishLaunchingWithOptions"),
    (.applicationWillFinishLaunchingWithOptions, "applicationWillFinishLaunchingWithOptions"),
    (.applicationDidFinishLaunchingWithOptions, "didFinishLaunching"),
    (.applicationWillFinishLaunchingWithOptions, "willFinishLaunching"),
    (.sceneWillConnectToSessionOptions, "sceneWillConnectTo"),
    (.sceneWillConnectToSessionOptions, "sceneWillConnectToSession"),
    (.sceneWillConnectToSessionOptions, "sceneWillConnect"),
    (.applicationConfigurationForConnectingSceneSessionOptions, "configurationForConnecting"),
    (.initWithNibNameBundle, "initWithNib"),
  ]
}
