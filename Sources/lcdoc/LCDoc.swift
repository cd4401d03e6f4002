import LCDocCommands

@main
enum LCDoc {
  static func main() { LCDocCommand.run() }
}
