import MotionProblems
import Testing

@testable import DashpotCommands

@Suite("Stating a motion on the command line")
struct StatedMotionTests {
  private func state(_ words: String...) throws(UsageError) -> StatedMotion {
    try StatedMotion(ParsedArguments.parse(words, syntax: SolveCommand.syntax))
  }

  private func oscillator(_ motion: StatedMotion) throws -> Oscillator {
    guard case .spring(let oscillator) = motion.problem.law else { throw UsageError.refused(reason: "no spring") }
    return oscillator
  }

  @Test("A spring by its constants; the first target is the problem's 0")
  func constants() throws {
    let motion = try state(
      "--mass", "2", "--stiffness", "100", "--damping-coefficient", "15", "--from", "3", "--to", "10", "--velocity",
      "-4", "--retarget", "0.5:4", "--retarget", "0.75:12")
    let expected = try Oscillator(mass: 2, stiffness: 100, dampingCoefficient: 15)
    #expect(try oscillator(motion) == expected)
    #expect(motion.problem.start == PhaseState(position: -7, velocity: -4))
    #expect(motion.problem.retargets == [Retarget(time: 0.5, target: -6), Retarget(time: 0.75, target: 2)])
    #expect(motion.origin == 10)
    #expect(motion.finalTarget == 12)
  }

  @Test("A damping ratio reads back as itself", arguments: [0.5, 1.0, 2.0, 4.0], [0.0, 0.4, 1.0, 7.5])
  func dampingRatio(mass: Double, ratio: Double) throws {
    let motion = try state("--mass", "\(mass)", "--stiffness", "342.1", "--damping-ratio", "\(ratio)")
    let error = abs(try oscillator(motion).dampingRatio - ratio)
    // Three roundings in the conversion and three in reading back, each at most half an ulp.
    let tolerance = 6 * max(ratio, 1).ulp
    #expect(error <= tolerance, "mass \(mass), ratio \(ratio): error \(error), tolerance \(tolerance)")
  }

  @Test("A named spring brings its constants, its name and its platform's velocity")
  func namedSpring() throws {
    let motion = try state("--spring", "tutorial-1500-10", "--from", "50", "--to", "150")
    let expected = try Oscillator(mass: 1, stiffness: 1500, dampingCoefficient: 10)
    #expect(try oscillator(motion) == expected)
    #expect(motion.problem.springName == "tutorial-1500-10")
    #expect(motion.problem.start == PhaseState(position: -100, velocity: 10_000))
    let slower = try state("--spring", "tutorial-1500-10", "--velocity", "5")
    #expect(slower.problem.start.velocity == 5)
  }

  @Test(
    "Friction by its rate, or by what is left of the speed after a millisecond",
    arguments: [
      // −1000 ln 0.998, to 17 digits.
      ("--deceleration-factor", "0.998", 2.0020026706730793), ("--friction-rate", "2.5", 2.5),
    ])
  func friction(option: String, word: String, rate: Double) throws {
    let motion = try state(option, word, "--from", "7", "--velocity", "-1000")
    guard case .friction(.exponential(let found)) = motion.problem.law else {
      Issue.record("no friction")
      return
    }
    // Why: the logarithm of a number this near 1 carries the rounding of 0.998 itself, 500 times enlarged.
    #expect(abs(found - rate) <= 1e-13 * rate, "\(found)")
    #expect(motion.problem.start == PhaseState(position: 0, velocity: -1000))
    #expect(motion.origin == 7)
    #expect(motion.finalTarget == nil)
  }

  @Test("Frictions that stop, alone and beside a rate, and drag")
  func otherFrictions() throws {
    let laws: [([String], Friction)] = [
      (["--friction-deceleration", "1400"], .constant(deceleration: 1400)),
      (["--friction-deceleration", "3", "--friction-rate", "2"], .combined(rate: 2, deceleration: 3)),
      (["--drag", "0.01"], .quadratic(drag: 0.01)),
    ]
    for (words, law) in laws {
      let motion = try StatedMotion(
        ParsedArguments.parse(words + ["--velocity", "5"], syntax: SolveCommand.syntax))
      #expect(motion.problem.law == .friction(law))
    }
  }

  static let refusals: [([String], String)] = [
    ([], "no motion was stated; give '--stiffness' with a damping, or '--spring', or '--friction-rate'"),
    (["--stiffness=1"], "the damping is missing; give '--damping-coefficient C' or '--damping-ratio Z'"),
    (
      ["--stiffness=1", "--damping-ratio=1", "--damping-coefficient=1"],
      "'--damping-coefficient' and '--damping-ratio' cannot be combined: either one states the damping"
    ),
    (
      ["--spring=pop-default", "--mass=2"],
      "'--mass' and '--spring' cannot be combined: a named spring has all its constants"
    ),
    (["--spring=pop-defualt"], "unknown spring 'pop-defualt'; did you mean 'pop-default'?"),
    (
      ["--friction-rate=1", "--stiffness=1", "--velocity=1"],
      "'--stiffness' and '--friction-rate' cannot be combined: a motion follows a spring or friction, not both"
    ),
    (
      ["--drag=1", "--friction-deceleration=1", "--velocity=1"],
      "'--drag' and '--friction-deceleration' cannot be combined: quadratic drag acts alone"
    ),
    (
      ["--drag=1", "--velocity=1", "--to=3"],
      "'--to' and '--drag' cannot be combined: a free motion has no target"
    ),
    (
      ["--friction-deceleration=0"],
      "'0' is no value for '--friction-deceleration', which takes a finite number greater than 0"
    ),
    (["--friction-rate=1"], "a free motion moves only with a speed; give '--velocity V'"),
    (
      ["--friction-rate=1", "--velocity=1", "--to=3"],
      "'--to' and '--friction-rate' cannot be combined: a free motion has no target"
    ),
    (
      ["--deceleration-factor=1.002", "--velocity=1"],
      "'1.002' is no value for '--deceleration-factor', which takes a number between 0 and 1, both excluded"
    ),
    (
      ["--stiffness=1", "--damping-ratio=1", "--retarget=2:1", "--retarget=1:3"],
      "a retarget at 1.0 s must come after the one before it, at 2.0 s"
    ),
    (
      ["--stiffness=1", "--damping-ratio=1", "--retarget=1"],
      "'1' is no value for '--retarget', which takes a time after 0 and a target with a colon between, such as 0.2:50"
    ),
    (["--stiffness=1", "--damping-ratio=1", "--from=1"], "nothing moves: it starts at its target without a speed"),
    (["--stiffness=-1"], "'-1' is no value for '--stiffness', which takes a finite number greater than 0"),
  ]

  @Test("What does not state one motion is refused with the way out", arguments: refusals)
  func refusal(words: [String], sentence: String) {
    let error = #expect(throws: UsageError.self) {
      try StatedMotion(ParsedArguments.parse(words, syntax: SolveCommand.syntax))
    }
    #expect(error?.description == sentence)
  }
}
