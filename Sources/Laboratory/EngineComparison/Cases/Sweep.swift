/// A template and the axes that vary it.
public struct Sweep: Hashable, Sendable {
  public enum Sampling: Hashable, Sendable {
    /// Every combination, the last axis running fastest.
    case grid
    case sobol(count: Int, seed: UInt64)
  }

  public let name: String
  public let summary: String
  /// What every case of it shares.
  public let template: [AxisParameter: ParameterValue]
  /// In the order of the file.
  public let axes: [Axis]
  public let sampling: Sampling
  public let schedule: ScheduleTemplate
  public let retargets: [RetargetTemplate]
  public let changes: [ChangeTemplate]
  public let playback: PlaybackTemplate
  public let window: WindowRule
  /// Its own list, or the suite's.
  public let engines: [EngineSelection]
  /// A fraction of the settling scale.
  public let settlingBand: Double
  /// At most ``Suite/largestCaseCount``: the parser has seen to it.
  public let caseCount: Int

  /// The number of combinations as a double, which cannot overflow.
  static func countAsDouble(axes: [Axis], sampling: Sampling) -> Double {
    switch sampling {
    case .grid: axes.reduce(1) { $0 * Double($1.count ?? 1) }
    case .sobol(let count, _): Double(count)
    }
  }

  /// The digits of a case's place in the grid, one for each axis.
  func digits(of index: Int) -> [Int] {
    var rest = index
    var digits = Array(repeating: 0, count: axes.count)
    for axis in axes.indices.reversed() {
      let count = axes[axis].count ?? 1
      digits[axis] = rest % count
      rest /= count
    }
    return digits
  }

  /// The place of a combination.
  func index(of digits: [Int]) -> Int {
    zip(axes, digits).reduce(0) { $0 * ($1.0.count ?? 1) + $1.1 }
  }

  /// The values of the axes in one case.
  func values(at index: Int) -> [ParameterValue] {
    switch sampling {
    case .grid: zip(axes, digits(of: index)).map { $0.value(at: $1) }
    case .sobol(_, let seed):
      axes.indices.map { axes[$0].value(atFraction: SobolPoint(seed: seed).coordinate($0, at: index)) }
    }
  }
}
