import MotionEngine
import MotionProblems
import Testing

@testable import EngineModels

@Suite("Frames later than an animator counts")
struct LateFrameTests {
  static let engines: [any EngineModel] = [
    AnimatorEngine(), CoreAnimationEngine(), UIKitEngine(), PopEngine(), INTUEngine(),
  ]

  /// A period of 2π·10¹⁴ s: still under way at the last frame an animator takes.
  private func slow() throws -> MotionProblem { try spring(stiffness: 1e-28, dampingCoefficient: 1e-15) }

  @Test("A motion that is asked for beyond them is refused, and does not stand still in silence", arguments: engines)
  func refused(engine: any EngineModel) throws {
    var trace = Trace()
    #expect(throws: EngineFailure.self) {
      try engine.record(try slow(), at: [0, Animator.largestTime.nextUp], restBand: 1e-3, into: &trace)
    }
  }

  @Test("At the last of them the motion is what the plain engine says", arguments: engines)
  func last(engine: any EngineModel) throws {
    let times = [0, 1e12, Animator.largestTime]
    let shown = try trace(of: engine, try slow(), at: times)
    let plain = try trace(of: DashpotEngine(), try slow(), at: times)
    #expect(plain.positions[2] != plain.positions[1])
    for (index, position) in shown.positions.enumerated() {
      expectClose(position, plain.positions[index], within: 1e-12, "\(engine.name) at \(times[index])")
    }
  }
}
