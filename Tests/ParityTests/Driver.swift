/// A function, added to the module, that hands it texts and leaves one number for each question: wasmkit runs one
/// function and prints what it returns.
struct Driver {
  /// What is asked about a text.
  enum Question: Sendable, Hashable {
    /// The fingerprint of its trace on a version, as the exports count versions.
    case fingerprint(version: Int32)
    /// A hash of all that a run answers, and of all that judging answers.
    case run(version: Int32)
    case judge
    /// A hash of what a run answers under assumptions: the last `count` bytes of the text are numbers of facts.
    case otherwise(version: Int32, count: Int)
    /// A hash of what is found about it as a log; only the larger module answers this.
    case explain
  }

  static let functionName = "ask"

  /// The module with the driver; nil if it lacks an export.
  static func module(_ engine: [UInt8], asking questions: [(text: [UInt8], questions: [Question])]) -> [UInt8]? {
    guard var module = WasmBinary(engine), let calls = Calls(module) else { return nil }
    let hash = module.addFunction([i32], [i64], Driver.hash)
    var body: [UInt8] = [1, 2, i32]
    for item in questions {
      let data = module.addData(item.text)
      let length = constant(item.text.count)
      body += length + call(calls.allocate) + [0x22, 0]
      body += constant(0) + length + [0xFC, 0x08] + unsigned(data) + [0]
      for question in item.questions {
        switch question {
        case .fingerprint(let version):
          body += [0x20, 0] + length + constant(Int(version)) + call(calls.fingerprint)
        case .run(let version):
          body += [0x20, 0] + length + constant(Int(version)) + call(calls.run) + [0x22, 1] + call(hash)
          body += [0x20, 1] + call(calls.free)
        case .otherwise(let version, let count):
          body += [0x20, 0] + length + constant(Int(version)) + constant(count) + call(calls.runOtherwise) + [0x22, 1]
          body += call(hash) + [0x20, 1] + call(calls.free)
        case .judge:
          body += [0x20, 0] + length + call(calls.judge) + [0x22, 1] + call(hash) + [0x20, 1] + call(calls.free)
        case .explain:
          guard let explain = calls.explain else { return nil }
          body += [0x20, 0] + length + call(explain) + [0x22, 1] + call(hash) + [0x20, 1] + call(calls.free)
        }
      }
      body += [0x20, 0] + call(calls.free)
    }
    let answers = questions.reduce(0) { $0 + $1.questions.count }
    _ = module.addFunction([], Array(repeating: i64, count: answers), export: functionName, body + [0x0B])
    return module.bytes
  }

  /// The hash of an answer, as the driver computes it: FNV-1a over its bytes.
  static func hash(_ bytes: [UInt8]) -> UInt64 {
    bytes.reduce(basis) { ($0 ^ UInt64($1)) &* prime }
  }

  private static let basis: UInt64 = 0xcbf2_9ce4_8422_2325
  private static let prime: UInt64 = 0x0000_0100_0000_01b3
  private static let i32: UInt8 = 0x7F
  private static let i64: UInt8 = 0x7E

  /// Local 0 is the address of an answer, 1 how many bytes are left, 2 the hash.
  private static let hash: [UInt8] =
    [2, 1, i32, 1, i64]
    + [0x20, 0, 0x28, 2, 0, 0x21, 1, 0x42] + signed(Int64(bitPattern: basis)) + [0x21, 2]
    + [0x02, 0x40, 0x03, 0x40, 0x20, 1, 0x45, 0x0D, 1]
    + [0x20, 2, 0x20, 0, 0x31, 0, 4, 0x85, 0x42] + signed(Int64(bitPattern: prime)) + [0x7E, 0x21, 2]
    + [0x20, 0, 0x41, 1, 0x6A, 0x21, 0, 0x20, 1, 0x41, 1, 0x6B, 0x21, 1]
    + [0x0C, 0, 0x0B, 0x0B, 0x20, 2, 0x0B]

  private static func constant(_ number: Int) -> [UInt8] { [0x41] + signed(Int64(number)) }
  private static func call(_ function: Int) -> [UInt8] { [0x10] + unsigned(function) }

  private struct Calls {
    let allocate: Int
    let free: Int
    let fingerprint: Int
    let run: Int
    let judge: Int
    let runOtherwise: Int
    let explain: Int?

    init?(_ module: WasmBinary) {
      guard let allocate = module.functions["lc_allocate"], let free = module.functions["lc_free"],
        let fingerprint = module.functions["lc_fingerprint"], let run = module.functions["lc_run"],
        let judge = module.functions["lc_judge"], let runOtherwise = module.functions["lc_run_otherwise"]
      else { return nil }
      self.allocate = allocate
      self.free = free
      self.fingerprint = fingerprint
      self.run = run
      self.judge = judge
      self.runOtherwise = runOtherwise
      explain = module.functions["lc_explain"]
    }
  }
}
