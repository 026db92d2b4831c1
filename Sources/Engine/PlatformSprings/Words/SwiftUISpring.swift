public import MotionEngine

/// The words of SwiftUI's `Spring` and of its animations, with what the platform itself reports of them.
///
/// The platform keeps the mass, the decay rate β and a frequency ω_d that is positive below critical damping, 0 at it
/// and negative above it, and answers every question from these three. Any number is accepted; words that are no
/// spring are kept and answered as the platform answers them, and only ``spring()`` refuses them.
///
/// Source: Apple's SwiftUI reference, `Spring` and `Animation`; what is reported for odd input follows public
/// measurements.
public struct SwiftUISpring: Hashable, Sendable {
  public let mass: Double
  /// β = c/2m, 1/s.
  public let decayConstant: Double
  /// √|ωₙ² − β²| with a sign, rad/s.
  public let angularFrequency: Double
  // Why beside the three: k = m ωₙ² from them would be an ulp off the constants that the words state.
  private let statedStiffness: Double
  private let statedDamping: Double

  /// - Parameters:
  ///   - duration: the natural period, s.
  ///   - bounce: ζ = 1 − bounce down to 0, so that more than 1 is as 1; negative ζ = 1/(1 + bounce).
  public init(duration: Double = 0.5, bounce: Double = 0) {
    let ratio = bounce >= 0 ? max(0, 1 - bounce) : 1 / (1 + bounce)
    self.init(response: duration, dampingRatio: bounce.isNaN ? .nan : ratio)
  }

  /// - Parameters:
  ///   - response: the natural period, s.
  ///   - ratio: ζ.
  public init(response: Double, dampingRatio ratio: Double) {
    let frequency = 2 * Double.pi / response
    mass = 1
    decayConstant = ratio * frequency
    let share = ((1 - ratio) * (1 + ratio)).magnitude.squareRoot()
    angularFrequency = ratio == 1 ? 0 : (ratio > 1 ? -frequency : frequency) * share
    statedStiffness = frequency * frequency
    statedDamping = 4 * Double.pi * ratio / response
  }

  /// - Parameters:
  ///   - mass: m.
  ///   - stiffness: k.
  ///   - damping: c.
  ///   - allowOverDamping: without it a spring above critical damping is a critical one.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    let cut = ratio > 1 && !allowOverDamping
    self.mass = mass
    statedStiffness = stiffness
    statedDamping = cut ? 2 * (stiffness * mass).squareRoot() : damping
    decayConstant = cut ? (stiffness / mass).squareRoot() : damping / (2 * mass)
    let gap = (stiffness / mass - decayConstant * decayConstant).magnitude.squareRoot()
    angularFrequency = cut || ratio == 1 ? 0 : (ratio > 1 ? -gap : gap)
  }

  /// The spring whose envelope has `epsilon` of the way left after the settling duration, as ``UIKitSpring`` without a
  /// velocity but with a band of its own. The ratio is cut to at most 1 and the duration brought into 0.01 … 10 s, as
  /// on the platform.
  public init(
    settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001
  ) throws(PlatformSpringError) {
    try PlatformSpringError.requireFinite(settlingDuration, "settlingDuration")
    try PlatformSpringError.requirePositive(epsilon, "epsilon")
    let ratio = min(dampingRatio, 1)
    let fit = EnvelopeFit(ratio: ratio, velocity: 0, remainder: epsilon)
    let start = ratio / ((1 - ratio) * (1 + ratio)).squareRoot()
    guard ratio > 0, start > epsilon, epsilon < 1 else {
      throw .outOfRange(
        quantity: "dampingRatio", value: dampingRatio, allowed: "large enough for the envelope to start above epsilon")
    }
    self.init(
      response: 2 * Double.pi * min(max(settlingDuration, 0.01), 10) / fit.largestRoot(), dampingRatio: ratio)
  }

  /// The words for a spring.
  public init(_ spring: Spring) {
    self.init(
      mass: spring.mass, stiffness: spring.stiffness, damping: spring.dampingCoefficient, allowOverDamping: true)
  }

  /// The spring that the words state.
  public func spring() throws(SpringError) -> Spring {
    try Spring(mass: mass, stiffness: statedStiffness, dampingCoefficient: statedDamping)
  }
}

/// What the platform reports of a spring.
extension SwiftUISpring {
  /// m (ω_d² + β²). Above critical damping this is not the stiffness that was given, a quirk of the platform;
  /// ``spring()`` has that one.
  public var stiffness: Double { mass * (angularFrequency * angularFrequency + decayConstant * decayConstant) }

  /// 2 β m.
  public var damping: Double { 2 * decayConstant * mass }

  private var naturalFrequency: Double {
    let square = decayConstant * decayConstant
    let gap = angularFrequency * angularFrequency
    return (angularFrequency < 0 ? square - gap : square + gap).squareRoot()
  }

  /// β/ωₙ.
  public var dampingRatio: Double { decayConstant / naturalFrequency }

  /// 2π/ωₙ, s.
  public var response: Double { 2 * Double.pi / naturalFrequency }

  /// The response again.
  public var duration: Double { response }

  /// 1 − ζ, or 1/ζ − 1 above critical damping.
  public var bounce: Double {
    let ratio = dampingRatio
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }
}

/// The springs that SwiftUI names.
extension SwiftUISpring {
  /// Bounce 0.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> SwiftUISpring {
    SwiftUISpring(duration: duration, bounce: extraBounce)
  }

  /// Bounce 0.15.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> SwiftUISpring {
    SwiftUISpring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// Bounce 0.3.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> SwiftUISpring {
    SwiftUISpring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// `.spring(response:dampingFraction:)`.
  public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825) -> SwiftUISpring {
    SwiftUISpring(response: response, dampingRatio: dampingFraction)
  }

  /// `.interactiveSpring(response:dampingFraction:)`.
  public static func interactive(response: Double = 0.15, dampingFraction: Double = 0.86) -> SwiftUISpring {
    SwiftUISpring(response: response, dampingRatio: dampingFraction)
  }

  /// `.interpolatingSpring(mass:stiffness:damping:)`, whose constants are divided by the mass: 1.2/90/12 is 1/75/10.
  public static func interpolating(mass: Double = 1, stiffness: Double, damping: Double) -> SwiftUISpring {
    SwiftUISpring(stiffness: stiffness / mass, damping: damping / mass, allowOverDamping: true)
  }
}
