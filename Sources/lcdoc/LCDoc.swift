import CMalloc
import LCDocCommands

@main
enum LCDoc {
  static func main() {
    lcdoc_share_heaps()
    LCDocCommand.run()
  }
}
