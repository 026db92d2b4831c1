/// One run of a method over a motion: what it cost and how far off it was.
public struct WorkPrecisionPoint: Hashable, Sendable {
  /// The step in s, the tolerance of a step as a fraction of the motion's own scales, or nil where nothing can be set.
  public var setting: Double?
  /// Right-hand sides evaluated; 0 for a closed form.
  public var evaluations: Int
  /// Jacobians evaluated, which implicit methods need besides.
  public var jacobians: Int
  /// Steps taken.
  public var steps: Int
  /// Largest |position − truth| over the instants, as a fraction of the amplitude; infinity for a motion that is not
  /// finite, nil where there is none.
  public var error: Double?
  /// Largest difference from the positions of the point before, as a fraction of the amplitude; nil for the first.
  public var change: Double?
  /// The error that rounding alone may make in so many steps, as a fraction of the amplitude.
  public var rounding: Double
  /// How the error changed from the point before: the slope of its logarithm over that of the step, or for a tolerance
  /// over that of the inverse of the evaluations.
  public var localOrder: Double?
  /// s of processor time for one run; nil where it was not measured.
  public var seconds: Double?
  /// Why there is no error.
  public var failure: String?

  public init(
    setting: Double? = nil, evaluations: Int = 0, jacobians: Int = 0, steps: Int = 0, error: Double? = nil,
    change: Double? = nil, rounding: Double = 0, localOrder: Double? = nil, seconds: Double? = nil,
    failure: String? = nil
  ) {
    self.setting = setting
    self.evaluations = evaluations
    self.jacobians = jacobians
    self.steps = steps
    self.error = error
    self.change = change
    self.rounding = rounding
    self.localOrder = localOrder
    self.seconds = seconds
    self.failure = failure
  }
}
