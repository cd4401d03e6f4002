extension CallbackMeaning {
  static let notifications: KeyValuePairs<Callback, StaticString> = [
    .didFinishLaunchingNotification:
      "Posted right after the delegate's method for the end of the launch; it carries the launch options.",
    .didBecomeActiveNotification:
      "Posted when the application has become active, after the delegate's method; posted with scenes too.",
    .willResignActiveNotification: """
    Posted when the application is about to stop being active, after the delegate's method; posted with \
    scenes too.
    """,
    .didEnterBackgroundNotification:
      "Posted when the application, with scenes the last of them, has entered the background.",
    .willEnterForegroundNotification:
      "Posted when the application, with scenes the first of them, is about to leave the background.",
    .willTerminateNotification:
      "Posted when the application is about to end and was told, after the delegate's method.",
    .didReceiveMemoryWarningNotification: """
    Posted when memory is short, after the delegate's method; view controllers get their own warning \
    from it.
    """,
    .significantTimeChangeNotification: "Posted when the date or the clock has jumped.",
    .contentSizeCategoryDidChangeNotification: "Posted when the user has chosen another size of text.",
    .screenDidConnectNotification: "Posted when another display has been connected to the device.",
    .screenDidDisconnectNotification: "Posted when a display is no longer connected to the device.",
    .sceneWillConnectNotification: "Posted when a scene is connected to the application.",
    .sceneDidDisconnectNotification: "Posted when a scene has been disconnected from the application.",
    .sceneDidActivateNotification:
      "Posted when a scene has become active; its name differs from the delegate's method.",
    .sceneWillDeactivateNotification:
      "Posted when a scene is about to stop being active; its name differs from the delegate's method.",
    .sceneWillEnterForegroundNotification: "Posted when a scene is about to be on screen.",
    .sceneDidEnterBackgroundNotification: "Posted when a scene has entered the background.",
    .windowDidBecomeVisibleNotification: "Posted when a window is no longer hidden.",
    .windowDidBecomeHiddenNotification: "Posted when a window has been hidden.",
    .windowDidBecomeKeyNotification: "Posted when a window has become the key window.",
    .windowDidResignKeyNotification: "Posted when a window is no longer the key window.",
    .keyboardWillShowNotification: "Posted when the keyboard is about to come up.",
    .keyboardDidShowNotification: "Posted when the keyboard has come up.",
    .keyboardWillHideNotification: "Posted when the keyboard is about to go away.",
    .keyboardDidHideNotification: "Posted when the keyboard has gone away.",
    .textFieldDidBeginEditingNotification: "Posted when editing has begun in a text field, with the delegate's method.",
    .textFieldDidEndEditingNotification: "Posted when editing has ended in a text field, with the delegate's method.",
    .consoleMessage: """
    A line that UIKit writes to the console when it is misused, for example when a presentation is not \
    possible.
    """,
  ]
}
