import MotionProblems
import Testing

@testable import EngineModels

/// Friction that is not linear, on the bench. Numbers by mpmath.
@Suite("Sliding friction on the bench")
struct SlidingFrictionTests {
  struct Known: Sendable, CustomTestStringConvertible {
    let law: Friction
    let velocity: Double
    let time: Double
    let way: Double
    let speed: Double

    var testDescription: String { "\(law) from \(velocity) at \(time)" }
  }

  static let known = [
    Known(law: .constant(deceleration: 1000), velocity: 2000, time: 0.75, way: 1218.75, speed: 1250),
    Known(
      law: .combined(rate: 2, deceleration: 1400), velocity: 2000, time: 0.4, way: 463.40589844175086,
      speed: 513.1882031164983),
    Known(
      law: .combined(rate: 1, deceleration: 1000), velocity: 2000, time: 0.75, way: 832.9003417769559,
      speed: 417.09965822304412),
    Known(law: .quadratic(drag: 0.002), velocity: 2000, time: 0.75, way: 693.1471805599453, speed: 500),
  ]

  private func problem(_ law: Friction, _ velocity: Double) throws -> MotionProblem {
    try MotionProblem(law: .friction(law), start: PhaseState(position: 0, velocity: velocity))
  }

  @Test("Closed forms show the motion, to either side", arguments: known, ["dashpot", "textbook-closed-form"])
  func closedForms(_ known: Known, name: String) throws {
    let engine = try #require(EngineCatalog.engine(named: name))
    for sign in [1.0, -1] {
      let shown = try trace(of: engine, problem(known.law, sign * known.velocity), at: [0, known.time])
      expectClose(shown.positions[1], sign * known.way, within: 1e-15 * known.way * 2, "\(known), \(name)")
      expectClose(shown.velocities[1], sign * known.speed, within: 2e-12, "\(known), \(name)")
    }
  }

  @Test("The engine calls itself finished when the band is reached, and is exactly at rest from the stop on")
  func finished() throws {
    // ln(1 + 20/7)/2 and (2000 − 1400 T)/2.
    let (stop, rest) = (0.67496335847450788, 527.52564906784448)
    let times = [0, 0.5, stop * 1.001, 5]
    let shown = try trace(
      of: DashpotEngine(), problem(.combined(rate: 2, deceleration: 1400), 2000), at: times, restBand: 0)
    expectClose(try #require(shown.finished), stop, within: 2e-16, "stop")
    expectClose(shown.positions[2], rest, within: 2e-13, "rest")
    #expect(shown.positions[2] == shown.positions[3] && shown.velocities[2...] == [0, 0])
    let drag = try trace(of: DashpotEngine(), problem(.quadratic(drag: 0.002), 2000), at: times)
    #expect(drag.finished == nil && drag.velocities[3] > 0)
  }

  /// Of the way, with steps of 1 ms; what each method's order and its guard at the stop leave.
  static let bounds = [
    "explicit-euler": 4e-3, "semi-implicit-euler": 4e-3, "velocity-verlet": 5e-6, "rk4": 2e-6,
  ]

  @Test("Textbook methods do what their steps do, and stand still once stopped", arguments: bounds.keys.sorted())
  func methods(name: String) throws {
    let engine = try #require(EngineCatalog.engine(named: name))
    let bound = try #require(Self.bounds[name])
    for known in Self.known {
      let shown = try trace(of: engine, problem(known.law, -known.velocity), at: [0, known.time])
      expectClose(shown.positions[1], -known.way, within: bound * known.way, "\(name), \(known)")
    }
    for law in [Friction.constant(deceleration: 1400), .combined(rate: 2, deceleration: 1400)] {
      let late = try trace(of: engine, problem(law, 2000), at: [0, 2, 3, 4.0005])
      #expect(Set(late.positions[1...]).count == 1 && late.velocities[1...].allSatisfy { $0 == 0 }, "\(name): \(late)")
      let exact = try trace(of: DashpotEngine(), problem(law, 2000), at: [0, 2])
      expectClose(late.positions[1], exact.positions[1], within: bound * exact.positions[1], "\(name) at rest, \(law)")
    }
  }

  @Test("Methods with one kind of friction refuse the others")
  func refusals() throws {
    for name in ["deceleration-first-order", "deceleration-per-millisecond-sum", "euler-friction-sign-flip"] {
      let engine = try #require(EngineCatalog.engine(named: name))
      for known in Self.known {
        let problem = try problem(known.law, known.velocity)
        #expect(engine.refusal(of: problem) == "\(name) has exponential friction only")
        #expect(throws: EngineFailure.self) { try trace(of: engine, problem, at: [0, 1]) }
      }
    }
  }

  @Test("Methods keep their order before the stop")
  func orders() throws {
    try observe(ExplicitEuler.self)
    try observe(SemiImplicitEuler.self)
    try observe(VelocityVerlet.self)
    try observe(ClassicRungeKutta.self)
  }

  /// Over four halvings; constant deceleration alone is left out, since methods of order 2 are exact on it.
  private func observe<Method: FixedStepMethod>(_ method: Method.Type) throws {
    for known in Self.known.dropFirst() {
      let exact = try trace(of: DashpotEngine(), problem(known.law, known.velocity), at: [0, 0.4])
      let errors = try [16, 32, 64, 128, 256].map { count in
        let engine = FixedStepEngine<Method>(timeStep: 0.4 / Double(count))
        return try trace(of: engine, problem(known.law, known.velocity), at: [0, 0.4]).positions[1]
          - exact.positions[1]
      }
      for (coarse, fine) in zip(errors, errors.dropFirst()) {
        let expected = Double(1 << Method.order)
        expectClose(coarse / fine, expected, within: 0.12 * expected, "\(Method.name) on \(known), error ratio")
      }
    }
  }
}
