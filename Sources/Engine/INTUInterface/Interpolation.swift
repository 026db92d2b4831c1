public import MotionEngine

/// INTUAnimationEngine's functions that mix two values by a progress. The progress is not limited: 0 and 1 give the values
/// themselves, exactly, and beyond them the way goes on.
public enum Interpolation {
  /// Numbers, points, sizes, rectangles, vectors, offsets, insets, and whatever else is animatable: number by number, or as
  /// the type mixes itself.
  public static func value<Value: AnimatableValue>(from start: Value, to end: Value, at progress: Double) -> Value {
    start.interpolated(to: end, at: progress)
  }

  /// Two colours in the space they are both given in, part by part, the opacity too.
  ///
  /// INTUAnimationEngine takes the first of hue, red–green–blue and grey in which it can have both; here the space is that
  /// of the colours. Convert them to go through another one.
  ///
  /// - Throws: `InterpolationError.colorSpacesDiffer`.
  public static func color(
    from start: Color, to end: Color, at progress: Double
  ) throws(InterpolationError) -> Color { try start.mixed(with: end, at: progress) }

  /// The first of two values below a progress of ½, the second from there on.
  public static func discrete<Value>(from start: Value, to end: Value, at progress: Double) -> Value {
    Discrete.value(start, end, at: progress)
  }

  /// The value of a list in whose part of 0 … 1 the progress lies; nil for an empty list.
  public static func discrete<Value>(of values: [Value], at progress: Double) -> Value? {
    Discrete.value(of: values, at: progress)
  }

  /// Two values whose kind is only known when the program runs.
  ///
  /// Numbers of any two kinds give a `Double`; two animatable values of one type, or two colours, are mixed as by their
  /// own call; two values of another one type are shown one after the other, changing over at ½.
  ///
  /// INTUAnimationEngine changes over at ½ for two values of unlike kinds too; here they are an error. It does not know
  /// vectors in this call; here they are mixed like points.
  ///
  /// - Throws: `InterpolationError.kindsDiffer`, `InterpolationError.colorSpacesDiffer`, and
  ///   `InterpolationError.countsDiffer` for two arrays of unequal length.
  public static func anything(
    from start: Any, to end: Any, at progress: Double
  ) throws(InterpolationError) -> Any {
    if let start = number(start), let end = number(end) {
      return Mixing.mix(start, end, at: progress)
    }
    if let start = start as? Color, let end = end as? Color { return try start.mixed(with: end, at: progress) }
    if let start = start as? any AnimatableValue { return try mixed(start, end, progress) }
    guard type(of: start) == type(of: end) else { throw kindsDiffer(start, end) }
    return Discrete.value(start, end, at: progress)
  }

  private static func mixed<Value: AnimatableValue>(
    _ start: Value, _ end: Any, _ progress: Double
  ) throws(InterpolationError) -> Any {
    guard let end = end as? Value else { throw kindsDiffer(start, end) }
    guard start.componentCount == end.componentCount else {
      throw .countsDiffer(start.componentCount, end.componentCount)
    }
    return start.interpolated(to: end, at: progress)
  }

  /// The number that a value is; nil for one that is none, a truth value among them.
  private static func number(_ value: Any) -> Double? {
    switch value {
    case let value as Double: value
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as any BinaryInteger: Double(value)
    default: nil
    }
  }

  private static func kindsDiffer(_ start: Any, _ end: Any) -> InterpolationError {
    .kindsDiffer("\(type(of: start))", "\(type(of: end))")
  }
}
