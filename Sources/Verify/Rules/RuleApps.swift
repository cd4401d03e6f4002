package import LifecycleEngine

/// Small apps, each with the steps that its short runs choose from: between them every mechanism in every surrounding that
/// is known to upset a rule.
package enum RuleApps {
  /// The apps, read once. The first step of each launches it.
  package static let scenarios: [Scenario] = texts.map { ScenarioParser.parse(Array($0.utf8)).scenario }

  private static let texts = [
    """
    root: nav(A)
    nav Nav: delegate NavDelegate

    launch
    push B
    pop
    swipe back cancelled
    push B; kill
    pop; out of memory
    kill
    memory warning
    push C
    set stack C
    home
    open
    rotate
    """,
    """
    life-cycle: app
    root: nav(A)

    launch
    home
    kill
    open
    app switcher
    back to app
    memory warning
    notification arrives
    open url
    open universal link
    tap notification
    fetch
    lock
    unlock
    terminate
    suspend
    """,
    """
    life-cycle: scene
    device: pad
    plist: UIApplicationSupportsMultipleScenes
    root: A

    launch
    home
    open
    new window W2
    close window W2
    disconnect window W2
    kill
    app switcher
    back to app
    open url
    open universal link
    memory warning
    suspend
    """,
    """
    life-cycle: app
    plist: UIBackgroundModes remote-notification
    root: A

    launch in background
    open
    notification arrives
    kill
    home
    fetch
    open url
    open universal link
    tap notification
    open; kill
    """,
    """
    life-cycle: app
    root: nav(A)

    launch; home
    open
    open url
    kill
    push B
    """,
    """
    life-cycle: scene
    root: nav(A)

    launch; home
    open
    open url
    open; out of memory
    kill
    push B
    """,
    """
    root: nav(A)
    nav Nav: delegate NavDelegate

    launch; hide window window
    push B
    pop
    show window window
    pop unanimated
    push C unanimated
    home
    kill
    """,
    """
    root: nav(A)

    launch; kill
    launch
    """,
    """
    root: nav(A)
    controller D: from coder
    view V: loose; constraints; frame 0 100 200 200
    view U: loose; from code

    launch; create V; create U
    add U to V
    remove U
    create D
    load D.view
    push D
    add V to D.view
    layout V
    release V
    """,
    """
    root: A
    presentation B: delegate SheetDelegate

    launch
    present B
    dismiss
    drag down cancelled
    kill
    drag down
    present B as fullScreen
    memory warning
    rotate
    home
    """,
    """
    root: nav(A)

    launch; present B as fullScreen
    push C
    set stack A, D
    dismiss
    kill
    """,
    """
    root: tab(nav(A), B)
    tab Tab: delegate TabDelegate

    launch
    select B
    select Nav
    push C
    pop
    memory warning
    rotate
    kill
    """,
    """
    root: page(A, B)
    page Page: delegate PageDelegate; data source PageSource

    launch
    page forward
    page forward cancelled
    page back
    page back cancelled
    kill
    """,
    """
    root: nav(A)
    controller E: from code

    launch
    add child C to A
    remove child C
    transition from C to D
    call A.addChildViewController: E
    push B
    pop
    swipe back cancelled
    kill
    """,
    """
    root: nav(A)
    controller B: from storyboard
    controller C: from nib "C"
    controller D: from code
    when D.loadView: call super

    launch
    create B
    load B.view
    release B
    push B
    create C
    load C.view
    push D
    pop
    memory warning
    kill
    """,
    """
    root: nav(A)
    view V: loose; constraints; frame 0 100 200 200
    view U: loose; from code; frame 0 320 200 100

    launch
    create V
    add V to A.view
    remove V
    push B
    create U
    add U to V
    layout V
    tap V
    release V
    kill
    """,
    """
    root: nav(A)
    view P: in A; gesture; frame 0 100 300 300
    view V: in P; control; frame 10 10 120 44
    view F: in A; frame 0 420 300 44
    when A.viewDidLoad: call super

    launch
    tap V
    focus F
    tap P
    blur F
    remove V
    push B
    kill
    """,
    """
    root: A
    controller B: from storyboard; style fullScreen
    segue A to B: present

    launch
    segue to B
    unwind to A
    memory warning
    rotate
    kill
    """,
  ]
}
