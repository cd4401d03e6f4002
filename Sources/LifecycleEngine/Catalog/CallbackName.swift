/// One way to write a callback.
struct CallbackName: Sendable {
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
  let bytes: ArraySlice<UInt8>
  /// The callback that it stands for.
  let callback: Callback
  let standing: Standing
}

extension Callback {
  /// The callback with this name, exactly as written: a selector with or without its last colon, the part of it
  /// before the arguments, a Swift name of today or of an earlier SDK, `deinit`, `+load`, the constant of a
  /// notification in either language.
  ///
  /// A name that two callbacks would share (`willMove`, `application`) stands for neither.
  public init?(named name: some Collection<UInt8>) {
    guard let callback = NameTable.all.callback(named: name) else { return nil }
    self = callback
  }

  /// The calls whose completion or return a scenario can wait for, as it names them: `present` in
  /// `> completion present`.
  private static let calls: [(word: StaticString, callback: Callback)] = [
    ("present", .presentViewControllerAnimatedCompletion), ("dismiss", .dismissViewControllerAnimatedCompletion),
    ("transition", .transitionFromViewController), ("push", .pushViewControllerAnimated),
    ("pop", .popViewControllerAnimated),
  ]

  /// The call that a scenario names behind `completion` and `return`.
  public init?(call word: some Collection<UInt8>) {
    guard let call = Self.calls.first(where: { word.isEqual($0.word) }) else { return nil }
    self = call.callback
  }

  /// How an expectation spells the callback: the call's word behind `completion` and `return`.
  func spelling(afterCall: Bool) -> StaticString {
    let word = afterCall ? Self.calls.first { $0.callback == self }?.word : nil
    return word ?? info.selector
  }

  /// Writes the name as traces show it: the selector with its colons.
  public func write(to text: inout [UInt8]) {
    text.append(info.selector)
  }
}

/// Names, each with one callback, found by a hash of their bytes.
struct NameTable: Sendable {
  private var entries: [CallbackName] = []
  /// Whether the entry stands for two callbacks with equal right, and so for none.
  private var isShared: [Bool] = []
  /// For each hash 1 + the index of its entry, or 0; entries that meet take the next free place.
  private var slots: [UInt16]

  init(_ candidates: [CallbackName]) {
    var size = 64
    while size < candidates.count * 2 { size *= 2 }
    slots = Array(repeating: 0, count: size)
    for candidate in candidates { add(candidate) }
  }

  private mutating func add(_ candidate: CallbackName) {
    let slot = slot(of: candidate.bytes)
    guard slots[slot] > 0 else {
      entries.append(candidate)
      isShared.append(false)
      slots[slot] = UInt16(entries.count)
      return
    }
    let index = Int(slots[slot]) - 1
    let known = entries[index]
    if candidate.standing.rawValue < known.standing.rawValue {
      entries[index] = candidate
      isShared[index] = false
    } else if candidate.standing == known.standing, candidate.callback != known.callback {
      isShared[index] = true
    }
  }

  /// Where a name stands or would stand. The table is at most half full.
  private func slot(of name: some Collection<UInt8>) -> Int {
    var hash: UInt32 = 0x811c_9dc5
    for byte in name { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] > 0, !entries[Int(slots[slot]) - 1].bytes.elementsEqual(name) {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  func callback(named name: some Collection<UInt8>) -> Callback? {
    let index = Int(slots[slot(of: name)]) - 1
    return index < 0 || isShared[index] ? nil : entries[index].callback
  }

  static let all = NameTable(CallbackInfo.all.flatMap { NameForms($0).names } + CallbackAlias.names)
}
