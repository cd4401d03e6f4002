public enum NearNames { public static func suggestions(for text: String, among: [String]) -> [String] { [] } }
public struct TextRenderer: Sendable { public init(colour: Bool, width: Int) {}
  public func render(_ d: Diagnostic) -> String {
    let p = d.file.position(at: d.range.lowerBound)
    return "\(d.severity.rawValue)[\(d.code)]: \(d.message)\n --> \(d.file.path):\(p.line):\(p.column) \(d.label)\n" + d.notes.map { "  = note: " + $0 + "\n" }.joined() + d.helps.map { "  = help: " + $0 + "\n" }.joined() } }
public enum JSONRenderer { public static func render(_ d: [Diagnostic]) -> [UInt8] { [] } }
public struct JSONWriter { public var bytes: [UInt8] = []; public init() {}; public mutating func beginObject() {}; public mutating func endObject() {}; public mutating func beginArray() {}; public mutating func endArray() {}; public mutating func key(_ s: String) {}; public mutating func string(_ s: String) {}; public mutating func int(_ i: Int) {}; public mutating func null() {} }
