extension CertifiedMotion {
  /// The last time the motion is farther than `halfWidth` from its final target; under friction, from where it rests.
  ///
  /// For a problem with retargets only what happens from the last one on counts, changes of constants notwithstanding;
  /// times are those of the problem.
  ///
  /// - Parameter halfWidth: in units of length, ≥ 0. In a band of no width a motion that is not at rest never settles,
  ///   unless friction stops it, which is then the instant.
  /// - Throws: ``ReferenceError/invalid(quantity:value:)`` for a band that is negative or not finite;
  ///   ``ReferenceError/undecided(question:bits:)`` where a state after a retarget is too near the edge of the band, which
  ///   cannot happen without retargets; ``ReferenceError/outOfRange(quantity:)`` for a time that is no finite double.
  public func settlingTime(within halfWidth: Double) throws(ReferenceError) -> SettlingAnswer {
    try settling(within: halfWidth).answer
  }

  /// ``settlingTime(within:)`` with the time to some 30 digits and the swing on which it happens.
  public func settling(within halfWidth: Double) throws(ReferenceError) -> Settling {
    guard halfWidth.isFinite, halfWidth >= 0 else {
      throw .invalid(quantity: "the half width of a band", value: halfWidth)
    }
    let found = try Precision.raising(for: "the time of the last exit is sharp") {
      bits throws(Undecided) -> Settling? in
      guard let exit = try lastExit(within: halfWidth, precision: bits) else { return nil }
      return settling(for: exit)
    }
    if case .finite(let exit) = found, !exit.time.isFinite { throw .outOfRange(quantity: "the settling time") }
    return found
  }

  func lastExit(within halfWidth: Double, precision: Int) throws(Undecided) -> BandExit? {
    if let free = FreeMotion(problem) {
      return try FreePath(motion: free, precision: precision).lastExit(within: Ball(exactly: halfWidth))
    }
    if let dry = DrySpring(problem) {
      return try lastExit(of: dry, from: .place(Ball(exactly: halfWidth)), precision: precision)
    }
    if !problem.constantsChanges.isEmpty {
      return try lastExitOfCourse(from: .place(Ball(exactly: halfWidth)), precision: precision)
    }
    let state = lastStart(precision: precision)
    switch LinearLaw(problem.law, precision: precision) {
    case .friction(let form):
      return try FrictionSettling(
        form: form, velocity: state.velocity.copy(), halfWidth: Ball(exactly: halfWidth)
      ).lastExit()
    case .spring(let modes):
      return try SpringSettling(
        start: SpringStart(modes: modes, state: state), halfWidth: Ball(exactly: halfWidth)
      ).lastExit()
    }
  }

  func settling(for exit: borrowing BandExit) -> Settling { settling(for: exit, in: lastSegment) }

  func settling(for exit: borrowing BandExit, in segment: MotionSegment) -> Settling {
    switch exit {
    case .never: return .never
    case .infinite: return .infinite
    case .finite(let exit):
      let parts = (exit.time + Ball(exactly: segment.start)).split
      return .finite(LastExit(time: parts.high, tail: parts.tail, radius: parts.radius, lobe: exit.lobe))
    }
  }
}
