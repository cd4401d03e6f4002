/// Text fields and the keyboard.
enum TextFields {
  /// Who answers for the text field that a view is: the controller whose view it lies in. Nil for a view that is none;
  /// what tells a text field from other views is that the app listens to it.
  private static func textFieldDelegate(of view: ViewID, _ run: Run) -> Receiver? {
    var current: ViewID? = view
    while let here = current {
      if let controller = run[here].controller {
        let delegate = Receiver.controller(controller)
        return here != view && run.script.listensToTyping(delegate) ? delegate : nil
      }
      current = run[here].superview
    }
    return nil
  }

  /// Whether the field that is about to get the focus, and the one that has it, let it go on.
  static func allowsBeginning(in view: ViewID, _ run: inout Run) -> Bool {
    asks(.textFieldShouldBeginEditing, view, &run)
  }

  static func allowsEnd(in view: ViewID, _ run: inout Run) -> Bool {
    asks(.textFieldShouldEndEditing, view, &run)
  }

  private static func asks(_ question: Callback, _ view: ViewID, _ run: inout Run) -> Bool {
    guard let delegate = textFieldDelegate(of: view, run) else { return true }
    return run.asks(question, delegate)
  }

  /// The field has the focus: its delegate hears of it, and the keyboard comes unless it is there.
  static func begin(in view: ViewID, hasKeyboard: Bool, _ run: inout Run) {
    guard let delegate = textFieldDelegate(of: view, run) else { return }
    run.sendIfImplemented(.textFieldDidBeginEditing, to: delegate)
    run.post(.textFieldDidBeginEditingNotification)
    if !hasKeyboard { moveKeyboard(.keyboardWillShowNotification, .keyboardDidShowNotification, &run) }
  }

  /// The field has lost the focus; of the two methods for it an app gets the one with the reason, if it has that.
  static func end(in view: ViewID, keepsKeyboard: Bool, _ run: inout Run) {
    guard let delegate = textFieldDelegate(of: view, run) else { return }
    let withReason = Callback.textFieldDidEndEditingReason
    let knowsReason = run.platform.delivers(withReason) && run.script.implements(withReason, delegate)
    run.sendIfImplemented(knowsReason ? withReason : .textFieldDidEndEditing, to: delegate)
    run.post(.textFieldDidEndEditingNotification)
    if !keepsKeyboard { moveKeyboard(.keyboardWillHideNotification, .keyboardDidHideNotification, &run) }
  }

  static func isTextField(_ view: ViewID, _ run: Run) -> Bool { textFieldDelegate(of: view, run) != nil }

  private static func moveKeyboard(_ will: Callback, _ did: Callback, _ run: inout Run) {
    run.post(will)
    run.schedule(.post(did), at: .animationEnd)
  }
}

extension Script {
  /// Whether a controller has one of the methods of a text field's delegate, or the app hears of fields and keyboard.
  fileprivate func listensToTyping(_ controller: Receiver) -> Bool {
    Callback.ofTyping.contains { implements($0, controller) }
  }
}

extension Callback {
  /// What tells of text fields and the keyboard: a view is a text field where the app listens to one of these.
  fileprivate static let ofTyping: [Callback] = [
    .textFieldShouldBeginEditing, .textFieldDidBeginEditing, .textFieldShouldEndEditing, .textFieldDidEndEditing,
    .textFieldDidEndEditingReason, .textFieldDidBeginEditingNotification, .textFieldDidEndEditingNotification,
    .keyboardWillShowNotification, .keyboardDidShowNotification, .keyboardWillHideNotification,
    .keyboardDidHideNotification,
  ]

  /// Whether it tells of a text field or the keyboard. Complexity: O(1), eleven comparisons.
  package var isOfTyping: Bool { Callback.ofTyping.contains(self) }
}
