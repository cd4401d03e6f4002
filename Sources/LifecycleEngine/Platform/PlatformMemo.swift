/// What comes of the same question on one platform after the other. Platforms that answer alike what a run asked of one
/// of them share its result, so most versions need not be run at all.
public struct PlatformMemo<Result> {
  private var places = AnswerTree()
  private var made: [(asked: AskedFacts, result: Result)] = []

  /// Nothing is known.
  public init() {}

  /// What is known of a platform; nil where each run asked something that it answers otherwise.
  ///
  /// Complexity: O(*n*) in the number of things that a run asks.
  public func known(on platform: Platform) -> Result? { places.place(on: platform).map { made[$0].result } }

  /// What the run has asked whose result a platform shares: nothing else could make it another one. Nil where none is known.
  ///
  /// Complexity: like `known(on:)`.
  public func asked(on platform: Platform) -> AskedFacts? { places.place(on: platform).map { made[$0].asked } }

  /// What is known of a platform, made now if nothing is.
  ///
  /// - Parameter make: runs on a platform that notes what it is asked; the same on every platform, until one answers
  ///   otherwise.
  public mutating func result(on platform: Platform, _ make: (Platform) -> Result) -> Result {
    if let known = known(on: platform) { return known }
    let asked = AskedFacts()
    let result = make(platform.noting(asked))
    places.add(made.count, behind: asked.questions, on: platform)
    made.append((asked, result))
    return result
  }
}

extension PlatformMemo: Sendable where Result: Sendable {}

/// Places of results behind the answers that led to them. Equal runs ask the same until an answer differs, so what they
/// asked is a tree.
private struct AnswerTree {
  private var root = Branch.unknown
  private var nodes: [Node] = []

  private enum Branch {
    case unknown
    case node(Int32)
    case place(Int32)
  }

  private struct Node {
    let question: PlatformQuestion
    var no = Branch.unknown
    var yes = Branch.unknown

    subscript(answer: Bool) -> Branch {
      get { answer ? yes : no }
      set { if answer { yes = newValue } else { no = newValue } }
    }
  }

  /// The place that a platform's answers lead to; nil where nobody has answered like this.
  func place(on platform: Platform) -> Int? {
    var branch = root
    while case .node(let index) = branch {
      branch = nodes[Int(index)][platform.answers(nodes[Int(index)].question)]
    }
    if case .place(let place) = branch { return Int(place) } else { return nil }
  }

  /// Adds the way to a new place from where the known way ends.
  mutating func add(_ place: Int, behind questions: [PlatformQuestion], on platform: Platform) {
    var known = 0
    var end: (node: Int, answer: Bool)?
    var branch = root
    while case .node(let index) = branch {
      let answer = platform.answers(nodes[Int(index)].question)
      end = (Int(index), answer)
      branch = nodes[Int(index)][answer]
      known += 1
    }
    var way = Branch.place(Int32(place))
    for question in questions.dropFirst(known).reversed() {
      var node = Node(question: question)
      node[platform.answers(question)] = way
      nodes.append(node)
      way = .node(Int32(nodes.count - 1))
    }
    if let end { nodes[end.node][end.answer] = way } else { root = way }
  }
}
