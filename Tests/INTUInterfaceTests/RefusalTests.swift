import INTUInterface
import MotionEngine
import Testing

@Suite("What an engine refuses")
struct RefusalTests {
  private func message(_ body: (AnimationEngine) throws(INTUError) -> Void) -> String {
    let stand = Stand()
    do throws(INTUError) {
      try body(stand.engine)
      return "taken"
    } catch {
      #expect(stand.engine.activeIDs.isEmpty && !stand.clock.isRunning)
      return "\(error)"
    }
  }

  @Test("durations, delays and start times", arguments: [Double.nan, .infinity, -1])
  func durations(_ value: Double) {
    #expect(message { engine throws(INTUError) in try engine.animate(duration: value) }.hasPrefix("the duration is"))
    if value != -1 {
      #expect(
        message { engine throws(INTUError) in try engine.animate(duration: 1, delay: value) }.hasPrefix("the delay is"))
      #expect(
        message { engine throws(INTUError) in try engine.animate(duration: 1, at: value) }.hasPrefix(
          "the start time is"))
    }
  }

  @Test("repeats that make no sense")
  func repeats() {
    #expect(
      message { engine throws(INTUError) in try engine.animate(duration: 0, options: .repeat) }.contains(
        "cannot be repeated"))
    #expect(
      message { engine throws(INTUError) in try engine.animate(duration: 1, options: .autoreverse) }.contains(
        "add .repeat"))
  }

  @Test(
    "constants that are no spring: damping 0 or more, stiffness and mass above 0",
    arguments: [(-1.0, 100.0, 1.0), (5, 0, 1), (5, 100, 0), (.nan, 100, 1), (5, .infinity, 1), (5, 100, -1)])
  func springs(_ damping: Double, _ stiffness: Double, _ mass: Double) {
    let text = message { engine throws(INTUError) in
      try engine.animate(damping: damping, stiffness: stiffness, mass: mass)
    }
    #expect(text.contains("give a finite number"), "\(text)")
  }
}
