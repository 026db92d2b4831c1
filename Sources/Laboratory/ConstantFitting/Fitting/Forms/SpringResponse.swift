internal import Foundation

/// What m x″ + c x′ + k x = 0 makes of a unit of displacement and of a unit of velocity, and how that changes with
/// σ = c/2m and q = k/m.
///
/// With D = σ² − q, E = e^(−σt), C = cosh √D t, S = sinh √D t / √D: A = E (C + σ S) starts at 1 without velocity,
/// B = E S at 0 with velocity 1. All are entire functions of σ and q; where |D| t² < 1 they are summed as power series,
/// above ζ = 1 they are written with the two real rates, so that nothing jumps at critical damping and nothing overflows.
/// Accuracy: a few ulp of the larger of the two exponentials.
struct SpringResponse {
  /// The response to a unit of displacement; its rate of change is −q ``velocity``.
  let displacement: Double
  /// The response to a unit of velocity; its rate of change is ``displacement`` − 2σ ``velocity``.
  let velocity: Double
  /// E ∂S/∂D = E (t C − S) / 2D.
  private let curvature: Double
  private let rate: Double
  private let time: Double

  /// - Parameters:
  ///   - rate: σ, 1/s.
  ///   - square: q > 0, 1/s².
  ///   - time: t ≥ 0, s.
  init(rate: Double, square: Double, time: Double) {
    self.rate = rate
    self.time = time
    let discriminant = rate * rate - square
    let argument = discriminant * time * time
    let (even, odd): (Double, Double)
    if argument.magnitude < 1 {
      let sums = Self.series(argument)
      let decay = exp(-rate * time)
      (even, odd) = (decay * sums.even, decay * time * sums.odd)
      curvature = decay * time * time * time * sums.slope
    } else if discriminant < 0 {
      let frequency = (-discriminant).squareRoot()
      let decay = exp(-rate * time)
      let phase = frequency * time
      (even, odd) = (decay * cos(phase), decay * sin(phase) / frequency)
      curvature = (time * even - odd) / (2 * discriminant)
    } else {
      let root = discriminant.squareRoot()
      let fast = rate + root
      let (slowly, quickly) = (exp(-square / fast * time), exp(-fast * time))
      (even, odd) = ((slowly + quickly) / 2, (slowly - quickly) / (2 * root))
      curvature = (time * even - odd) / (2 * discriminant)
    }
    displacement = even + rate * odd
    velocity = odd
  }

  /// ∂A/∂σ at constant q.
  var displacementByRate: Double {
    -time * displacement + velocity * (1 + rate * time) + 2 * rate * rate * curvature
  }
  /// ∂A/∂q at constant σ.
  var displacementBySquare: Double { -time * velocity / 2 - rate * curvature }
  /// ∂B/∂σ at constant q.
  var velocityByRate: Double { 2 * rate * curvature - time * velocity }
  /// ∂B/∂q at constant σ.
  var velocityBySquare: Double { -curvature }

  /// C, S/t and (∂S/∂D)/t³ as functions of D t² in −1 … 1, to an ulp.
  private static func series(_ argument: Double) -> (even: Double, odd: Double, slope: Double) {
    var (even, odd, slope) = (0.0, 0.0, 0.0)
    for index in stride(from: 8, through: 0, by: -1) {
      let (evenTerm, oddTerm, slopeTerm) = coefficients[index]
      even = even * argument + evenTerm
      odd = odd * argument + oddTerm
      slope = slope * argument + slopeTerm
    }
    return (even, odd, slope)
  }

  /// 1/(2k)!, 1/(2k+1)! and (k+1)/(2k+3)!.
  private static let coefficients: [(Double, Double, Double)] = (0...8).map { index in
    func factorial(_ number: Int) -> Double { number < 2 ? 1 : (2...number).reduce(1.0) { $0 * Double($1) } }
    return (1 / factorial(2 * index), 1 / factorial(2 * index + 1), Double(index + 1) / factorial(2 * index + 3))
  }
}
