internal import MotionProblems

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The natural frequency that a duration and a damping ratio stand for.
///
/// The rules only choose the constants of a case; what the motion then does is judged against those constants.
extension SettlingWords.Rule {
  /// ωₙ in rad/s, to about 1e-14; nil where the rule has no answer.
  func naturalFrequency(duration: Double, dampingRatio: Double) -> Double? {
    guard duration > 0, dampingRatio > 0, duration.isFinite, dampingRatio.isFinite else { return nil }
    let frequency: Double
    switch self {
    case .exact(let band): frequency = Self.lastExit(dampingRatio: dampingRatio, band: band) / duration
    case .coreAnimation:
      guard dampingRatio < 1 else { return nil }
      frequency = log(1000 * (1 + Self.slope(dampingRatio))) / (dampingRatio * duration)
    case .swiftUI:
      guard dampingRatio < 1 else { return nil }
      // β T = ln(1000 (β + 1)) has one root, and the left side is the smaller one before it.
      let rate = Self.root(above: 0) { $0 * duration - log(1000 * ($0 + 1)) }
      frequency = rate / dampingRatio
    case .uikit:
      guard dampingRatio <= 1 else { return nil }
      frequency =
        dampingRatio < 1
        ? log(1000 * Self.slope(dampingRatio)) / (dampingRatio * duration)
        : Self.root(above: 0) { $0 - log(1000 * (1 + $0)) } / duration
    }
    return frequency > 0 && frequency.isFinite ? frequency : nil
  }

  /// ζ/√(1 − ζ²).
  private static func slope(_ ratio: Double) -> Double { ratio / ((1 - ratio) * (1 + ratio)).squareRoot() }

  /// The last time in 1/ωₙ at which a unit step response is `band` away from its end.
  private static func lastExit(dampingRatio ratio: Double, band: Double) -> Double {
    if ratio >= 1 {
      let spread = ((ratio - 1) * (ratio + 1)).squareRoot()
      let slow = 1 / (ratio + spread)
      return root(above: 0) { band - exp(-slow * $0) * (1 + slow * $0 * meanDecay(2 * spread * $0)) }
    }
    let damped = ((1 - ratio) * (1 + ratio)).squareRoot()
    // The extremes are ± e^(−ζ n π / damped) at n π / damped; after the last one outside the band comes the last exit.
    let last = (-log(band) * damped / (ratio * .pi)).rounded(.down)
    let sign = last.truncatingRemainder(dividingBy: 2) == 0 ? 1.0 : -1
    return root(between: last * .pi / damped, and: (last + 1) * .pi / damped) { time in
      band - sign * exp(-ratio * time) * (cos(damped * time) + ratio / damped * sin(damped * time))
    }
  }

  /// (1 − e^(−x)) / x.
  private static func meanDecay(_ x: Double) -> Double { x == 0 ? 1 : -expm1(-x) / x }

  /// The last sign change of a function that ends positive, by doubling and bisection.
  private static func root(above low: Double, of function: (Double) -> Double) -> Double {
    var high = 1.0
    while function(high) <= 0, high < 1e300 { high *= 2 }
    return root(between: high / 2 > 1 ? high / 2 : low, and: high, of: function)
  }

  /// Bisection down to neighbouring doubles; `function` is negative at `low`, positive at `high`.
  private static func root(between low: Double, and high: Double, of function: (Double) -> Double) -> Double {
    var low = low
    var high = high
    while true {
      let middle = low + (high - low) / 2
      if middle <= low || middle >= high { return high }
      if function(middle) < 0 { low = middle } else { high = middle }
    }
  }
}

extension SettlingWords.Rule {
  /// As a suite file says it.
  var text: String {
    switch self {
    case .exact(let band): "exact(\(ShortestText.text(band)))"
    case .coreAnimation: "coreAnimation"
    case .swiftUI: "swiftUI"
    case .uikit: "uikit"
    }
  }
}
