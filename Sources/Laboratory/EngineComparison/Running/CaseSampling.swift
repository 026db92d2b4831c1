internal import MotionProblems

/// The instants at which a case is read.
///
/// Frames are used where ωₙ · dt, or dt times the share of its speed that friction takes a second at first, lies in 0.01…3 and there are at most 5,000 of them; elsewhere a frame schedule would
/// either see next to nothing of the motion or drown in samples, and 360 even samples take its place. The record says
/// which it was.
struct CaseSampling {
  let times: SampleTimes
  let text: String
  /// Frames per second, nil when even samples were taken.
  let frameRate: Double?

  init(of subject: Case, window: Double) {
    if case .frames(let frames) = subject.schedule, Self.suits(frames, subject.problem, window) {
      times = frames.times(over: window)
      text = subject.scheduleText
      frameRate = frames.rate
      return
    }
    var count = 360
    if case .uniform(let asked) = subject.schedule { count = asked }
    times = SampleTimes.uniform(count: count, over: window)
    text = "\(count) samples"
    frameRate = nil
  }

  private static func suits(_ frames: DisplayFrames, _ problem: MotionProblem, _ window: Double) -> Bool {
    let rate: Double
    switch problem.law {
    case .spring(let oscillator), .resistedSpring(let oscillator, _): rate = oscillator.naturalFrequency
    case .friction(let friction): rate = friction.relativeRate(at: problem.start.velocity)
    }
    return (0.01...3).contains(rate / frames.rate) && window * frames.rate <= 5000
  }
}
