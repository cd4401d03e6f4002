// Text fields and the keyboard.

extension Simulator {
  /// Who answers for the text field that a view is: the controller whose view it lies in. Nil for a view that is none;
  /// what tells a text field from other views is that the app listens to it.
  private func textFieldDelegate(of view: ViewID) -> Receiver? {
    var current: ViewID? = view
    while let here = current {
      if let controller = self[here].controller {
        let delegate = Receiver.controller(controller)
        return here != view && script.listensToTyping(delegate) ? delegate : nil
      }
      current = self[here].superview
    }
    return nil
  }

  /// Whether the field that is about to get the focus, and the one that has it, let it go on.
  mutating func allowsTyping(in view: ViewID) -> Bool {
    asks(.textFieldShouldBeginEditing, view)
  }

  mutating func allowsEndOfTyping(in view: ViewID) -> Bool {
    asks(.textFieldShouldEndEditing, view)
  }

  private mutating func asks(_ question: Callback, _ view: ViewID) -> Bool {
    guard let delegate = textFieldDelegate(of: view), script.implements(question, delegate) else { return true }
    send(question, to: delegate)
    return !answersNo(question, delegate)
  }

  /// The field has the focus: its delegate hears of it, and the keyboard comes unless it is there.
  mutating func beginTyping(in view: ViewID, hasKeyboard: Bool) {
    guard let delegate = textFieldDelegate(of: view) else { return }
    tell(delegate, .textFieldDidBeginEditing)
    post(.textFieldDidBeginEditingNotification)
    if !hasKeyboard { moveKeyboard(.keyboardWillShowNotification, .keyboardDidShowNotification) }
  }

  /// The field has lost the focus; of the two methods for it an app gets the one with the reason, if it has that.
  mutating func endTyping(in view: ViewID, keepsKeyboard: Bool) {
    guard let delegate = textFieldDelegate(of: view) else { return }
    let withReason = Callback.textFieldDidEndEditingReason
    let knowsReason = isAvailable(withReason) && script.implements(withReason, delegate)
    tell(delegate, knowsReason ? withReason : .textFieldDidEndEditing)
    post(.textFieldDidEndEditingNotification)
    if !keepsKeyboard { moveKeyboard(.keyboardWillHideNotification, .keyboardDidHideNotification) }
  }

  func isTextField(_ view: ViewID) -> Bool { textFieldDelegate(of: view) != nil }

  private mutating func tell(_ delegate: Receiver, _ callback: Callback) {
    if script.implements(callback, delegate) { send(callback, to: delegate) }
  }

  private mutating func moveKeyboard(_ will: Callback, _ did: Callback) {
    post(will)
    runAtAnimationEnd(.post(did))
  }
}

extension Script {
  /// Whether a controller has one of the methods of a text field's delegate, or the app hears of fields and keyboard.
  fileprivate func listensToTyping(_ controller: Receiver) -> Bool {
    let all: [Callback] = [
      .textFieldShouldBeginEditing, .textFieldDidBeginEditing, .textFieldShouldEndEditing, .textFieldDidEndEditing,
      .textFieldDidEndEditingReason, .textFieldDidBeginEditingNotification, .textFieldDidEndEditingNotification,
      .keyboardWillShowNotification, .keyboardDidShowNotification, .keyboardWillHideNotification,
      .keyboardDidHideNotification,
    ]
    return all.contains { implements($0, controller) }
  }
}
