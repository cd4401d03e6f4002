// The module is made for WebAssembly; a plain `swift build` builds and links it like every other target.
#if !hasFeature(Embedded)
  @main
  enum NativeMain {
    static func main() {}
  }
#endif
