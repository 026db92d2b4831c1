internal import MotionEngine

/// The end of an exponential at the first frame whose step is too small.
struct FrameStop {
  let decay: ExponentialDecay
  /// s.
  let frameDuration: Double
  /// Whether a step of this size, in units of the value, goes on.
  let goesOn: @Sendable (Double) -> Bool
  /// The size at which that changes.
  let smallestStep: Double

  /// The last frame, the first after the start being 1.
  ///
  /// The step of frame n is v₀/λ · (1 − e^(−λh)) e^(−λh(n − 1)), so the frame is found from its logarithm and then
  /// made sure of.
  func lastFrame(velocity: Double) -> Int {
    let first = decay.distance(after: frameDuration, from: velocity).magnitude
    guard goesOn(first) else { return 1 }
    let frames = MathLibrary.log(first / smallestStep) / (decay.frictionRate * frameDuration)
    var frame = max(1, Int(frames) - 1)
    while goesOn(step(frame, velocity)) { frame += 1 }
    return frame
  }

  private func step(_ frame: Int, _ velocity: Double) -> Double {
    let now = decay.distance(after: Double(frame) * frameDuration, from: velocity)
    return (now - decay.distance(after: Double(frame - 1) * frameDuration, from: velocity)).magnitude
  }
}
