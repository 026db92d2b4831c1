internal import GSLNumerics

/// A free motion as the integrator follows it, until its velocity passes 0: there it stays.
struct SlidingPath {
  let scaled: ScaledSliding
  let integrator: ODEIntegrator
  /// Where it stopped, in units of the equation.
  private var restPlace: Double?
  /// When it stopped, s; nil while it moves.
  private(set) var stop: Double?

  init(scaled: ScaledSliding, integrator: ODEIntegrator) {
    self.scaled = scaled
    self.integrator = integrator
  }

  var position: Double {
    let way = scaled.length * (restPlace ?? integrator[0])
    return scaled.velocity < 0 ? scaled.origin - way : scaled.origin + way
  }

  var velocity: Double { restPlace == nil ? scaled.velocity * integrator[1] : 0 }

  mutating func advance(to time: Double) throws(IntegrationError) {
    guard restPlace == nil else { return }
    do throws(ODEError) {
      let before = (time: integrator.time, state: integrator.state)
      try integrator.advance(to: time * scaled.rate)
      guard integrator[1] <= 0 else { return }
      // Why: past the stop the equation runs backwards, so the sign at the end tells whether it lies before, and the
      // search for it goes once more from where the motion was last known to move.
      try integrator.restart(at: before.time, state: before.state)
      let crossings = try integrator.crossings(of: { _, state in state[1] }, until: time * scaled.rate)
      restPlace = crossings.first?.state[0] ?? integrator[0]
      stop = (crossings.first?.time ?? integrator.time) / scaled.rate
    } catch {
      throw .stopped(cause: error, time: integrator.time / scaled.rate)
    }
  }
}
