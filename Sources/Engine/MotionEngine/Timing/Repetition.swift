/// How often a timed thing is played.
public enum Repetition: Hashable, Sendable {
  case once
  /// So many times, there and back counting as one when it autoreverses; a fraction is played as far as it goes.
  case count(Double)
  /// As often as fits into so many seconds of its own time, a there and back not counted double.
  case duration(Double)
  case forever

  func check() throws(TimingError) {
    switch self {
    case .count(let count):
      guard count > 0 else { throw .mustBePositive(quantity: "the repeat count", value: count) }
    case .duration(let duration):
      guard duration > 0 else { throw .mustBePositive(quantity: "the repeat duration", value: duration) }
    case .once, .forever: break
    }
  }
}
