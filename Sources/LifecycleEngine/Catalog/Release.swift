/// A release of iOS as the catalog needs it: the version in which a callback came or went.
///
/// A whole version is written as an integer literal (`13`), a point release as `Release(4, 2)`.
public struct Release: Hashable, Comparable, Sendable, ExpressibleByIntegerLiteral {
  /// The number before the point.
  public let major: UInt8
  /// The number after the point.
  public let minor: UInt8

  /// The release `major.minor`.
  public init(_ major: UInt8, _ minor: UInt8) {
    self.major = major
    self.minor = minor
  }

  /// The first release of a version: `13` is iOS 13.0.
  public init(integerLiteral major: UInt8) {
    self.init(major, 0)
  }

  /// The release as one number that sorts like it: iOS 4.2 is 402.
  public var number: UInt16 { UInt16(major) * 100 + UInt16(minor) }

  public static func < (left: Release, right: Release) -> Bool { left.number < right.number }
}
