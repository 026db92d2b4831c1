import Foundation
import MotionProblems
import Testing

@testable import ConstantFitting

@Suite("From a feel to a decay's constants")
struct DecayTuningTests {
  static let tolerance = 1e-12

  private func feel(
    _ law: DecayLaw, _ targets: DecayTarget..., stop: Double = 0, given constants: [DecayConstant: ConstantWish] = [:]
  ) -> DecayFeel {
    var feel = DecayFeel(law, targets)
    feel.stoppingSpeed = stop
    feel.constants = constants
    return feel
  }

  @Test("Closed inverses: a way, a time, a velocity")
  func closed() throws {
    let rate = try feel(.exponential, .stoppingDistance(600), given: [.velocity: .held(2000)]).tune()
    #expect(rate.method == .closedInverse && rate.verdict == .exact)
    #expect(try #require(rate.decays.first).friction == .exponential(rate: 2000.0 / 600))
    let brake = try feel(.constant, .stoppingDistance(600), given: [.velocity: .held(2000)]).tune()
    #expect(try #require(brake.decays.first).friction == .constant(deceleration: 2000.0 * 2000 / 2 / 600))
    let speed = try feel(.constant, .stoppingTime(0.5), given: [.deceleration: .held(1400)]).tune()
    #expect(try #require(speed.decays.first).velocity == 700)
    let drag = try feel(.quadratic, .stoppingTime(2), stop: 10, given: [.velocity: .held(1000)]).tune()
    #expect(abs(try #require(drag.decays.first).friction.drag - (0.1 - 0.001) / 2) <= 1e-16)
  }

