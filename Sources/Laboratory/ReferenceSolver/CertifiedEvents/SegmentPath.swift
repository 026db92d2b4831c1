/// One segment of a problem at one precision, ready for questions about its events.
enum SegmentPath: ~Copyable {
  /// It stays where it is.
  case rest
  case spring(SpringPath)
  case friction(FrictionPath)
  /// Friction that is not linear.
  case free(FreePath)
  /// A spring with Coulomb friction.
  case dry(DryPath)

  var precision: Int {
    switch self {
    case .rest: Precision.first
    case .spring(let path): path.start.precision
    case .friction(let path): path.form.precision
    case .free(let path): path.precision
    case .dry(let path): path.precision
    }
  }

  /// The crossings of a level until `take` refuses one; false when the precision is too low.
  ///
  /// - Parameters:
  ///   - level: displacement from the segment's origin, exact.
  ///   - first: seconds of the segment; earlier ones may be left out.
  func crossings(
    of level: borrowing Ball, from first: borrowing Ball, take: (borrowing PathCrossing) throws(Undecided) -> Bool
  ) throws(Undecided) -> Bool {
    switch self {
    case .rest: return true
    case .spring(let path): return try path.crossings(of: level, from: first, take: take)
    case .friction(let path): return try Self.handOver(try path.crossing(of: level), take)
    case .free(let path): return try Self.handOver(try path.crossing(of: level), take)
    case .dry(let path): return try path.crossings(of: level, from: first, take: take)
    }
  }

  /// The only crossing of a motion that goes one way.
  private static func handOver(
    _ crossing: borrowing PathCrossing?, _ take: (borrowing PathCrossing) throws(Undecided) -> Bool
  ) throws(Undecided) -> Bool {
    switch crossing {
    case .none: return true
    case .some(let crossing):
      guard crossing.time.isSharp(bits: 63) else { return false }
      _ = try take(crossing)
      return true
    }
  }
}

/// A motion under v′ = −λ v: one way, without a turn.
struct FrictionPath: ~Copyable {
  let form: FrictionForm
  let velocity: Ball

  /// When it is at a place, if ever after its start: v₀ (1 − e^(−λt))/λ = y at t = −ln (1 − λ y/v₀)/λ.
  ///
  /// - Parameter place: from its start, exact.
  func crossing(of place: borrowing Ball) throws(Undecided) -> PathCrossing? {
    let side = try place.sign(deciding: "a level is before or behind the start")
    guard try velocity.sign(deciding: "the motion starts upwards or downwards") == side, side != .zero else {
      return nil
    }
    let direction: LevelCrossing.Direction = side == .positive ? .rising : .falling
    if form.rate.isZero {
      return PathCrossing(time: place.rounded(to: form.precision) / velocity, direction: direction, stretch: 0)
    }
    let left = velocity.magnitude - form.rate * place.magnitude
    guard try left.sign(deciding: "the motion comes as far as a level") == .positive else { return nil }
    let part = form.rate * place.rounded(to: form.precision) / velocity
    // Why: with little way left 1 − λ y/v₀ is known best as a quotient.
    let isFar = (part - Ball(exactly: 0.5)).isPositive
    let logarithm =
      isFar ? (left.rounded(to: form.precision) / velocity.magnitude).logarithm() : (-part).logarithmOfOnePlus()
    return PathCrossing(time: -(logarithm / form.rate), direction: direction, stretch: 0)
  }
}

extension CertifiedMotion {
  /// Hands over each segment that meets a window, in order, until `visit` has had enough.
  ///
  /// - Parameter visit: whether to go on; nil when the precision is too low.
  /// - Returns: false when the precision is too low.
  func visitSegments(
    within window: EventWindow, precision: Int,
    _ visit: (borrowing SegmentPath, MotionSegment, Int) throws(Undecided) -> Bool?
  ) throws(Undecided) -> Bool {
    if let dry = DrySpring(problem) {
      return try self.visit(dry, within: window, precision: precision) {
        path, segment, index throws(Undecided) -> Bool? in
        try visit(.dry(path.copy()), segment, index)
      }
    }
    var walk = SegmentWalk(problem.start, in: segments[0], precision: precision)
    for (index, segment) in segments.enumerated() {
      if index > 0 { walk.advance(to: segment) }
      if segment.start > window.last { return true }
      if segment.end < window.first { continue }
      let path = try path(of: walk, index: index, precision: precision)
      guard let goesOn = try visit(path, segment, index) else { return false }
      if !goesOn { return true }
    }
    return true
  }

  private func path(
    of walk: borrowing SegmentWalk, index: Int, precision: Int
  ) throws(Undecided) -> SegmentPath {
    if walk.state.isZero { return .rest }
    if let free = FreeMotion(problem) { return .free(FreePath(motion: free, precision: precision)) }
    switch walk.law {
    case .friction(let form):
      return .friction(
        FrictionPath(
          form: FrictionForm(rate: form.rate.nearestDouble, precision: form.precision),
          velocity: walk.state.velocity.copy()))
    case .spring(let modes):
      let start = SpringStart(modes: modes.copy(), state: walk.state.copy())
      let finish = walk.segment.end.isFinite ? walk.stateAtEnd() : nil
      return .spring(try SpringPath(start, in: walk.segment, index: index, finish: finish))
    }
  }
}
