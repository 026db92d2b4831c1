import Testing

@testable import ConstantFitting

@Suite("What no spring does, and what leaves a choice")
struct SpringInfeasibleTests {
  static let band = 1e-3

  @Test("A settling time in the gap of a jump is said to be there, with both sides of it")
  func gap() throws {
    // With a peak at 0.1 s the settling time is never between a swing's crossing and the next peak.
    var gaps = 0
    for count in 2...7 {
      let wanted = 0.1 * Double(count) * 0.97
      let tuning = try feel(.peakTime(0.1), .settlingTime(wanted, within: Self.band)).tune()
      guard tuning.verdict == .infeasible else { continue }
      gaps += 1
      #expect(tuning.missed == .settlingTime(wanted, within: Self.band))
      let reached = tuning.nearest.compactMap { spring in spring.reached.first { $0.target == tuning.missed }?.reached }
      let (below, above) = (try #require(reached.min()), try #require(reached.max()))
      #expect(below < wanted && wanted < above, "\(below) \(wanted) \(above)")
      // The upper side is the peak itself that has just left the band.
      #expect(abs(above - 0.1 * Double(count)) <= 1e-6, "\(above)")
      guard case .jumps(_, let from, let to, _)? = tuning.reasons.first else {
        Issue.record("\(tuning.reasons)")
        continue
      }
      #expect(from == below && to == above)
      for spring in tuning.nearest { #expect(spring.reached[0].miss <= 1e-12) }
    }
    #expect(gaps >= 3)
  }

  @Test("Nothing in a gap is ever called exact, and everything outside of one is found")
  func sweepAcrossJumps() throws {
    var (found, missed) = (0, 0)
    for step in 0...200 {
      let wanted = 0.11 + 0.8 * Double(step) / 200
      let tuning = try feel(.peakTime(0.1), .settlingTime(wanted, within: Self.band)).tune()
      let isInGap = Self.isInGap(wanted / 0.1)
      #expect((tuning.verdict == .exact) == !isInGap, "\(wanted): \(tuning.verdict)")
      (found, missed) = (found + (isInGap ? 0 : 1), missed + (isInGap ? 1 : 0))
      for spring in tuning.springs { #expect(spring.largestMiss <= SpringTuning.exactMiss) }
    }
    #expect(found > 80 && missed > 80, "\(found) \(missed)")
  }

  /// Whether no spring settles after so many of its peak times: a lobe ends where the next turning point touches the band.
  private static func isInGap(_ ratio: Double) -> Bool {
    let lobe = Int(ratio)
    let edge = FrequencyPiece.dampingRatio(turning: lobe + 1, at: band)
    let shape = FeelShape(dampingRatio: edge * (1 + 1e-13))
    let last = shape.settlingTime(within: band) ?? 0
    // Why the other end: within a lobe the time falls and rises, and its greatest value is at one of its ends.
    let upper = FeelShape(dampingRatio: FrequencyPiece.dampingRatio(turning: lobe, at: band) * (1 - 1e-13))
    let first = upper.settlingTime(within: band) ?? 0
    return ratio > max(last / shape.halfSwing, first / upper.halfSwing)
  }

  static let contradictions: [(SpringFeel, FeelReason)] = [
    (feel(.overshoot(0.1)) { $0.dampingRatio = .held(1) }, .needsPassing(target: "overshoot", dampingRatio: 1)),
    (feel(.peakTime(0.1)) { $0.dampingRatio = .held(1.2) }, .needsPassing(target: "peak time", dampingRatio: 1.2)),
    (feel(.firstArrival(0.1), .overshoot(0)), .needsPassing(target: "first arrival", dampingRatio: 1)),
    (feel(.value(1.5, at: 0.1), .overshoot(0.2), .peakTime(0.3)), .targetsDisagree),
    (feel(.value(-2, at: 0.1), .riseTime(0.2)), .neverReached(target: "value at 0.1 s")),
  ]

  @Test("Contradictions are told by what is wrong", arguments: contradictions)
  func contradiction(_ asked: SpringFeel, _ reason: FeelReason) throws {
    let tuning = try asked.tune()
    #expect(tuning.verdict == .infeasible && tuning.springs.isEmpty)
    #expect(tuning.reasons.first == reason, "\(tuning.reasons)")
  }

  @Test("A rise time longer than the settling time: the settling time is at least 2.14 of it")
  func slowRise() throws {
    let tuning = try feel(.riseTime(0.6), .settlingTime(0.5, within: Self.band)).tune()
    guard case .outOfReach("settling time", let limit, isLeast: true, 0.5)? = tuning.reasons.first else {
      Issue.record("\(tuning.reasons)")
      return
    }
    // Where the first overshoot touches the band, to 18 digits with mpmath.
    #expect(abs(limit - 1.28187955109067754) <= 1e-11)
    #expect(try #require(tuning.compromise).largestMiss < 0.6)
  }

  @Test("Constants outside of their bounds are told with their value")
  func bounds() throws {
    let range = try ConstantRange(from: 50, to: 400)
    let tuning = try feel(.overshoot(0.1), .settlingTime(0.5, within: Self.band)) { $0.stiffness = .within(range) }
      .tune()
    guard case .outsideRange("stiffness", let value, 50, 400)? = tuning.reasons.first else {
      Issue.record("\(tuning.reasons)")
      return
    }
    #expect(abs(value - 409.548945486239367) <= 1e-9)
    let best = try #require(tuning.compromise)
    #expect(best.oscillator.stiffness <= 400 * (1 + 1e-6) && best.largestMiss < 0.05)
    let allowed = try feel(.overshoot(0.1), .settlingTime(0.5, within: Self.band)) {
      $0.dampingRatio = (try? ConstantRange(from: 0.5, to: 0.7)).map(ConstantWish.within) ?? .free
    }.tune()
    #expect(allowed.verdict == .exact)
  }

  @Test("Bounds on the damping ratio choose among several solutions")
  func boundsChoose() throws {
    let range = try ConstantRange(from: 0.3, to: 0.93)
    let tuning = try feel(.settlingTime(0.5, within: Self.band)) {
      $0.response = .held(0.4)
      $0.dampingRatio = .within(range)
    }.tune()
    #expect(tuning.springs.count == 1)
    #expect(abs(try #require(tuning.springs.first).oscillator.dampingRatio - 0.90941006563584652) <= 1e-12)
  }

  @Test("What is determined when not all is")
  func underdetermined() throws {
    let shape = try feel(.overshoot(0.1)).tune()
    #expect(shape.verdict == .underdetermined && shape.reasons == [.timeIsOpen])
    #expect(abs(try #require(shape.determined.first).value - 0.591155033798897509) <= 1e-15)
    let time = try feel(.settlingTime(0.5, within: Self.band)).tune()
    #expect(time.verdict == .underdetermined && time.reasons == [.dampingIsOpen])
    #expect(time.springs.count == 4 && time.springs.allSatisfy { $0.largestMiss <= 1e-12 })
    let none = try feel(.overshoot(0), .settlingTime(0.5, within: Self.band)).tune()
    #expect(none.verdict == .underdetermined && none.reasons == [.overshootSaysOnlyAtLeastCritical])
    let critical = try feel(.overshoot(0), .settlingTime(0.5, within: Self.band)) { $0.dampingRatio = .held(1) }.tune()
    #expect(critical.verdict == .exact)
    let flight = try feel(.peakTime(0.1), velocity: 3).tune()
    #expect(flight.verdict == .underdetermined)
  }

  @Test("A settling time and a held decay rate have springs without end, of which the calm ones are listed")
  func endless() throws {
    let tuning = try feel(.settlingTime(0.5, within: Self.band)) { $0.dampingCoefficient = .held(27.6) }.tune()
    #expect(tuning.verdict == .exact && tuning.springs.count == SpringTuning.mostSpringsListed && tuning.omitted > 50)
    for (one, next) in zip(tuning.springs, tuning.springs.dropFirst()) {
      #expect(one.oscillator.dampingRatio > next.oscillator.dampingRatio)
    }
  }

  @Test("Where the search ends is never taken for a limit of what springs do")
  func endOfSearch() throws {
    let many = try feel(.peakTime(1e-9), .settlingTime(1, within: Self.band)).tune()
    #expect(many.reasons == [.tooManySwings(target: "settling time", swings: FrequencyPiece.mostSwings)])
    // At a known damping ratio any number of swings is fine: here there are a thousand of them.
    let tiny = try feel(.overshoot(0.5), .settlingTime(1, within: 1e-300)).tune()
    #expect(tiny.verdict == .exact && tiny.springs.count == 1)
  }

  static let refusals: [(SpringFeel, FeelError)] = [
    (feel(.overshoot(-0.1)), .negative(name: "overshoot", value: -0.1)),
    (feel(.overshoot(1.5)), .overshootBeyondWay(1.5)),
    (feel(.riseTime(0)), .notPositive(name: "rise time", value: 0)),
    (feel(.peakSpeed(-3)), .notPositive(name: "peak speed", value: -3)),
    (feel(.peakTime(.infinity)), .notFinite(name: "peak time", value: .infinity)),
    (feel(.settlingTime(1, within: 0)), .badBand(0)),
    (feel(.settlingTime(1, within: 1)), .badBand(1)),
    (feel(.value(0.5, at: -1)), .notPositive(name: "time of a value", value: -1)),
    (feel(), .nothingAsked),
    (feel(.riseTime(1)) { $0.stiffness = .held(-4) }, .notPositive(name: "stiffness", value: -4)),
    (feel(.riseTime(1)) { $0.mass = .held(0) }, .notPositive(name: "mass", value: 0)),
    (
      feel(.riseTime(1)) { $0.stiffness = (try? ConstantRange(from: -5, to: 3)).map(ConstantWish.within) ?? .free },
      .notPositive(name: "lower bound of the stiffness", value: -5)
    ),
  ]

  @Test("Numbers that no motion has are refused", arguments: refusals)
  func refused(_ asked: SpringFeel, _ error: FeelError) {
    #expect(throws: error) { try asked.tune() }
    #expect(!error.description.isEmpty)
  }

  @Test("Not-a-number is refused by name, and so are held constants that contradict each other")
  func otherRefusals() {
    #expect(throws: FeelError.self) { try feel(.riseTime(.nan)).tune() }
    #expect(throws: FeelError.self) { try feel(.riseTime(1)) { $0.dampingRatio = .held(.nan) }.tune() }
    var still = feel(.riseTime(1))
    still.to = 0
    #expect(throws: FeelError.noWay(value: 0)) { try still.tune() }
    do throws(FeelError) {
      _ = try feel(.riseTime(1)) {
        $0.stiffness = .held(100)
        $0.response = .held(1)
      }.tune()
      Issue.record("they contradict each other")
    } catch {
      #expect("\(error)".contains("cannot all be held") && "\(error)".contains("leave one of them free"))
    }
  }
}
