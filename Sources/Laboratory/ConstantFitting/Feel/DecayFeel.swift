internal import MotionProblems

/// What slows a thrown value down: which constants there are to be found.
public enum DecayLaw: String, CaseIterable, Hashable, Sendable {
  /// v′ = −λ v
  case exponential
  /// v′ = −a
  case constant
  /// v′ = −λ v − a
  case combined
  /// v′ = −b v²
  case quadratic

  var names: [DecayConstant] {
    switch self {
    case .exponential: [.rate]
    case .constant: [.deceleration]
    case .combined: [.rate, .deceleration]
    case .quadratic: [.drag]
    }
  }
}

/// A number that a decay is made of.
public enum DecayConstant: String, CaseIterable, Hashable, Sendable {
  case rate = "friction rate"
  case deceleration = "friction deceleration"
  case drag
  /// At the start.
  case velocity
}

/// What a designer asks of a value that is thrown and slows down. It stops where its speed has fallen to
/// ``DecayFeel/stoppingSpeed``.
public enum DecayTarget: Hashable, Sendable {
  /// From the start to where it stops.
  case stoppingDistance(Double)
  /// s
  case stoppingTime(Double)
  /// How far it has gone at a time, s.
  case distance(Double, at: Double)

  public var wanted: Double {
    switch self {
    case .stoppingDistance(let number), .stoppingTime(let number), .distance(let number, _): number
    }
  }

  public var name: String {
    switch self {
    case .stoppingDistance: "stopping distance"
    case .stoppingTime: "stopping time"
    case .distance(_, let time): "distance at \(FeelReason.short(time)) s"
    }
  }

  /// Of ``wanted``; empty for a distance.
  public var unit: String { if case .stoppingTime = self { "s" } else { "" } }
}

/// A feel of a decay: its law, what it shall do, and what is known beforehand. ``tune()`` finds the constants.
public struct DecayFeel: Hashable, Sendable {
  public var law: DecayLaw
  public var targets: [DecayTarget]
  /// Units per second, ≥ 0. At 0 it stops where it rests, which exponential friction only approaches and drag never does.
  public var stoppingSpeed = 0.0
  /// What is known of each constant; free where nothing is said.
  public var constants: [DecayConstant: ConstantWish] = [:]

  public init(_ law: DecayLaw, _ targets: [DecayTarget]) {
    self.law = law
    self.targets = targets
  }

  /// The constants of the law and the velocity.
  var unknowns: [DecayConstant] { law.names + [.velocity] }

  func wish(_ constant: DecayConstant) -> ConstantWish { constants[constant] ?? .free }

  /// - Throws: ``FeelError`` for what no motion could have.
  func check() throws(FeelError) {
    guard stoppingSpeed.isFinite else { throw .notFinite(name: "stopping speed", value: stoppingSpeed) }
    guard stoppingSpeed >= 0 else { throw .negative(name: "stopping speed", value: stoppingSpeed) }
    for target in targets {
      guard target.wanted.isFinite else { throw .notFinite(name: target.name, value: target.wanted) }
      guard target.wanted > 0 else { throw .notPositive(name: target.name, value: target.wanted) }
      if case .distance(_, let time) = target {
        guard time.isFinite else { throw .notFinite(name: "time of a distance", value: time) }
        guard time > 0 else { throw .notPositive(name: "time of a distance", value: time) }
      }
    }
    for constant in DecayConstant.allCases {
      let name = constant.rawValue
      switch wish(constant) {
      case .free: continue
      case .held(let value):
        guard value.isFinite else { throw .notFinite(name: name, value: value) }
        guard value > 0 else { throw .notPositive(name: name, value: value) }
      case .within(let range):
        guard range.lower > 0 else { throw .notPositive(name: "lower bound of the \(name)", value: range.lower) }
      }
      guard unknowns.contains(constant) else { throw .notOfLaw(constant: name, law: law.rawValue) }
    }
    if let speed = wish(.velocity).heldValue, speed <= stoppingSpeed {
      throw .stopsAtOnce(velocity: speed, stoppingSpeed: stoppingSpeed)
    }
    guard !targets.isEmpty else { throw .nothingAsked }
  }
}
