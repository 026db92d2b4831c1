public import MotionProblems

/// One parameter and the values it runs through.
public struct Axis: Hashable, Sendable {
  public enum Values: Hashable, Sendable {
    case numbers([Double])
    case names([String])
    case grid(NumberGrid)
    /// The whole range, for a sweep that samples it.
    case range(NumberGrid.Spacing, from: Double, to: Double)
  }

  public let parameter: AxisParameter
  public let values: Values
  /// How a `settlingDuration` is meant; nil for every other parameter.
  public let settlingRule: SettlingWords.Rule?

  public init(parameter: AxisParameter, values: Values, settlingRule: SettlingWords.Rule? = nil) {
    self.parameter = parameter
    self.values = values
    self.settlingRule = settlingRule
  }

  /// The number of points; nil for a range, which has none of its own.
  public var count: Int? {
    switch values {
    case .numbers(let numbers): numbers.count
    case .names(let names): names.count
    case .grid(let grid): grid.count
    case .range: nil
    }
  }

  /// The value at an index of a list or grid.
  func value(at index: Int) -> ParameterValue {
    switch values {
    case .numbers(let numbers): .number(numbers[index])
    case .names(let names): .name(names[index])
    case .grid(let grid): .number(grid.value(at: index))
    case .range(_, let from, _): .number(from)
    }
  }

  /// The value at a fraction in (0, 1) of the way: of a range the point, to six digits; of a list or grid the entry
  /// whose equal share of the way it is.
  func value(atFraction fraction: Double) -> ParameterValue {
    switch values {
    case .range(let spacing, let from, let to):
      .number(SampledRange(spacing: spacing, from: from, to: to).value(atFraction: fraction))
    case .numbers(let numbers): value(at: Int(fraction * Double(numbers.count)))
    case .names(let names): value(at: Int(fraction * Double(names.count)))
    case .grid(let grid): value(at: Int(fraction * Double(grid.count)))
    }
  }

  /// The index of the point whose text in an id this is, without a scan of a grid.
  func index(of text: String) -> Int? {
    switch values {
    case .names(let names): return names.firstIndex(of: text)
    case .numbers(let numbers): return Double(text).flatMap { numbers.firstIndex(of: $0) }
    case .grid(let grid): return Double(text).flatMap { grid.index(of: $0) }
    case .range: return nil
    }
  }

  /// The least, the greatest, and 0 where it is among them: where a combination is likeliest to be invalid.
  var extremes: [ParameterValue] {
    switch values {
    case .names(let names): return Array(Set([names.first, names.last].compactMap { $0 })).sorted().map { .name($0) }
    case .numbers(let numbers):
      guard let least = numbers.min(), let greatest = numbers.max() else { return [] }
      return Set([least, greatest] + numbers.filter { $0 == 0 }).sorted().map { .number($0) }
    case .grid(let grid):
      return Set([grid.from, grid.to] + (grid.index(of: 0) == nil ? [] : [0])).sorted().map { .number($0) }
    case .range(_, let from, let to): return [.number(from), .number(to)]
    }
  }
}
