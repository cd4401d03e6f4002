extension Script {
  /// Writes a receiver as scenarios name it.
  public func write(_ receiver: Receiver, to text: inout [UInt8]) {
    let index = Int(receiver.index)
    switch receiver.kind {
    case .process: text.append("main")
    case .appDelegate: text.append(contentsOf: self.text(appDelegate))
    case .sceneDelegate: text.append(contentsOf: self.text(sceneDelegate))
    case .object: text.append(contentsOf: names[index])
    case .controller: text.append(contentsOf: self.text(controllers[index].name))
    case .view: text.append(contentsOf: self.text(scenario.views[index].name))
    case .gesture:
      text.append(contentsOf: self.text(scenario.views[index].name))
      text.append(".gesture")
    case .window: text.append(contentsOf: self.text(windows[index]))
    case .class: text.append(contentsOf: self.text(scenario.classes[index].name))
    case .notification: text.append("notification")
    case .completion: text.append("completion")
    case .returning: text.append("return")
    case .console: text.append("console")
    }
  }

  /// Whether the app's Info.plist holds a key.
  func hasKey(_ key: StaticString) -> Bool { scenario.plist.contains { $0.isEqual(key) } }

  /// The name of a receiver.
  public func describe(_ receiver: Receiver) -> String {
    var text: [UInt8] = []
    write(receiver, to: &text)
    return String(decoding: text, as: UTF8.self)
  }
}
