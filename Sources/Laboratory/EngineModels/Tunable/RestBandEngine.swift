internal import MotionEngine
package import MotionProblems

/// Dashpot's motions with the rest rule that its animations have by themselves, for a property whose smallest visible
/// change is one unit of length.
///
/// It is finished at the first frame after the last exit from a band of half a unit, and of a thousandth of the way where
/// that is narrower. The rule is stated so; this is where it is seen what other shares would cost and save.
package struct RestBandEngine: TunableEngine {
  /// Of the smallest visible change.
  private var thresholdShare = 0.5
  /// Of the largest distance from the target; of the way, for friction.
  private var wayShare = 1e-3

  package init() {}

  package var name: String { "dashpot-rest" }
  package var summary: String {
    "Dashpot's own motions with the rest band its animations have by default, seen by the display's frames"
  }

  package var constants: [TunableConstant] {
    [
      TunableConstant(
        "thresholdShare", "half width of the band over the smallest visible change", value: thresholdShare,
        in: 0.01...10),
      TunableConstant("wayShare", "half width of the band over the way", value: wayShare, in: 1e-6...1),
    ]
  }

  package func with(_ values: [String: Double]) -> RestBandEngine {
    var engine = self
    engine.thresholdShare = values["thresholdShare"] ?? thresholdShare
    engine.wayShare = values["wayShare"] ?? wayShare
    return engine
  }

  /// Springs without changes of their constants, and friction by a rate.
  package func refusal(of problem: MotionProblem) -> String? {
    SpokenLaws.springsAndFriction.refusal(of: problem, by: name)
      ?? {
        guard case .friction(let friction) = problem.law else { return nil }
        return SpokenLaws.friction.refusal(of: problem, by: name) ?? (friction.rate > 0 ? nil : "it never rests")
      }()
  }

  package func record(
    _ problem: MotionProblem, at times: [Double], restBand: Double, into trace: inout Trace
  ) throws(EngineFailure) {
    try DashpotEngine().record(problem, at: times, restBand: restBand, into: &trace)
    trace.finished = nil
    let rest = MotionEngine.RestRule.band(absolute: thresholdShare, share: wayShare)
    let start = problem.start
    do throws(MotionError) {
      switch problem.law {
      case .spring(let oscillator):
        var course = try SpringCourse(
          spring: try Self.spring(oscillator, of: problem), from: start.position, to: 0, velocity: start.velocity,
          rest: .never)
        for retarget in problem.retargets { try course.retarget(to: retarget.target, at: retarget.time) }
        // Why last: a motion that has come to rest between two changes would begin the next one at its target.
        try course.retarget(to: course.destination, rest: rest, at: problem.retargets.last?.time ?? 0)
        trace.finished = problem.firstFrame(from: course.restTime, in: times)
      case .friction(.exponential(let rate)):
        guard let decay = try? DashpotEngine.decay(rate: rate, of: problem) else { return }
        let course = try FrictionCourse(law: decay, from: start.position, velocity: start.velocity, rest: rest)
        trace.finished = problem.firstFrame(from: course.restTime, in: times)
      case .friction, .resistedSpring: break
      }
    } catch {
      throw .rejected(reason: "\(error)")
    }
  }

  private static func spring(_ oscillator: Oscillator, of problem: MotionProblem) throws(MotionError) -> Spring {
    do throws(EngineFailure) { return try DashpotEngine.spring(for: oscillator, in: problem) } catch {
      throw .notFinite(quantity: "the constants of the spring", component: 0, value: .nan)
    }
  }
}

extension MotionProblem {
  /// The frame at which what happens at a time is noticed: the first at or after it; the time itself beyond the last
  /// frame, nil for never or while a retarget is to come.
  func firstFrame(from time: Double, in times: [Double]) -> Double? {
    guard time.isFinite, lastChangeTime <= times.last ?? 0 else { return nil }
    return times.first { $0 >= time } ?? time
  }
}
