/// A version of iOS, `9.3` or `11.0.3`, ordered as people order versions.
public struct Version: Hashable, Comparable, Sendable {
  /// major * 10000 + minor * 100 + patch; each part below 100.
  public let raw: UInt32

  /// Takes the parts; each is meant to be below 100.
  @inline(__always)
  public init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
    self.raw = UInt32(clamping: major * 10000 + minor * 100 + patch)
  }

  /// The 9 of 9.3.1.
  public var major: Int { Int(raw / 10000) }
  /// The 3 of 9.3.1.
  public var minor: Int { Int(raw / 100 % 100) }
  /// The 1 of 9.3.1.
  public var patch: Int { Int(raw % 100) }

  /// By major, minor and patch, as numbers.
  public static func < (left: Version, right: Version) -> Bool { left.raw < right.raw }

  /// The oldest and the newest version that the engine models.
  public static var oldest: Version { Version(2) }
  /// The last version with recorded behaviour: later ones are taken to behave like it.
  public static var newest: Version { Version(26) }

  /// The versions that stand for all: one for each major version that behaved in a way of its own, plus the
  /// minor ones that the facts tell apart.
  public static let modelled: [Version] =
    (2...18).map { Version($0) } + [Version(26)]

  /// Versions in ascending order as stretches with no modelled version missing inside.
  public static func stretches(of versions: [Version]) -> [VersionRange] {
    var stretches: [VersionRange] = []
    for version in versions {
      if let last = stretches.last, !modelled.contains(where: { $0 > last.upper && $0 < version }) {
        stretches[stretches.count - 1].upper = version
      } else {
        stretches.append(VersionRange(version, version))
      }
    }
    return stretches
  }

  /// Reads `9`, `9.3`, `11.0.3`; nil for anything else.
  public init?(_ text: some Collection<UInt8>) {
    var parts: [Int] = []
    var value: Int?
    for byte in text {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        value = (value ?? 0) * 10 + Int(byte - UInt8(ascii: "0"))
        if let value, value > 99 { return nil }
      case UInt8(ascii: "."):
        guard let part = value else { return nil }
        parts.append(part)
        value = nil
      default: return nil
      }
    }
    guard let last = value, parts.count < 3 else { return nil }
    parts.append(last)
    while parts.count < 3 { parts.append(0) }
    self.init(parts[0], parts[1], parts[2])
  }

  /// Writes the version the way people do: no trailing zero parts.
  public func write(to text: inout [UInt8]) {
    text.append(decimal: major)
    if minor > 0 || patch > 0 {
      text.append(UInt8(ascii: "."))
      text.append(decimal: minor)
    }
    if patch > 0 {
      text.append(UInt8(ascii: "."))
      text.append(decimal: patch)
    }
  }
}

extension Version: CustomStringConvertible {
  /// `9.3`, without trailing zeros.
  public var description: String {
    var text: [UInt8] = []
    write(to: &text)
    return String(decoding: text, as: UTF8.self)
  }
}

/// The versions that a scenario speaks of: one, or a range whose ends may be open.
public struct VersionRange: Hashable, Sendable {
  /// The oldest version that belongs to it.
  public var lower: Version
  /// The newest version that belongs to it.
  public var upper: Version

  /// Both ends belong to it.
  @inline(__always)
  public init(_ lower: Version, _ upper: Version) {
    self.lower = lower
    self.upper = upper
  }

  /// Every version, those to come included.
  public static let all = VersionRange(.oldest, Version(99))

  /// Whether a version lies between the ends, or is one of them.
  public func contains(_ version: Version) -> Bool { lower <= version && version <= upper }

  /// The modelled versions inside, oldest first; the lower end itself where none is.
  public var modelled: [Version] {
    var inside = Version.modelled.filter(contains)
    if inside.first != lower, lower != .oldest || inside.isEmpty { inside.insert(lower, at: 0) }
    if lower == upper { return [lower] }
    return inside
  }
}
