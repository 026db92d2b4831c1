import MotionProblems
import Testing

@testable import ConstantFitting

/// A spring from 0 to 1 with what is said of it.
func feel(
  _ targets: SpringTarget..., velocity: Double = 0, constants: (inout SpringWishes) -> Void = { _ in }
) -> SpringFeel {
  var feel = SpringFeel(targets)
  feel.initialVelocity = velocity
  constants(&feel.constants)
  return feel
}

@Suite("From a feel to a spring's constants")
struct SpringTuningTests {
  /// A root in doubles of functions in doubles, and an equation that magnifies them by less than a thousand.
  static let constantTolerance = 1e-12
  static let band = 1e-3

  struct Known: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let feel: SpringFeel
    /// Stiffness and damping coefficient of every solution, by falling damping ratio.
    let springs: [(stiffness: Double, dampingCoefficient: Double)]
  }

  /// Solved with mpmath to 34 digits, events being bracketed on a fine grid and bisected.
  static let known: [Known] = [
    Known(
      testDescription: "overshoot and settling",
      feel: feel(.overshoot(0.1), .settlingTime(0.5, within: band)),
      springs: [(409.548945486239367, 23.9267820565983049)]),
    Known(
      testDescription: "rise and settling", feel: feel(.riseTime(0.1), .settlingTime(0.5, within: band)),
      springs: [(429.32505239064895, 28.2559853411912829)]),
    Known(
      testDescription: "first arrival and peak speed", feel: feel(.firstArrival(0.15), .peakSpeed(9)),
      springs: [(302.548731816067297, 19.4393325508480171), (152.569846346862852, 5.68595111066657467)]),
    Known(
      testDescription: "peak and rise time", feel: feel(.peakTime(0.2), .riseTime(0.09)),
      springs: [(865.562989047091954, 49.7523016158994594), (326.348867006820888, 17.8447479085121203)]),
    Known(
      testDescription: "an initial velocity",
      feel: feel(.overshoot(0.3), .settlingTime(0.5, within: band), velocity: 5),
      springs: [(1299.26880361304613, 25.9885714567575675)]),
  ]

  @Test("Values from elsewhere, and all of them", arguments: known)
  func elsewhere(_ known: Known) throws {
    let tuning = try known.feel.tune()
    #expect(tuning.verdict == .exact && tuning.springs.count == known.springs.count)
    for (spring, expected) in zip(tuning.springs, known.springs) {
      let constants = spring.oscillator
      let errors = (
        abs(constants.stiffness / expected.stiffness - 1),
        abs(constants.dampingCoefficient / expected.dampingCoefficient - 1)
      )
      #expect(errors.0 <= Self.constantTolerance && errors.1 <= Self.constantTolerance, "\(constants): \(errors)")
      #expect(spring.largestMiss <= 1e-13)
    }
  }

  @Test("Above critical damping too, where the first of several is the one that swings least")
  func overdamped() throws {
    for (asked, stiffness, coefficient) in [
      (feel(.riseTime(0.3), .settlingTime(0.85, within: Self.band)), 133.531484526480122, 23.6161408247951495),
      (feel(.peakSpeed(9), .settlingTime(0.5, within: Self.band)), 805.753633016292585, 70.3213994229562403),
    ] {
      let tuning = try asked.tune()
      #expect(tuning.springs.count == 2)
      let constants = try #require(tuning.springs.first).oscillator
      #expect(constants.dampingRatio > 1)
      #expect(abs(constants.stiffness / stiffness - 1) <= Self.constantTolerance, "\(constants)")
      #expect(abs(constants.dampingCoefficient / coefficient - 1) <= Self.constantTolerance, "\(constants)")
    }
  }

  @Test("Two values at two times are met by more springs the more they may swing")
  func values() throws {
    let tuning = try feel(.value(0.5, at: 0.1), .value(0.9, at: 0.2)).tune()
    let constants = try #require(tuning.springs.first).oscillator
    #expect(abs(constants.stiffness / 229.324056556404079 - 1) <= Self.constantTolerance)
    #expect(abs(constants.dampingCoefficient / 24.5973597675283861 - 1) <= Self.constantTolerance)
    #expect(tuning.springs.count > 1)
    for spring in tuning.springs { #expect(spring.largestMiss <= 1e-12) }
  }

  @Test("A settling time and a held response have two springs, of which a bisection finds one or none")
  func bothSprings() throws {
    let tuning = try feel(.settlingTime(0.5, within: Self.band)) { $0.response = .held(0.4) }.tune()
    #expect(tuning.springs.count == 2)
    for (spring, expected) in zip(tuning.springs, [0.956788040340224772, 0.90941006563584652]) {
      #expect(abs(spring.oscillator.dampingRatio / expected - 1) <= Self.constantTolerance)
    }
  }

  @Test("Overshoot is turned round in closed form", arguments: [1e-9, 0.01, 0.1, 0.5, 0.9, 0.999])
  func closedInverse(overshoot: Double) throws {
    let tuning = try feel(.overshoot(overshoot), .peakTime(0.25)).tune()
    #expect(tuning.method == .closedInverse && tuning.verdict == .exact)
    // An overshoot of 1e-9 magnifies what is rounded of the damping ratio by its logarithm, some 40 times.
    #expect(try #require(tuning.springs.first).largestMiss <= 1e-12)
  }

  @Test("An undamped spring swings all the way")
  func undamped() throws {
    let tuning = try feel(.overshoot(1), .firstArrival(0.5)).tune()
    let constants = try #require(tuning.springs.first).oscillator
    #expect(constants.dampingCoefficient == 0)
    // A quarter of its period.
    #expect(abs(constants.naturalPeriod - 2) <= 1e-14)
  }

  @Test("Held constants come back as they were given, whatever else is free")
  func held() throws {
    let one = try feel(.overshoot(0.2)) {
      $0.mass = .held(3)
      $0.stiffness = .held(200.1)
    }.tune()
    #expect(one.springs.map(\.oscillator.mass) == [3] && one.springs.map(\.oscillator.stiffness) == [200.1])
    let other = try feel(.overshoot(0.2), .riseTime(0.2)) {
      $0.mass = .free
      $0.dampingCoefficient = .held(12)
    }.tune()
    #expect(other.springs.map(\.oscillator.dampingCoefficient) == [12])
    #expect(try #require(other.springs.first).largestMiss <= 1e-13)
    let third = try feel(.riseTime(0.2)) {
      $0.mass = .free
      $0.stiffness = .held(100)
      $0.dampingCoefficient = .held(12)
    }.tune()
    for spring in third.springs { #expect(spring.oscillator.stiffness == 100 && spring.largestMiss <= 1e-12) }
    #expect(!third.springs.isEmpty)
  }

  @Test("A mass that nothing tells is chosen within the bounds, and it is said")
  func openMass() throws {
    let tuning = try feel(.overshoot(0.1), .peakTime(0.2)) {
      $0.mass = .free
      $0.stiffness = (try? ConstantRange(from: 10, to: 50)).map(ConstantWish.within) ?? .free
    }.tune()
    let constants = try #require(tuning.springs.first).oscillator
    #expect(tuning.massIsChosen && abs(constants.stiffness - 50) <= 1e-12)
  }

  @Test("The way and its direction scale what is told in units")
  func otherWays() throws {
    var asked = feel(.overshoot(0.1), .peakSpeed(800))
    asked.to = 100
    let upwards = try #require(try asked.tune().springs.first)
    (asked.from, asked.to) = (300, 200)
    let downwards = try #require(try asked.tune().springs.first)
    #expect(upwards.oscillator == downwards.oscillator)
    let unit = try #require(try feel(.overshoot(0.1), .peakSpeed(8)).tune().springs.first)
    #expect(abs(unit.oscillator.stiffness / upwards.oscillator.stiffness - 1) <= 1e-14)
  }

  @Test("More targets than constants are fine as long as they agree")
  func overdetermined() throws {
    let first = try feel(.overshoot(0.1), .settlingTime(0.5, within: Self.band)).tune()
    let spring = try #require(first.springs.first).oscillator
    let all: [SpringTarget] = [.riseTime(1), .peakTime(1), .firstArrival(1), .peakSpeed(1), .value(0, at: 0.07)]
    let measurement = try SpringMeasurement(spring, SpringFeel([]))
    var asked = SpringFeel([.overshoot(0.1), .settlingTime(0.5, within: Self.band)])
    for target in all { asked.targets.append(target.with(try #require(try measurement.reached(target)))) }
    let tuning = try asked.tune()
    #expect(tuning.verdict == .exact && tuning.springs.count == 1)
    asked.targets.append(.peakTime(0.21))
    let contradiction = try asked.tune()
    #expect(contradiction.verdict == .infeasible && contradiction.reasons == [.targetsDisagree])
    let best = try #require(contradiction.compromise)
    #expect(best.largestMiss < 0.2 && best.largestMiss > 1e-3)
  }

  @Test("The same feel gives the same bits")
  func deterministic() throws {
    for asked in [
      feel(.riseTime(0.1), .settlingTime(0.5, within: 0.01)),
      feel(.overshoot(0.3), .settlingTime(0.5, within: 0.01), velocity: 5), feel(.riseTime(0.6), .peakSpeed(9)),
    ] { #expect(try asked.tune() == asked.tune()) }
  }

  @Test("A cancelled task ends the search")
  func cancelled() async {
    let task = Task { () -> FeelError? in
      while !Task.isCancelled { await Task.yield() }
      do throws(FeelError) { _ = try feel(.riseTime(0.1), .settlingTime(0.5, within: 0.01)).tune() } catch {
        return error
      }
      return nil
    }
    task.cancel()
    #expect(await task.value == .cancelled)
  }
}

extension SpringTarget {
  /// The same question with another number.
  func with(_ number: Double) -> SpringTarget {
    switch self {
    case .settlingTime(_, let band): .settlingTime(number, within: band)
    case .overshoot: .overshoot(number)
    case .peakTime: .peakTime(number)
    case .riseTime: .riseTime(number)
    case .firstArrival: .firstArrival(number)
    case .peakSpeed: .peakSpeed(number)
    case .value(_, let time): .value(number, at: time)
    }
  }
}
