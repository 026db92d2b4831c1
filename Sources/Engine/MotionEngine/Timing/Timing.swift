/// Which time it is inside an animation, by Core Animation's two stages.
///
/// **Active time.** e = (t − begin) · |speed| runs from 0 to ``activeDuration(of:)``: the duration times the repeat count,
/// twice that when it autoreverses, or exactly the repeat duration. Its end belongs to it.
///
/// **Basic time.** sign(speed) · e + offset, folded by the duration into legs 0, 1, 2, …, and mirrored in the odd ones
/// when it autoreverses. A time on the border of two legs is the start of the later one; at the very end it is the end
/// of the last. An offset shifts the phase and not the end; a negative speed plays the phase backwards.
///
/// The legs are counted from the start and nothing is summed up, so time left over at a leg's end goes to the next one
/// and a million legs later the border is where it should be. A time within 2 ulp of a border is on it: 0.3 s is the
/// end of three legs of 0.1 s.
///
/// A duration of 0 is over at once; whatever number of legs it has, it ends where the last one ends. A speed of 0 stands
/// at the offset for ever.
public struct Timing: Hashable, Sendable {
  /// When it begins, in the parent's time, s.
  public let beginTime: Double
  /// The length of a leg in active time, s; nil: that of the timed motion. Infinity never ends.
  public let duration: Double?
  public let speed: Double
  /// s.
  public let timeOffset: Double
  public let repetition: Repetition
  /// Whether every leg is followed by one that is played backwards.
  public let autoreverses: Bool
  public let fillMode: FillMode

  /// From time 0, once, as long as the motion takes.
  public static let once = Timing(unchecked: .identity, duration: nil, .once, autoreverses: false, .removed)

  /// - Throws: ``TimingError`` unless begin time, speed and offset are finite, the duration zero or more, and a repeat
  ///   count or duration above zero.
  public init(
    beginTime: Double = 0, duration: Double? = nil, speed: Double = 1, timeOffset: Double = 0,
    repetition: Repetition = .once, autoreverses: Bool = false, fillMode: FillMode = .removed
  ) throws(TimingError) {
    let mapping = try TimeMapping(beginTime: beginTime, speed: speed, timeOffset: timeOffset)
    if let duration, !(duration >= 0) { throw .mustNotBeNegative(quantity: "the duration", value: duration) }
    try repetition.check()
    self.init(unchecked: mapping, duration: duration, repetition, autoreverses: autoreverses, fillMode)
  }

  private init(
    unchecked mapping: TimeMapping, duration: Double?, _ repetition: Repetition, autoreverses: Bool,
    _ fillMode: FillMode
  ) {
    beginTime = mapping.beginTime
    speed = mapping.speed
    timeOffset = mapping.timeOffset
    self.duration = duration
    self.repetition = repetition
    self.autoreverses = autoreverses
    self.fillMode = fillMode
  }

  /// The affine part alone.
  public var mapping: TimeMapping {
    TimeMapping(uncheckedBeginTime: beginTime, speed: speed, timeOffset: timeOffset)
  }

  /// The length of all legs together in active time, s.
  ///
  /// - Parameter natural: the duration of what is timed, s, used where ``duration`` is nil.
  public func activeDuration(of natural: Double) -> Double {
    let length = duration ?? natural
    let span = autoreverses ? 2 * length : length
    switch repetition {
    case .once: return span
    case .count(let count): return span == 0 ? 0 : span * count
    case .duration(let total): return total
    case .forever: return span == 0 ? 0 : .infinity
    }
  }

  /// When it ends, in the parent's time; infinity for never.
  public func endTime(of natural: Double) -> Double {
    speed == 0 ? .infinity : beginTime + activeDuration(of: natural) / speed.magnitude
  }
}
