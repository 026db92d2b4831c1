/// Which lines pass below the corners of one wall and above those of the other: the two extreme ones, and the hulls on
/// which they turn as the walls go on.
struct LineChains {
  /// The corners of each wall that a line can touch: below the upper wall a chain that bends up, above the lower one a
  /// chain that bends down.
  private var upperHull: [Corner]
  private var lowerHull: [Corner]
  /// Touches the lower wall, later the upper one.
  private var steepest: Line
  /// Touches the upper wall, later the lower one.
  private var flattest: Line
  /// Where on the lower hull the steepest, and on the upper hull the flattest line turns.
  private var lowerTurn = 0
  private var upperTurn = 0
  /// The later touches: of the steepest line on the upper wall, of the flattest on the lower one.
  private var upperTouch: Corner?
  private var lowerTouch: Corner?

  /// All lines through a point.
  init(start: Corner) {
    upperHull = [start]
    lowerHull = [start]
    steepest = Line(time: start.time, level: start.level, slope: .infinity)
    flattest = Line(time: start.time, level: start.level, slope: -.infinity)
  }

  /// The wall that no line gets past.
  func obstacle(upper: Corner, lower: Corner) -> Wall? {
    if steepest.value(at: lower.time) < lower.level { return .lower }
    if flattest.value(at: upper.time) > upper.level { return .upper }
    return nil
  }

  mutating func add(upper: Corner, lower: Corner) {
    if upper.level < steepest.value(at: upper.time) {
      while lowerTurn + 1 < lowerHull.count,
        lowerHull[lowerTurn + 1].slope(to: upper) <= lowerHull[lowerTurn].slope(to: upper)
      {
        lowerTurn += 1
      }
      let pivot = lowerHull[lowerTurn]
      steepest = Line(time: pivot.time, level: pivot.level, slope: pivot.slope(to: upper))
      upperTouch = upper
    }
    if lower.level > flattest.value(at: lower.time) {
      while upperTurn + 1 < upperHull.count,
        upperHull[upperTurn + 1].slope(to: lower) >= upperHull[upperTurn].slope(to: lower)
      {
        upperTurn += 1
      }
      let pivot = upperHull[upperTurn]
      flattest = Line(time: pivot.time, level: pivot.level, slope: pivot.slope(to: lower))
      lowerTouch = lower
    }
    Self.push(upper, on: &upperHull, bendsUp: true, keeping: upperTurn)
    Self.push(lower, on: &lowerHull, bendsUp: false, keeping: lowerTurn)
  }

  private static func push(_ corner: Corner, on hull: inout [Corner], bendsUp: Bool, keeping turn: Int) {
    while hull.count > turn + 1, hull.count > 1 {
      let before = hull[hull.count - 2].slope(to: hull[hull.count - 1])
      let after = hull[hull.count - 1].slope(to: corner)
      guard bendsUp ? after <= before : after >= before else { break }
      hull.removeLast()
    }
    hull.append(corner)
  }

  /// The line that goes farthest before a wall stops it.
  func farthest(_ side: Wall) -> Line? {
    let line = side == .lower ? steepest : flattest
    return line.slope.isFinite ? line : nil
  }

  func lastTouch(_ side: Wall) -> Corner? { side == .lower ? upperTouch : lowerTouch }

  func touches(_ side: Wall) -> [(time: Double, wall: Double)] {
    let first = side == .lower ? steepest.time : flattest.time
    return [(first, side == .lower ? -1 : 1)]
      + (lastTouch(side).map { [($0.time, side == .lower ? 1 : -1)] } ?? [])
  }

  /// All lines that cross `line` between its last touch and its exit, and go on inside the corridor.
  mutating func restart(_ side: Wall, at exit: Corner, from touch: Corner, along line: Line) {
    switch side {
    case .lower:
      upperHull = Self.hull(of: upperHull.filter { $0.time >= touch.time }, bendsUp: true)
      lowerHull = [exit]
      steepest = Line(time: exit.time, level: exit.level, slope: .infinity)
      flattest = line
    case .upper:
      lowerHull = Self.hull(of: lowerHull.filter { $0.time >= touch.time }, bendsUp: false)
      upperHull = [exit]
      flattest = Line(time: exit.time, level: exit.level, slope: -.infinity)
      steepest = line
    }
    lowerTurn = 0
    upperTurn = 0
    upperTouch = side == .upper ? exit : nil
    lowerTouch = side == .lower ? exit : nil
  }

  private static func hull(of corners: [Corner], bendsUp: Bool) -> [Corner] {
    var hull: [Corner] = []
    for corner in corners { push(corner, on: &hull, bendsUp: bendsUp, keeping: 0) }
    return hull
  }

  /// A line of the corridor through a point at its end, the nearer to the middle the freer the point is.
  func line(through goal: Corner) -> Line? {
    let (low, high) = (flattest.value(at: goal.time), steepest.value(at: goal.time))
    guard low <= goal.level, goal.level <= high else { return nil }
    guard high.isFinite else { return Self.line(lowerHull[lowerTurn], goal) }
    guard low.isFinite else { return Self.line(upperHull[upperTurn], goal) }
    guard high > low else { return steepest }
    let share = (goal.level - low) / (high - low)
    let slope = flattest.slope + share * (steepest.slope - flattest.slope)
    return Line(time: goal.time, level: goal.level, slope: slope)
  }

  private static func line(_ pivot: Corner, _ goal: Corner) -> Line {
    Line(time: goal.time, level: goal.level, slope: pivot.slope(to: goal))
  }

  /// Whether the end lies above all lines, so that the lower wall is in their way.
  func isBelow(_ goal: Corner) -> Bool { steepest.value(at: goal.time) < goal.level }

  /// The gentlest line to the end that crosses the farthest one behind its last touch.
  func closing(_ side: Wall, at goal: Corner) -> Line {
    let touch = lastTouch(side)?.time ?? goal.time
    let slopes = (side == .lower ? upperHull : lowerHull).filter { $0.time >= touch && $0.time < goal.time }
      .map { $0.slope(to: goal) }
    let slope = (side == .lower ? slopes.max() : slopes.min()) ?? 0
    return Line(time: goal.time, level: goal.level, slope: slope)
  }
}
