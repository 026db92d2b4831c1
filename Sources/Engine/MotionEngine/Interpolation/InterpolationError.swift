/// Why there is no way between two values.
public enum InterpolationError: Error, Hashable, Sendable {
  /// Two colours of two spaces, between which the way would depend on the space it is taken in.
  case colorSpacesDiffer(Color.Space, Color.Space)
  /// A colour with a hue has no grey that is the same.
  case noGrey(RGBAColor)
  /// Two values of unlike kinds.
  case kindsDiffer(String, String)
  /// Two values of one kind and unequal counts of numbers.
  case countsDiffer(Int, Int)
}

extension InterpolationError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .colorSpacesDiffer(let start, let end):
      "one colour is in \(start.rawValue) and the other in \(end.rawValue); convert one of them"
    case .noGrey(let color):
      "the colour of \(color.red), \(color.green), \(color.blue) is no grey; convert to rgb, hsb or oklab instead"
    case .kindsDiffer(let start, let end):
      "one value is a \(start) and the other a \(end); give two of one kind"
    case .countsDiffer(let start, let end):
      "one value has \(start) numbers and the other \(end); give as many"
    }
  }
}
