import Foundation
import PackagePlugin

/// `swift package lcdoc check`: runs lcdoc in the folder of the package, with the arguments as they are.
@main
struct LCDocCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "lcdoc").url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      // SwiftPM knows success and failure only.
      throw Failure(status: process.terminationStatus)
    }
  }

  /// How lcdoc ended; it has said itself what it found.
  private struct Failure: Error, CustomStringConvertible {
    var status: Int32
    var description: String { "lcdoc ended with exit code \(status)" }
  }
}
