import Foundation

enum Environment {
  /// The home folder as the shell gives it.
  static var home: String? { ProcessInfo.processInfo.environment["HOME"] }
}
