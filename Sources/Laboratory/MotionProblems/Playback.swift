/// What an app does to a motion from outside: it holds it up for a while, or plays it again and again.
///
/// **Running time** is the time of the wall without the pauses: a = t − (what the pauses have taken so far). Without
/// ``repeats`` the time in the motion is the running time.
///
/// **Legs.** A repeated motion is cut off after D = ``Repeats/duration`` and begins anew. With n = ⌊a/D⌋ the time in the
/// motion is a − n D, and (n + 1) D − a in the odd legs of one that ``Repeats/autoreverses``, where the velocity has the
/// opposite sign. A time on the border of two legs belongs to the later one. Nothing is said of what is shown after the
/// last leg.
///
/// **Exactness.** Lengths are whole multiples of ``grain``, a power of two, so that for every double t of the wall the time in
/// the motion is a double too, without any rounding: the truth at t is the truth of the motion at exactly that time.
public struct Playback: Hashable, Sendable {
  /// Nothing moves for a while.
  public struct Pause: Hashable, Sendable {
    /// When it begins, s of the wall, > 0.
    public let start: Double
    /// s, > 0.
    public let length: Double

    public init(start: Double, length: Double) {
      self.start = start
      self.length = length
    }

    /// When the motion goes on, s of the wall.
    public var end: Double { start + length }
  }

  /// The motion is played more than once.
  public struct Repeats: Hashable, Sendable {
    /// How many legs there are, at least 2; a way back is a leg of its own.
    public let count: Int
    /// D, the length of a leg, s, > 0.
    public let duration: Double
    /// Whether every second leg is the motion played backwards.
    public let autoreverses: Bool

    public init(count: Int, duration: Double, autoreverses: Bool = false) {
      self.count = count
      self.duration = duration
      self.autoreverses = autoreverses
    }
  }

  /// In order of time, apart.
  public let pauses: [Pause]
  /// nil for a motion that is played once, to its end.
  public let repeats: Repeats?
  /// Every length is a whole multiple of it, s; a power of two.
  public let grain: Double

  /// - Parameter grain: s, a power of two.
  /// - Throws: ``ProblemError`` for pauses that are not apart and in order after 0, lengths that are not above 0 or not
  ///   multiples of the grain, and fewer than two legs.
  public init(pauses: [Pause] = [], repeats: Repeats? = nil, grain: Double) throws(ProblemError) {
    guard grain.isNormal, grain > 0, grain.significandBitPattern == 0 else {
      throw .mustBePowerOfTwo(quantity: "grain", value: grain)
    }
    var last = 0.0
    for pause in pauses {
      guard pause.start.isFinite, pause.start > last else {
        throw .pausesMustAscend(time: pause.start, previous: last)
      }
      try Self.check(pause.start, "start of a pause", grain)
      try Self.check(pause.length, "length of a pause", grain)
      last = pause.end
    }
    if let repeats {
      guard repeats.count >= 2 else { throw .mustRepeat(legs: repeats.count) }
      try Self.check(repeats.duration, "length of a leg", grain)
    }
    self.pauses = pauses
    self.repeats = repeats
    self.grain = grain
  }

  /// Refuses to repeat a motion that is changed on its way.
  public func check(playing problem: MotionProblem) throws(ProblemError) {
    guard repeats == nil || problem.retargets.isEmpty && problem.constantsChanges.isEmpty else {
      throw .repeatedMotionStays
    }
  }

  private static func check(_ value: Double, _ quantity: String, _ grain: Double) throws(ProblemError) {
    guard value.isFinite, value > 0 else { throw .mustBePositive(quantity: quantity, value: value) }
    // Why 40 bits: they leave room for sums, and for the multiples of a leg.
    guard value / grain < 0x1p40, (value / grain).rounded() == value / grain else {
      throw .mustBeMultiple(quantity: quantity, value: value, grain: grain)
    }
  }

  /// The nearest multiple of a grain, at least one.
  public static func rounded(_ value: Double, to grain: Double) -> Double {
    max((value / grain).rounded(), 1) * grain
  }

  /// Up to where times are exact, s of the wall.
  public var horizon: Double { grain * 0x1p53 }
}
