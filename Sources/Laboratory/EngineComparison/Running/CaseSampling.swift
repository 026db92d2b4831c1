internal import MotionProblems

/// The instants at which a case is read.
///
/// Frames are used where ωₙ · dt, or dt times the share of its speed that friction takes a second at first, lies in 0.01…3 and there are at most 5,000 of them; elsewhere a frame schedule would
/// either see next to nothing of the motion or drown in samples, and 360 even samples take its place. The record says
/// which it was.
///
/// At the border of two legs a repeated motion jumps or turns: instants within 10⁻⁹ of a leg of it are left out, since
/// there the last bit of a sum decides which leg it is. So are those of the last sixteenth of the last leg and later,
/// where frames may go beyond the window.
struct CaseSampling {
  /// s of the wall.
  let times: SampleTimes
  /// The same instants in the motion's own time; nil where nothing holds it up.
  let played: PlayedTimes?
  let text: String
  /// Frames per second, nil when even samples were taken.
  let frameRate: Double?

  init(of subject: Case, window: Double) {
    let asked: SampleTimes
    if case .frames(let frames) = subject.schedule, Self.suits(frames, subject.problem, window) {
      asked = frames.times(over: window)
      text = subject.scheduleText
      frameRate = frames.rate
    } else {
      var count = 360
      if case .uniform(let given) = subject.schedule { count = given }
      asked = SampleTimes.uniform(count: count, over: window)
      text = "\(count) samples\(subject.playback?.text ?? "")"
      frameRate = nil
    }
    times = subject.playback.map { Self.apart(asked, from: $0) } ?? asked
    let wall = times.times
    played = subject.playback.map { PlayedTimes($0, at: wall) }
  }

  /// The times in the motion itself.
  var motionTimes: SampleTimes { played?.motion ?? times }

  /// The instants that are not at the border of two legs.
  private static func apart(_ times: SampleTimes, from playback: Playback) -> SampleTimes {
    guard let repeats = playback.repeats else { return times }
    let end = (Double(repeats.count) - 0.0625) * repeats.duration
    return SampleTimes(
      arbitrary: times.times.filter { time in
        let running = playback.runningTime(at: time)
        return time == 0
          || running < end && playback.distanceToBorder(atRunning: running) > 1e-9 * repeats.duration
      })
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
