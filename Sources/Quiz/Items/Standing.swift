/// Where a controller stands when all that a step sets off has ended.
enum Standing {
  case onScreen, outOfSight
}
