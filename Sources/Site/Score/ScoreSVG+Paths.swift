/// The few path commands that a score needs.
extension ScoreSVG {
  func appendMove(_ x: Int, _ y: Int, to out: inout HTML) {
    out.append("M")
    appendPair(x, y, to: &out)
  }

  func appendPair(_ x: Int, _ y: Int, to out: inout HTML) {
    out.append(x)
    out.append(" ")
    out.append(y)
  }

  func appendHorizontal(_ x: Int, to out: inout HTML) {
    out.append("H")
    out.append(x)
  }

  func appendVertical(_ y: Int, to out: inout HTML) {
    out.append("V")
    out.append(y)
  }

  func appendBox(_ x: Int, _ y: Int, _ width: Int, _ height: Int, to out: inout HTML) {
    appendMove(x, y, to: &out)
    appendHorizontal(x + width, to: &out)
    appendVertical(y + height, to: &out)
    appendHorizontal(x, to: &out)
    out.append("Z")
  }

  func appendCircle(_ x: Int, _ y: Int, radius: Int, to out: inout HTML) {
    appendMove(x - radius, y, to: &out)
    for end in [2 * radius, -2 * radius] {
      out.append("a")
      appendPair(radius, radius, to: &out)
      out.append(" 0 1 0 ")
      appendPair(end, 0, to: &out)
    }
    out.append("Z")
  }

  func appendDiamond(_ x: Int, _ y: Int, radius: Int, to out: inout HTML) {
    appendMove(x, y - radius, to: &out)
    for (dx, dy) in [(radius, radius), (-radius, radius), (-radius, -radius)] {
      out.append("l")
      appendPair(dx, dy, to: &out)
    }
    out.append("Z")
  }

  func appendTriangle(_ x: Int, _ y: Int, to out: inout HTML) {
    appendMove(x - 5, y - 4, to: &out)
    out.append("h10l-5 9Z")
  }

  /// Sixteenths of an em as `12.5em`; a sixteenth has four decimals, so nothing is rounded.
  func appendEms(_ units: Int, to out: inout HTML) {
    out.append(units / 16)
    let rest = units % 16 * 625
    if rest > 0 {
      let digits = String(rest)
      out.append(".")
      out.append(text: String(repeating: "0", count: 4 - digits.utf8.count) + digits)
    }
    out.append("em")
  }
}
