internal import MotionProblems

/// A spring with Coulomb friction.
struct DrySpring: Hashable, Sendable {
  let oscillator: Oscillator
  /// F > 0.
  let force: Double

  /// nil for any other law.
  init?(_ problem: MotionProblem) {
    guard case .resistedSpring(let oscillator, .coulomb(let force)) = problem.law else { return nil }
    self.oscillator = oscillator
    self.force = force
  }
}

/// The answers for ``DrySpring``.
extension CertifiedMotion {
  /// Hands over each segment that meets a window, in order, until `visit` has had enough; see
  /// ``visitSegments(within:precision:_:)``.
  func visit(
    _ dry: DrySpring, within window: EventWindow, precision: Int,
    _ visit: (borrowing DryPath, MotionSegment, Int) throws(Undecided) -> Bool?
  ) throws(Undecided) -> Bool {
    var state = BallState(problem.start, in: segments[0])
    for (index, segment) in segments.enumerated() {
      if segment.start > window.last { return true }
      let length = segment.end.isFinite ? Ball(exactly: segment.end) - Ball(exactly: segment.start) : nil
      let path = try DryPath(
        modes: OscillatorModes(dry.oscillator, precision: precision), force: dry.force, from: state, length: length,
        opensAtRetarget: index > 0)
      if segment.end >= window.first {
        guard let goesOn = try visit(path, segment, index) else { return false }
        if !goesOn { return true }
      }
      guard index + 1 < segments.count else { return true }
      let finish = try path.state(after: Ball(exactly: segment.end) - Ball(exactly: segment.start))
      let shift = Ball(exactly: segment.origin) - Ball(exactly: segments[index + 1].origin)
      state = BallState(displacement: finish.displacement + shift, velocity: finish.velocity.copy())
    }
    return true
  }

  /// Each instant by itself, at the lowest precision that makes all radii small enough.
  func record(_ dry: DrySpring, at times: [Double], into trace: inout ReferenceTrace) throws(ReferenceError) {
    try Precision.raising(for: "the radius of a state is small enough") { bits throws(Undecided) -> Void? in
      var radii = StateRadii()
      var first = 0
      trace.positionRadius = 0
      trace.velocityRadius = 0
      let window = EventWindow(to: times.last ?? 0)
      _ = try visit(dry, within: window, precision: bits) { path, segment, _ throws(Undecided) -> Bool? in
        let indices = samples(of: times, from: first, in: segment)
        try path.record(times, indices, segment, radii: &radii, into: &trace)
        first = indices.upperBound
        return true
      }
      return radii.areSmallEnough(for: TraceExtent(trace), farthestOrigin: farthestOrigin) ? () : nil
    }
  }

  /// The last exit of the last segment.
  func lastExit(
    of dry: DrySpring, from band: borrowing BandedQuantity, precision: Int
  ) throws(Undecided) -> BandExit? {
    var found = LatestExit()
    let window = EventWindow(from: lastSegment.start)
    let isSharp = try visit(dry, within: window, precision: precision) {
      path, _, index throws(Undecided) -> Bool? in
      guard index == segments.count - 1 else { return true }
      guard let exit = try path.lastExit(from: band) else { return nil }
      found.take(exit, later: Ball(exactly: 0), turnsBefore: 0)
      return true
    }
    return isSharp ? found.exit : nil
  }

  /// When friction has stopped it for the last time; `never` where it holds it all the time.
  func stop(of dry: DrySpring) throws(ReferenceError) -> SettlingAnswer {
    let found = try Precision.raising(for: "the time of the stop is sharp") { bits throws(Undecided) -> Settling? in
      var latest = Settling.never
      let isSharp = try visit(dry, within: EventWindow(), precision: bits) {
        path, segment, _ throws(Undecided) -> Bool? in
        if path.heading == .zero { return true }
        guard let exit = try path.lastExit(below: Ball(exactly: 0)) else { return nil }
        latest = settling(for: exit, in: segment)
        return true
      }
      return isSharp ? latest : nil
    }
    return found.answer
  }

  /// The first turn beyond the target in the last segment, or the place beyond it where the motion is held: seconds of the
  /// segment, the distance from the target, and that at the segment's start.
  func peak(of dry: DrySpring) throws(ReferenceError) -> (peak: Peak, overshoot: Double?)? {
    try Precision.raising(for: "the peak is sharp") {
      bits throws(Undecided) -> (peak: Peak, overshoot: Double?)?? in
      var found: (peak: Peak, overshoot: Double?)?
      let window = EventWindow(from: lastSegment.start)
      let isSharp = try visit(dry, within: window, precision: bits) { path, segment, index throws(Undecided) -> Bool? in
        guard index == segments.count - 1, let number = try path.firstTurnBeyondTarget() else { return true }
        let time = path.time(ofTurn: number)
        let stiffness = path.modes.stiffness.rounded(to: bits)
        let height = path.place(atTurn: number).magnitude / stiffness
        guard time.isSharp(bits: 62), height.isSharp(bits: 62) else { return nil }
        let distance = path.start.displacement.magnitude / stiffness
        let part = distance.isZero ? nil : (height / distance).nearestDouble
        let instant = (time + Ball(exactly: segment.start)).nearestDouble
        found = (Peak(time: instant, excursion: height.nearestDouble), part)
        return true
      }
      return isSharp ? .some(found) : nil
    }
  }

