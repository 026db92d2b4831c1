internal import MotionEngine

/// A spring's displacement as a function of the share of a time: an easing that ends wherever the spring is then.
struct SpringCourseEasing: TimingFunction {
  let kernel: SpringKernel
  /// s.
  let duration: Double

  init(_ spring: Spring, from start: SpringState, duration: Double) {
    kernel = SpringKernel(spring: spring, start: start)
    self.duration = duration
  }

  func value(at share: Double) -> Double { kernel.displacement(at: share * duration) }
  func derivative(at share: Double) -> Double { kernel.velocity(at: share * duration) * duration }
}
