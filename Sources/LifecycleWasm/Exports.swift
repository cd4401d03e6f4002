import LifecycleEngine

// The interface of the module. It imports nothing and exports `memory` and six functions; all text is UTF-8. Logs are
// explained by another module, which has `lc_explain` too.
//
//     const text = new TextEncoder().encode("root: nav(A)\nlaunch\npush B\n");
//     const address = lc_allocate(text.length);            // 0: longer than a request may be
//     new Uint8Array(memory.buffer, address, text.length).set(text);
//     const answer = lc_run(address, text.length, 170000); // iOS 17.0.0; 0: the newest that the scenario names
//     const length = new DataView(memory.buffer).getUint32(answer, true);
//     JSON.parse(new TextDecoder().decode(new Uint8Array(memory.buffer, answer + 4, length)));
//     lc_free(answer); lc_free(address);
//
// An answer is four bytes with its length, little-endian, and JSON behind them: `problems` (kind, line, column, length)
// and, where there are none, of a run `ios`, `fingerprint`, `steps` (line, number of entries), `entries` (step, phase,
// cause, receiver, callback, argument, applicationState), `open` (the facts that the run asked for and nobody knows for
// sure, with what it took them for), `mismatches` and perhaps `failure`; of a claim `verdict`,
// `facts` that go with it (their places in the table of facts), `versions`, and as `witness` and `counterexample` the newest version of each kind.
//
// A request keeps its bytes and can be used again. A call may move `memory.buffer`: take it anew after each. No text
// makes a call fail, and none makes it endless: a step that sends too much ends the run with a failure.

/// More than this nobody has written by hand.
let longestScenario = 65_536
/// Of a log, which a program has written; also the most for which there is room.
let longestRequest = 1_048_576

/// Room for a request; 0 if it is too long.
@_expose(wasm, "lc_allocate")
@c(lc_allocate)
public func allocate(_ length: Int32) -> UnsafeMutableRawPointer? {
  guard length >= 0, Int(length) <= longestRequest else { return nil }
  return UnsafeMutableRawPointer.allocate(byteCount: max(Int(length), 1), alignment: 8)
}

/// Gives back a request or an answer.
@_expose(wasm, "lc_free")
@c(lc_free)
public func free(_ address: UnsafeMutableRawPointer?) { address?.deallocate() }

/// Runs a scenario on a version.
@_expose(wasm, "lc_run")
@c(lc_run)
public func run(_ address: UnsafeRawPointer?, _ length: Int32, _ version: Int32) -> UnsafeMutableRawPointer? {
  answer(RunAnswer.write(text(address, length), version: version))
}

/// Runs a scenario with some of what nobody knows for sure taken the other way: the last bytes of the request are the
/// numbers of these facts.
@_expose(wasm, "lc_run_otherwise")
@c(lc_run_otherwise)
public func runOtherwise(
  _ address: UnsafeRawPointer?, _ length: Int32, _ version: Int32, _ count: Int32
) -> UnsafeMutableRawPointer? {
  let request = text(address, length, upTo: longestScenario + Fact.allCases.count)
  let end = request.count - min(max(Int(count), 0), request.count)
  return answer(RunAnswer.write(Array(request[..<end]), version: version, otherwise: Array(request[end...])))
}

/// Judges a claim that is written as a scenario, on every version that it names.
@_expose(wasm, "lc_judge")
@c(lc_judge)
public func judge(_ address: UnsafeRawPointer?, _ length: Int32) -> UnsafeMutableRawPointer? {
  answer(JudgeAnswer.write(text(address, length)))
}

/// The fingerprint of a scenario's trace on a version, as `lc_run` has it in its answer.
@_expose(wasm, "lc_fingerprint")
@c(lc_fingerprint)
public func fingerprint(_ address: UnsafeRawPointer?, _ length: Int32, _ version: Int32) -> Int64 {
  let scenario = ScenarioParser.parse(text(address, length)).scenario
  let run = ScenarioRun(Script(scenario), on: RunAnswer.platform(version, scenario))
  return Int64(bitPattern: run.trace.fingerprint)
}

/// The bytes of a request; none if there are more than it may have.
func text(_ address: UnsafeRawPointer?, _ length: Int32, upTo most: Int = longestScenario) -> [UInt8] {
  guard let address, length > 0, Int(length) <= most else { return [] }
  return Array(UnsafeRawBufferPointer(start: address, count: Int(length)))
}

/// An answer in memory of its own.
func answer(_ json: [UInt8]) -> UnsafeMutableRawPointer? {
  let address = UnsafeMutableRawPointer.allocate(byteCount: json.count + 4, alignment: 8)
  address.storeBytes(of: UInt32(json.count).littleEndian, as: UInt32.self)
  json.withUnsafeBytes {
    (address + 4).copyMemory(from: $0.baseAddress ?? UnsafeRawPointer(address), byteCount: $0.count)
  }
  return address
}
