public import MotionEngine

/// When something runs, in the words of `CAMediaTiming`; all zero at first, as there.
///
/// `Timing` of `MotionEngine` says how a time follows from them.
public struct MediaTiming: Hashable, Sendable {
  /// The begin in the parent's time, s: of an object's animation in the object's time, of a group's child in the group's.
  /// 0 of an object's animation: the frame with which it is committed.
  public var beginTime: Double
  /// How much later than ``beginTime`` it begins, s; `CAMediaTiming` has no such word and adds the present time instead.
  public var delay: Double
  /// The length of one leg, s; 0: that of the transaction, or of the group around it.
  public var duration: Double
  /// Own seconds per second of the parent.
  public var speed: Double
  /// s; shifts the phase and not the end.
  public var timeOffset: Double
  /// How many times it is played, there and back counting as one; 0: once. Infinity: for ever.
  public var repeatCount: Double
  /// How long it is played, s, there and back not counting double; 0: as ``repeatCount`` says. Infinity: for ever.
  public var repeatDuration: Double
  public var autoreverses: Bool
  public var fillMode: FillMode

  public init(
    beginTime: Double = 0, delay: Double = 0, duration: Double = 0, speed: Double = 1, timeOffset: Double = 0,
    repeatCount: Double = 0, repeatDuration: Double = 0, autoreverses: Bool = false, fillMode: FillMode = .removed
  ) {
    self.beginTime = beginTime
    self.delay = delay
    self.duration = duration
    self.speed = speed
    self.timeOffset = timeOffset
    self.repeatCount = repeatCount
    self.repeatDuration = repeatDuration
    self.autoreverses = autoreverses
    self.fillMode = fillMode
  }

  /// The core's timing.
  ///
  /// - Parameters:
  ///   - begin: the begin in the parent's time, s.
  ///   - usualDuration: the length of a leg where ``duration`` is 0, s.
  /// - Throws: ``CoreAnimationError/bothRepeats(count:duration:)``, and ``CoreAnimationError/timing(_:)`` for numbers that
  ///   are no timing.
  func timing(beginningAt begin: Double, usualDuration: Double) throws(CoreAnimationError) -> Timing {
    guard repeatCount == 0 || repeatDuration == 0 else {
      throw .bothRepeats(count: repeatCount, duration: repeatDuration)
    }
    do throws(TimingError) {
      return try Timing(
        beginTime: begin, duration: duration == 0 ? usualDuration : duration, speed: speed, timeOffset: timeOffset,
        repetition: repetition, autoreverses: autoreverses, fillMode: fillMode)
    } catch {
      throw .timing(error)
    }
  }

  private var repetition: Repetition {
    if repeatDuration != 0 { return repeatDuration == .infinity ? .forever : .duration(repeatDuration) }
    if repeatCount != 0 { return repeatCount == .infinity ? .forever : .count(repeatCount) }
    return .once
  }
}

/// Something with the words of `CAMediaTiming`.
public protocol MediaTimed {
  var mediaTiming: MediaTiming { get set }
}

extension MediaTimed {
  /// ``MediaTiming/beginTime``
  public var beginTime: Double {
    get { mediaTiming.beginTime }
    set { mediaTiming.beginTime = newValue }
  }

  /// ``MediaTiming/delay``
  public var delay: Double {
    get { mediaTiming.delay }
    set { mediaTiming.delay = newValue }
  }

  /// ``MediaTiming/duration``
  public var duration: Double {
    get { mediaTiming.duration }
    set { mediaTiming.duration = newValue }
  }

  /// ``MediaTiming/speed``
  public var speed: Double {
    get { mediaTiming.speed }
    set { mediaTiming.speed = newValue }
  }

  /// ``MediaTiming/timeOffset``
  public var timeOffset: Double {
    get { mediaTiming.timeOffset }
    set { mediaTiming.timeOffset = newValue }
  }

  /// ``MediaTiming/repeatCount``
  public var repeatCount: Double {
    get { mediaTiming.repeatCount }
    set { mediaTiming.repeatCount = newValue }
  }

  /// ``MediaTiming/repeatDuration``
  public var repeatDuration: Double {
    get { mediaTiming.repeatDuration }
    set { mediaTiming.repeatDuration = newValue }
  }

  /// ``MediaTiming/autoreverses``
  public var autoreverses: Bool {
    get { mediaTiming.autoreverses }
    set { mediaTiming.autoreverses = newValue }
  }

  /// ``MediaTiming/fillMode``
  public var fillMode: FillMode {
    get { mediaTiming.fillMode }
    set { mediaTiming.fillMode = newValue }
  }
}
