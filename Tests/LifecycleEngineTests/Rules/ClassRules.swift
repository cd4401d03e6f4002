extension RuleCase {
  /// +load and +initialize.
  static let classes = table(
    """
    ## +load, superclasses first, categories last
    ios: 5...
    root: A
    class Leaf: of Base; load
    class Base: load
    class Silent: of Base
    category Base(One): load
    category Leaf(Two): load
    log: +load, +initialize, main

    launch => Base.+load Leaf.+load Base(One).+load Leaf(Two).+load main

    ## +initialize once for each class, inherited by those without one
    ios: 5...
    root: A
    class Base: initialize
    class One: of Base
    class Two: of Base
    class Own: of Base; initialize
    log: +initialize

    launch =>
    use class One => Base.+initialize One.+initialize
    use class One =>
    use class Two => Two.+initialize
    use class Own => Own.+initialize
    use class Base =>

    ## making an object is a message to its class
    ios: 5...
    root: nav(A)
    class Base: initialize
    class B: of Base
    log: +initialize, init

    launch =>
    push B => Base.+initialize B.+initialize B.init
    push C => C.init

    ## a category's method replaces the class's
    ios: 5...
    root: A
    class Base:
    category Base(One): initialize
    class Two: of Base
    log: +initialize

    launch =>
    use class Two => Base.+initialize Two.+initialize

    ## no class is used twice after a new start
    ios: 5...12
    root: A
    class Base: initialize; load
    log: +initialize, +load

    launch => Base.+load
    use class Base => Base.+initialize
    crash =>
    launch => Base.+load
    use class Base => Base.+initialize
    """, log: Log.controllers)
}
