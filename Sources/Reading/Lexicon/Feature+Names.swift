extension Feature {
  /// The name in a lexicon, for Embedded Swift knows no names of cases. A test holds the table to the cases.
  package var name: StaticString { Feature.names[Int(rawValue)] }

  private static let names: [StaticString] = [
    "call", "get", "cause", "skip", "follow", "precede", "paired", "not", "never", "without", "nothing", "notBefore",
    "only",
    "always", "every", "all", "both", "neither", "may", "usually", "again", "still", "once", "twice", "many",
    "exactly", "least", "most", "first", "last", "before", "after", "when", "during", "if", "unless", "until",
    "between", "then", "right", "than", "earlier", "later", "since", "upTo", "from", "to", "at", "instead", "because",
    "so", "although", "regardless", "and", "or", "but", "order", "output", "glossary", "of", "by", "soon", "done",
    "begin", "early",
    "late", "settled", "question", "yes", "like", "advice", "hypothesis", "opinion", "denial", "history", "own", "plan",
    "override",
    "arriving", "leaving", "visible", "hidden", "top", "below", "root", "parent", "child", "same", "other", "idle",
    "app",
    "scene", "window", "view", "subview", "superview", "controller", "stack", "tabs", "tab", "modal", "sheet",
    "popover", "alert", "fullScreen", "overFullScreen", "currentContext", "device", "pad", "phone", "display", "memory",
    "storyboard", "nib", "code", "segue", "gesture", "animation", "transition", "homeButton", "appSwitcher",
    "controlCenter", "phoneCall", "url", "notification", "interruption", "keyboard", "textField", "button",
    "instance", "life", "outlets", "geometry", "constraints", "classObject", "superclass", "process", "hierarchy",
    "callbacks", "delegate", "property", "completion", "session", "page", "notificationCenter", "userActivity",
    "retain", "fetch", "origin", "push", "pop", "present", "dismiss",
    "appear",
    "disappear", "load", "unload", "create", "free", "add", "remove", "launch", "kill", "crash", "background",
    "foreground", "active", "inactive", "suspend", "rotate", "lock", "unlock", "select", "swipe", "cancel",
    "comeBack", "leave", "open", "tap", "access", "set", "resize", "layout", "draw", "connect", "disconnect",
    "cover", "move", "warn", "restore", "change", "focus", "drag", "hide", "show", "close", "update", "prompt",
    "nil", "cold", "finish", "enter", "scroll", "manual", "reuse", "refuse", "query", "iOS", "version", "tool",
    "system",
    "user", "that", "former", "latter", "light", "heavy",
    "example", "inside", "those", "respective", "pointer", "alone", "why", "moment", "cell", "list", "deprecated",
    "introduced", "article", "topic", "undergoer", "doer",
  ]
}
