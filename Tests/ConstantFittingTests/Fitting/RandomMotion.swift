import ConstantFitting
import MotionProblems
import ReferenceSolver

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A motion with random constants and its certified values at uneven times.
struct RandomMotion: Sendable {
  enum Kind: String, CaseIterable, Sendable {
    case underdamped, critical, overdamped, exponential, constant, combined, quadratic

    var model: FittedModel {
      switch self {
      case .underdamped, .critical, .overdamped: .spring
      case .exponential: .exponentialFriction
      case .constant: .constantFriction
      case .combined: .combinedFriction
      case .quadratic: .quadraticDrag
      }
    }
  }

  let times: [Double]
  let values: [Double]
  let velocities: [Double]
  let constants: [FittedQuantity: Double]
  /// The largest value less the least.
  let way: Double

  /// - Parameter highestRatio: of an overdamped spring.
  init(_ kind: Kind, seed: UInt64, count: Int, highestRatio: Double = 20) throws {
    var numbers = RandomNumbers(seed: seed)
    let way = numbers.logarithmic(1e-3, 1e4) * (numbers.uniform() < 0.5 ? -1 : 1)
    let from = way * (4 * numbers.uniform() - 2)
    let motion: Motion
    switch kind {
    case .underdamped, .critical, .overdamped:
      motion = try .spring(kind, from: from, way: way, highestRatio: highestRatio, &numbers)
    default: motion = try .friction(kind, from: from, way: way, &numbers)
    }
    let times = (0..<count).map { index -> Double in
      let jitter = index == 0 || index == count - 1 ? 0 : 0.4 * (numbers.uniform() - 0.5)
      return motion.window * pow((Double(index) + jitter) / Double(count - 1), motion.crowding)
    }
    var trace = ReferenceTrace()
    try TrueMotion(motion.problem).record(at: SampleTimes(arbitrary: times), into: &trace)
    self.times = times
    values = zip(trace.positions, trace.positionTails).map { motion.origin + $0 + $1 }
    velocities = zip(trace.velocities, trace.velocityTails).map { $0 + $1 }
    constants = motion.constants
    self.way = (values.max() ?? 0) - (values.min() ?? 0)
  }

  /// With normal noise of a standard deviation in units of the way.
  func recording(noise: Double, seed: UInt64) throws -> RecordedMotion {
    guard noise > 0 else { return try RecordedMotion(times: times, values: values) }
    var numbers = RandomNumbers(seed: seed)
    return try RecordedMotion(times: times, values: values.map { $0 + noise * way * numbers.normal() })
  }
}

/// What is stated of a random motion.
private struct Motion {
  let problem: MotionProblem
  let origin: Double
  let window: Double
  /// The power by which samples crowd at the start: 1 for an even spread.
  let crowding: Double
  let constants: [FittedQuantity: Double]

  static func spring(
    _ kind: RandomMotion.Kind, from: Double, way: Double, highestRatio: Double, _ numbers: inout RandomNumbers
  ) throws -> Motion {
    let frequency = numbers.logarithmic(0.5, 200)
    let ratio: Double
    let (window, crowding): (Double, Double)
    switch kind {
    case .underdamped:
      ratio = 0.02 + 0.93 * numbers.uniform()
      window = (1 + 3 * numbers.uniform()) * 2 * Double.pi / frequency
      crowding = 1
    case .critical:
      ratio = 1
      window = (5 + 3 * numbers.uniform()) / frequency
      crowding = 1
    default:
      ratio = numbers.logarithmic(1.05, highestRatio)
      window = (3 + numbers.uniform()) * (ratio + (ratio * ratio - 1).squareRoot()) / frequency
      crowding = ratio > 3 ? 3 : 1.5
    }
    let stiffness = frequency * frequency
    let damping = kind == .critical ? 2 * frequency : 2 * ratio * frequency
    // Why: at the speeds that are the way times one of the two rates, one mode moves alone and nothing tells the other.
    let speed = 0.2 + 0.8 * numbers.uniform()
    let fastest = ratio > 1 ? ratio + (ratio * ratio - 1).squareRoot() : 1
    let isAhead = numbers.uniform() < 0.5
    let velocity = way * frequency * (isAhead ? fastest * (1.3 + speed) : -speed)
    return Motion(
      problem: try MotionProblem(
        law: .spring(Oscillator(mass: 1, stiffness: stiffness, dampingCoefficient: damping)),
        start: PhaseState(position: -way, velocity: velocity)),
      origin: from + way, window: window, crowding: crowding,
      constants: [
        .stiffness: stiffness, .dampingCoefficient: damping, .dampingRatio: damping / 2 / frequency,
        .naturalFrequency: frequency, .from: from, .velocity: velocity, .target: from + way,
      ])
  }

  static func friction(
    _ kind: RandomMotion.Kind, from: Double, way: Double, _ numbers: inout RandomNumbers
  ) throws -> Motion {
    let window = numbers.logarithmic(0.2, 20)
    let rate = (1.5 + 3 * numbers.uniform()) / window
    let friction: Friction
    let velocity: Double
    var constants: [FittedQuantity: Double] = [.from: from]
    switch kind {
    case .exponential:
      velocity = way * rate
      friction = .exponential(rate: rate)
      constants[.frictionRate] = rate
    case .constant:
      let stop = window * (0.5 + 0.7 * numbers.uniform())
      velocity = 2 * way / stop
      friction = .constant(deceleration: velocity.magnitude / stop)
      constants[.frictionDeceleration] = velocity.magnitude / stop
    case .combined:
      let stop = window * (0.55 + 0.3 * numbers.uniform())
      velocity = way * rate
      friction = .combined(rate: rate, deceleration: rate * velocity.magnitude / expm1(rate * stop))
      constants[.frictionRate] = rate
      constants[.frictionDeceleration] = friction.deceleration
    default:
      velocity = way * 3 / window
      friction = .quadratic(drag: (2 + 8 * numbers.uniform()) / window / velocity.magnitude)
      constants[.dragCoefficient] = friction.drag
    }
    constants[.velocity] = velocity
    return Motion(
      problem: try MotionProblem(law: .friction(friction), start: PhaseState(position: 0, velocity: velocity)),
      origin: from, window: window, crowding: 1, constants: constants)
  }
}

/// Numbers from a seed, one after the other.
struct RandomNumbers {
  private let seed: UInt64
  private var index: UInt64 = 0

  init(seed: UInt64) { self.seed = seed }

  mutating func uniform() -> Double {
    defer { index += 1 }
    return SplitMix64.uniform(seed: seed, index: index)
  }

  mutating func logarithmic(_ lowest: Double, _ highest: Double) -> Double {
    lowest * exp(log(highest / lowest) * uniform())
  }

  /// By Box and Muller.
  mutating func normal() -> Double {
    (-2 * log(1 - uniform())).squareRoot() * cos(2 * Double.pi * uniform())
  }
}
