/// `steps()` of CSS: the way is gone in jumps of one size.
///
/// The k-th step begins at the double next to k/n, and there the value is that after the jump.
public struct StepTiming: Hashable, Sendable {
  /// Into how many parts the time is divided.
  public let count: Int
  public let position: StepPosition

  /// - Throws: ``EasingError`` for less than one step, or two without jumps at the ends, and for more than doubles can count.
  public init(count: Int, position: StepPosition = .end) throws(EasingError) {
    let least = position == .jumpNone ? 2 : 1
    guard count >= least else { throw .tooFewSteps(count: count, least: least) }
    guard count <= 1 << 53 else { throw .tooManySteps(count: count, most: 1 << 53) }
    self.count = count
    self.position = position
  }

  private init(single position: StepPosition) {
    count = 1
    self.position = position
  }

  /// `step-start`: at the end at once.
  public static let start = StepTiming(single: .start)
  /// `step-end`: at the end at last.
  public static let end = StepTiming(single: .end)

  /// How many jumps there are.
  public var jumps: Int {
    switch position {
    case .jumpNone: count - 1
    case .jumpBoth: count + 1
    case .jumpStart, .jumpEnd, .start, .end: count
    }
  }

  /// The value at a time; CSS's *before flag* asks for that before the jump where there is one at the time itself.
  public func value(at time: Double, isBefore: Bool) -> Double {
    let number = Double(count)
    // Why: where doubles are whole numbers every one of them is the start of a step; and what is not finite stays so.
    guard time.magnitude < 0x1p53 else { return time * (number / Double(jumps)) }
    var step = (time * number).rounded(.down)
    // Why: the product may be rounded across a whole number; the places of the steps are what is defined.
    if (step + 1) / number <= time { step += 1 } else if step / number > time { step -= 1 }
    let isAtJump = step / number == time
    if position.jumpsAtStart { step += 1 }
    if isBefore && isAtJump { step -= 1 }
    if time >= 0 { step = max(step, 0) }
    if time <= 1 { step = min(step, Double(jumps)) }
    return step / Double(jumps)
  }
}

extension StepTiming: TimingFunction {
  /// Outside 0 … 1 the steps go on, as CSS Easing Functions says.
  public func value(at time: Double) -> Double { value(at: time, isBefore: false) }

  /// 0: between jumps nothing moves.
  public func derivative(at time: Double) -> Double { time.isNaN ? time : 0 }
}

/// Where steps jump; the raw value is CSS's word.
public enum StepPosition: String, CaseIterable, Hashable, Sendable {
  /// At the start of each part.
  case jumpStart = "jump-start"
  /// At the end of each part.
  case jumpEnd = "jump-end"
  /// Only between parts: it holds 0 and 1 for a part each.
  case jumpNone = "jump-none"
  /// Between parts and at both ends.
  case jumpBoth = "jump-both"
  /// The older word for ``jumpStart``.
  case start
  /// The older word for ``jumpEnd``.
  case end

  var jumpsAtStart: Bool { self == .jumpStart || self == .start || self == .jumpBoth }
  var jumpsAtEnd: Bool { self == .jumpEnd || self == .end || self == .jumpBoth }
}
