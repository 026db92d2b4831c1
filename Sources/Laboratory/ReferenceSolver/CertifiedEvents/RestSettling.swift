/// When a motion comes to rest as engines mean it: position and speed both within a band from then on.
public struct RestSettling: Hashable, Sendable {
  /// Which of the two is outside its band last.
  public enum Governor: String, Hashable, Sendable {
    case position
    case speed
    /// Both leave their bands for the last time at the same instant, or neither ever.
    case both
  }

  /// The last exit from the band of position.
  public let position: Settling
  /// The last exit from the band of speed.
  public let speed: Settling
  public let governor: Governor

  /// The later of both.
  public var combined: Settling { governor == .speed ? speed : position }
}

extension CertifiedMotion {
  /// The last time |velocity| is greater than `speed`, from the last retarget on.
  ///
  /// The lobe counts instants of zero acceleration. Momentum m v obeys the equation of the motion itself, with −(k x + c v)
  /// for its velocity: it is the same question, exact where the other one is.
  ///
  /// - Parameter speed: units of length per second, ≥ 0.
  /// - Throws: as ``settlingTime(within:)``.
  public func speedSettling(below speed: Double) throws(ReferenceError) -> Settling {
    guard speed.isFinite, speed >= 0 else { throw .invalid(quantity: "the speed of a band", value: speed) }
    let found = try Precision.raising(for: "the time of the last exit is sharp") {
      bits throws(Undecided) -> Settling? in
      guard let exit = try lastExit(below: speed, precision: bits) else { return nil }
      return settling(for: exit)
    }
    if case .finite(let exit) = found, !exit.time.isFinite { throw .outOfRange(quantity: "the settling time") }
    return found
  }

  /// The last time the motion is farther than `halfWidth` from its final target or faster than `speed`, from the last
  /// retarget on.
  ///
  /// - Parameters:
  ///   - halfWidth: units of length, ≥ 0.
  ///   - speed: units of length per second, ≥ 0.
  /// - Throws: as ``settlingTime(within:)``; ``ReferenceError/undecided(question:bits:)`` also where after a retarget both
  ///   last exits seem to be at the same instant. Without retargets that is decided.
  public func restSettling(within halfWidth: Double, below speed: Double) throws(ReferenceError) -> RestSettling {
    guard halfWidth.isFinite, halfWidth >= 0 else {
      throw .invalid(quantity: "the half width of a band", value: halfWidth)
    }
    guard speed.isFinite, speed >= 0 else { throw .invalid(quantity: "the speed of a band", value: speed) }
    let found = try Precision.raising(for: "the times of the last exits are sharp") {
      bits throws(Undecided) -> RestSettling? in
      guard let place = try lastExit(within: halfWidth, precision: bits),
        let motion = try lastExit(below: speed, precision: bits)
      else { return nil }
      let governor = try governor(place, motion, halfWidth: halfWidth, speed: speed, precision: bits)
      return RestSettling(position: settling(for: place), speed: settling(for: motion), governor: governor)
    }
    for case .finite(let exit) in [found.position, found.speed] where !exit.time.isFinite {
      throw .outOfRange(quantity: "the settling time")
    }
    return found
  }

  private func lastExit(below speed: Double, precision: Int) throws(Undecided) -> BandExit? {
    if let free = FreeMotion(problem) {
      return try FreePath(motion: free, precision: precision).lastExit(below: Ball(exactly: speed))
    }
    if let dry = DrySpring(problem) {
      return try lastExit(of: dry, from: .speed(Ball(exactly: speed)), precision: precision)
    }
    if !problem.constantsChanges.isEmpty {
      return try lastExitOfCourse(from: .speed(Ball(exactly: speed)), precision: precision)
    }
    let state = lastStart(precision: precision)
    switch LinearLaw(problem.law, precision: precision) {
    case .friction(let form): return try FrictionSettling.lastExit(form, from: state.velocity, below: speed)
    case .spring(let modes):
      let limit = modes.mass * Ball(exactly: speed)
      let momentum = SpringStart(momentumOf: state, modes: modes)
      return try SpringSettling(start: momentum, halfWidth: limit).lastExit()
    }
  }

  private func governor(
    _ place: borrowing BandExit, _ motion: borrowing BandExit, halfWidth: Double, speed: Double, precision: Int
  ) throws(Undecided) -> RestSettling.Governor {
    switch place {
    case .infinite: return .position
    case .never:
      switch motion {
      case .never: return .both
      case .infinite: return .speed
      case .finite: return .speed
      }
    case .finite(let placeExit):
      switch motion {
      case .infinite: return .speed
      case .never: return .position
      case .finite(let motionExit):
        let later = placeExit.time - motionExit.time
        if later.isPositive { return .position }
        if later.isNegative { return .speed }
        if let free = FreeMotion(problem), free.exitsTogether(halfWidth: halfWidth, speed: speed) { return .both }
        let meeting = try RationalMeeting(
          of: self, halfWidth: halfWidth, speed: speed, lobes: (placeExit.lobe, motionExit.lobe), precision: precision)
        if let meeting, try meeting.happens() { return .both }
        throw Undecided("position or speed leaves its band last")
      }
    }
  }
}

extension SpringStart {
  /// The motion of the momentum m v, which obeys the same equation.
  init(momentumOf state: borrowing BallState, modes: consuming OscillatorModes) {
    let change = -(modes.stiffness * state.displacement + modes.coefficient * state.velocity)
    let moving = BallState(displacement: modes.mass * state.velocity, velocity: change.copy())
    self.init(modes: modes, state: moving)
  }
}

extension FrictionSettling {
  /// The last time the speed |v₀| e^(−λt) is above a limit.
  fileprivate static func lastExit(
    _ form: borrowing FrictionForm, from velocity: borrowing Ball, below speed: Double
  ) throws(Undecided) -> BandExit? {
    if velocity.isZero { return .never }
    if speed == 0 { return .infinite }
    let excess = velocity.magnitude - Ball(exactly: speed)
    guard try excess.sign(deciding: "the motion starts faster than its band") == .positive else { return .never }
    if form.rate.isZero { return .infinite }
    let ratio = excess.rounded(to: form.precision) / Ball(exactly: speed)
    let time = ratio.logarithmOfOnePlus() / form.rate
    return time.isSharp(bits: 63) ? .finite(time, lobe: 0) : nil
  }
}
