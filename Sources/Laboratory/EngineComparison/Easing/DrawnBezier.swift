internal import EngineModels

/// A timing curve and times on it, drawn for a region.
struct DrawnBezier {
  let points: ControlPoints
  let times: [Double]

  /// Times of one curve.
  static let batch = 16

  /// The number-th curve of a region; nil for the region of named curves.
  static func drawn(_ region: EasingRegion, number: Int, seed: UInt64) -> DrawnBezier? {
    var draws = SeededDraws(seed: seed, label: region.rawValue, number: number)
    guard let points = points(region, &draws) else { return nil }
    let times = (0..<batch).map { _ in min(max(time(region, points, &draws), 0x1p-1070), 1.0.nextDown) }
    return DrawnBezier(points: points, times: times)
  }

  private static func points(_ region: EasingRegion, _ draws: inout SeededDraws) -> ControlPoints? {
    func share() -> Double { draws.uniform(0, 1) }
    func height() -> Double { draws.uniform(-1, 2) }
    switch region {
    case .ordinary: return ControlPoints(x1: share(), y1: height(), x2: share(), y2: height())
    case .overshooting:
      let first = draws.sign() * draws.tenTo(-12, 12)
      return ControlPoints(x1: share(), y1: first, x2: share(), y2: draws.sign() * draws.tenTo(-12, 12))
    case .steepStarts:
      let x1 = nearZero(&draws)
      return ControlPoints(x1: x1, y1: height(), x2: draws.below(2) == 0 ? nearZero(&draws) : share(), y2: height())
    case .steepEnds:
      let x2 = 1 - nearZero(&draws)
      return ControlPoints(x1: draws.below(2) == 0 ? 1 - nearZero(&draws) : share(), y1: height(), x2: x2, y2: height())
    case .verticalTangents:
      return ControlPoints(x1: 1 - nearZero(&draws), y1: height(), x2: nearZero(&draws), y2: height())
    case .multipleRoots:
      let (x1, x2) = draws.oneOf([(0.0, 0.0), (0, share()), (share(), 1), (1, 1), (0, 1), (1, 0), (0, 0x1p-40)])
      return ControlPoints(x1: x1, y1: height(), x2: x2, y2: height())
    case .cusps: return cusp(&draws)
    case .flatEnds: return ControlPoints(x1: share(), y1: 0, x2: share(), y2: 1)
    case .corners:
      func corner() -> Double { draws.oneOf([0, 0.5, 1]) }
      return ControlPoints(x1: corner(), y1: corner(), x2: corner(), y2: corner())
    case .faintTimes:
      let x1 = draws.oneOf([0, draws.tenTo(-300, -1)])
      return ControlPoints(x1: x1, y1: height(), x2: draws.oneOf([0, draws.tenTo(-300, -1)]), y2: height())
    case .namedCurves: return nil
    }
  }

  /// y′ vanishes with x′ at an end, in the middle, or nearly.
  private static func cusp(_ draws: inout SeededDraws) -> ControlPoints {
    let slip = draws.oneOf([0, draws.sign() * draws.tenTo(-16, -2)])
    switch draws.below(3) {
    case 0:
      return ControlPoints(x1: draws.oneOf([0, draws.tenTo(-18, -3)]), y1: slip, x2: draws.uniform(0, 1), y2: 0.7)
    case 1:
      return ControlPoints(
        x1: draws.uniform(0, 1), y1: 0.3, x2: draws.oneOf([1, 1 - draws.tenTo(-16, -3)]), y2: 1 + slip)
    default:
      let y1 = draws.uniform(-1, 2)
      return ControlPoints(
        x1: draws.oneOf([1, 1 - draws.tenTo(-16, -3)]), y1: y1, x2: draws.oneOf([0, draws.tenTo(-18, -3)]),
        y2: y1 - 1 + slip)
    }
  }

  private static func nearZero(_ draws: inout SeededDraws) -> Double {
    draws.below(4) == 0 ? 0 : draws.tenTo(-16, -1)
  }

  private static func time(_ region: EasingRegion, _ points: ControlPoints, _ draws: inout SeededDraws) -> Double {
    switch region {
    case .steepStarts: return draws.below(4) == 0 ? draws.uniform(0, 1) : draws.tenTo(-20, 0)
    case .steepEnds: return draws.below(4) == 0 ? draws.uniform(0, 1) : 1 - draws.tenTo(-15.9, 0)
    case .verticalTangents, .multipleRoots, .cusps:
      let places = [0, 1, (1 + 3 * (points.x1 + points.x2)) / 8]
      let place = draws.oneOf(places)
      let way = draws.below(8) == 0 ? 0 : draws.tenTo(-17, -0.5)
      return draws.nudged(place == 0 ? way : place == 1 ? 1 - way : place + draws.sign() * way, by: 2)
    case .flatEnds: return draws.below(2) == 0 ? draws.tenTo(-20, 0) : 1 - draws.tenTo(-15.9, 0)
    case .corners: return draws.oneOf([draws.uniform(0, 1), Double(draws.integer(1...63)) / 64, draws.tenTo(-12, 0)])
    case .faintTimes: return draws.tenTo(-300, 0)
    case .ordinary, .overshooting, .namedCurves: return draws.uniform(0, 1)
    }
  }
}

/// Times on a named curve.
struct DrawnCurveTimes {
  let curve: StudiedCurve
  let times: [Double]

  /// Where halves, arcs and published samples meet.
  private static let places: [Double] = [0.5, 4.0 / 11, 8.0 / 11, 0.9, 10.0 / 11, 3.0 / 11, 7.0 / 11, 0.1]

  static func drawn(number: Int, seed: UInt64) -> DrawnCurveTimes {
    var draws = SeededDraws(seed: seed, label: EasingRegion.namedCurves.rawValue, number: number)
    let times = (0..<DrawnBezier.batch).map { _ -> Double in
      let time =
        switch draws.below(6) {
        case 0: draws.tenTo(-16, 0)
        case 1: 1 - draws.tenTo(-15.9, 0)
        case 2: draws.nudged(draws.oneOf(places), by: 3)
        default: draws.uniform(0, 1)
        }
      return min(max(time, 0x1p-60), 1.0.nextDown)
    }
    return DrawnCurveTimes(curve: StudiedCurves.all[number % StudiedCurves.all.count], times: times)
  }
}
