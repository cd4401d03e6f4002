package import LifecycleEngine

/// The runs that callback pages draw on: between them they make every mechanism happen. Written in the scenario
/// language; what they log is everything.
package enum CanonicalRuns {
  /// The scenarios, read once.
  package static let scenarios: [Scenario] = texts.map { ScenarioParser.parse(Array($0.utf8)).scenario }

  private static let texts = [
    """
    root: nav(A)
    nav Nav: delegate NavDelegate
    log: all

    launch
    push B
    swipe back cancelled
    memory warning
    pop
    home
    open
    """,
    """
    life-cycle: app
    root: nav(A)
    log: all

    launch
    push B
    home
    open url
    app switcher
    back to app
    kill
    """,
    """
    root: A
    controller B: from storyboard; style fullScreen
    segue A to B: present
    view V: loose; constraints; frame 0 100 200 200
    when A.viewDidLoad: call super; create V; add V to A.view
    log: all

    launch
    segue to B
    unwind to A
    rotate
    remove V
    """,
    """
    root: tab(A, B)
    tab Tab: delegate TabDelegate
    log: all

    launch
    select B
    """,
    """
    root: page(A, B)
    page Page: delegate PageDelegate; data source PageSource
    log: all

    launch
    page forward
    """,
    """
    root: A
    presentation B: delegate SheetDelegate
    log: all

    launch
    present B as pageSheet
    drag down
    """,
    """
    root: A
    view P: in A; gesture; frame 0 100 300 300
    view V: in P; control; frame 10 10 120 44
    view F: in A; frame 0 420 300 44
    log: all

    launch
    tap V
    focus F
    blur F
    """,
    """
    root: A
    log: all

    launch
    add child C to A
    transition from C to D
    remove child D
    """,
    """
    life-cycle: app
    root: A
    log: all

    launch by universal link
    home
    tap notification
    notification arrives
    fetch
    memory warning
    """,
    """
    root: A
    class Base: initialize; load
    class Sub: of Base
    log: all

    launch
    use class Sub
    terminate
    """,
    """
    root: nav(A)
    controller B: from code
    when B.loadView: call super
    log: all

    launch
    push B
    push C
    memory warning
    pop
    rotate
    """,
    """
    root: A
    log: all

    launch
    open url
    open universal link
    kill
    launch
    """,
  ]
}
