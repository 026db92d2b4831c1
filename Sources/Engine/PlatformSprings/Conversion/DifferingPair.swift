internal import MotionEngine

/// A spring on its way from 0 to 1, seen from its target, in units of time of one's own.
struct ReleasedSpring: Sendable {
  let spring: Spring
  /// ωₙ, k/m and c/m, in units of time.
  let frequency: Double
  let square: Double
  let twice: Double
  let start: SpringState
  /// s.
  let unit: Double
  private let kernel: SpringKernel

  /// - Parameters:
  ///   - velocity: ways per second at the start.
  ///   - unit: of all times and velocities here, s.
  init(_ spring: Spring, velocity: Double, unit: Double) {
    self.spring = spring
    self.unit = unit
    frequency = spring.naturalFrequency * unit
    square = frequency * frequency
    twice = spring.dampingCoefficient / spring.mass * unit
    kernel = SpringKernel(spring: spring, start: SpringState(displacement: -1, velocity: velocity))
    start = SpringState(displacement: -1, velocity: velocity * unit)
  }

  func state(at time: Double) -> SpringState {
    let state = kernel.state(at: time * unit)
    return SpringState(displacement: state.displacement, velocity: state.velocity * unit)
  }

  /// √(x² + (v/ωₙ)²), which never grows: no later displacement is larger.
  func size(of state: SpringState) -> Double {
    let (way, swing) = (state.displacement.magnitude, state.velocity.magnitude / frequency)
    let larger = max(way, swing)
    // Why a share: squares leave the range of doubles long before their root does.
    guard larger > 0, larger.isFinite else { return larger }
    let share = min(way, swing) / larger
    return larger * (1 + share * share).squareRoot()
  }

  /// x″ and x‴, which are a motion of the same spring.
  func bend(of state: SpringState) -> SpringState {
    let bend = -square * state.displacement - twice * state.velocity
    return SpringState(displacement: bend, velocity: -square * state.velocity - twice * bend)
  }

  /// A bound of ∫ size dt from any state of size 1 on; infinity without damping.
  ///
  /// Over a span τ every size shrinks by the norm ρ of the motion's matrix, and on the way it never grows:
  /// ∫ ≤ τ (1 + ρ + ρ² + …) = τ/(1 − ρ).
  var lastingBound: Double {
    guard twice > 0 else { return .infinity }
    let span = 4 * max(2 / twice, twice / square)
    let step = spring.step(by: span * unit)
    let swing = frequency / unit
    let entries = [
      step.displacementFromDisplacement, step.displacementFromVelocity * swing, step.velocityFromDisplacement / swing,
      step.velocityFromVelocity,
    ]
    let norm = entries.reduce(0) { $0 + $1 * $1 }.squareRoot()
    return norm < 1 ? span / (1 - norm) : .infinity
  }
}

/// Two springs on the same way, and what is known of d, their difference.
///
/// d obeys the first spring's equation with a force that is small where the springs are alike,
///
///     d″ + (c/m)₁ d′ + (k/m)₁ d = Δ(c/m) x₂′ + Δ(k/m) x₂,
///
/// and so do d″ and x₂″. With the size √(u² + (u′/ω)²) of a motion, which a force F lets grow by at most F/ω per second
/// and which otherwise never grows, that bounds d and d″ by what they are at one instant.
struct DifferingPair: Sendable {
  let first: ReleasedSpring
  let second: ReleasedSpring
  /// |Δ(k/m)| + |Δ(c/m)| ω₂, which times the size of x₂ bounds the force.
  private let coupling: Double
  private let lasting: Double
  /// What a computed d may err by: the kernels are right to an ulp of their own envelopes.
  let rounding: Double

  /// The unit of all times here, s.
  let unit: Double

  init(_ firstSpring: Spring, _ firstVelocity: Double, _ secondSpring: Spring, _ secondVelocity: Double) {
    unit = 1 / firstSpring.naturalFrequency
    first = ReleasedSpring(firstSpring, velocity: firstVelocity, unit: unit)
    second = ReleasedSpring(secondSpring, velocity: secondVelocity, unit: unit)
    coupling =
      (first.square - second.square).magnitude + (first.twice - second.twice).magnitude * second.frequency
      + 0x1p-51 * (first.square + second.square + (first.twice + second.twice) * second.frequency)
    lasting = second.lastingBound
    rounding = 0x1p-49 * (first.size(of: first.start) + second.size(of: second.start))
  }

  /// What is known at one instant.
  struct Sample {
    let time: Double
    let difference: Double
    let slope: Double
    let bend: Double
    /// Sizes of d″, x₁″ and x₂″ there.
    let bendSize: Double
    let bendSizes: (first: Double, second: Double)
    /// No later difference is larger.
    let rest: Double
  }

  func sample(at time: Double) -> Sample {
    let (one, other) = (first.state(at: time), second.state(at: time))
    let difference = SpringState(
      displacement: one.displacement - other.displacement, velocity: one.velocity - other.velocity)
    let (firstBend, secondBend) = (first.bend(of: one), second.bend(of: other))
    let bend = SpringState(
      displacement: firstBend.displacement - secondBend.displacement,
      velocity: firstBend.velocity - secondBend.velocity)
    let left = second.size(of: other)
    return Sample(
      time: time, difference: difference.displacement, slope: difference.velocity, bend: bend.displacement,
      bendSize: first.size(of: bend) + 0x1p-45 * (first.size(of: firstBend) + second.size(of: secondBend)),
      bendSizes: (first.size(of: firstBend), second.size(of: secondBend)),
      rest: min(first.size(of: one) + left, first.size(of: difference) + pushed(left, for: lasting)))
  }

  /// What the force adds to a size in a time, in which the second spring's part has a size of its own.
  private func pushed(_ size: Double, for time: Double) -> Double {
    coupling * size * time / first.frequency
  }

  /// No |d″| is larger from a sample on, for a time.
  func bendBound(from sample: Sample, for time: Double) -> Double {
    min(
      sample.bendSize + pushed(sample.bendSizes.second, for: time), sample.bendSizes.first + sample.bendSizes.second)
  }

  /// A bound of |d| at all times where k/m and c/m agree within 32 roundings and the starts are the same; nil elsewhere.
  var roundingBound: Double? {
    let (one, other) = (first.spring, second.spring)
    guard first.start == second.start, Self.agree(one.stiffness / one.mass, other.stiffness / other.mass),
      Self.agree(one.dampingCoefficient / one.mass, other.dampingCoefficient / other.mass)
    else { return nil }
    if one == other { return 0 }
    return pushed(second.size(of: second.start), for: lasting)
  }

  private static func agree(_ one: Double, _ other: Double) -> Bool {
    (one - other).magnitude <= 32 * max(one, other).ulp
  }
}
