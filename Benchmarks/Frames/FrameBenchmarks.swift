import MotionEngine

/// A frame of one running property animation through each interface, by turns with the mathematics of the frame alone; and
/// what a steady frame allocates.
enum FrameBenchmarks {
  /// ns.
  static let longestFrame = 100.0
  /// Of what runs for a time, s: longer than all its frames.
  static let duration = 200.0

  private static let frames = 20_000
  /// Why so short: no spring turns more often while it is timed than one does in an app.
  private static let interval = 1.0 / 4000

  static var subjects: [FrameSubject] {
    FrameSubject.core + FrameSubject.pop + FrameSubject.coreAnimation + FrameSubject.uiKit + FrameSubject.intu
  }

  static var all: [Comparison] { subjects.map { comparison($0) } }

  static var allocations: [AllocationCount] {
    subjects.map { subject in
      AllocationCount(name: subject.name, isPromised: subject.isPromised) {
        let tick = try subject.start()
        var frame = 0.0
        return {
          frame += 1
          tick(frame * interval)
        }
      }
    }
  }

  private static func comparison(_ subject: FrameSubject) -> Comparison {
    Comparison(
      name: subject.name, beside: "its mathematics alone", unit: "frames", units: frames,
      promise: subject.isPromised ? .nanoseconds(atMost: longestFrame) : .none
    ) {
      let tick = try subject.start()
      let value = try subject.law.bareEvaluation()
      var (ours, theirs) = (0, 0)
      return (
        {
          for frame in ours..<(ours + frames) { tick(Double(frame) * interval) }
          ours += frames
        },
        {
          var sum = 0.0
          for frame in theirs..<(theirs + frames) { sum += value(Double(frame) * interval) }
          keep(sum)
          theirs += frames
        }
      )
    }
  }
}
