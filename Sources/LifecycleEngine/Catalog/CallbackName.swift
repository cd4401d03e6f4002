/// One way to write a callback.
public struct CallbackName: Sendable {
  /// How a callback came by a name. Where two callbacks share a spelling, the smaller standing has it.
  enum Standing: UInt8 {
    /// Today's name in Objective-C or Swift.
    case official
    /// An earlier name, or one that the compiler offers beside the official one.
    case alias
    /// Short for an official name: a selector without its arguments.
    case short
  }

  /// The name in UTF-8.
  public let bytes: ArraySlice<UInt8>
  /// The callback that it stands for.
  public let callback: Callback
  let standing: Standing

  /// Whether this is today's name in Objective-C or Swift: the one to suggest.
  public var isOfficial: Bool { standing == .official }
}

extension Callback {
  /// The callback with this name, exactly as written: a selector with or without its last colon, the part of it
  /// before the arguments, a Swift name of today or of an earlier SDK, `deinit`, `+load`, the constant of a
  /// notification in either language.
  ///
  /// A name that two callbacks would share (`willMove`, `application`) stands for neither.
  public init?(named name: some Collection<UInt8>) {
    guard let callback = NameTable.full.callback(named: name) else { return nil }
    self = callback
  }

  /// The callback of a delegate whose name is cut down to what tells it from its neighbours:
  /// `didFinishLaunchingWithOptions`, `willConnectTo`, `willShowViewController:animated:`.
  ///
  /// Notes write them so; the scenario language does not, because `willShow` alone says too little.
  public init?(abbreviated name: some Collection<UInt8>) {
    guard let callback = NameTable.abbreviations.callback(named: name) else { return nil }
    self = callback
  }

  /// The call whose completion or return a scenario waits for: `present` in `> completion present`.
  public init?(call word: some Collection<UInt8>) {
    if word.isEqual("present") {
      self = .presentViewControllerAnimatedCompletion
    } else if word.isEqual("dismiss") {
      self = .dismissViewControllerAnimatedCompletion
    } else if word.isEqual("transition") {
      self = .transitionFromViewController
    } else if word.isEqual("push") {
      self = .pushViewControllerAnimated
    } else if word.isEqual("pop") {
      self = .popViewControllerAnimated
    } else {
      return nil
    }
  }

  /// Every name that `init(named:)` accepts, sorted by its bytes.
  public static var allNames: [CallbackName] { NameTable.full.names }

  /// Writes the name as traces show it: the selector with its colons.
  public func write(to text: inout [UInt8]) {
    text.append(info.selector)
  }
}

/// Names sorted by their bytes, each with one callback.
struct NameTable: Sendable {
  let names: [CallbackName]

  /// Sorts the names and drops those that stand for two callbacks with equal right.
  init(_ candidates: [CallbackName]) {
    let sorted = candidates.sorted { left, right in
      if left.bytes.lexicographicallyPrecedes(right.bytes) { return true }
      if right.bytes.lexicographicallyPrecedes(left.bytes) { return false }
      return left.standing.rawValue < right.standing.rawValue
    }
    var kept: [CallbackName] = []
    var start = 0
    while start < sorted.count {
      let best = sorted[start]
      var isShared = false
      var next = start + 1
      while next < sorted.count, sorted[next].bytes == best.bytes {
        isShared =
          isShared || sorted[next].callback != best.callback && sorted[next].standing == best.standing
        next += 1
      }
      if !isShared { kept.append(best) }
      start = next
    }
    names = kept
  }

  func callback(named name: some Collection<UInt8>) -> Callback? {
    var low = 0
    var high = names.count
    while low < high {
      let middle = (low + high) / 2
      if names[middle].bytes.lexicographicallyPrecedes(name) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low < names.count, names[low].bytes.elementsEqual(name) else { return nil }
    return names[low].callback
  }

  static let full = NameTable(CallbackInfo.all.flatMap { NameForms($0).names } + CallbackAlias.names)
  static let abbreviations = NameTable(CallbackInfo.all.flatMap { NameForms($0).abbreviations })
}
