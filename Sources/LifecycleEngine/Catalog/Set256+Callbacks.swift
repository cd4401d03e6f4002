extension Set256 {
  /// Whether a callback is in the set.
  subscript(callback: Callback) -> Bool {
    @inline(__always) get { self[Int(callback.rawValue)] }
    set { self[Int(callback.rawValue)] = newValue }
  }
}
