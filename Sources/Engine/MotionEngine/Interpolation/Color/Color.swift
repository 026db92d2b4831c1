/// A colour in the space that it was given in.
///
/// Two colours are mixed in one space; which one it is shows in the way between, so that nothing is converted unasked:
/// ``mixed(with:at:)`` refuses two spaces, and ``converted(to:)`` is there for whoever wants one of them.
public enum Color: Hashable, Sendable {
  case grey(GreyColor)
  case rgb(RGBAColor)
  case hsb(HSBAColor)
  case oklab(OKLabColor)

  /// A space of colours.
  public enum Space: String, CaseIterable, Hashable, Sendable {
    case grey
    case rgb
    case hsb
    case oklab
  }

  public var space: Space {
    switch self {
    case .grey: .grey
    case .rgb: .rgb
    case .hsb: .hsb
    case .oklab: .oklab
    }
  }

  /// In red, green and blue.
  public var rgba: RGBAColor {
    switch self {
    case .grey(let grey): RGBAColor(grey)
    case .rgb(let color): color
    case .hsb(let color): RGBAColor(color)
    case .oklab(let color): RGBAColor(color)
    }
  }

  /// The same colour in another space; the same bits in its own.
  ///
  /// - Throws: ``InterpolationError/noGrey(_:)`` for a colour that no grey is.
  public func converted(to space: Space) throws(InterpolationError) -> Color {
    guard space != self.space else { return self }
    let color = rgba
    switch space {
    case .grey:
      guard color.red == color.green, color.green == color.blue else { throw .noGrey(color) }
      return .grey(GreyColor(white: color.red, alpha: color.alpha))
    case .rgb: return .rgb(color)
    case .hsb: return .hsb(HSBAColor(color))
    case .oklab: return .oklab(OKLabColor(color))
    }
  }

  /// The colour a share of the way to another one of the same space, part by part, the opacity too; both ends exactly,
  /// and beyond them where the share goes beyond.
  ///
  /// - Throws: ``InterpolationError/colorSpacesDiffer(_:_:)``.
  public func mixed(with end: Color, at share: Double) throws(InterpolationError) -> Color {
    switch (self, end) {
    case (.grey(let start), .grey(let end)): .grey(start.interpolated(to: end, at: share))
    case (.rgb(let start), .rgb(let end)): .rgb(start.interpolated(to: end, at: share))
    case (.hsb(let start), .hsb(let end)): .hsb(start.interpolated(to: end, at: share))
    case (.oklab(let start), .oklab(let end)): .oklab(start.interpolated(to: end, at: share))
    default: throw .colorSpacesDiffer(space, end.space)
    }
  }
}
