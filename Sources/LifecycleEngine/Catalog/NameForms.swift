/// The spellings that follow from a row of the catalog, so that nobody has to list them.
struct NameForms {
  let info: CallbackInfo
  private let selector: [UInt8]
  private let swift: [UInt8]

  init(_ info: CallbackInfo) {
    self.info = info
    selector = bytes(of: info.selector)
    swift = info.swiftBytes
  }

  /// All names that follow.
  var names: [CallbackName] {
    var all = [name(selector[...], .official), name(swift[...], .official)]
    if info.isNotification { return all + earlierNotificationNames }
    all.append(name(withoutLastColon(selector[...]), .short))
    if !isDelegateMethodWithSender {
      all.append(name(selector.prefix { $0 != colon }, .short))
      let base = swift.prefix { $0 != parenthesis }
      // A word without a capital (`present`, `draw`, `init`) is too often just a word.
      if base.contains(where: isCapital) { all.append(name(base, .short)) }
    }
    if isImportedMethod { all.append(name(info.importedSelector[...], .alias)) }
    return all
  }

  /// Whether the first argument is the sender and the rest tells what happened: `scene:openURLContexts:`.
  private var isDelegateMethodWithSender: Bool {
    guard let sender = selector.firstIndex(of: colon), sender < selector.count - 1 else { return false }
    switch info.owner {
    case .applicationDelegate, .userNotificationCenterDelegate, .locationManagerDelegate, .sceneDelegate,
      .windowSceneDelegate, .carPlaySceneDelegate, .navigationControllerDelegate, .tabBarControllerDelegate,
      .pageViewControllerDelegate, .pageViewControllerDataSource, .splitViewControllerDelegate,
      .adaptivePresentationDelegate, .popoverControllerDelegate, .popoverPresentationDelegate,
      .searchControllerDelegate,
      .textFieldDelegate:
      return true
    default: return false
    }
  }

  /// Whether Swift took the name over from a method's selector.
  private var isImportedMethod: Bool {
    switch info.kind {
    case .callback, .query, .call, .function: info.callback != .dealloc
    case .initializer: info.callback == .initPlain
    case .classMethod, .notification, .message: false
    }
  }

  /// `UIApplicationDidBecomeActive`, as Swift 3 and 4 called the constant, alone and with its type.
  private var earlierNotificationNames: [CallbackName] {
    let short = selector.dropLast(bytes(of: "Notification").count)
    return [
      name(short, .alias),
      name((bytes(of: "NSNotification.Name.") + short)[...], .alias),
      name((bytes(of: "Notification.Name.") + short)[...], .alias),
    ]
  }

  private func name(_ bytes: ArraySlice<UInt8>, _ standing: CallbackName.Standing) -> CallbackName {
    CallbackName(bytes: bytes, callback: info.callback, standing: standing)
  }

  private func withoutLastColon(_ name: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    name.last == colon ? name.dropLast() : name
  }
}

private let colon = UInt8(ascii: ":")
private let parenthesis = UInt8(ascii: "(")

private func isCapital(_ byte: UInt8) -> Bool { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte }

private func bytes(of text: StaticString) -> [UInt8] {
  var bytes: [UInt8] = []
  bytes.append(text)
  return bytes
}
