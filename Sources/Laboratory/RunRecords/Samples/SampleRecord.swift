/// The curves of one engine on one of the worst cases of a sweep, and of the truth beside it.
public struct SampleRecord: Hashable, Sendable {
  public var caseID: String
  public var sweep: String
  public var engine: String
  public var role: Role
  /// From 1, the worst.
  public var place: Int
  public var curves: SampledCurves

  public init(caseID: String, sweep: String, engine: String, role: Role, place: Int, curves: SampledCurves) {
    self.caseID = caseID
    self.sweep = sweep
    self.engine = engine
    self.role = role
    self.place = place
    self.curves = curves
  }
}

/// What an engine showed and what was true, instant by instant, in the coordinates of the problem.
public struct SampledCurves: Hashable, Sendable {
  /// s, ascending.
  public var times: [Double]
  /// Length; one for each instant, or empty where the engine showed nothing.
  public var positions: [Double]
  /// Length / s; one for each instant, or empty for an engine that reports none.
  public var velocities: [Double]
  /// The truth is `truePositions[i] + truePositionTails[i]`: the sum of two doubles, so that an error far below one unit
  /// of the last place is still told.
  public var truePositions: [Double]
  public var truePositionTails: [Double]
  /// Length / s.
  public var trueVelocities: [Double]

  /// - Precondition: as many numbers of each kind as instants; none is allowed of what the engine shows.
  public init(
    times: [Double], positions: [Double], velocities: [Double], truePositions: [Double], truePositionTails: [Double],
    trueVelocities: [Double]
  ) {
    let counts = [truePositions.count, truePositionTails.count, trueVelocities.count]
    precondition(counts.allSatisfy { $0 == times.count }, "a truth for each instant")
    precondition([0, times.count].contains(positions.count), "a position for each instant, or none")
    precondition([0, times.count].contains(velocities.count), "a velocity for each instant, or none")
    self.times = times
    self.positions = positions
    self.velocities = velocities
    self.truePositions = truePositions
    self.truePositionTails = truePositionTails
    self.trueVelocities = trueVelocities
  }

  /// Shown minus true position, length; empty where the engine showed nothing.
  public var errors: [Double] {
    positions.indices.map { (positions[$0] - truePositions[$0]) - truePositionTails[$0] }
  }
}
