#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// The places along one side of a heat map.
public struct HeatMapAxis: Hashable, Sendable {
  public enum Places: Hashable, Sendable {
    /// One for each value.
    case values([String])
    /// So many equal stretches of a range.
    case stretches(Int, of: ClosedRange<Double>, logarithmic: Bool)
    /// One place: the sweep has no such axis.
    case single
  }

  /// Of a range that is sampled.
  static let stretchCount = 24

  public let name: String
  public let places: Places

  init(_ axis: SweptAxis) {
    name = axis.name
    guard let range = axis.range else {
      places = .values(axis.values)
      return
    }
    let isLogarithmic = range.lowerBound > 0 && range.upperBound / range.lowerBound >= 50
    places = .stretches(Self.stretchCount, of: range, logarithmic: isLogarithmic)
  }

  private init(single name: String) {
    self.name = name
    places = .single
  }

  static let none = HeatMapAxis(single: "")

  public var count: Int {
    switch places {
    case .values(let values): values.count
    case .stretches(let count, _, _): count
    case .single: 1
    }
  }

  /// The place of a value; nil for one that was not there when the places were laid out.
  func place(of text: Substring) -> Int? {
    switch places {
    case .values(let values): return values.firstIndex { $0 == text }
    case .single: return 0
    case .stretches(let count, let range, let isLogarithmic):
      guard let value = Double(text), range.contains(value) else { return nil }
      guard range.lowerBound < range.upperBound else { return 0 }
      let fraction =
        isLogarithmic
        ? log(value / range.lowerBound) / log(range.upperBound / range.lowerBound)
        : (value - range.lowerBound) / (range.upperBound - range.lowerBound)
      return min(max(Int(fraction * Double(count)), 0), count - 1)
    }
  }

  /// What is written at a place: the value, or the middle of the stretch to three digits.
  public func label(at place: Int) -> String {
    switch places {
    case .values(let values): return Self.short(values[place])
    case .single: return ""
    case .stretches(let count, let range, let isLogarithmic):
      let fraction = (Double(place) + 0.5) / Double(count)
      let middle =
        isLogarithmic
        ? range.lowerBound * pow(range.upperBound / range.lowerBound, fraction)
        : range.lowerBound + fraction * (range.upperBound - range.lowerBound)
      return ShownNumber.text(middle, .significant(digits: 3))
    }
  }

  public var labels: [String] { (0..<count).map(label(at:)) }

  /// "1e10" for "10000000000"; the value as it is written where that is short or would lose a digit.
  private static func short(_ text: String) -> String {
    guard text.utf8.count > 5, let value = Double(text), value.isFinite else { return text }
    let short = (1...3).lazy.map { ShownNumber.text(value, .scientific(digits: $0)) }.first { Double($0) == value }
    guard let short, short.utf8.count < text.utf8.count else { return text }
    return short
  }
}

/// Which axes of a sweep a heat map is laid out along.
///
/// Across and up go the two axes with the most places, in the order of the ids; of equal ones stiffness and damping
/// ratio before others, then the earlier. The next one, with two to six values, gets a map for each of its values. The
/// rest is folded: a cell shows the worst of its cases.
public struct HeatMapLayout: Hashable, Sendable {
  static let largestFacetCount = 6

  public let x: HeatMapAxis
  public let y: HeatMapAxis
  public let facet: HeatMapAxis
  /// Names of the axes that a cell takes the worst over.
  public let folded: [String]

  init(_ axes: [SweptAxis]) {
    let names = axes.contains { $0.name != "point" } ? axes.filter { $0.name != "point" } : axes
    let drawable = names.filter(\.isDrawable)
    let varying = drawable.map(HeatMapAxis.init).filter { $0.count > 1 }
    let ranked = varying.enumerated().sorted { Self.precedes($0, $1) }
    let sides = ranked.prefix(2).sorted { $0.offset < $1.offset }.map(\.element)
    let rest = ranked.dropFirst(2).map(\.element)
    // Why: one axis alone goes up, where there is room for long names.
    x = sides.count > 1 ? sides[0] : .none
    y = sides.last ?? drawable.first.map(HeatMapAxis.init) ?? .none
    let facet = rest.first { axis in
      if case .values(let values) = axis.places { return values.count <= Self.largestFacetCount }
      return false
    }
    self.facet = facet ?? .none
    folded = varying.filter { axis in !sides.contains(axis) && axis != facet }.map(\.name)
  }

  private static func precedes(
    _ left: (offset: Int, element: HeatMapAxis), _ right: (offset: Int, element: HeatMapAxis)
  ) -> Bool {
    if left.element.count != right.element.count { return left.element.count > right.element.count }
    let (leftRank, rightRank) = (preference(left.element.name), preference(right.element.name))
    return leftRank != rightRank ? leftRank < rightRank : left.offset < right.offset
  }

  private static func preference(_ name: String) -> Int {
    ["stiffness", "dampingRatio"].firstIndex(of: name) ?? 2
  }
}
