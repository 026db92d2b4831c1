/// The last exit from a band, looked for sample by sample, by a way that the reference does not go: powers of the
/// exponential of the system's matrix, which is summed by Taylor's series.
///
/// In y = (x, v/ω₀) and τ = ω₀ t the equation is y′ = [[0, 1], [−1, −2ζ]] y. Its energy |y|² never grows, so from the first
/// sample with |y| within the band on the motion is inside for ever. Of an exponential decay, v′ = −v in τ = λ t, the way
/// that is left is −v/λ and shrinks as the velocity does.
struct DenseScan {
  /// τ of the last sample that is outside the band; nil when none is.
  private(set) var lastOutside: Double?
  /// τ of the first sample from which on the motion is inside for ever.
  private(set) var insideForEver = 0.0
  /// |x| at the time asked about.
  private(set) var distanceAtClaim: Double?

  /// - Parameters:
  ///   - step: between samples, in τ.
  ///   - claim: a time in τ at which the displacement is to be had as well.
  init(_ law: Law, from start: (x: Double, v: Double), band: Double, step: Double, claim: Double?) {
    let generator = law.generator
    let next = (generator * step).exponential
    let claimedSample = claim.map { ($0 / step).rounded(.down) } ?? 0
    var (x, v) = start
    var sample = 0.0
    var isSettled = false
    while !isSettled || sample <= claimedSample {
      let time = sample * step
      if let claim, sample == claimedSample {
        let rest = (generator * (claim - time)).exponential
        distanceAtClaim = (rest.a * x + rest.b * v).magnitude
      }
      if x.magnitude > band { lastOutside = time }
      if !isSettled, law.bound(x, v) <= band { (isSettled, insideForEver) = (true, time) }
      (x, v) = (next.a * x + next.b * v, next.c * x + next.d * v)
      sample += 1
    }
  }

  enum Law {
    case spring(dampingRatio: Double)
    case decay

    fileprivate var generator: Matrix {
      switch self {
      case .spring(let ratio): Matrix(a: 0, b: 1, c: -1, d: -2 * ratio)
      case .decay: Matrix(a: -1, b: 0, c: 0, d: -1)
      }
    }

    /// No displacement from here on is larger.
    fileprivate func bound(_ x: Double, _ v: Double) -> Double {
      switch self {
      case .spring: (x * x + v * v).squareRoot()
      case .decay: x.magnitude
      }
    }
  }

  fileprivate struct Matrix {
    var a, b, c, d: Double

    static func * (l: Matrix, r: Matrix) -> Matrix {
      Matrix(
        a: l.a * r.a + l.b * r.c, b: l.a * r.b + l.b * r.d, c: l.c * r.a + l.d * r.c, d: l.c * r.b + l.d * r.d)
    }

    static func * (l: Matrix, s: Double) -> Matrix { Matrix(a: l.a * s, b: l.b * s, c: l.c * s, d: l.d * s) }

    /// By Taylor's series of a part that is small, and squaring.
    var exponential: Matrix {
      var squarings = 0
      var part = self
      while max(part.a.magnitude, part.b.magnitude, part.c.magnitude, part.d.magnitude) > 0.0625 {
        part = part * 0.5
        squarings += 1
      }
      var power = Matrix(a: 1, b: 0, c: 0, d: 1)
      var sum = power
      for order in 1...12 {
        power = power * part * (1 / Double(order))
        sum = Matrix(a: sum.a + power.a, b: sum.b + power.b, c: sum.c + power.c, d: sum.d + power.d)
      }
      for _ in 0..<squarings { sum = sum * sum }
      return sum
    }
  }
}
