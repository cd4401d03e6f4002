import LifecycleEngine

@_expose(wasm, "lc_fingerprint")
@c(lc_fingerprint)
public func fingerprint(_ seed: Int32) -> Int64 {
  var bytes: [UInt8] = []
  bytes.append("root: nav(A)\nlaunch\npush B\npop\n")
  let run = ScenarioRun(Script(ScenarioParser.parse(bytes).scenario), on: Platform(Version(Int(seed))))
  return Int64(bitPattern: run.trace.fingerprint)
}
