import MotionProblems
import Testing

@testable import ReferenceSolver

func drySpring(
  _ mass: Double, _ coefficient: Double, _ stiffness: Double, friction force: Double, from position: Double,
  velocity: Double = 0, retargets: [Retarget] = []
) throws -> MotionProblem {
  let oscillator = try Oscillator(mass: mass, stiffness: stiffness, dampingCoefficient: coefficient)
  return try MotionProblem(
    law: .resistedSpring(oscillator, .coulomb(coulombFriction: force)),
    start: PhaseState(position: position, velocity: velocity), retargets: retargets)
}

/// A spring with Coulomb friction: states, reversals, the stop.
struct CertifiedDrySpringTests {
  /// From mpmath, 40 digits: closed forms between reversals that are found as roots of the velocity.
  struct Reference: Sendable {
    let constants: [Double]
    var stop: (time: Double, place: Double)?
    var turns: [(time: Double, place: Double)] = []
    var states: [(time: Double, position: Double, velocity: Double)] = []

    var problem: MotionProblem {
      get throws {
        try drySpring(
          constants[0], constants[1], constants[2], friction: constants[3], from: constants[4], velocity: constants[5])
      }
    }
  }

  static let references: [Reference] = [
    Reference(
      constants: [1, 1, 100, 8, -1, 0], stop: (1.2582108091552006855, -0.057072043106175058289),
      turns: [
        (0.31455270228880017137, 0.70611046156621595602), (0.62910540457760034274, -0.45499128688397232694),
        (0.94365810686640051412, 0.24041801479963998852),
      ],
      states: [
        (0.1, -0.59059238296846642301, 7.3672689876504463364), (0.5, -0.051005113965498027321, -5.4891318978171207361),
        (1, 0.21607958140646711593, -0.83307383390178416977), (1.2, -0.034055087266455178992, -0.77597132238339348799),
      ]),
    Reference(
      constants: [2, 3, 50, 5, 0.7, -9], stop: (2.2613697554454244268, -0.017168994101335203141),
      turns: [
        (0.35484372138248412919, -1.2870494482994854744), (0.9903523994034642284, 0.63700490198789740165),
        (1.6258610774244443276, -0.23341091706295881989),
      ],
      states: [
        (0.1, -0.1713011633834492933, -8.0846649122576881726), (0.5, -1.0082866177206046456, 3.5402390856521005074),
        (1, 0.63638324569299404348, -0.12853769268638771361), (2, -0.086972897073334961473, 0.4899416935569627337),
      ]),
    Reference(
      constants: [1, 25, 100, 10, -1, 60],
      turns: [(0.11100051757259407595, 1.105548628713823606)],
      states: [
        (0.1, 1.0975452992199066345, 1.5233817235324703935), (0.5, 0.2915678592749299336, -0.95573761677449807876),
        (1, 0.11573634219503120093, -0.078681615559049774509),
      ]),
    Reference(
      constants: [1, 20, 100, 10, -1, 60],
      turns: [(0.11764705882352941176, 1.4726623562725654092)],
      states: [
        (0.1, 1.4450936529200577691, 3.3109149705429796691), (0.5, 0.24467414681603345022, -1.1468072613466066176),
      ]),
    Reference(
      constants: [1, 25, 100, 10, -1, 0],
      states: [
        (0.1, -0.78723620668417628506, 2.8271722588561243794), (1, -0.10808553578055647378, 0.040427669627591067948),
      ]),
  ]

