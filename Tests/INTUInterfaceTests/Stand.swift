import INTUInterface
import MotionEngine

/// What a block and a completion were told.
final class Told {
  var progress: [Double] = []
  var finished: [Bool] = []

  func animations(_ value: Double) { progress.append(value) }
  func completion(_ value: Bool) { finished.append(value) }
}

/// An engine whose frames come at n/64 s, so that every time is exact.
struct Stand {
  let clock = ManualClock()
  let engine: AnimationEngine

  init() { engine = AnimationEngine(clock: clock) }

  func frames(_ range: ClosedRange<Int>) {
    for index in range { clock.tick(at: Double(index) / 64) }
  }
}