  @Test("Values from elsewhere (mpmath, 34 digits)")
  func elsewhere() throws {
    let stopping = try #require(
      try feel(.combined, .stoppingDistance(600), .stoppingTime(0.9), given: [.velocity: .held(2000)]).tune().decays
        .first)
    #expect(abs(stopping.friction.rate / 2.3879175554522917134 - 1) <= Self.tolerance)
    #expect(abs(stopping.friction.deceleration / 630.27718525402774661 - 1) <= Self.tolerance)
    let thrown = try #require(
      try feel(.exponential, .stoppingDistance(600), .stoppingTime(0.9), stop: 10).tune().decays.first)
    #expect(abs(thrown.friction.rate / 6.6586182829812047186 - 1) <= Self.tolerance)
    #expect(abs(thrown.velocity / 4005.1709697887228312 - 1) <= Self.tolerance)
    let dragged = try #require(
      try feel(.quadratic, .distance(100, at: 0.3), .distance(150, at: 0.6)).tune().decays.first)
    #expect(abs(dragged.friction.drag / 0.00962423650119206895 - 1) <= Self.tolerance)
    #expect(abs(dragged.velocity / 560.40254502248336139 - 1) <= Self.tolerance)
    let all = try #require(
      try feel(.combined, .distance(100, at: 0.3), .distance(150, at: 0.6), .stoppingTime(1)).tune().decays.first)
    #expect(abs(all.friction.rate / 1.4872306686878926507 - 1) <= 1e-10)
    #expect(abs(all.friction.deceleration / 192.9335184561850147 - 1) <= 1e-10)
    #expect(abs(all.velocity / 444.29119114522391985 - 1) <= 1e-10)
  }

  @Test("There and back for every law, with its velocity held and free", arguments: DecayLaw.allCases)
  func roundTrip(law: DecayLaw) throws {
    for index in 0..<40 {
      let draw = { (lower: Double, upper: Double, slot: Int) in
        lower * pow(upper / lower, SplitMix64.uniform(seed: 7, index: UInt64(4 * index + slot)))
      }
      var shape = DecayShape(stoppingSpeed: 5)
      shape.velocity = draw(100, 5000, 0)
      for constant in law.names {
        shape[constant] =
          constant == .rate ? draw(0.5, 20, 1) : constant == .drag ? draw(1e-4, 0.1, 2) : draw(50, 5000, 3)
      }
      let friction: Friction =
        law == .quadratic
        ? .quadratic(drag: shape.drag)
        : law == .constant
          ? .constant(deceleration: shape.deceleration)
          : law == .exponential
            ? .exponential(rate: shape.rate) : .combined(rate: shape.rate, deceleration: shape.deceleration)
      let truth = try DecayMeasurement(friction, velocity: shape.velocity, stoppingSpeed: 5)
      let way = try #require(try truth.reached(.stoppingDistance(1)))
      let time = try #require(try truth.reached(.stoppingTime(1)))
      let asked =
        law == .combined
        ? feel(law, .stoppingDistance(way), .stoppingTime(time), stop: 5, given: [.velocity: .held(shape.velocity)])
        : feel(law, .stoppingDistance(way), .stoppingTime(time), stop: 5)
      let tuning = try asked.tune()
      let isBack = tuning.decays.contains { decay in
        law.names.allSatisfy { abs(decay.value(of: $0) / shape[$0] - 1) <= 1e-8 }
          && abs(decay.velocity / shape.velocity - 1) <= 1e-8
      }
      #expect(isBack, "\(law) \(index): \(shape), \(tuning.decays), \(tuning.reasons)")
    }
  }

  @Test("The shape in doubles is that of certified truth")
  func shape() throws {
    for (rate, deceleration) in [(2.0, 0.0), (0.0, 300.0), (2, 300), (1e-9, 300), (1e-4, 50), (30, 1e-6)] {
      var shape = DecayShape(stoppingSpeed: 3)
      (shape.rate, shape.deceleration, shape.velocity) = (rate, deceleration, 900)
      let truth = try DecayMeasurement(
        .combined(rate: rate, deceleration: deceleration), velocity: 900, stoppingSpeed: 3)
      for target in [DecayTarget.stoppingDistance(1), .stoppingTime(1), .distance(1, at: 0.2), .distance(1, at: 9)] {
        let expected = try #require(try truth.reached(target))
        let observed = try #require(shape.measure(target))
        #expect(abs(observed / expected - 1) <= 1e-12, "\(rate) \(deceleration) \(target): \(observed) \(expected)")
      }
    }
  }

  @Test("What no friction does is told: farther than a constant one goes, or a rest that is only approached")
  func infeasible() throws {
    let far = try feel(.combined, .stoppingDistance(1200), .stoppingTime(0.9), given: [.velocity: .held(2000)]).tune()
    #expect(far.verdict == .infeasible)
    #expect(
      far.reasons == [.onlyBetween(target: "stopping distance", lower: 0, upper: 900, wanted: 1200)])
    #expect(try #require(far.compromise).largestMiss < 0.2)
    let never = try feel(.exponential, .stoppingTime(1), given: [.velocity: .held(100)]).tune()
    #expect(never.reasons == [.neverStops(law: .exponential, target: "stopping time")])
    let narrow = try ConstantRange(from: 1, to: 2, scale: .logarithmic)
    let bounded = try feel(
      .exponential, .stoppingDistance(600), given: [.velocity: .held(2000), .rate: .within(narrow)]
    ).tune()
    #expect(bounded.reasons == [.outsideRange(constant: "friction rate", value: 2000.0 / 600, lower: 1, upper: 2)])
    let many = try feel(
      .exponential, .stoppingDistance(600), .distance(500, at: 0.1), given: [.velocity: .held(2000)]
    ).tune()
    #expect(many.verdict == .infeasible && many.reasons == [.targetsDisagree])
  }

  @Test("The edges of the combined law are found: either friction alone")
  func edges() throws {
    let braked = try feel(.combined, .stoppingDistance(900), .stoppingTime(0.9), given: [.velocity: .held(2000)]).tune()
    let friction = try #require(braked.decays.first).friction
    #expect(braked.verdict == .exact && friction.rate == 0)
    #expect(abs(friction.deceleration / (2000 / 0.9) - 1) <= 1e-12)
  }

  @Test("Missing targets are counted")
  func underdetermined() throws {
    let tuning = try feel(.exponential, .stoppingDistance(600)).tune()
    #expect(tuning.verdict == .underdetermined)
    #expect(tuning.reasons == [.open(constants: ["friction rate", "velocity"], targets: 1)])
    #expect("\(tuning.reasons[0])".contains("friction rate and velocity are free and there is 1 target"))
  }

  @Test("Numbers that no motion has are refused")
  func refusals() {
    #expect(throws: FeelError.notPositive(name: "stopping distance", value: -1)) {
      try feel(.exponential, .stoppingDistance(-1), given: [.velocity: .held(3)]).tune()
    }
    #expect(throws: FeelError.nothingAsked) { try feel(.exponential).tune() }
    #expect(throws: FeelError.notOfLaw(constant: "drag", law: "exponential")) {
      try feel(.exponential, .stoppingDistance(1), given: [.drag: .held(3)]).tune()
    }
    #expect(throws: FeelError.stopsAtOnce(velocity: 3, stoppingSpeed: 4)) {
      try feel(.exponential, .stoppingDistance(1), stop: 4, given: [.velocity: .held(3)]).tune()
    }
    #expect(throws: FeelError.self) { try feel(.exponential, .stoppingDistance(1), stop: .nan).tune() }
  }
}
