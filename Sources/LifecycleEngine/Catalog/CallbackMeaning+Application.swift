extension CallbackMeaning {
  static let application: KeyValuePairs<Callback, StaticString> = [
    .main: """
    The process starts here, after every +load, and hands over to UIApplicationMain, which never \
    returns; from iOS 15 on a prewarmed process can get this far before the user taps the icon.
    """,
    .load: """
    The runtime has mapped the image and calls every class and category that implements it, superclasses \
    first and categories after all classes, before main runs.
    """,
    .initialize: """
    The class is about to receive its first message; superclasses come first, and a subclass without an \
    implementation of its own runs the inherited one again.
    """,
    .applicationWillFinishLaunchingWithOptions: """
    The launch has begun and the delegate exists, but saved state is not restored and no window is shown \
    yet.
    """,
    .applicationDidFinishLaunchingWithOptions: """
    The launch is nearly done: without scenes this is where a window made in code is shown, and the \
    application is not active yet.
    """,
    .applicationDidFinishLaunching: """
    Says that the launch is nearly done, but only to a delegate that lacks the later method with launch \
    options.
    """,
    .applicationWillTerminate: """
    The process is about to end while it may still run code; a suspended, crashed or memory-killed \
    application is never told.
    """,
    .applicationDidReceiveMemoryWarning: """
    Memory is short; the delegate hears it before the notification is posted and before any view \
    controller does.
    """,
    .applicationSignificantTimeChange:
      "The date or the clock has jumped: midnight, a new time zone, a change to or from summer time.",
    .applicationDidBecomeActive: """
    The application has gone from inactive to active and gets events now; not called when it uses \
    scenes.
    """,
    .applicationWillResignActive: """
    The application is about to stop getting events, because of an interruption or on its way to the \
    background; not called when it uses scenes.
    """,
    .applicationDidEnterBackground: """
    The application is in the background and has about five seconds to save what it must before it may \
    be suspended; not called when it uses scenes.
    """,
    .applicationWillEnterForeground: """
    The application leaves the background and will be active next; not called at launch, nor when it \
    uses scenes.
    """,
    .applicationProtectedDataDidBecomeAvailable: "The device is unlocked and protected files can be read again.",
    .applicationProtectedDataWillBecomeUnavailable:
      "The device is being locked and protected files are about to become unreadable.",
    .expirationHandler:
      "The time of a background task is nearly over; an app that does not end the task now is ended itself.",
    .applicationSupportedInterfaceOrientationsForWindow: """
    Asks which orientations a window may take; UIKit allows those that the top full-screen controller \
    supports too.
    """,
    .applicationOpenURLOptions: """
    Hands over a URL to open, from iOS 9 on; one that opens the application comes before it becomes active, \
    and with scenes the scene delegate gets it instead.
    """,
    .applicationOpenURLSourceApplicationAnnotation: """
    Hands over a URL with the bundle identifier of the application that sent it, from iOS 4.2 on; \
    superseded in iOS 9.
    """,
    .applicationHandleOpenURL: "Hands over a URL to open, in the form of iOS 2, when no later method is implemented.",
    .applicationWillContinueUserActivityWithType: """
    Announces that an activity, such as a universal link, will be handed over, while its data may still \
    be on the way.
    """,
    .applicationContinueUserActivityRestorationHandler: """
    Hands over the activity to continue, such as a universal link; one that opens the application comes \
    before it becomes active.
    """,
    .applicationDidReceiveRemoteNotification: """
    A remote notification has arrived or was tapped; not called where the variant with a fetch handler \
    is implemented.
    """,
    .applicationDidReceiveRemoteNotificationFetchCompletionHandler: """
    A remote notification has arrived, in the foreground or for a silent push in the background, or was \
    tapped; the application reports what it fetched.
    """,
    .applicationDidReceiveLocalNotification: """
    A local notification fired while the application ran or was tapped; superseded by UserNotifications \
    in iOS 10.
    """,
    .applicationDidRegisterForRemoteNotificationsWithDeviceToken:
      "Registration for remote notifications has succeeded and here is the token of the device.",
    .applicationDidFailToRegisterForRemoteNotificationsWithError:
      "Registration for remote notifications has failed; the error says why.",
    .backgroundTaskLaunchHandler: """
    The system runs a refresh or processing task that the application has scheduled; the handler is registered \
    before launching ends.
    """,
    .backgroundTaskExpirationHandler: "The time of a refresh or processing task is over; what runs for it has to stop.",
    .applicationPerformFetchWithCompletionHandler: """
    Gives the application a moment in the background to fetch content and report the outcome; superseded \
    by background tasks in iOS 13.
    """,
    .applicationHandleEventsForBackgroundURLSessionCompletionHandler: """
    Transfers of a background URL session have finished or need attention while the application was not \
    running in front.
    """,
    .applicationPerformActionForShortcutItemCompletionHandler: """
    The user chose a quick action on the icon and the launch methods did not handle it; with scenes the \
    window scene's delegate gets it instead.
    """,
    .userNotificationCenterDidReceiveNotificationResponseWithCompletionHandler:
      "The user answered a notification, by tapping it or one of its actions.",
    .userNotificationCenterWillPresentNotificationWithCompletionHandler:
      "A notification has arrived while the application is in front; the answer says how it is shown.",
    .locationManagerDidUpdateLocations: """
    New locations have come in; a background launch for a location event delivers them after the launch \
    methods.
    """,
    .applicationShouldSaveApplicationState:
      "Asks, after the application entered the background, whether its state shall be saved.",
    .applicationShouldRestoreApplicationState:
      "Asks during launch whether the state of the last run shall be restored.",
    .applicationWillEncodeRestorableStateWithCoder:
      "The state is about to be saved and the delegate can add what belongs to the whole application.",
    .applicationDidDecodeRestorableStateWithCoder: """
    The controllers have been restored and the delegate can read what it saved for the whole \
    application.
    """,
    .applicationViewControllerWithRestorationIdentifierPathCoder:
      "Asks for the controller to restore at a path when its class names no restoration class of its own.",
    .encodeRestorableStateWithCoder:
      "The controller's state is being saved and it writes down what it needs to come back.",
    .decodeRestorableStateWithCoder: "The controller was made again by state restoration and reads back what it wrote.",
    .applicationFinishedRestoringState:
      "Every object has decoded its state, so the controller may now rely on the others.",
  ]
}