  /// Over all segments that meet [`first`, `last`].
  func farthest(
    of dry: DrySpring, from reference: Double, between first: Double, and last: Double
  ) throws(ReferenceError) -> Double {
    let distance = try Precision.raising(for: "the farthest point is sharp") { bits throws(Undecided) -> Double? in
      var points = FarthestPoints(from: Ball(exactly: reference))
      let window = EventWindow(from: first, to: last)
      _ = try visit(dry, within: window, precision: bits) { path, segment, _ throws(Undecided) -> Bool? in
        try points.include(
          path, origin: Ball(exactly: segment.origin),
          from: Ball(exactly: max(segment.start, first)) - Ball(exactly: segment.start),
          to: min(segment.end, last).isFinite
            ? Ball(exactly: min(segment.end, last)) - Ball(exactly: segment.start) : nil)
        return true
      }
      let isGone = points.distance.magnitudeBound <= Precision.leastRadius
      return isGone || points.distance.isSharp(bits: 62) ? points.distance.nearestDouble : nil
    }
    guard distance.isFinite else { throw .outOfRange(quantity: "the farthest distance") }
    return distance
  }

  /// Where the motion rests or tends to in the end, in the coordinates of the problem.
  func restPlace(of dry: DrySpring) throws(ReferenceError) -> Double {
    try Precision.raising(for: "the place of rest is sharp") { bits throws(Undecided) -> Double? in
      var place: Double?
      let window = EventWindow(from: lastSegment.start)
      _ = try visit(dry, within: window, precision: bits) { path, segment, index throws(Undecided) -> Bool? in
        guard index == segments.count - 1 else { return true }
        let rest = path.restPlace() / path.modes.stiffness.rounded(to: bits) + Ball(exactly: segment.origin)
        if rest.isSharp(bits: 62) || rest.magnitudeBound <= Precision.leastRadius { place = rest.nearestDouble }
        return true
      }
      return place
    }
  }
}

extension DryPath {
  fileprivate func lastExit(from band: borrowing BandedQuantity) throws(Undecided) -> BandExit? {
    switch band {
    case .place(let width): try lastExit(within: width)
    case .speed(let speed): try lastExit(below: speed)
    }
  }

  fileprivate func record(
    _ times: [Double], _ indices: Range<Int>, _ segment: MotionSegment, radii: inout StateRadii,
    into trace: inout ReferenceTrace
  ) throws(Undecided) {
    let start = Ball(exactly: segment.start)
    let origin = Ball(exactly: segment.origin)
    var number = 0
    var phase = try phase(0)
    for index in indices {
      let elapsed = Ball(exactly: times[index]) - start
      let moment = elapsed.isZero ? Moment.phase(0) : try moment(at: elapsed)
      let state: BallState
      switch moment {
      case .held: state = try self.state(after: elapsed)
      case .phase(let current):
        if current != number { phase = try self.phase(current) }
        number = current
        state = try self.state(after: elapsed - time(ofTurn: current), ofPhase: phase, number: current)
      }
      radii.include(position: state.displacement.radius, velocity: state.velocity.radius)
      trace.set(index, position: (state.displacement + origin).split, velocity: state.velocity.split)
    }
  }

  /// The first turn on the far side of the target, or the last one where the motion is held there.
  fileprivate func firstTurnBeyondTarget() throws(Undecided) -> Int? {
    let place = try start.displacement.sign(deciding: "the motion starts above or below its target")
    let far = place == .zero ? heading : place.opposite
    for number in 1...2 where try hasTurn(number) {
      if try side(ofTurn: number, from: Ball(exactly: 0)) == far { return number }
    }
    return nil
  }

  /// Y where it is held, or what it tends to.
  fileprivate func restPlace() -> Ball {
    if heading == .zero { return start.displacement.copy() }
    if let lastTurn { return place(atTurn: lastTurn) }
    return centre(ofPhase: firstTurn == nil ? 0 : 1)
  }
}

extension FarthestPoints {
  /// The points of one segment between two of its times.
  fileprivate mutating func include(
    _ path: borrowing DryPath, origin: borrowing Ball, from first: borrowing Ball, to last: borrowing Ball?
  ) throws(Undecided) {
    include(try path.state(after: first).displacement + origin)
    switch last {
    case .some(let last): include(try path.state(after: last).displacement + origin)
    case .none: include(path.restPlace() / path.modes.stiffness.rounded(to: path.precision) + origin)
    }
    let begin = max(1, try path.firstPhase(from: first))
    for number in begin..<(begin + 4) where try path.hasTurn(number) {
      let time = path.time(ofTurn: number)
      guard !(first - time).isPositive, Self.isReached(time, last) else { continue }
      include(path.place(atTurn: number) / path.modes.stiffness.rounded(to: path.precision) + origin)
    }
  }
}