  @Test("states, turns and the stop agree with mpmath to an ulp", arguments: references)
  func reference(_ reference: Reference) throws {
    let motion = try CertifiedMotion(reference.problem)
    for state in reference.states {
      let found = try CertifiedProblems.state(of: motion, at: state.time)
      // Why: times such as 0.1 are doubles here and there alike.
      #expect(
        abs(found.position.high - state.position) <= state.position.ulp, "\(reference.constants) at \(state.time)")
      #expect(
        abs(found.velocity.high - state.velocity) <= state.velocity.ulp, "\(reference.constants) at \(state.time)")
      #expect(found.position.radius <= 1e-30)
    }
    let turns = try motion.extrema(in: EventWindow(limit: 3)).events
    #expect(turns.count == reference.turns.count && (reference.stop == nil) == (turns.count < 2))
    for (turn, expected) in zip(turns, reference.turns) {
      #expect(abs(turn.instant.time - expected.time) <= expected.time.ulp, "\(turn)")
      #expect(abs(turn.position - expected.place) <= expected.place.magnitude.ulp, "\(turn)")
      #expect(turn.isMaximum == (expected.place > 0) && turn.instant.radius <= 0x1p-62 * expected.time)
    }
    guard let stop = reference.stop, case .finite(let time, _) = try motion.stoppingTime() else {
      #expect(try motion.stoppingTime() == .infinite && reference.stop == nil)
      #expect(try motion.settling(within: 0.0999) == .infinite && motion.settling(within: 0.1001) != .infinite)
      return
    }
    #expect(abs(time - stop.time) <= stop.time.ulp)
    let rest = try CertifiedProblems.state(of: motion, at: 2 * time)
    #expect(abs(rest.position.high - stop.place) <= stop.place.magnitude.ulp && rest.velocity.high == 0)
    #expect(try motion.largestExcursion(after: 1.5 * time) == stop.place.magnitude)
    #expect(try motion.settling(within: stop.place.magnitude.nextDown) == .infinite)
    #expect(try motion.settling(within: stop.place.magnitude.nextUp) != .infinite)
  }

  /// Central differences at 512 bits with steps of 2⁻⁸⁰ s, in the first, a middle and the last phase.
  @Test("solves its equation between reversals and is continuous at each", arguments: references)
  func equation(_ reference: Reference) throws {
    let numbers = reference.constants
    let oscillator = try Oscillator(mass: numbers[0], stiffness: numbers[2], dampingCoefficient: numbers[1])
    let start = BallState(displacement: Ball(exactly: numbers[4]), velocity: Ball(exactly: numbers[5]))
    let path = try DryPath(
      modes: OscillatorModes(oscillator, precision: 512), force: numbers[3], from: start, length: nil)
    let step = Ball(exactly: 0x1p-80)
    for time in [0.03, 0.2, 0.5, 0.9, 1.1] {
      guard case .phase(let phase) = try path.moment(at: Ball(exactly: time)) else { continue }
      let here = try path.state(after: Ball(exactly: time))
      let before = try path.state(after: Ball(exactly: time) - step)
      let after = try path.state(after: Ball(exactly: time) + step)
      let span = step.scaled(byPowerOfTwo: 1)
      let slip = (after.displacement - before.displacement) / span.rounded(to: 512) - here.velocity
      let change = (after.velocity - before.velocity) / span.rounded(to: 512)
      let force = numbers[3] * (path.heading(inPhase: phase) == .positive ? 1 : -1)
      let residual =
        path.modes.mass * change + path.modes.coefficient * here.velocity + path.modes.stiffness * here.displacement
        + Ball(exactly: force)
      #expect(abs(slip.nearestDouble) <= 1e-40, "\(numbers) at \(time): \(slip.nearestDouble)")
      #expect(abs(residual.nearestDouble) <= 1e-40, "\(numbers) at \(time): \(residual.nearestDouble)")
      #expect(here.velocity.isPositive == (force > 0))
    }
    for number in 1...3 where try path.hasTurn(number) {
      let end = try path.state(
        after: path.time(ofTurn: number) - path.time(ofTurn: number - 1), ofPhase: path.phase(number - 1),
        number: number - 1)
      let begin = path.place(atTurn: number) / path.modes.stiffness.rounded(to: 512)
      #expect(abs(end.velocity.nearestDouble) <= 1e-140 && abs((end.displacement - begin).nearestDouble) <= 1e-140)
    }
  }

  @Test("without a damper every turn is a fraction, and so are ties with what friction holds")
  func undamped() throws {
    // From 3.25 at F/k = 1/4: 2.75, 2.25, …, 0.75, and then exactly 0.25, where it is held.
    let motion = try CertifiedMotion(drySpring(1, 0, 4, friction: 1, from: 3.25))
    let turns = try motion.extrema().events
    #expect(turns.map(\.position) == [-2.75, 2.25, -1.75, 1.25, -0.75])
    guard case .finite(let time, _) = try motion.stoppingTime() else { return }
    #expect(abs(time - 9.4247779607693797154) <= time.ulp)
    #expect(try CertifiedProblems.state(of: motion, at: 10).position.high == 0.25)
    #expect(try motion.settling(within: 0.25) != .infinite && motion.settling(within: 0.25.nextDown) == .infinite)
    // A little more and it goes on: −0.25 − ε is beyond what is held.
    let more = try CertifiedMotion(drySpring(1, 0, 4, friction: 1, from: 3.25.nextUp))
    #expect(try more.extrema().events.count == 6)
    // A swing with a start velocity: (k y + F)² + m k v² = 25 · 36, a root that is a fraction.
    let swung = try CertifiedMotion(drySpring(1, 0, 4, friction: 1, from: 4.25, velocity: 12))
    #expect(try swung.extrema(in: EventWindow(limit: 1)).events.first?.position == 7.25)
    let touch = try swung.crossings(of: 7.25, in: EventWindow(limit: 1)).events.first
    #expect(touch?.direction == .touching)
    #expect(try swung.crossings(of: 7.25.nextUp).events.isEmpty)
  }

  @Test("what friction holds does not move, whatever its place")
  func held() throws {
    for place in [0.25, -0.25, 0, 0.1] {
      let motion = try CertifiedMotion(drySpring(3, 0.5, 4, friction: 1, from: place))
      #expect(try motion.stoppingTime() == .never && motion.extrema().events.isEmpty && motion.peak() == nil)
      #expect(try motion.crossings(of: place).events.isEmpty && motion.firstArrival(at: place) == .atOnce)
      #expect(try motion.settling(within: 0.3) == .never)
      #expect(try motion.settling(within: 0.05) == (place == 0 ? .never : .infinite))
      #expect(try motion.speedSettling(below: 0) == .never && motion.amplitude(over: .infinity) == 0)
      #expect(try CertifiedProblems.state(of: motion, at: 7).position.high == place)
    }
    #expect(try CertifiedMotion(drySpring(3, 0.5, 4, friction: 1, from: 0.25.nextUp)).stoppingTime() != .never)
  }

  @Test("a long-lived motion is counted, not walked")
  func longLived() throws {
    // A amplitude of 1 and losses of 2F/k = 2e-9 a swing.
    let motion = try CertifiedMotion(drySpring(1, 0, 1, friction: 1e-9, from: 1))
    guard case .finite(let time, let radius) = try motion.stoppingTime() else { return }
    #expect(abs(time / (5e8 * Double.pi) - 1) <= 1e-8 && radius <= time.ulp)
    let late = try motion.extrema(in: EventWindow(from: 1e9, to: 1e9 + 7)).events
    #expect((2...3).contains(late.count))
    for turn in late {
      let swings = (turn.instant.time / Double.pi).rounded()
      #expect(abs(abs(turn.position) - (1 - 2e-9 * swings)) <= 1e-15, "\(turn)")
    }
    guard case .finite(let exit) = try motion.settling(within: 0.5) else { return }
    #expect(abs(exit.time / (2.5e8 * Double.pi) - 1) <= 1e-7 && exit.lobe == 249_999_999, "\(exit)")
  }

  @Test("the motion to the other side is the mirror image")
  func mirror() throws {
    for reference in Self.references {
      let numbers = reference.constants
      let one = try CertifiedMotion(reference.problem)
      let other = try CertifiedMotion(
        drySpring(
          numbers[0], numbers[1], numbers[2], friction: numbers[3], from: -numbers[4], velocity: -numbers[5]))
      for time in [0.05, 0.4, 0.8, 3] {
        let (a, b) = (try CertifiedProblems.state(of: one, at: time), try CertifiedProblems.state(of: other, at: time))
        #expect(a.position.high == -b.position.high && a.velocity.high == -b.velocity.high)
      }
      #expect(
        try one.stoppingTime() == other.stoppingTime() && one.settling(within: 0.2) == other.settling(within: 0.2))
    }
  }

  @Test("friction that goes to 0 leaves the plain spring", arguments: [1e-6, 1e-12, 1e-20])
  func limit(_ force: Double) throws {
    let plain = try CertifiedProblems.spring(1, 5, 100, from: -1, velocity: 3)
    let dry = try CertifiedMotion(drySpring(1, 5, 100, friction: force, from: -1, velocity: 3))
    for time in [0.1, 0.5, 1] {
      let (a, b) = (try CertifiedProblems.state(of: plain, at: time), try CertifiedProblems.state(of: dry, at: time))
      #expect(abs(difference(a.position, b.position)) <= 0.05 * force && a.position != b.position)
    }
  }
}
