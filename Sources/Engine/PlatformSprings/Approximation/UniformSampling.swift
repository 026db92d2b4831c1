internal import MotionEngine

/// The usual way to write a motion as `linear()`: its values at evenly spaced times. Here to be compared with.
public enum UniformSampling {
  /// The fewest evenly spaced points on the curve, the last one moved to 1, whose lines stay within an error of it.
  ///
  /// - Parameters:
  ///   - curve: the motion, of a way of 1.
  ///   - duration: s.
  ///   - error: of the way.
  /// - Returns: `Int.max` beyond 20,000 points.
  public static func points(_ curve: SmoothCurve, duration: Double, within error: Double) -> Int {
    let step = (8 * error / 200 / curve.bendBound).squareRoot()
    let samples = SampledCurve(curve, duration: duration, intervals: max(64, Int((duration / step).rounded(.up))))
    func holds(_ count: Int) -> Bool {
      let points = (0..<count).map { index in
        let share = Double(index) / Double(count - 1)
        return PiecewiseLinear.Point(
          input: share, output: index == count - 1 ? 1 : index == 0 ? 0 : curve.state(share * duration).value)
      }
      return PiecewiseDeviation(points, samples).largest <= error
    }
    return (2...20_000).first(where: holds) ?? .max
  }
}
