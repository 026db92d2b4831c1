internal import MotionEngine

/// The curve of a basic animation that was given none.
enum PopTiming {
  static let standard = LinearTiming()
}
