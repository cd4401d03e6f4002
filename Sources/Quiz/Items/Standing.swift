/// Where a controller stands while a step goes on, and when all that it sets off has ended.
enum Standing {
  /// Before and after, and nothing tells it of a way.
  case staysOnScreen, staysOutOfSight
  /// It comes, or goes, and is told of nothing else.
  case comes, goes
}
