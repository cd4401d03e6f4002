/// How far a sentence goes, held against what a build can say of callbacks at what can be told to happen.
package enum Reach: UInt8, CaseIterable, Sendable {
  /// It says that, and no more.
  case within
  /// It plainly claims something else of its callbacks: a state, a number, something that is not staged.
  case other
  /// It seems to say that and does not: in a special setting, of another object, half taken back, hoped or heard, of an
  /// argument or of the code inside.
  case beyond
}
