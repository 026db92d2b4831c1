/// What an odd leg of an autoreversing timing is.
public enum Reversal: Hashable, Sendable {
  /// The motion played backwards: what starts slowly ends slowly on its way back.
  case mirrored
  /// A motion of its own from the target to the start: what starts slowly starts slowly on its way back too.
  case swapped
}

/// What a finished play hands on to the next ones.
public enum Accumulation: Hashable, Sendable {
  /// Nothing: each begins at the start again.
  case none
  /// Its last value is added to all later ones, component by component; with autoreversing that of a whole there and
  /// back, which is the start.
  case endValue
  /// Its way, last value minus first, so that each goes on where the last one ended.
  case way
}
