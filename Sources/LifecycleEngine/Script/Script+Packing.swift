extension PackedWorld {
  /// Memory for any world of a script.
  public init(_ script: Script) { self.init(controllers: script.controllers.count, windows: script.windows.count) }
}
