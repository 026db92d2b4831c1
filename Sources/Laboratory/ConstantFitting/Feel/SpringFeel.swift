internal import Foundation

/// A feel: a motion from one value to another, what it shall do, and what is known beforehand of its constants.
///
/// ``tune()`` finds the constants.
public struct SpringFeel: Hashable, Sendable {
  public var from = 0.0
  public var to = 1.0
  /// Units of value per second, towards larger values.
  public var initialVelocity = 0.0
  public var targets: [SpringTarget]
  public var constants = SpringWishes()

  public init(_ targets: [SpringTarget]) { self.targets = targets }

  /// |to − from|.
  public var way: Double { abs(to - from) }

  /// Refuses numbers that no motion has; ``tune()`` begins with it.
  ///
  /// - Throws: ``FeelError``.
  public func check() throws(FeelError) {
    for (name, value) in [("start", from), ("target", to), ("initial velocity", initialVelocity)]
    where !value.isFinite { throw .notFinite(name: name, value: value) }
    guard from != to else { throw .noWay(value: from) }
    guard way.isFinite else { throw .notFinite(name: "way", value: way) }
    for target in targets { try check(target) }
    for (name, wish) in constants.named {
      let allowsZero = name == "damping coefficient" || name == "damping ratio"
      switch wish {
      case .free: break
      case .held(let value):
        guard value.isFinite else { throw .notFinite(name: name, value: value) }
        guard value > 0 || (allowsZero && value == 0) else { throw .notPositive(name: name, value: value) }
      case .within(let range):
        guard range.lower > 0 || (allowsZero && range.lower == 0) else {
          throw .notPositive(name: "lower bound of the \(name)", value: range.lower)
        }
      }
    }
  }

  private func check(_ target: SpringTarget) throws(FeelError) {
    guard target.wanted.isFinite else { throw .notFinite(name: target.name, value: target.wanted) }
    switch target {
    case .settlingTime(let time, let band):
      guard band > 0, band < 1 else { throw .badBand(band) }
      guard time > 0 else { throw .notPositive(name: target.name, value: time) }
    case .overshoot(let fraction):
      guard fraction >= 0 else { throw .negative(name: target.name, value: fraction) }
      guard fraction <= 1 || initialVelocity != 0 else { throw .overshootBeyondWay(fraction) }
    case .peakTime(let number), .riseTime(let number), .firstArrival(let number), .peakSpeed(let number):
      guard number > 0 else { throw .notPositive(name: target.name, value: number) }
    case .value(_, let time):
      guard time.isFinite else { throw .notFinite(name: "time of a value", value: time) }
      guard time > 0 else { throw .notPositive(name: "time of a value", value: time) }
    }
  }
}

/// Why a feel is none that could be asked for.
public enum FeelError: Error, Hashable, Sendable {
  case notFinite(name: String, value: Double)
  case notPositive(name: String, value: Double)
  case negative(name: String, value: Double)
  case badBand(Double)
  case overshootBeyondWay(Double)
  case noWay(value: Double)
  /// Neither a target nor enough constants.
  case nothingAsked
  /// Constants that are held and contradict each other.
  case contradictoryConstants(held: [String], reason: String)
  /// The constants or the motion leave the range of doubles.
  case outOfRange(quantity: String)
  /// A constant that a law of friction does not have.
  case notOfLaw(constant: String, law: String)
  case stopsAtOnce(velocity: Double, stoppingSpeed: Double)
  case cancelled
}

extension FeelError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notFinite(let name, let value): "the \(name) must be a finite number, not \(value)"
    case .notPositive(let name, let value): "the \(name) must be greater than 0, not \(value)"
    case .negative(let name, let value): "the \(name) must be at least 0, not \(value)"
    case .badBand(let band): "a band is a fraction of the way between 0 and 1, both excluded, not \(band)"
    case .overshootBeyondWay(let fraction):
      "an overshoot of \(fraction) of the way is more than a spring without initial velocity has; give at most 1"
    case .noWay(let value):
      "the motion starts at its target, \(value), and fractions of its way say nothing; give a start that is elsewhere"
    case .nothingAsked: "nothing is asked of the motion; give at least one target, such as an overshoot"
    case .contradictoryConstants(let held, let reason):
      "the \(held.joined(separator: ", ")) cannot all be held: \(reason)"
    case .outOfRange(let quantity):
      "the \(quantity) is outside the range of doubles; choose other units of length or time"
    case .notOfLaw(let constant, let law):
      "\(law) friction has no \(constant); leave it out, or choose a law that has it"
    case .stopsAtOnce(let velocity, let stoppingSpeed):
      "a velocity of \(velocity) is not above the stopping speed, \(stoppingSpeed), so that nothing moves; raise it"
    case .cancelled: "the search was cancelled"
    }
  }
}
