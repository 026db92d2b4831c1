internal import MotionEngine

/// What kind of curve timing parameters state, with the raw values of `UITimingCurveType`.
public enum TimingCurveType: Int, Hashable, Sendable, CaseIterable {
  case builtIn = 0
  case cubic = 1
  case spring = 2
  case composed = 3
}

/// The course of an animator: eased, or a spring's.
public enum TimingParameters: Hashable, Sendable {
  case cubic(CubicTimingParameters)
  case spring(SpringTimingParameters)

  public static func curve(_ curve: ViewAnimationCurve) -> TimingParameters {
    .cubic(CubicTimingParameters(animationCurve: curve))
  }

  public var timingCurveType: TimingCurveType {
    switch self {
    case .cubic(let parameters):
      if case .curve = parameters.words { .builtIn } else { .cubic }
    case .spring: .spring
    }
  }

  public var cubicTimingParameters: CubicTimingParameters? {
    if case .cubic(let parameters) = self { parameters } else { nil }
  }

  public var springTimingParameters: SpringTimingParameters? {
    if case .spring(let parameters) = self { parameters } else { nil }
  }

  /// How long an animator made with a duration runs, s.
  public func duration(animatorDuration: Double) throws(UIKitError) -> Double {
    switch self {
    case .cubic: animatorDuration
    case .spring(let parameters): try parameters.duration(animatorDuration: animatorDuration)
    }
  }

  /// The motion from one value to another.
  ///
  /// - Parameters:
  ///   - duration: how long it runs, s; whatever the words are, it is at its target then.
  ///   - moving: how fast the value moves now, units per second.
  ///   - velocity: how fast it is to start, units per second; nil: as the parameters say.
  func course<Value>(
    from: Value, to: Value, duration: Double, moving: Value? = nil, velocity: Value? = nil
  ) throws(UIKitError) -> CurveCourse<Value> {
    switch self {
    case .spring(let parameters) where duration > 0:
      let spring = try parameters.spring(animatorDuration: duration)
      let start = velocity ?? parameters.initialVelocity.absolute(from: from, to: to, moving: moving)
      return .spring(
        try UIKitError.wrapping { () throws(MotionError) in
          try SpringCourse(spring: spring, from: from, to: to, velocity: start, rest: .time(duration))
        })
    case .spring, .cubic:
      let function = cubicTimingParameters?.function ?? LinearTiming()
      return .eased(
        try UIKitError.wrapping { () throws(MotionError) in
          try EasedCourse(from: from, to: to, duration: duration, timing: function)
        })
    }
  }
}

extension SpringVelocity {
  /// Units per second; nil for none.
  fileprivate func absolute<Value: AnimatableValue>(from: Value, to: Value, moving: Value?) -> Value? {
    if case .current = self { return moving }
    var result = from.zero
    let near = to.form(nearestTo: from)
    for index in 0..<from.componentCount where index < near.componentCount {
      let way = near[component: index] - from[component: index]
      result[component: index] = share(component: index, of: from.componentCount) * way
    }
    return result
  }
}
