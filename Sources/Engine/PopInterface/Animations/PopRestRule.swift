/// When a spring counts as being at rest, and is set to its target.
public enum PopRestRule: Hashable, Sendable {
  /// At the first frame after the value has left, for the last time, a band of half the threshold and in any case a
  /// thousandth of the amplitude around its target. It is the same at any frame rate, and no jump can be seen.
  case unseen
  /// Pop's own: by the last two frames, or by distance, speed and acceleration together, against bounds that follow
  /// from the threshold alone. It depends on the frame rate and cuts ways short that are small beside the threshold.
  case pop
}
