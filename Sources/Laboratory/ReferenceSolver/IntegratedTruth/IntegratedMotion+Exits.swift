internal import GSLNumerics
internal import MotionProblems

/// From the last retarget on. No force but the spring's own drives the motion: k y² + m v² never grows, and once it is below
/// what a band allows, the motion stays inside.
extension IntegratedMotion {
  /// As ``CertifiedMotion/settling(within:)``.
  public func settling(within halfWidth: Double) throws(ReferenceError) -> Settling {
    guard halfWidth.isFinite, halfWidth >= 0 else {
      throw .invalid(quantity: "the half width of a band", value: halfWidth)
    }
    if halfWidth == 0 { return isStill ? .never : .infinite }
    let question = "the last exit from the band"
    let phases = try accounts(untilEnergyIsBelow: halfWidth * halfWidth, for: question)
    for pair in phases.course.reversed() {
      let target = phases.phase(pair).target
      let (one, other) = phases.places(of: pair)
      guard (abs(one - target) > halfWidth) == (abs(other - target) > halfWidth) else {
        throw .undecided(question: "a swing leaves the band", bits: 53)
      }
      guard abs(one - target) > halfWidth else { continue }
      let level = target + (one > target ? halfWidth : -halfWidth)
      guard let exit = try times(of: level, in: phases, pair).last else { continue }
      return settled(exit, lobe: phases.lobe(of: pair))
    }
    return .never
  }

  /// As ``CertifiedMotion/speedSettling(below:)``; the lobe counts turning points here.
  public func speedSettling(below speed: Double) throws(ReferenceError) -> Settling {
    guard speed.isFinite, speed >= 0 else { throw .invalid(quantity: "the speed of a band", value: speed) }
    if speed == 0 { return isStill ? .never : .infinite }
    let allowed = speed * speed * (oscillator.mass / oscillator.stiffness)
    let question = "the last exit from the band of speed"
    let phases = try accounts(untilEnergyIsBelow: allowed, for: question)
    for pair in phases.course.reversed() {
      guard phases.accounts[0].energy(ofPhase: pair.first) >= allowed * (1 - 1e-9) else { continue }
      var exits: [Double?] = []
      for (number, account) in phases.accounts.enumerated() {
        let heading = account.phases[pair[number]].heading
        let limit = speed / account.scaled.velocity
        let zeros = try account.zeros(
          of: { $0[1] * heading - limit }, inPhase: pair[number], until: phases.end)
        exits.append(zeros.last { !$0.isRising }?.time)
      }
      guard (exits[0] == nil) == (exits[1] == nil) else {
        throw .undecided(question: "a swing is faster than the band", bits: 53)
      }
      guard let one = exits[0], let other = exits[1] else { continue }
      return settled(agreed((one, other)), lobe: phases.lobe(of: pair))
    }
    return .never
  }

  /// As ``CertifiedMotion/restSettling(within:below:)``.
  public func restSettling(within halfWidth: Double, below speed: Double) throws(ReferenceError) -> RestSettling {
    let place = try settling(within: halfWidth)
    let motion = try speedSettling(below: speed)
    let governor: RestSettling.Governor
    switch (place, motion) {
    case (.infinite, _): governor = .position
    case (_, .infinite): governor = .speed
    case (.never, .never): governor = .both
    case (.never, _): governor = .speed
    case (_, .never): governor = .position
    case (.finite(let one), .finite(let other)):
      guard abs(one.time - other.time) > one.radius + other.radius else {
        throw .undecided(question: "position or speed leaves its band last", bits: 53)
      }
      governor = one.time > other.time ? .position : .speed
    }
    return RestSettling(position: place, speed: motion, governor: governor)
  }

  /// As ``CertifiedMotion/stoppingTime()``: rest is only approached.
  public var stoppingTime: SettlingAnswer { isStill ? .never : .infinite }

  /// As ``CertifiedMotion/peak()``.
  public func peak() throws(ReferenceError) -> Peak? {
    let slow = max(1, oscillator.dampingRatio)
    let phases = try accounts(upTo: problem.lastChangeTime + 3 * oscillator.naturalPeriod * slow)
    guard let first = phases.course.first.map(phases.phase) else { return nil }
    let far = first.place != 0 ? -first.place : first.heading
    for pair in phases.course where phases.phase(pair).startsWithTurn {
      guard phases.phase(pair).place * far > 0 else { continue }
      return Peak(
        time: phases.times(of: pair).0, excursion: abs(phases.places(of: pair).0 - problem.finalTarget))
    }
    return nil
  }

  /// As ``CertifiedMotion/overshoot()``.
  public func overshoot() throws(ReferenceError) -> Double? {
    let phases = try accounts(upTo: problem.lastChangeTime + oscillator.naturalPeriod / 64)
    let distance = phases.course.first.map { abs(phases.places(of: $0).0 - problem.finalTarget) } ?? 0
    guard distance > 0 else { return nil }
    return (try peak()?.excursion ?? 0) / distance
  }

  /// As ``CertifiedMotion/amplitude(over:)``.
  public func amplitude(over window: Double) throws(ReferenceError) -> Double {
    guard window >= 0 else { throw .invalid(quantity: "the window", value: window) }
    return try farthest(from: problem.start.position, between: 0, and: window)
  }

  /// As ``CertifiedMotion/largestExcursion(after:)``.
  public func largestExcursion(after time: Double) throws(ReferenceError) -> Double {
    guard time.isFinite, time >= 0 else { throw .invalid(quantity: "the time", value: time) }
    return try farthest(from: problem.finalTarget, between: time, and: .infinity)
  }

  /// Turning points, and both ends; after the second turn of the last segment none is farther out.
  private func farthest(
    from reference: Double, between first: Double, and last: Double
  ) throws(ReferenceError) -> Double {
    let slow = max(1, 2 * oscillator.dampingRatio)
    let end = min(last, max(first, problem.lastChangeTime) + 3 * oscillator.naturalPeriod * slow)
    let phases = try accounts(upTo: end)
    var ends = ReferenceTrace()
    let times = [0, first, end].reduce(into: [Double]()) { if $0.last != $1 { $0.append($1) } }
    try record(at: SampleTimes(arbitrary: times), into: &ends)
    var places = Array(ends.positions.dropFirst(first > 0 ? 1 : 0))
    for pair in phases.pairs where phases.times(of: pair).0 >= first { places.append(phases.places(of: pair).0) }
    return places.reduce(0) { max($0, abs($1 - reference)) }
  }

  private func settled(_ exit: (value: Double, radius: Double), lobe: Int) -> Settling {
    .finite(LastExit(time: exit.value, tail: 0, radius: exit.radius, lobe: lobe))
  }
}
